/** The account over HTTP: sign up, log in and out, rename, delete, tokens for bots. */

import { call } from "../wire/http";
import type { BotToken, Player } from "../wire/protocol";
import { me } from "../wire/session";

async function become(path: string, body: unknown): Promise<void> {
  me.value = (await call<{ me: Player | null }>("POST", path, body)).me;
}

export const logIn = (name: string, password: string): Promise<void> => become("/api/login", { name, password });
export const signUp = (name: string, password: string): Promise<void> => become("/api/account", { name, password });
export const rename = (name: string): Promise<void> => become(me.value?.account ? "/api/account/name" : "/api/session", { name });
export const changePassword = (password: string, new_password: string): Promise<void> =>
  become("/api/account/password", { password, new_password });

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
