/** The HTTP API. Every failure is an `ApiError` with the objections of the server. */

import { signal } from "@preact/signals";
import { language } from "./i18n";
import type { DealProof, Editions, Hint, Listing, Objection, Player, RoomInfo, Settings, TableChecked, TableText, Took } from "./protocol";

export class ApiError extends Error {
  constructor(readonly objections: Objection[]) {
    super(objections.map((one) => one.code).join(", "));
  }
}

const OFFLINE: Objection = { code: "server/unavailable", text: "" };

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { "accept-language": language.value, ...(method === "GET" ? {} : { "content-type": "application/json" }) },
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new ApiError([OFFLINE]);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const violations = (data as { violations?: Objection[] } | null)?.violations;
  throw new ApiError(violations?.length ? violations : [OFFLINE]);
}

/** Somebody else on this device, who has a session of their own beside the main one. */
export const as = (local: number): string => (local ? `?local=${local}` : "");

export const me = signal<Player | null>(null);

export async function whoAmI(): Promise<void> {
  me.value = (await call<{ me: Player | null }>("GET", "/api/session")).me;
}

/** Signs in as a guest under this name; keeps the identity if there is one. */
export async function signIn(name: string): Promise<void> {
  if (me.value && (me.value.name === name || me.value.account)) return;
  me.value = (await call<{ me: Player }>("POST", "/api/session", { name })).me;
}

export const newRoom = (settings: Settings, sit = true): Promise<RoomInfo> => call("POST", "/api/rooms", { settings, sit });
export const lobby = (): Promise<Listing[]> => call("GET", "/api/rooms");
export const myRooms = (): Promise<RoomInfo[]> => call("GET", "/api/my-rooms");
export const dealOf = (game: string): Promise<DealProof> => call("GET", `/api/games/${encodeURIComponent(game)}/deal`);
export const askHint = (room: string, local = 0): Promise<Hint> => call("POST", `/api/rooms/${room}/hint${as(local)}`);
export const check = (room: string, table: TableText, took: Took, local = 0): Promise<TableChecked> =>
  call("POST", `/api/rooms/${room}/check${as(local)}`, { table, took, language: language.value });

let known: Promise<Editions> | null = null;
export function editions(): Promise<Editions> {
  known ??= call<Editions>("GET", "/api/editions").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
