/** The account over HTTP: sign up, log in and out, rename, delete, tokens for bots. */

import { signal } from "@preact/signals";
import { call } from "../wire/http";
import type { BotTokenInfo, Me, NewBotToken } from "../wire/protocol.gen";
import { become as becomeWho, me, whoAmI } from "../wire/session";

async function become(asked: Promise<Me>): Promise<void> {
  becomeWho(await asked);
}

/** Afterwards nobody is signed in, or the guest who was here before the account. */
async function leave(asked: Promise<unknown>): Promise<void> {
  await asked;
  becomeWho();
  newCodes.value = [];
  await whoAmI().catch(() => undefined);
}

/** What the guest of this device had is the account's from now on. */
export const bringAlong = (): Promise<void> => become(call("POST /api/account/bring-along"));

export const logIn = (name: string, password: string): Promise<void> =>
  become(call("POST /api/login", { body: { name, password } }));
/** A new account, with codes for the way back into it. */
export async function signUp(name: string, password: string): Promise<void> {
  await become(call("POST /api/account", { body: { name, password } }));
  // the account is there already; who gets no codes now can make some later
  await makeRecoveryCodes(password).catch(() => undefined);
}
/** The recovery codes that were just made: they are shown once. */
export const newCodes = signal<readonly string[]>([]);
export async function makeRecoveryCodes(password: string): Promise<void> {
  newCodes.value = (await call("POST /api/account/recovery-codes", { body: { password } })).codes;
}
export const recoveryCodesLeft = async (): Promise<number> => (await call("GET /api/account/recovery-codes")).left;
export const recover = (name: string, code: string, new_password: string): Promise<void> =>
  become(call("POST /api/account/recover", { body: { name, code, new_password } }));
export const rename = (name: string): Promise<void> =>
  become(call(me.value?.account ? "POST /api/account/name" : "POST /api/session", { body: { name } }));
/** Another password voids the recovery codes, for whoever knew the old one may have made them: so there are new ones at once. */
export async function changePassword(password: string, new_password: string): Promise<void> {
  await become(call("POST /api/account/password", { body: { password, new_password } }));
  await makeRecoveryCodes(new_password).catch(() => undefined);
}

export const logOut = (): Promise<void> => leave(call("DELETE /api/session"));
export const logOutEverywhere = (): Promise<void> => leave(call("POST /api/logout-everywhere"));
export const deleteAccount = (password: string): Promise<void> => leave(call("POST /api/account/delete", { body: { password } }));
export const exportAccount = (): Promise<unknown> => call("GET /api/account/export");
export const exportGuest = (): Promise<unknown> => call("GET /api/session/export");
export const deleteGuest = (): Promise<void> => leave(call("POST /api/session/delete"));
export const botTokens = (): Promise<BotTokenInfo[]> => call("GET /api/bot-tokens");
export const makeBotToken = (label: string): Promise<NewBotToken> => call("POST /api/bot-tokens", { body: { label } });
export const revokeBotToken = (id: string): Promise<unknown> => call("DELETE /api/bot-tokens/{id}", { path: { id } });
