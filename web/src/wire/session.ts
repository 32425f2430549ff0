/** Who plays on this device: the session that the browser keeps, and those of others who share the device. */

import { signal } from "@preact/signals";
import { call } from "./http";
import type { Announcement, Held, Me, Player } from "./protocol.gen";

export const me = signal<Player | null>(null);

/** What the operator of the server tells all players. */
export const announcement = signal<Announcement | null>(null);

/** What this device has as a guest beside the account. */
export const guestHeld = signal<Held | null>(null);
/** What a guest had and has just brought into an account. */
export const brought = signal<Held | null>(null);

const NOBODY: Me = { me: null, announcement: null, guest: null, brought: null };

/** Takes over who the server says we are, and what became of a guest. */
export function become(found: Me = NOBODY): void {
  me.value = found.me;
  guestHeld.value = found.guest ?? null;
  brought.value = found.brought ?? null;
}

export async function whoAmI(): Promise<void> {
  const found = await call("GET /api/session");
  become(found);
  announcement.value = found.announcement ?? null;
}

/** Signs in as a guest under this name; keeps the identity if there is one. */
export async function signIn(name: string): Promise<void> {
  if (me.value && (me.value.name === name || me.value.account)) return;
  me.value = (await call("POST /api/session", { body: { name } })).me;
}
