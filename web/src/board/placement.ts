/**
 * Where sets lie: in rows, one block in the middle of the table. Pure values, in widths of a tile.
 *
 * A set stays in its row and in its order until another arrangement makes the tiles clearly larger. All rows begin at one left edge;
 * spare height goes between them.
 */

import { type Gaps, gapsFor, RATIO, SET_PADDING, type Space, STONE_GAP } from "./tileSize";

/** Ids of sets, row by row. */
export type Rows = readonly (readonly number[])[];

export interface SetLength {
  id: number;
  /** How many tiles. */
  length: number;
}

export interface SetPosition {
  x: number;
  y: number;
  row: number;
}

export interface Placement {
  size: number;
  rows: Rows;
  positions: ReadonlyMap<number, SetPosition>;
  /** The table in widths of a tile. */
  columns: number;
  height: number;
  gaps: Gaps;
}

/** Where a set is put: into a row before the set of this index, or, without an index, as a row of its own before that row. */
export interface Slot {
  row: number;
  index: number | null;
}

export const STEP = 1 + STONE_GAP;
/** A row of sets without the gap below it. */
export const ROW = RATIO + 2 * SET_PADDING;
/** The line below, where a set is longer than the table is wide. */
const WRAPPED = RATIO + 0.1;
/** How much further apart rows may lie where there is room. */
const SPARE_GAP = 0.24;
/** Another arrangement has to make tiles this much larger before it may move what lies. */
const WORTH_MOVING = 1.12;

type Lengths = ReadonlyMap<number, number>;

/** How many tiles stand side by side before a set goes on below. */
const perLine = (columns: number): number => Math.max(1, Math.floor((columns - 2 * SET_PADDING + STONE_GAP) / STEP));

export function footprint(length: number, columns: number): { wide: number; lines: number } {
  const most = perLine(columns);
  return { wide: Math.min(length, most) * STEP - STONE_GAP + 2 * SET_PADDING, lines: Math.ceil(length / most) };
}

const rowWidth = (row: readonly number[], lengths: Lengths, columns: number, gap: number): number =>
  row.reduce((sum, id, i) => sum + (i ? gap : 0) + footprint(lengths.get(id)!, columns).wide, 0);

const rowHeight = (row: readonly number[], lengths: Lengths, columns: number): number =>
  ROW + (Math.max(1, ...row.map((id) => footprint(lengths.get(id)!, columns).lines)) - 1) * WRAPPED;

const blockHeight = (rows: Rows, lengths: Lengths, columns: number, gap: number): number =>
  rows.reduce((sum, row, i) => sum + (i ? gap : 0) + rowHeight(row, lengths, columns), 0);

/** In this order into rows of at most this width; a row also begins where one began before. */
function breakRows(
  order: readonly number[],
  lengths: Lengths,
  most: number,
  columns: number,
  gap: number,
  begins: ReadonlySet<number> = new Set(),
): number[][] {
  const rows: number[][] = [];
  let used = 0;
  for (const id of order) {
    const wide = footprint(lengths.get(id)!, columns).wide;
    if (!rows.length || begins.has(id) || used + gap + wide > most + 1e-6) {
      rows.push([id]);
      used = wide;
    } else {
      rows.at(-1)!.push(id);
      used += gap + wide;
    }
  }
  return rows;
}

/** Puts more sets where there is room for them: in the last row, in the first that has room, in a new one. */
function addSets(rows: number[][], more: readonly number[], lengths: Lengths, columns: number, gap: number): number[][] {
  for (const id of more) {
    const wide = footprint(lengths.get(id)!, columns).wide;
    const last = rows.at(-1);
    const home = [...(last ? [last] : []), ...rows].find(
      (row) => rowWidth(row, lengths, columns, gap) + gap + wide <= columns + 1e-6,
    );
    if (home) home.push(id);
    else rows.push([id]);
  }
  return rows;
}

/** Known rows without what is gone; a set that became too long for its row pushes the rest of the row on. */
function keptRows(known: Rows, sets: readonly SetLength[], lengths: Lengths, columns: number, gap: number): number[][] {
  const rows = known.map((row) => row.filter((id) => lengths.has(id))).filter((row) => row.length);
  const begins = new Set(rows.map((row) => row[0]!));
  const lying = new Set(rows.flat());
  const broken = breakRows(rows.flat(), lengths, columns, columns, gap, begins);
  return addSets(
    broken,
    sets.map((set) => set.id).filter((id) => !lying.has(id)),
    lengths,
    columns,
    gap,
  );
}

