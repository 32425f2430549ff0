/**
 * Puts the tiles of a set into order at once, before the server has said its word.
 *
 * Only what every edition agrees on: a group stays as it lies, a run rises with jokers in its gaps, the two sides of a mirror joker are
 * alike. What finds no such order lies as it was put until the server's check brings another.
 */

import type { TileText } from "../wire/protocol.gen";
import { type ParsedTile, parseTile } from "./tiles";

export function arrange(texts: readonly TileText[]): TileText[] {
  const tiles = texts.map(parseTile);
  if (tiles.some((parsed) => parsed.joker && parsed.joker !== "J")) return special(tiles).map((parsed) => parsed.text);
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

/** With double, two-colour or mirror jokers. */
function special(tiles: readonly ParsedTile[]): readonly ParsedTile[] {
  if (tiles.some((parsed) => parsed.joker === "M")) return mirrored(tiles) ?? tiles;
  const numbers = tiles.filter((parsed) => !parsed.joker).sort((a, b) => a.number - b.number);
  if (numbers.length < 2 || numbers[0]!.number === numbers.at(-1)!.number) return tiles;
  if (lies(tiles) || lies([...tiles].reverse())) return tiles;
  const jokers = tiles.filter((parsed) => parsed.joker);
  const length = tiles.reduce((sum, parsed) => sum + slotsOf(parsed), 0);
  for (let first = Math.min(numbers[0]!.number, 14 - length); first >= 1; first--) {
    const found = filled(first, [], numbers, jokers);
    if (found) return found;
  }
  return tiles;
}

/** A double joker is two numbers wide. */
const slotsOf = (parsed: ParsedTile): number => (parsed.joker === "D" ? 2 : 1);

/** Whether these rise by one, in one colour up to a two-colour joker. */
function lies(tiles: readonly ParsedTile[]): boolean {
  let at = 0;
  let start: number | null = null;
  let colour: number | null = null;
  for (const parsed of tiles) {
    if (parsed.joker === "C") colour = null;
    if (!parsed.joker) {
      start ??= parsed.number - at;
      if (parsed.number !== start + at || (colour !== null && parsed.colour !== colour)) return false;
      colour = parsed.colour;
    }
    at += slotsOf(parsed);
  }
  return start !== null && start >= 1 && start + at - 1 <= 13;
}

/** A row from this number on with all tiles in their places and jokers between and behind them; null if there is none. */
function filled(
  number: number,
  row: readonly ParsedTile[],
  numbers: readonly ParsedTile[],
  jokers: readonly ParsedTile[],
): readonly ParsedTile[] | null {
  const [next, ...rest] = numbers;
  if (!next && !jokers.length) return lies(row) ? row : null;
  if (number > 13 || (next && next.number < number)) return null;
  if (next?.number === number) return filled(number + 1, [...row, next], rest, jokers);
  // one of each kind is enough to try; where the colour changes a two-colour joker comes first
  const changes = next && row.findLast((parsed) => !parsed.joker)?.colour !== next.colour;
  for (const kind of changes ? ["C", "J", "D"] : ["J", "D", "C"]) {
    const joker = jokers.find((parsed) => parsed.joker === kind);
    if (!joker) continue;
    const others = jokers.filter((parsed) => parsed !== joker);
    const found = filled(number + slotsOf(joker), [...row, joker], numbers, others);
    if (found) return found;
  }
  return null;
}

/** Twins on the two sides of a mirror, numbers rising towards it; null if some tile has no twin. */
function mirrored(tiles: readonly ParsedTile[]): ParsedTile[] | null {
  const mirror = tiles.find((parsed) => parsed.joker === "M")!;
  const at = tiles.indexOf(mirror);
  const alike = (a: ParsedTile, b: ParsedTile) => a.number === b.number && a.colour === b.colour && a.joker === b.joker;
  const [before, behind] = [tiles.slice(0, at).reverse(), tiles.slice(at + 1)];
  if (before.length === behind.length && before.every((parsed, i) => alike(parsed, behind[i]!))) return [...tiles];
  const left: ParsedTile[] = [];
  const right: ParsedTile[] = [];
  for (const parsed of tiles) {
    if (parsed === mirror) continue;
    const twin = left.find((other) => alike(other, parsed) && !right.some((taken) => alike(taken, parsed)));
    (twin ? right : left).push(parsed);
  }
  if (left.length !== right.length || tiles.some((parsed) => parsed.joker && parsed !== mirror)) return null;
  const rising = (a: ParsedTile, b: ParsedTile) => a.number - b.number || a.colour - b.colour;
  return [...left.sort(rising), mirror, ...right.sort(rising).reverse()];
}
