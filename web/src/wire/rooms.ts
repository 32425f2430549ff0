/** Rooms and editions over HTTP: open a room, list rooms, have a table checked, ask for a hint. */

import { language } from "../app/i18n";
import { call } from "./http";
import type {
  Door,
  Editions,
  Happening,
  Hint,
  Invitation,
  MyTable,
  RoomInfo,
  RoomListing,
  Settings,
  TableChecked,
  TableText,
  Took,
} from "./protocol.gen";

export const newRoom = (settings: Settings, sit = true): Promise<RoomInfo> => call("POST /api/rooms", { body: { settings, sit } });
export const lobby = (): Promise<RoomListing[]> => call("GET /api/rooms");
/** Your tables as cards: whose turn it is since when, tiles left, finished or not. */
export const myTables = (): Promise<MyTable[]> => call("GET /api/my-tables");
/** A seat at the fullest public table of this kind, or a new one that waits for others. */
export const quickPlay = (edition: string, seats: number): Promise<RoomInfo> =>
  call("POST /api/quick-play", { body: { edition, seats } });
/** The table behind five letters. */
export const openCode = (code: string): Promise<Invitation> => call("GET /api/codes/{code}", { path: { code } });
/** Whose private table it is. */
export const door = (room: string): Promise<Door> => call("GET /api/rooms/{room}/door", { path: { room } });
export const knock = (room: string): Promise<unknown> => call("POST /api/rooms/{room}/knock", { path: { room } });
/** Whether we may come in by now. */
export const lookInto = (room: string): Promise<RoomInfo> => call("GET /api/rooms/{room}", { path: { room } });
/** What happened after a moment, or in the game that is played. */
export const happenings = (room: string, after: number | null, local = 0, invitation = ""): Promise<Happening[]> =>
  call("GET /api/rooms/{room}/happenings", {
    path: { room },
    query: after === null ? { invitation } : { after, invitation },
    local,
  });
export const askHint = (room: string, local = 0): Promise<Hint> => call("POST /api/rooms/{room}/hint", { path: { room }, local });
export const check = (room: string, table: TableText, took: Took, local = 0): Promise<TableChecked> =>
  call("POST /api/rooms/{room}/check", { path: { room }, local, body: { table, took, language: language.value } });

let known: Promise<Editions> | null = null;
export function editions(): Promise<Editions> {
  known ??= call("GET /api/editions").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
