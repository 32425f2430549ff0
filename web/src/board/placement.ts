/**
 * Where sets lie: a table has lines, a set stands in a line and stays there. Pure values, in widths of a tile.
 *
 * A set that somebody put somewhere keeps that place; the others keep theirs too, until tidying makes the tiles clearly larger.
 * Nothing ever overlaps: whoever has no place any more goes to the nearest free one.
 */

import { RATIO, ROW_GAP, SET_GAP, SET_PADDING, type Room } from "./tileSize";

export interface Spot {
  x: number;
  line: number;
  /** Somebody put it there. */
  pinned?: boolean;
}

export interface Standing {
  id: number;
  /** How many tiles. */
  length: number;
}

export interface Placement {
  size: number;
  spots: ReadonlyMap<number, Spot>;
  columns: number;
  lines: number;
}

interface Box {
  x: number;
  line: number;
  wide: number;
  lines: number;
}

const STEP = 1.04;
export const LINE = RATIO + 2 * SET_PADDING + ROW_GAP;
/** Tidying has to make tiles this much larger before it may move what nobody touched. */
const WORTH_IT = 1.18;

/** How many tiles stand side by side before a set goes on below. */
export const perLine = (columns: number): number => Math.max(1, Math.floor((columns - 2 * SET_PADDING + STEP - 1) / STEP));

export function footprint(length: number, columns: number): { wide: number; lines: number } {
  const most = perLine(columns);
  return { wide: Math.min(length, most) * STEP - (STEP - 1) + 2 * SET_PADDING, lines: Math.ceil(length / most) };
}

const apart = (a: Box, b: Box): boolean =>
  a.x + a.wide + SET_GAP <= b.x + 1e-6 ||
  b.x + b.wide + SET_GAP <= a.x + 1e-6 ||
  a.line + a.lines <= b.line ||
  b.line + b.lines <= a.line;

const free = (box: Box, taken: readonly Box[]): boolean => taken.every((one) => apart(box, one));

/** Places worth a look in a line: the left edge, and right behind whatever stands there. */
function* edges(line: number, wide: number, lines: number, taken: readonly Box[], columns: number): Generator<number> {
  yield 0;
  for (const one of taken) {
    if (one.line + one.lines <= line || line + lines <= one.line) continue;
    const behind = one.x + one.wide + SET_GAP;
    const before = one.x - SET_GAP - wide;
    if (behind + wide <= columns + 1e-6) yield behind;
    if (before >= 0) yield before;
  }
}

const below = (taken: readonly Box[]): number => taken.reduce((most, one) => Math.max(most, one.line + one.lines), 0);

/** The first free place in reading order. */
function firstFree(wide: number, lines: number, taken: readonly Box[], columns: number): Spot {
  const last = below(taken);
  for (let line = 0; line < last; line++) {
    const found = [...edges(line, wide, lines, taken, columns)].sort((a, b) => a - b).find((x) => free({ x, line, wide, lines }, taken));
    if (found !== undefined) return { x: found, line };
  }
  return { x: 0, line: last };
}

/** The free place that is nearest to the wish; what nobody put there stands in line with the others. */
function nearestFree(wish: Spot, wide: number, lines: number, taken: readonly Box[], columns: number): Spot {
  const x0 = Math.max(0, Math.min(wish.x, columns - wide));
  if (free({ x: x0, line: wish.line, wide, lines }, taken)) return { x: x0, line: wish.line };
  let best: Spot | null = null;
  let least = Infinity;
  for (let line = 0; line <= Math.max(below(taken), wish.line); line++) {
    const anywhere = wish.pinned || line === wish.line ? [x0] : [];
    for (const x of [...anywhere, ...edges(line, wide, lines, taken, columns)]) {
      const far = Math.abs(x - x0) + Math.abs(line - wish.line) * LINE;
      if (far < least && free({ x, line, wide, lines }, taken)) [best, least] = [{ x, line }, far];
    }
  }
  return best!;
}

/** Where a set comes to lie that somebody puts down: there, or right beside whatever stands there. */
export function putDown(wish: Spot, length: number, others: readonly Standing[], known: ReadonlyMap<number, Spot>, columns: number): Spot {
  const taken = others.flatMap((one) => {
    const spot = known.get(one.id);
    return spot ? [{ ...spot, ...footprint(one.length, columns) }] : [];
  });
  const { wide, lines } = footprint(length, columns);
  return { ...nearestFree({ ...wish, pinned: true }, wide, lines, taken, columns), pinned: true };
}

