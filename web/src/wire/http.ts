/** The HTTP API. Every failure is an `ApiError` with the objections of the server. */

import { signal } from "@preact/signals";
import { language } from "../app/i18n";
import type { BotToken, DealProof, Editions, GameInfo, Hint, Listing, Objection, Player, RatingInfo, RoomInfo, Settings, TableChecked, TableText, Took } from "./protocol";

export class ApiError extends Error {
  constructor(readonly objections: Objection[]) {
    super(objections.map((one) => one.code).join(", "));
  }
}

const OFFLINE: Objection = { code: "server/unavailable", text: "", args: { offline: 1 } };

/** The last try did not reach the server. */
export const offline = signal(false);

/** The server was not reached at all. */
export const isOffline = (why: readonly Objection[]): boolean => why.includes(OFFLINE);

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
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
  const response = await ask(method, path, body);
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const violations = (data as { violations?: Objection[] } | null)?.violations;
  throw new ApiError(violations?.length ? violations : [{ code: "server/unavailable", text: "" }]);
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

export const gameInfo = (game: string): Promise<GameInfo> => call("GET", `/api/games/${encodeURIComponent(game)}`);

/** The record of a finished game, an event in every line. */
export async function gameRecord(game: string): Promise<string> {
  const response = await ask("GET", `/api/games/${encodeURIComponent(game)}/record?form=json`);
  if (!response.ok) throw new ApiError([{ code: response.status === 404 ? "server/not-found" : "server/unavailable", text: "" }]);
  return response.text();
}

export const myGames = (before?: string): Promise<GameInfo[]> => call("GET", `/api/games?limit=20${before ? `&before=${encodeURIComponent(before)}` : ""}`);
export const ratingsOf = (player: string): Promise<RatingInfo[]> => call("GET", `/api/ratings/${encodeURIComponent(player)}`);
export const leaders = (edition: string, size: number, offset: number): Promise<RatingInfo[]> =>
  call("GET", `/api/leaderboard?edition=${encodeURIComponent(edition)}&size=${size}&offset=${offset}&limit=20`);

// --- the account ----------------------------------------------------------------------------------------------------------------

async function become(path: string, body: unknown): Promise<void> {
  me.value = (await call<{ me: Player | null }>("POST", path, body)).me;
}

export const logIn = (name: string, password: string): Promise<void> => become("/api/login", { name, password });
export const signUp = (name: string, password: string): Promise<void> => become("/api/account", { name, password });
export const rename = (name: string): Promise<void> => become(me.value?.account ? "/api/account/name" : "/api/session", { name });
export const changePassword = (password: string, new_password: string): Promise<void> => become("/api/account/password", { password, new_password });

async function leaveWith(method: string, path: string, body?: unknown): Promise<void> {
  await call(method, path, body);
  me.value = null;
}

export const logOut = (): Promise<void> => leaveWith("DELETE", "/api/session");
export const logOutEverywhere = (): Promise<void> => leaveWith("POST", "/api/logout-everywhere");
export const deleteAccount = (password: string): Promise<void> => leaveWith("POST", "/api/account/delete", { password });
export const exportAccount = (): Promise<unknown> => call("GET", "/api/account/export");
export const botTokens = (): Promise<BotToken[]> => call("GET", "/api/bot-tokens");
export const makeBotToken = (label: string): Promise<BotToken> => call("POST", "/api/bot-tokens", { label });
export const revokeBotToken = (id: string): Promise<void> => call("DELETE", `/api/bot-tokens/${id}`);
