/** Opens a room in which you sit down when you enter it. The game may start with that, and its deal is fair only if you could add to it. */

import { invitationLink } from "../app/address";
import { copyText } from "../app/clipboard";
import { BOX_SEATS } from "../app/preferences";
import { readSession, writeSession } from "../app/storage";
import type { RoomInfo, Settings } from "../wire/protocol.gen";
import { newRoom } from "../wire/rooms";

/** A room of your own, with so many times the limit of a turn for yourself. Nobody sits down over HTTP: whoever has not seen the promise of the deal has nothing to add to it. */
export async function openRoom(settings: Settings, times = 1): Promise<RoomInfo> {
  const room = await newRoom(settings, false);
  writeSession(`sit ${room.id}`, times);
  return room;
}

/** A table for you and one bot of this level, without a clock. */
export const openAgainst = (level: string): Promise<RoomInfo> =>
  openRoom({ seats: 2, bots: [null, level], public: false, seconds: 0 });

/** Seats of a table for friends; whoever opened it begins with fewer if not all come. */
const FRIENDS = 4;

/** A private table for friends, for the box of theirs, with its link in the clipboard if the browser lets us; the waiting room says whether it did. */
export async function openForFriends(edition: string): Promise<RoomInfo> {
  const room = await openRoom({ seats: BOX_SEATS[edition] ?? FRIENDS, public: false, edition });
  const link = invitationLink(location.origin, room);
  const copied = link !== null && (await copyText(link));
  writeSession(`copied ${room.id}`, copied);
  return room;
}

/** Whether the link of a table was copied when it was opened; null if it was not opened here for friends. */
export const wasCopied = (room: string): boolean | null => readSession<boolean>(`copied ${room}`);

/** How many times the limit of a turn whoever opened the room wants, once, when they enter it for the first time; else 0. */
export function wantsSeat(room: string): number {
  const wanted = readSession<number>(`sit ${room}`) ?? 0;
  if (wanted) writeSession(`sit ${room}`, null);
  return wanted;
}
