/**
 * Puts the tiles of a set into order at once, before the server has said its word.
 *
 * Only what every edition agrees on: a group stays as it lies, a run rises with normal jokers in its gaps. Whatever holds special jokers
 * stays as it lies until the server's check brings its order.
 */

import type { TileText } from "../wire/protocol";
import { tile, type Tile } from "./tiles";

export function arrange(texts: readonly TileText[]): TileText[] {
  const tiles = texts.map(tile);
  if (tiles.some((one) => one.joker && one.joker !== "J")) return [...texts];
  const numbers = tiles.filter((one) => !one.joker);
  if (numbers.length < 2 || isRun(tiles)) return [...texts];
  if (numbers.every((one) => one.number === numbers[0]!.number)) return [...texts];
  return run(tiles, numbers);
}

/** Rising or falling as it lies, jokers standing for what is missing. */
export function isRun(tiles: readonly Tile[]): boolean {
  return follows(tiles, 1) || follows(tiles, -1);
}

function follows(tiles: readonly Tile[], step: number): boolean {
  const first = tiles.findIndex((one) => !one.joker);
  if (first < 0) return false;
  const start = tiles[first]!.number - step * first;
  const end = start + step * (tiles.length - 1);
  if (Math.min(start, end) < 1 || Math.max(start, end) > 13) return false;
  return tiles.every((one, i) => one.joker || (one.number === start + step * i && one.colour === tiles[first]!.colour));
}

function run(tiles: readonly Tile[], numbers: readonly Tile[]): TileText[] {
  const ordered = [...numbers].sort((a, b) => a.number - b.number || a.text.localeCompare(b.text));
  const jokers = tiles.filter((one) => one.joker);
  const out: Tile[] = [];
  ordered.forEach((one, i) => {
    let gap = i ? one.number - ordered[i - 1]!.number - 1 : 0;
    while (gap-- > 0 && jokers.length) out.push(jokers.shift()!);
    out.push(one);
  });
  // what is left over goes on top while there is room above, else below
  let room = 13 - ordered.at(-1)!.number;
  for (const one of jokers) {
    if (room-- > 0) out.push(one);
    else out.unshift(one);
  }
  return out.map((one) => one.text);
}