/** Everybody in a place: first those who were put somewhere, then those who already stand, then the new ones. */
export function settle(sets: readonly Standing[], known: ReadonlyMap<number, Spot>, columns: number): { spots: Map<number, Spot>; lines: number } {
  const spots = new Map<number, Spot>();
  const taken: Box[] = [];
  const rank = (one: Standing): number => {
    const spot = known.get(one.id);
    return spot ? (spot.pinned ? 0 : 1) : 2;
  };
  const order = sets
    .map((one, i) => ({ one, i, spot: known.get(one.id) }))
    .sort(
      (a, b) =>
        rank(a.one) - rank(b.one) || (a.spot && b.spot ? a.spot.line - b.spot.line || a.spot.x - b.spot.x : 0) || a.i - b.i,
    );
  for (const { one, spot } of order) {
    const { wide, lines } = footprint(one.length, columns);
    const found = spot ? nearestFree(spot, wide, lines, taken, columns) : firstFree(wide, lines, taken, columns);
    taken.push({ ...found, wide, lines });
    spots.set(one.id, spot?.pinned ? { ...found, pinned: true } : found);
  }
  return closed(sets, spots, columns);
}

/** Closes gaps: whatever nobody put somewhere moves up to its neighbour on the left, and empty lines go. */
function closed(sets: readonly Standing[], spots: Map<number, Spot>, columns: number): { spots: Map<number, Spot>; lines: number } {
  const boxes = sets.map((one) => ({ id: one.id, ...spots.get(one.id)!, ...footprint(one.length, columns) }));
  boxes.sort((a, b) => a.x - b.x);
  for (const box of boxes) {
    if (box.pinned) continue;
    const beside = boxes.filter((one) => one !== box && one.x < box.x && one.line < box.line + box.lines && box.line < one.line + one.lines);
    box.x = Math.max(0, ...beside.map((one) => one.x + one.wide + SET_GAP));
  }
  const last = below(boxes);
  for (let line = last - 1; line >= 0; line--) {
    if (boxes.some((one) => (one.line <= line && line < one.line + one.lines) || (one.pinned && one.line > line))) continue;
    for (const one of boxes) if (one.line > line) one.line -= 1;
  }
  for (const { id, x, line, pinned } of boxes) spots.set(id, pinned ? { x, line, pinned } : { x, line });
  return { spots, lines: below(boxes) };
}

/** The largest tiles at which everything is in view, and where the sets then stand; at the smallest size what is too much is below. */
export function place(sets: readonly Standing[], known: ReadonlyMap<number, Spot>, room: Room, smallest: number, largest: number): Placement {
  const at = (size: number, places: ReadonlyMap<number, Spot>): Placement => {
    const columns = room.width / size;
    return { size, columns, ...settle(sets, places, columns) };
  };
  const fits = (one: Placement): boolean => (one.lines * LINE - ROW_GAP) * one.size <= room.height;
  const search = (places: ReadonlyMap<number, Spot>): Placement => {
    let low = smallest;
    let high = largest;
    let best = at(largest, places);
    if (fits(best)) return best;
    best = at(smallest, places);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const tried = at(middle, places);
      if (fits(tried)) [low, best] = [middle, tried];
      else high = middle;
    }
    return best;
  };
  const kept = search(known);
  if (kept.size >= largest) return kept;
  const tidy = search(new Map([...known].filter(([, spot]) => spot.pinned)));
  const better = tidy.size >= kept.size * WORTH_IT || (tidy.size >= kept.size && !fits(kept) && tidy.lines < kept.lines);
  return better ? tidy : kept;
}

/** In reading order, so that keys and screen readers walk over the table as the eye does. */
export function inReadingOrder<T extends { id: number }>(sets: readonly T[], spots: ReadonlyMap<number, Spot>): T[] {
  return [...sets].sort((a, b) => {
    const [p, q] = [spots.get(a.id), spots.get(b.id)];
    return p && q ? p.line - q.line || p.x - q.x : 0;
  });
}

/** Where the sets of a table stood, to be found again by their tiles after a reload. */
export type KeptSpots = [tiles: readonly string[], spot: Spot][];

export function spotsFor(sets: readonly { id: number; tiles: readonly string[] }[], kept: KeptSpots): Map<number, Spot> {
  const out = new Map<number, Spot>();
  const left = [...kept];
  for (const set of sets) {
    const here = new Set(set.tiles);
    const found = left.findIndex(([tiles]) => tiles.some((one) => here.has(one)));
    if (found >= 0) out.set(set.id, left.splice(found, 1)[0]![1]);
  }
  return out;
}
