/** Whose tiles came since your last turn: a ring around each, in the colour of its seat, one around a set that was laid whole. */

import type { TileText } from "../wire/protocol.gen";
import type { SeenTurn } from "./turnLog";

/** Tiles that others laid in these turns, with the seat they came from. */
export function arrivals(turns: readonly SeenTurn[], mine: number | null): ReadonlyMap<TileText, number> {
  const found = new Map<TileText, number>();
  for (const turn of turns) {
    if (turn.seat === mine) continue;
    const before = new Set(turn.before.flat());
    for (const tile of turn.after.flat()) if (!before.has(tile)) found.set(tile, turn.seat);
  }
  return found;
}

/** The seat that laid a set whole; null if its tiles are from several places. */
export function laidWhole(tiles: readonly TileText[], came: ReadonlyMap<TileText, number>): number | null {
  const seat = came.get(tiles[0] ?? "");
  return seat !== undefined && tiles.length > 1 && tiles.every((tile) => came.get(tile) === seat) ? seat : null;
}
