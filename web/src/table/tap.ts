/** What a tap means: in the same place it extends the selection, in another place it is the target. */

import type { TileText } from "../wire/protocol.gen";

export type TapPlace = "rack" | number;

export type Tap = { kind: "select"; tiles: readonly TileText[] } | { kind: "put"; to: TapPlace };

export function tap(text: TileText, place: TapPlace, row: readonly TileText[], selected: readonly TileText[]): Tap {
  if (!selected.length) return { kind: "select", tiles: [text] };
  const here = new Set(row);
  if (!selected.every((tile) => here.has(tile))) return { kind: "put", to: place };
  if (!selected.includes(text)) return { kind: "select", tiles: row.filter((tile) => tile === text || selected.includes(tile)) };
  if (place === "rack") return { kind: "select", tiles: selected.filter((tile) => tile !== text) };
  // on the table the next tap takes the part from this tile on, the next the whole set, the next nothing
  const part = row.slice(row.indexOf(text));
  if (selected.length === 1 && part.length > 1) return { kind: "select", tiles: part };
  if (selected.length < row.length) return { kind: "select", tiles: row };
  return { kind: "select", tiles: [] };
}
