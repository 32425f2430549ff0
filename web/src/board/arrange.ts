/**
 * Puts the tiles of a set into order at once, before the server has said its word.
 *
 * Only what every edition agrees on: a group stays as it lies, a run rises with normal jokers in its gaps. A set with special jokers
 * keeps its order until the server's check brings another.
 */

import type { TileText } from "../wire/protocol.gen";
import { type ParsedTile, parseTile } from "./tiles";

export function arrange(texts: readonly TileText[]): TileText[] {
  const tiles = texts.map(parseTile);
  if (tiles.some((parsed) => parsed.joker && parsed.joker !== "J")) return [...texts];
  const numbers = tiles.filter((parsed) => !parsed.joker);
  if (numbers.length < 2 || isRun(tiles)) return [...texts];
  if (numbers.every((parsed) => parsed.number === numbers[0]!.number)) return [...texts];
  return run(tiles, numbers);
}

/** Rising or falling as it lies, jokers standing for what is missing. */
export function isRun(tiles: readonly ParsedTile[]): boolean {
  return follows(tiles, 1) || follows(tiles, -1);
}

function follows(tiles: readonly ParsedTile[], step: number): boolean {
  const first = tiles.findIndex((parsed) => !parsed.joker);
  if (first < 0) return false;
  const start = tiles[first]!.number - step * first;
  const end = start + step * (tiles.length - 1);
  if (Math.min(start, end) < 1 || Math.max(start, end) > 13) return false;
  return tiles.every((parsed, i) => parsed.joker || (parsed.number === start + step * i && parsed.colour === tiles[first]!.colour));
}

function run(tiles: readonly ParsedTile[], numbers: readonly ParsedTile[]): TileText[] {
  const ordered = [...numbers].sort((a, b) => a.number - b.number || a.text.localeCompare(b.text));
  const jokers = tiles.filter((parsed) => parsed.joker);
  const out: ParsedTile[] = [];
  ordered.forEach((parsed, i) => {
    let gap = i ? parsed.number - ordered[i - 1]!.number - 1 : 0;
    while (gap-- > 0 && jokers.length) out.push(jokers.shift()!);
    out.push(parsed);
  });
  // what is left over goes on top while there is room above, else below
  let room = 13 - ordered.at(-1)!.number;
  for (const parsed of jokers) {
    if (room-- > 0) out.push(parsed);
    else out.unshift(parsed);
  }
  return out.map((parsed) => parsed.text);
}
