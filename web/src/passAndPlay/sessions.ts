/** People who hand this device round: one guest session each beside the main one, kept from scripts like that. Which rooms they share is noted here. */

import { call } from "../wire/http";
import { as, signIn } from "../wire/session";
import { newRoom } from "../wire/rooms";
import type { RoomInfo, Settings } from "../wire/protocol";

export const MOST_LOCAL = 6;

/** The sessions that sit in a room from this device; 0 is the main one. Null if nobody shares it. */
export function localSeats(room: string): number[] | null {
  try {
    const found = JSON.parse(localStorage.getItem(`local ${room}`) ?? "null") as unknown;
    const good = Array.isArray(found) && found.length > 1 && found.every((one) => Number.isInteger(one) && one >= 0 && one < MOST_LOCAL);
    return good ? (found as number[]) : null;
  } catch {
    return null;
  }
}

/** Opens a room for these people and as many bots. They sit down when their sockets open. */
export async function openLocal(names: readonly string[], settings: Settings): Promise<RoomInfo> {
  await signIn(names[0]!);
  await Promise.all(names.slice(1).map((name, i) => call("POST", `/api/session${as(i + 1)}`, { name })));
  const room = await newRoom({ ...settings, public: false });
  localStorage.setItem(`local ${room.id}`, JSON.stringify(names.map((_, i) => i)));
  return room;
}
