/** The HTTP API. Every failure is an `ApiError` with the objections of the server. */

import { signal } from "@preact/signals";
import { language } from "../app/i18n";
import type { Objection } from "./protocol";

export class ApiError extends Error {
  constructor(readonly objections: Objection[]) {
    super(objections.map((objection) => objection.code).join(", "));
  }
}

const OFFLINE: Objection = { code: "server/unavailable", text: "", args: { offline: 1 } };

/** The last try did not reach the server. */
export const offline = signal(false);

/** The server was not reached at all. */
export const isOffline = (why: readonly Objection[]): boolean => why.includes(OFFLINE);

export async function send(method: string, path: string, body?: unknown): Promise<Response> {
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

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const violations = (data as { violations?: Objection[] } | null)?.violations;
  throw new ApiError(violations?.length ? violations : [{ code: "server/unavailable", text: "" }]);
}
