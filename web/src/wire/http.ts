/** The HTTP API. Every failure is an `ApiError` with the objections of the server. */

import { effect, signal } from "@preact/signals";
import { language } from "../app/i18n";
import type { Endpoints, LocalisedObjection, Refusal } from "./protocol.gen";

export class ApiError extends Error {
  constructor(readonly objections: LocalisedObjection[]) {
    super(objections.map((objection) => objection.code).join(", "));
  }
}

const OFFLINE: LocalisedObjection = { code: "server/unavailable", text: "", args: { offline: 1 } };

/** The last try did not reach the server, or the device has no network. */
export const offline = signal(false);
globalThis.addEventListener?.("offline", () => (offline.value = true));

const ASK_AGAIN_MS = 4000;

/** Nobody has to press anything for it: what waits for the server is there again as soon as it answers. */
effect(() => {
  if (!offline.value) return;
  const ask = () =>
    fetch("/api/health", { cache: "no-store" }).then(
      (answer) => {
        if (answer.ok) offline.value = false;
      },
      () => undefined,
    );
  const timer = setInterval(ask, ASK_AGAIN_MS);
  addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    removeEventListener("online", ask);
  };
});

/** The server was not reached at all. */
export const isOffline = (why: readonly LocalisedObjection[]): boolean => why.includes(OFFLINE);

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    const response = await fetch(path, {
      method,
      headers: { "accept-language": language.value, ...(method === "GET" ? {} : { "content-type": "application/json" }) },
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    offline.value = false;
    return response;
  } catch {
    offline.value = true;
    throw new ApiError([OFFLINE]);
  }
}

/** What a request to an endpoint carries: parts of its path, its query and body, and which session of this device asks. */
interface Asking<E extends keyof Endpoints> {
  path?: Record<string, string>;
  query?: Endpoints[E] extends { query: infer Query } ? Query : never;
  body?: Endpoints[E] extends { body: infer Body } ? Body : never;
  local?: number;
}

/** Asks an endpoint; the types of what goes out and comes back are the server's. */
export async function call<E extends keyof Endpoints>(endpoint: E, asking: Asking<E> = {}): Promise<Endpoints[E]["answer"]> {
  const response = await ask(endpoint, asking);
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as Endpoints[E]["answer"];
  const violations = (data as Partial<Refusal> | null)?.violations;
  throw new ApiError(violations?.length ? violations : [{ code: "server/unavailable", text: "" }]);
}

/** Asks an endpoint that answers with text. */
export async function callForText<E extends keyof Endpoints>(endpoint: E, asking: Asking<E>): Promise<string> {
  const response = await ask(endpoint, asking);
  if (!response.ok) throw new ApiError([{ code: response.status === 404 ? "server/not-found" : "server/unavailable", text: "" }]);
  return response.text();
}

function ask<E extends keyof Endpoints>(endpoint: E, { path = {}, query, body, local }: Asking<E>): Promise<Response> {
  const [method = "", template = ""] = endpoint.split(" ");
  const values = { ...(query as Record<string, string> | undefined), ...(local ? { local: `${local}` } : {}) };
  const search = `${new URLSearchParams(values)}`;
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  return send(method, search ? `${address}?${search}` : address, body);
}
