/** The account over HTTP: sign up, log in and out, rename, delete, tokens for bots. */

import { call } from "../wire/http";
import type { BotTokenInfo, Me, NewBotToken } from "../wire/protocol.gen";
import { me } from "../wire/session";

async function become(asked: Promise<Me>): Promise<void> {
  me.value = (await asked).me;
}

async function leave(asked: Promise<unknown>): Promise<void> {
  await asked;
  me.value = null;
}

export const logIn = (name: string, password: string): Promise<void> =>
  become(call("POST /api/login", { body: { name, password } }));
export const signUp = (name: string, password: string): Promise<void> =>
  become(call("POST /api/account", { body: { name, password } }));
export const rename = (name: string): Promise<void> =>
  become(call(me.value?.account ? "POST /api/account/name" : "POST /api/session", { body: { name } }));
export const changePassword = (password: string, new_password: string): Promise<void> =>
  become(call("POST /api/account/password", { body: { password, new_password } }));

export const logOut = (): Promise<void> => leave(call("DELETE /api/session"));
export const logOutEverywhere = (): Promise<void> => leave(call("POST /api/logout-everywhere"));
export const deleteAccount = (password: string): Promise<void> => leave(call("POST /api/account/delete", { body: { password } }));
export const exportAccount = (): Promise<unknown> => call("GET /api/account/export");
export const botTokens = (): Promise<BotTokenInfo[]> => call("GET /api/bot-tokens");
export const makeBotToken = (label: string): Promise<NewBotToken> => call("POST /api/bot-tokens", { body: { label } });
export const revokeBotToken = (id: string): Promise<unknown> => call("DELETE /api/bot-tokens/{id}", { path: { id } });
