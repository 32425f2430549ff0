/** Tiles that were chosen in several places: whether they belong together, and whether they are a set. */

import type { Knobs } from "../wire/knobs";
import type { TileText } from "../wire/protocol.gen";
import { arrange } from "./arrange";
import { readings } from "./reading";
import { parseTile } from "./tiles";

/** A set as it stands, in whatever order it was chosen. */
export const isSet = (tiles: readonly TileText[], knobs: Knobs): boolean => readings(arrange(tiles), knobs).length > 0;

/** Whether one set could still hold all of these: one number in different colours, or one colour in different numbers. Jokers go with anything. */
export function belongTogether(tiles: readonly TileText[], knobs: Knobs): boolean {
  const plain = tiles.map(parseTile).filter((tile) => !tile.joker);
  const numbers = new Set(plain.map((tile) => tile.number));
  const colours = new Set(plain.map((tile) => tile.colour));
  if (plain.length < 2) return true;
  if (numbers.size === 1 && colours.size === plain.length && tiles.length <= Number(knobs.colours ?? 4)) return true;
  if (colours.size === 1 && numbers.size === plain.length) return true;
  return isSet(tiles, knobs);
}
