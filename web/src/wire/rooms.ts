/** Rooms and editions over HTTP: open a room, list rooms, have a table checked, ask for a hint. */

import { language } from "../app/i18n";
import { call } from "./http";
import type { Editions, Hint, RoomInfo, RoomListing, Settings, TableChecked, TableText, Took } from "./protocol.gen";

export const newRoom = (settings: Settings, sit = true): Promise<RoomInfo> => call("POST /api/rooms", { body: { settings, sit } });
export const lobby = (): Promise<RoomListing[]> => call("GET /api/rooms");
export const myRooms = (): Promise<RoomInfo[]> => call("GET /api/my-rooms");
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
