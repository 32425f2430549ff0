/** What this device saw of a deal while it was played: after the game the server's word has to agree with it. */

import { readLocal, writeLocal } from "../app/storage";
import type { Knobs } from "../wire/knobs";
import type { RoomInfo, TileText, View } from "../wire/protocol.gen";
import { ownSalts } from "./salt";

const MOST_KEPT = 30;

export interface DealMemory {
  game: string;
  /** The promise that the table showed. */
  commitment: string;
  /** What was added to the chance, as the table showed it. */
  salts: readonly string[];
  /** How many seats belonged to people; nobody else has anything to add. */
  people: number;
  /** Racks as they were dealt to people on this device, by deal and seat. */
  racks: Readonly<Record<string, readonly TileText[]>>;
}

export const rackKey = (deal: number, seat: number): string => `${deal} ${seat}`;

/** Notes what the table shows of its deal. What was noted first stays: a server that tells something else later does not get away with it. */
export function noteDeal(room: RoomInfo, view: View, knobs: Knobs): void {
  if (view.you === null || !view.rack.length || !room.match) return;
  const game = `${room.id}.${room.match.number}.${view.game}`;
  const all = readLocal<DealMemory[]>("deals") ?? [];
  const known = all.find((memory) => memory.game === game);
  const key = rackKey(view.deal, view.you);
  const dealt = isAsDealt(view, knobs) && !known?.racks[key];
  if (known && !dealt) return;
  const memory: DealMemory = known ?? {
    game,
    commitment: view.commitment,
    salts: view.salts,
    people: room.seats.filter((seat) => seat.player).length,
    racks: {},
  };
  const next = { ...memory, racks: dealt ? { ...memory.racks, [key]: view.rack } : memory.racks };
  writeLocal("deals", [...all.filter((other) => other !== known), next].slice(-MOST_KEPT));
}

export function memoryOf(game: string): (DealMemory & { own: readonly string[] }) | null {
  const found = (readLocal<DealMemory[]>("deals") ?? []).find((memory) => memory.game === game);
  return found ? { ...found, own: ownSalts(found.commitment) } : null;
}

/** True until the first turn of this seat: nothing has come to the rack or left it since the deal. */
export function isAsDealt(view: View, knobs: Knobs): boolean {
  if (view.phase === "finished" || view.you === null || view.last_drawn !== null) return false;
  const step = knobs.play_direction === "anticlockwise" ? -1 : 1;
  const before = knobs.play_direction ? (step * (view.you - (view.starter ?? 0)) + view.players) % view.players : 0;
  return view.turns <= before;
}
