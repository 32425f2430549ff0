/**
 * Where carried tiles would land. The tiles decide, not the pointer: an edge within half a tile of the end of a set joins that set,
 * everything else begins a new one. Pure values, in widths of a tile from the upper left corner of the table.
 */

import { footprint, type Placement, ROW, type Slot, STEP } from "./placement";
import { RATIO, SET_PADDING, STONE_GAP } from "./tileSize";

export interface CarriedTiles {
  /** The left edge of the first tile and the upper edge of all. */
  x: number;
  y: number;
  count: number;
  /** The set that is carried as a whole, if it is one. */
  whole: number | null;
}

export type LandingPlace = ({ kind: "set"; id: number; index: number } | { kind: "new"; slot: Slot }) & {
  /** Where the hole opens, for the tiles themselves. */
  x: number;
  y: number;
  /** How far what lies before and behind the hole in its row gives way. */
  left: number;
  right: number;
};

/** In widths of a tile. */
const NEAR = {
  /** An edge may be this far from the end of a set. */
  end: 0.55,
  /** A set that moves as a whole joins another only where that is clearly meant. */
  endForWhole: 0.3,
  /** Another place has to be this much nearer than the one that is open. */
  another: 0.1,
  /** A set in which the tiles fit counts as this much nearer. */
  fitting: 0.15,
  /** Tiles may be this far above or below a row and still belong to it. */
  row: 0.95,
};

interface LyingSet {
  id: number;
  /** The left edge of its first tile, and how many there are. */
  x: number;
  length: number;
  /** Its place in the row. */
  at: number;
}

export function landingAt(
  placement: Placement,
  lengths: ReadonlyMap<number, number>,
  carried: CarriedTiles,
  before: LandingPlace | null = null,
  goesWith: (id: number) => boolean = () => false,
): LandingPlace {
  const row = rowAt(placement, carried);
  if (row === null || !placement.rows.length) return ownRow(placement, carried, 0);
  if (row >= placement.rows.length || row < 0) return ownRow(placement, carried, Math.max(0, row));
  return inRow(placement, lengths, carried, row, before, goesWith) ?? ownRow(placement, carried, placement.rows.length);
}

const topOf = (placement: Placement, row: number): number => placement.positions.get(placement.rows[row]![0]!)!.y;

/** The row that the tiles are beside, -1 above all, the number of rows below all; null on an empty table. */
function rowAt(placement: Placement, { y }: CarriedTiles): number | null {
  let best: number | null = null;
  let least = Infinity;
  placement.rows.forEach((_, row) => {
    const top = topOf(placement, row) + SET_PADDING;
    const bottom = row + 1 < placement.rows.length ? topOf(placement, row + 1) - placement.gaps.row : top + ROW;
    // rows of wrapped sets are higher than a tile
    const lowest = Math.max(top, Math.min(y, bottom - SET_PADDING - RATIO));
    const far = Math.abs(y - lowest);
    if (far < least) [best, least] = [row, far];
  });
  if (best === null || least <= NEAR.row) return best;
  const above = y < topOf(placement, 0);
  if (above) return topOf(placement, 0) >= ROW ? -1 : 0;
  return best === placement.rows.length - 1 ? placement.rows.length : best;
}

/** A row of its own above or below all others. */
function ownRow(placement: Placement, { count }: CarriedTiles, row: number): LandingPlace {
  const lying = [...placement.positions.values()];
  const left = lying.length
    ? Math.min(...lying.map((position) => position.x))
    : (placement.columns - footprint(count, 99).wide) / 2;
  const end = placement.rows.length;
  const y = !end
    ? (placement.height - ROW) / 2
    : row === 0
      ? topOf(placement, 0) - placement.gaps.row - ROW
      : topOf(placement, end - 1) + ROW + Math.min(placement.gaps.row, placement.height - topOf(placement, end - 1) - 2 * ROW);
  return { kind: "new", slot: { row, index: null }, x: left + SET_PADDING, y: y + SET_PADDING, left: 0, right: 0 };
}

interface Candidate {
  landing: LandingPlace;
  /** Where the left edge of the carried tiles is right for it, and how far from that it may be. */
  at: number;
  reach: number;
}