/** Of all ways to break this order into rows that fit, the one with the straightest right edge; few rows before many. */
function leastRagged(order: readonly number[], lengths: Lengths, columns: number, height: number, gaps: Gaps): number[][] {
  const fewest = breakRows(order, lengths, columns, columns, gaps.set);
  let best = fewest;
  let least = Infinity;
  for (let count = fewest.length; count <= order.length; count++) {
    const rows = evenRows(order, lengths, columns, gaps.set, count);
    if (!rows || blockHeight(rows, lengths, columns, gaps.row) > height) break;
    const widths = rows.map((row) => rowWidth(row, lengths, columns, gaps.set));
    const ragged = 1 - Math.min(...widths) / Math.max(...widths) + 0.2 * (count - fewest.length);
    if (ragged < least - 1e-6) [best, least] = [rows, ragged];
  }
  return best;
}

/** This order in so many rows of widths as equal as can be; null if a row would be too long. */
function evenRows(order: readonly number[], lengths: Lengths, columns: number, gap: number, count: number): number[][] | null {
  // cost[k][n]: the least sum of squared widths of the first n sets in k rows, and where the last of them begins
  const cost = Array.from({ length: count + 1 }, () => new Array<number>(order.length + 1).fill(Infinity));
  const from = cost.map(() => new Array<number>(order.length + 1).fill(0));
  cost[0]![0] = 0;
  for (let k = 1; k <= count; k++) {
    for (let n = k; n <= order.length; n++) {
      for (let start = n - 1; start >= k - 1; start--) {
        const wide = rowWidth(order.slice(start, n), lengths, columns, gap);
        if (wide > columns + 1e-6) break;
        const sum = cost[k - 1]![start]! + wide * wide;
        if (sum < cost[k]![n]!) [cost[k]![n], from[k]![n]] = [sum, start];
      }
    }
  }
  if (!Number.isFinite(cost[count]![order.length]!)) return null;
  const rows: number[][] = [];
  for (let k = count, n = order.length; k > 0; n = from[k]![n]!, k--) rows.unshift(order.slice(from[k]![n]!, n));
  return rows;
}

/** The largest tiles at which all sets are in view, and their places; at the smallest size the rest is below the edge. */
export function placeSets(sets: readonly SetLength[], known: Rows, room: Space, smallest: number, largest: number): Placement {
  const gaps = gapsFor(room);
  const lengths: Lengths = new Map(sets.map((set) => [set.id, set.length]));
  const search = (rowsAt: (columns: number) => number[][]): { size: number; rows: number[][] } => {
    for (let size = largest; size > smallest; size -= 1) {
      const rows = rowsAt(room.width / size);
      if (blockHeight(rows, lengths, room.width / size, gaps.row) * size <= room.height) return { size, rows };
    }
    return { size: smallest, rows: rowsAt(room.width / smallest) };
  };
  const kept = search((columns) => keptRows(known, sets, lengths, columns, gaps.set));
  const isNew = !known.some((row) => row.some((id) => lengths.has(id)));
  if (kept.size >= largest && !isNew) return placed(kept.size, kept.rows, lengths, room, gaps);
  const order = kept.rows.flat();
  const bySize = [...order].sort((a, b) => lengths.get(b)! - lengths.get(a)! || order.indexOf(a) - order.indexOf(b));
  const inOrder = search((columns) => breakRows(order, lengths, columns, columns, gaps.set));
  const packed = search((columns) => addSets([], bySize, lengths, columns, gaps.set));
  const height = room.height / inOrder.size;
  const straight = {
    size: inOrder.size,
    rows: leastRagged(order, lengths, room.width / inOrder.size, height, gaps),
  };
  const laidAnew = packed.size >= straight.size * WORTH_MOVING ? packed : straight;
  if (kept.size === smallest) {
    // nothing can get smaller, so what counts is how much is in view
    const high = (rows: Rows) => blockHeight(rows, lengths, room.width / smallest, gaps.row);
    const least = [laidAnew, packed].filter((way) => way.size > smallest || high(way.rows) * WORTH_MOVING <= high(kept.rows));
    const best = least.sort((a, b) => b.size - a.size || high(a.rows) - high(b.rows))[0];
    if (best || !isNew) return placed((best ?? kept).size, (best ?? kept).rows, lengths, room, gaps);
  }
  const found = isNew || laidAnew.size >= kept.size * WORTH_MOVING ? laidAnew : kept;
  return placed(found.size, found.rows, lengths, room, gaps);
}

