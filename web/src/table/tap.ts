/**
 * What a tap means. Tiles are chosen wherever they lie, then one tap names the place: a set that is lit (the chosen tiles fit there), or a
 * new set. When the next tile has nothing to do with the choice, the obvious happens first: what is a set already is laid, and what fits
 * into one set alone goes there.
 */

import type { Choice } from "../game/editor";
import type { TileText } from "../wire/protocol.gen";

export type TapPlace = "rack" | number;

export type Tap =
  | { kind: "select"; tiles: readonly TileText[] }
  | { kind: "put"; to: number }
  /** Lays what is chosen as a set, and chooses this. */
  | { kind: "lay"; next: TileText }
  /** Puts what is chosen to the only set that is lit, and chooses this. */
  | { kind: "send"; to: number; next: TileText };

export function tap(text: TileText, place: TapPlace, row: readonly TileText[], choice: Choice): Tap {
  const { selected } = choice;
  if (!selected.length) return { kind: "select", tiles: [text] };
  const here = new Set(row);
  const allHere = selected.every((tile) => here.has(tile));
  if (selected.includes(text)) return { kind: "select", tiles: again(text, place, row, selected, allHere) };
  if (place !== "rack" && choice.fits && !selected.some((tile) => here.has(tile))) return { kind: "put", to: place };
  if (choice.isNewSet && !choice.joins) return { kind: "lay", next: text };
  if (choice.home !== null && !choice.joins) return { kind: "send", to: choice.home, next: text };
  if (allHere) return { kind: "select", tiles: row.filter((tile) => tile === text || selected.includes(tile)) };
  return { kind: "select", tiles: [...selected, text] };
}

/** A tile that was chosen is tapped again. */
function again(
  text: TileText,
  place: TapPlace,
  row: readonly TileText[],
  selected: readonly TileText[],
  allHere: boolean,
): readonly TileText[] {
  if (place === "rack" || !allHere) return selected.filter((tile) => tile !== text);
  // on the table the next tap takes the part from this tile on, the next the whole set, the next nothing
  const part = row.slice(row.indexOf(text));
  if (selected.length === 1 && part.length > 1) return part;
  return selected.length < row.length ? row : [];
}

/** With Shift: everything from what is chosen in this row to this tile; null if nothing of the row is chosen. */
export function rangeTo(text: TileText, row: readonly TileText[], selected: readonly TileText[]): TileText[] | null {
  const chosen = selected.map((tile) => row.indexOf(tile));
  if (!chosen.length || chosen.includes(-1)) return null;
  const at = row.indexOf(text);
  return row.slice(Math.min(at, ...chosen), Math.max(at, ...chosen) + 1);
}