function inRow(
  placement: Placement,
  lengths: ReadonlyMap<number, number>,
  carried: CarriedTiles,
  row: number,
  before: LandingPlace | null,
  goesWith: (id: number) => boolean,
): LandingPlace | null {
  const wide = carried.count * STEP;
  const y = topOf(placement, row) + SET_PADDING;
  const lying = placement.rows[row]!.map((id, at): LyingSet => {
    const { x } = placement.positions.get(id)!;
    return { id, x: x + SET_PADDING, length: lengths.get(id) ?? 1, at };
  }).filter((set) => set.id !== carried.whole);
  const wrapped = lying.find((set) => footprint(set.length, placement.columns).lines > 1);
  if (wrapped) return inWrappedSet(placement, wrapped, carried, y);
  if (!lying.length) {
    return {
      kind: "new",
      slot: { row, index: 0 },
      x: placement.positions.get(placement.rows[row]![0]!)!.x + SET_PADDING,
      y,
      left: 0,
      right: 0,
    };
  }
  const candidates: Candidate[] = [];
  const first = lying[0]!.x;
  const last = lying.at(-1)!;
  const end = last.x + last.length * STEP;
  const add = (
    landing: Omit<Extract<LandingPlace, { kind: "set" }>, "y"> | Omit<Extract<LandingPlace, { kind: "new" }>, "y">,
    at: number,
    reach: number,
  ) => candidates.push({ landing: { ...landing, y } as LandingPlace, at, reach });
  const near = carried.whole === null ? NEAR.end : NEAR.endForWhole;
  lying.forEach((set, i) => {
    const stop = set.x + set.length * STEP;
    const next = lying[i + 1];
    const pre = { kind: "set", id: set.id, index: 0, x: set.x - wide, left: i ? wide : 0, right: 0 } as const;
    const app = { kind: "set", id: set.id, index: set.length, x: stop, left: 0, right: next ? wide : 0 } as const;
    add(pre, set.x - wide, near);
    add(pre, set.x - wide + STEP, near);
    add(app, stop, near);
    add(app, stop - STEP, near);
    for (let index = 1; index < set.length; index++) {
      const x = set.x + index * STEP - wide / 2;
      add({ kind: "set", id: set.id, index, x, left: wide / 2, right: wide / 2 }, x, Math.max(near, wide / 2));
    }
    if (next) {
      const x = (stop - STONE_GAP + next.x) / 2 - wide / 2;
      const room = next.x - stop;
      // the new set needs a gap on both sides
      const apart = Math.max(0, wide + 2 * placement.gaps.set + 4 * SET_PADDING - room) / 2;
      add({ kind: "new", slot: { row, index: next.at }, x, left: apart, right: apart }, x, Math.max(0.2, (room - wide) / 2));
    }
  });
  let best: Candidate | null = null;
  let least = Infinity;
  for (const candidate of candidates) {
    const away = Math.abs(carried.x - candidate.at);
    const { landing } = candidate;
    const draws = landing.kind === "set" && goesWith(landing.id) ? NEAR.fitting : 0;
    const far = away - draws - (before && sameLanding(before, landing) ? NEAR.another : 0);
    if (away <= candidate.reach && far < least) [best, least] = [candidate, far];
  }
  if (best) return within(placement, best.landing, first, end, wide);
  if (carried.x + wide / 2 < first) {
    const x = first - SET_PADDING * 2 - placement.gaps.set - wide;
    return within(placement, { kind: "new", slot: { row, index: lying[0]!.at }, x, y, left: 0, right: 0 }, first, end, wide);
  }
  const space = placement.gaps.set + 2 * SET_PADDING;
  if (end + space + wide + SET_PADDING > placement.columns + 0.2) return null;
  return { kind: "new", slot: { row, index: last.at + 1 }, x: end - STONE_GAP + space, y, left: 0, right: 0 };
}

/** A set that is longer than the table is wide goes on below: the tile under the carried ones tells the index. */
function inWrappedSet(placement: Placement, set: LyingSet, { x, y, count }: CarriedTiles, top: number): LandingPlace {
  const perLine = Math.max(1, Math.round((footprint(set.length, placement.columns).wide - 2 * SET_PADDING + STONE_GAP) / STEP));
  const line = Math.max(0, Math.round((y - top) / (RATIO + 0.1)));
  const place = Math.max(0, Math.min(perLine, Math.round((x + (count * STEP) / 2 - set.x) / STEP)));
  const index = Math.min(set.length, line * perLine + place);
  return { kind: "set", id: set.id, index, x: set.x + (index % perLine) * STEP, y: top + line * (RATIO + 0.1), left: 0, right: 0 };
}

/** Keeps the row on the table: what cannot give way on one side gives way on the other. */
function within(placement: Placement, landing: LandingPlace, first: number, end: number, wide: number): LandingPlace {
  const roomLeft = Math.max(0, Math.min(first, landing.x + landing.left) - SET_PADDING);
  const roomRight = Math.max(0, placement.columns - Math.max(end, landing.x + wide - landing.right) - SET_PADDING);
  const all = landing.left + landing.right;
  if (!all) {
    // at the end of a row only the hole itself has to stay in view
    const out = Math.max(0, landing.x + wide + SET_PADDING - placement.columns);
    const under = Math.max(0, SET_PADDING - landing.x);
    return out
      ? { ...landing, x: landing.x - out, left: out }
      : under
        ? { ...landing, x: landing.x + under, right: under }
        : landing;
  }
  const left = Math.min(landing.left + Math.max(0, landing.right - roomRight), Math.max(roomLeft, 0));
  return { ...landing, x: landing.x + landing.left - left, left, right: all - left };
}

export function sameLanding(a: LandingPlace | null, b: LandingPlace | null): boolean {
  if (!a || !b || a.kind !== b.kind) return a === b;
  if (a.kind === "set") return b.kind === "set" && a.id === b.id && a.index === b.index;
  return b.kind === "new" && a.slot.row === b.slot.row && a.slot.index === b.slot.index;
}
