/** Opens a room in which you sit down when you enter it. The game may start with that, and its deal is fair only if you could add to it. */

import { readSession, writeSession } from "../app/storage";
import type { RoomInfo, Settings } from "../wire/protocol.gen";
import { newRoom } from "../wire/rooms";

/** A room of your own. Nobody sits down over HTTP: whoever has not seen the promise of the deal has nothing to add to it. */
export async function openRoom(settings: Settings): Promise<RoomInfo> {
  const room = await newRoom(settings, false);
  writeSession(`sit ${room.id}`, true);
  return room;
}

/** True once, when the room is entered for the first time. */
export function wantsSeat(room: string): boolean {
  const wanted = readSession<boolean>(`sit ${room}`) === true;
  if (wanted) writeSession(`sit ${room}`, null);
  return wanted;
}
