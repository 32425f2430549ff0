/**
 * Where sets lie: a table has lines, a set stands in a line and stays there. Pure values, in widths of a tile.
 *
 * A set that somebody put somewhere keeps that place; the others keep theirs too, until tidying makes the tiles clearly larger.
 * Nothing ever overlaps: a set whose place is taken goes to the nearest free one.
 */

import { RATIO, ROW_GAP, type Room, SET_GAP, SET_PADDING } from "./tileSize";

export interface Position {
  x: number;
  line: number;
  /** Somebody put it there. */
  pinned?: boolean;
}

export interface SetLength {
  id: number;
  /** How many tiles. */
  length: number;
}

export interface Placement {
  size: number;
  positions: ReadonlyMap<number, Position>;
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
const TIDY_GAIN = 1.18;

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

const isFree = (box: Box, taken: readonly Box[]): boolean => taken.every((other) => apart(box, other));

/** Candidates in a line: the left edge, and right beside every set in it. */
function* edges(line: number, wide: number, lines: number, taken: readonly Box[], columns: number): Generator<number> {
  yield 0;
  for (const box of taken) {
    if (box.line + box.lines <= line || line + lines <= box.line) continue;
    const behind = box.x + box.wide + SET_GAP;
    const before = box.x - SET_GAP - wide;
    if (behind + wide <= columns + 1e-6) yield behind;
    if (before >= 0) yield before;
  }
}

const linesUsed = (taken: readonly Box[]): number => taken.reduce((most, box) => Math.max(most, box.line + box.lines), 0);

/** The first free place in reading order. */
function firstFree(wide: number, lines: number, taken: readonly Box[], columns: number): Position {
  const last = linesUsed(taken);
  for (let line = 0; line < last; line++) {
    const found = [...edges(line, wide, lines, taken, columns)]
      .sort((a, b) => a - b)
      .find((x) => isFree({ x, line, wide, lines }, taken));
    if (found !== undefined) return { x: found, line };
  }
  return { x: 0, line: last };
}

/** The free place nearest to the wish; a set that nobody put there lines up with the others. */
function nearestFree(wish: Position, wide: number, lines: number, taken: readonly Box[], columns: number): Position {
  const x0 = Math.max(0, Math.min(wish.x, columns - wide));
  if (isFree({ x: x0, line: wish.line, wide, lines }, taken)) return { x: x0, line: wish.line };
  let best: Position | null = null;
  let least = Infinity;
  for (let line = 0; line <= Math.max(linesUsed(taken), wish.line); line++) {
    const anywhere = wish.pinned || line === wish.line ? [x0] : [];
    for (const x of [...anywhere, ...edges(line, wide, lines, taken, columns)]) {
      const far = Math.abs(x - x0) + Math.abs(line - wish.line) * LINE;
      if (far < least && isFree({ x, line, wide, lines }, taken)) [best, least] = [{ x, line }, far];
    }
  }
  return best!;
}

/** The place of a set that a player puts down: there, or right beside the set that is there. */
export function dropPosition(
  wish: Position,
  length: number,
  others: readonly SetLength[],
  known: ReadonlyMap<number, Position>,
  columns: number,
): Position {
  const taken = others.flatMap((set) => {
    const position = known.get(set.id);
    return position ? [{ ...position, ...footprint(set.length, columns) }] : [];
  });
  const { wide, lines } = footprint(length, columns);
  return { ...nearestFree({ ...wish, pinned: true }, wide, lines, taken, columns), pinned: true };
}

/** A place for every set: first those that a player put somewhere, then those that have a place, then new ones. */
export function settleSets(
  sets: readonly SetLength[],
  known: ReadonlyMap<number, Position>,
  columns: number,
): { positions: Map<number, Position>; lines: number } {
  const positions = new Map<number, Position>();
  const taken: Box[] = [];
  const rank = (set: SetLength): number => {
    const position = known.get(set.id);
    return position ? (position.pinned ? 0 : 1) : 2;
  };
  const order = sets
    .map((set, i) => ({ set, i, position: known.get(set.id) }))
    .sort(
      (a, b) =>
        rank(a.set) - rank(b.set) ||
        (a.position && b.position ? a.position.line - b.position.line || a.position.x - b.position.x : 0) ||
        a.i - b.i,
    );
  for (const { set, position } of order) {
    const { wide, lines } = footprint(set.length, columns);
    const found = position ? nearestFree(position, wide, lines, taken, columns) : firstFree(wide, lines, taken, columns);
    taken.push({ ...found, wide, lines });
    positions.set(set.id, position?.pinned ? { ...found, pinned: true } : found);
  }
  return closeGaps(sets, positions, columns);
}

/** Closes gaps: a set that no player put somewhere moves to its neighbour on the left, and empty lines go. */
function closeGaps(
  sets: readonly SetLength[],
  positions: Map<number, Position>,
  columns: number,
): { positions: Map<number, Position>; lines: number } {
  const boxes = sets.map((set) => ({ id: set.id, ...positions.get(set.id)!, ...footprint(set.length, columns) }));
  boxes.sort((a, b) => a.x - b.x);
  for (const box of boxes) {
    if (box.pinned) continue;
    const leftNeighbours = boxes.filter(
      (other) => other !== box && other.x < box.x && other.line < box.line + box.lines && box.line < other.line + other.lines,
    );
    box.x = Math.max(0, ...leftNeighbours.map((other) => other.x + other.wide + SET_GAP));
  }
  const last = linesUsed(boxes);
  for (let line = last - 1; line >= 0; line--) {
    if (boxes.some((box) => (box.line <= line && line < box.line + box.lines) || (box.pinned && box.line > line))) continue;
    for (const box of boxes) if (box.line > line) box.line -= 1;
  }
  for (const { id, x, line, pinned } of boxes) positions.set(id, pinned ? { x, line, pinned } : { x, line });
  return { positions, lines: linesUsed(boxes) };
}

/** The largest tiles at which all sets are in view, and their places; at the smallest size the rest is below the edge. */
export function placeSets(
  sets: readonly SetLength[],
  known: ReadonlyMap<number, Position>,
  room: Room,
  smallest: number,
  largest: number,
): Placement {
  const at = (size: number, places: ReadonlyMap<number, Position>): Placement => {
    const columns = room.width / size;
    return { size, columns, ...settleSets(sets, places, columns) };
  };
  const fits = (placement: Placement): boolean => (placement.lines * LINE - ROW_GAP) * placement.size <= room.height;
  const search = (places: ReadonlyMap<number, Position>): Placement => {
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
  const unmoved = search(known);
  if (unmoved.size >= largest) return unmoved;
  const tidy = search(new Map([...known].filter(([, position]) => position.pinned)));
  const better =
    tidy.size >= unmoved.size * TIDY_GAIN || (tidy.size >= unmoved.size && !fits(unmoved) && tidy.lines < unmoved.lines);
  return better ? tidy : unmoved;
}

/** In reading order, so that keys and screen readers go over the table as the eye does. */
export function inReadingOrder<T extends { id: number }>(sets: readonly T[], positions: ReadonlyMap<number, Position>): T[] {
  return [...sets].sort((a, b) => {
    const [p, q] = [positions.get(a.id), positions.get(b.id)];
    return p && q ? p.line - q.line || p.x - q.x : 0;
  });
}

/** Where the sets of a table stood, to be found again by their tiles after a reload. */
export type StoredPositions = [tiles: readonly string[], position: Position][];

export function restorePositions(
  sets: readonly { id: number; tiles: readonly string[] }[],
  stored: StoredPositions,
): Map<number, Position> {
  const out = new Map<number, Position>();
  const left = [...stored];
  for (const set of sets) {
    const here = new Set(set.tiles);
    const found = left.findIndex(([tiles]) => tiles.some((tile) => here.has(tile)));
    if (found >= 0) out.set(set.id, left.splice(found, 1)[0]![1]);
  }
  return out;
}
