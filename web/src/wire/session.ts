/** Who plays on this device: the session that the browser keeps, and those of others who share the device. */

import { signal } from "@preact/signals";
import { call } from "./http";
import type { Announcement, Player } from "./protocol.gen";

export const me = signal<Player | null>(null);

/** What the operator of the server tells all players. */
export const announcement = signal<Announcement | null>(null);

export async function whoAmI(): Promise<void> {
  const found = await call("GET /api/session");
  me.value = found.me;
  announcement.value = found.announcement ?? null;
}

/** Signs in as a guest under this name; keeps the identity if there is one. */
export async function signIn(name: string): Promise<void> {
  if (me.value && (me.value.name === name || me.value.account)) return;
  me.value = (await call("POST /api/session", { body: { name } })).me;
}
