/** What a turn did to the table, as a person would tell it: sets laid, tiles added, a set made of old tiles, a joker won. */

import type { TableText, TileText } from "../wire/protocol.gen";
import { parseTile } from "./tiles";

export interface TableChange {
  /** Tiles that came from the rack. */
  placed: readonly TileText[];
  /** Sets of rack tiles alone. */
  laid: readonly (readonly TileText[])[];
  /** Tiles that came to a set which is still there. */
  added: readonly { tiles: readonly TileText[]; to: readonly TileText[] }[];
  /** Sets that mix tiles from several places, with the tiles that lay elsewhere before. */
  made: readonly { set: readonly TileText[]; from: readonly TileText[] }[];
  /** A joker that left its set, and the tile that took its place, if that came from the rack. */
  joker: { tile: TileText; by: TileText | null } | null;
  /** Tiles of the table were moved from one set to another. */
  rebuilt: boolean;
}

const sameTiles = (a: readonly TileText[], b: readonly TileText[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

export function tableChange(before: TableText, after: TableText): TableChange {
  const lying = new Set(before.flat());
  const placed = after.flat().filter((tile) => !lying.has(tile));
  const laid: TileText[][] = [];
  const added: { tiles: TileText[]; to: TileText[] }[] = [];
  const made: { set: TileText[]; from: TileText[] }[] = [];
  let rebuilt = before.flat().some((tile) => !after.some((set) => set.includes(tile)));
  for (const set of after) {
    if (before.some((old) => sameTiles(old, set))) continue;
    const own = set.filter((tile) => !lying.has(tile));
    const old = set.filter((tile) => lying.has(tile));
    if (!old.length) laid.push(set);
    else if (own.length && before.some((home) => sameTiles(home, old))) added.push({ tiles: own, to: old });
    else {
      rebuilt = true;
      if (own.length) made.push({ set, from: old });
    }
  }
  return { placed, laid, added, made, joker: jokerWon(before, after, new Set(placed)), rebuilt };
}

/** A joker lies among other tiles than before, and its old neighbours are still together. */
function jokerWon(before: TableText, after: TableText, placed: ReadonlySet<TileText>): TableChange["joker"] {
  for (const home of before) {
    for (const joker of home.filter((tile) => parseTile(tile).joker)) {
      const neighbours = home.filter((tile) => tile !== joker);
      const now = after.find((set) => set.includes(joker));
      if (!now || now.some((tile) => neighbours.includes(tile))) continue;
      const rest = after.find((set) => neighbours.length > 0 && neighbours.every((tile) => set.includes(tile)));
      if (!rest) continue;
      return { tile: joker, by: rest.find((tile) => placed.has(tile)) ?? null };
    }
  }
  return null;
}
