/** The browser offers to install the page as an app; it waits here until somebody wants it. */

import { signal } from "@preact/signals";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export const installer = signal<Offer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer.value = event as Offer;
});
addEventListener("appinstalled", () => {
  installer.value = null;
});

export async function install(): Promise<void> {
  const offer = installer.value;
  installer.value = null;
  await offer?.prompt();
}
