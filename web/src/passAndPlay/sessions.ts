/** People who share this device: a guest session each besides the main one, in cookies that scripts cannot read. Which rooms they share is noted here. */

import { call } from "../wire/http";
import type { RoomInfo, Settings } from "../wire/protocol.gen";
import { newRoom } from "../wire/rooms";
import { signIn } from "../wire/session";

export const MOST_LOCAL = 6;

/** The sessions that sit in a room from this device; 0 is the main one. Null if nobody shares it. */
export function localSessions(room: string): number[] | null {
  try {
    const found = JSON.parse(localStorage.getItem(`local ${room}`) ?? "null") as unknown;
    const good =
      Array.isArray(found) &&
      found.length > 1 &&
      found.every((local) => Number.isInteger(local) && local >= 0 && local < MOST_LOCAL);
    return good ? (found as number[]) : null;
  } catch {
    return null;
  }
}

/** Opens a room for these people and as many bots. They sit down when their sockets open. */
export async function openLocalRoom(names: readonly string[], settings: Settings): Promise<RoomInfo> {
  await signIn(names[0]!);
  await Promise.all(names.slice(1).map((name, i) => call("POST /api/session", { body: { name }, local: i + 1 })));
  const room = await newRoom({ ...settings, public: false });
  localStorage.setItem(`local ${room.id}`, JSON.stringify(names.map((_, i) => i)));
  return room;
}
