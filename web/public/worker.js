// Keeps the page's own files, so that the app opens at once and also without a network. Games always come from the server.
const CACHE = "meldstone-2";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// a page says what it was made of; another main script is another build, and the files of the last one go
self.addEventListener("message", (event) => {
  const paths = event.data?.keep;
  if (Array.isArray(paths)) event.waitUntil(keep(paths));
});

async function keep(paths) {
  const main = paths.find((path) => path.startsWith("/assets/index-") && path.endsWith(".js"));
  const cache = await caches.open(CACHE);
  const known = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const old = known.some((path) => path.startsWith("/assets/index-") && path.endsWith(".js")) && !known.includes(main);
  if (old) for (const path of known) if (path.startsWith("/assets/") && !paths.includes(path)) await cache.delete(path);
  const missing = paths.filter((path) => (old && !path.startsWith("/assets/")) || !known.includes(path));
  // a few at a time: somebody may be playing
  for (let i = 0; i < missing.length; i += 6)
    await Promise.all(missing.slice(i, i + 6).map((path) => cache.add(path).catch(() => undefined)));
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

// names of files under /assets change with their content
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

// what the rules are made of; everything else of the server is about games
const READABLE = ["/api/editions"];

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") && !READABLE.includes(url.pathname)) return;
  event.respondWith(url.pathname.startsWith("/assets/") ? kept(event.request) : fresh(event.request));
});

// whoever presses a notification wants to see the table
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((windows) => windows[0]?.focus()));
});