/** The sets in these rows at this size, whether or not they fit. */
export function placeAt(sets: readonly SetLength[], known: Rows, room: Space, size: number): Placement {
  const gaps = gapsFor(room);
  const lengths: Lengths = new Map(sets.map((set) => [set.id, set.length]));
  return placed(size, keptRows(known, sets, lengths, room.width / size, gaps.set), lengths, room, gaps);
}

/** The same rows with room for one more below them, the tiles smaller if it must be: there a new set can always begin. */
export function withStrip(before: Placement, sets: readonly SetLength[], room: Space, smallest: number): Placement {
  const lengths: Lengths = new Map(sets.map((set) => [set.id, set.length]));
  const needed = (size: number) => blockHeight(before.rows, lengths, room.width / size, before.gaps.row) + before.gaps.row + ROW;
  let size = before.size;
  while (size > smallest && needed(size) * size > room.height) size -= 1;
  return placed(size, before.rows, lengths, room, before.gaps, before.rows.length ? ROW + before.gaps.row : 0);
}

/** One block in the middle, `strip` of the height below it left free. */
function placed(size: number, rows: Rows, lengths: Lengths, room: Space, gaps: Gaps, strip = 0): Placement {
  const columns = room.width / size;
  const wide = Math.max(0, ...rows.map((row) => rowWidth(row, lengths, columns, gaps.set)));
  const high = blockHeight(rows, lengths, columns, gaps.row);
  const spare = (Number.isFinite(room.height) ? room.height / size : high + strip) - high - strip;
  const between = gaps.row + Math.max(0, Math.min(SPARE_GAP, spare / (rows.length + 1)));
  const all = high + (between - gaps.row) * Math.max(0, rows.length - 1);
  const free = Number.isFinite(room.height) ? room.height / size - all : 0;
  const left = Math.max(0, (columns - wide) / 2);
  let y = Math.max(0, Math.min(free / 2, free - strip));
  const positions = new Map<number, SetPosition>();
  rows.forEach((row, line) => {
    let x = left;
    for (const id of row) {
      positions.set(id, { x, y, row: line });
      x += footprint(lengths.get(id)!, columns).wide + gaps.set;
    }
    y += rowHeight(row, lengths, columns) + between;
  });
  return {
    size,
    rows,
    positions,
    columns,
    height: Math.max(all + strip, Number.isFinite(room.height) ? room.height / size : 0),
    gaps: { set: gaps.set, row: between },
  };
}

/** The rows after a set was put into a slot. */
export function moveToSlot(rows: Rows, id: number, slot: Slot): number[][] {
  const out: (number | null)[][] = rows.map((row) => row.map((other) => (other === id ? null : other)));
  if (slot.index === null || !out[slot.row]) out.splice(Math.min(slot.row, out.length), 0, [id]);
  else out[slot.row]!.splice(slot.index, 0, id);
  return out.map((row) => row.filter((other) => other !== null)).filter((row) => row.length);
}

/** In reading order, so that keys and screen readers go over the table as the eye does. */
export function inReadingOrder<T extends { id: number }>(sets: readonly T[], rows: Rows): T[] {
  const order = new Map(rows.flat().map((id, i) => [id, i]));
  return [...sets].sort((a, b) => (order.get(a.id) ?? Infinity) - (order.get(b.id) ?? Infinity));
}

/** The rows of a table by their tiles, to be found again after a reload. */
export type StoredRows = readonly (readonly (readonly string[])[])[];

export function restoreRows(sets: readonly { id: number; tiles: readonly string[] }[], stored: StoredRows): number[][] {
  const left = new Set(sets);
  return stored
    .map((row) =>
      row.flatMap((tiles) => {
        const found = [...left].find((set) => set.tiles.some((tile) => tiles.includes(tile)));
        if (!found) return [];
        left.delete(found);
        return [found.id];
      }),
    )
    .filter((row) => row.length);
}

/** How many widths of a tile are free between a set and the next one of its row, or the edge. */
export function freeBeside({ positions, columns }: Placement, sets: readonly SetLength[], id: number): number {
  const set = sets.find((set) => set.id === id);
  const at = positions.get(id);
  if (!set || !at) return 0;
  const end = at.x + footprint(set.length, columns).wide;
  const after = [...positions.values()].filter((other) => other.row === at.row && other.x > at.x).map((other) => other.x);
  return Math.min(columns, ...after) - end;
}
