/** How large tiles can be so that everything fits; the figures are those of the style sheet, in units of a tile's width. */

export const RATIO = 1.36;
/** Between the tiles of a set. */
export const STONE_GAP = 0.03;
export const SET_PADDING = 0.08;
/** Between the tiles of the rack. */
export const RACK_GAP = 0.055;

export interface Space {
  width: number;
  height: number;
}

/** Between sets and between rows of them; rows may lie a little further apart where there is room. */
export interface Gaps {
  set: number;
  row: number;
}

const NARROW = 560;
const SHORT = 480;
const LOW = 700;

/** A table as low as this needs every row. */
const LOW_TABLE = 320;

export const gapsFor = ({ width, height }: Space): Gaps =>
  width <= NARROW || height <= LOW_TABLE ? { set: 0.34, row: 0.26 } : { set: 0.42, row: 0.36 };

/** A size that grows with the width of the window, between corners that were drawn. */
function grown(width: number, corners: readonly (readonly [width: number, size: number])[]): number {
  const after = corners.findIndex(([from]) => width < from);
  if (after <= 0) return corners.at(after)![1];
  const [from, low] = corners[after - 1]!;
  const [to, high] = corners[after]!;
  return Math.round(low + ((high - low) * (width - from)) / (to - from));
}

/** The smallest and the largest tiles on the table of such a window. */
export function tableLimits(view: Space, large: boolean): [smallest: number, largest: number] {
  const most =
    view.height <= SHORT
      ? 44
      : grown(view.width, [
          [NARROW, 46],
          [1280, 66],
          [1600, 84],
          [1920, 84],
          [3200, 120],
        ]);
  return large ? [LEAST_LARGE, Math.round(most * 1.25)] : [LEAST, most];
}

/** Below this a finger misses (24 x 32 px); from there on a table scrolls. */
const LEAST = 24;
const LEAST_LARGE = 34;
/** Tiles smaller than this are shown in a lens under a finger that rests. */
export const LENS_BELOW = 28;

export interface RackLimits {
  least: number;
  most: number;
  /** The smallest tiles for which a single row is better than two. */
  oneRow: number;
  /** The largest tiles in three rows and more: the table needs the height. */
  manyRows?: number;
}

/** How small and how large tiles of the rack may be: a thumb wants them large, a short phone cannot have that. */
export function rackLimits(view: Space, large: boolean): RackLimits {
  if (view.height <= SHORT) return { least: 30, most: large ? 52 : 42, oneRow: 28 };
  if (view.width <= NARROW) {
    // a row more where the window has the height for it: two rows of seven would hardly be larger than other tiles
    if (large) return { least: view.height < 700 || view.width < 360 ? 42 : 48, most: 60, oneRow: 60 };
    // it grows with the height, never by a step: a taller phone must not show less of the table
    const most = Math.round(Math.min(44, Math.max(38, view.height * 0.06)));
    return { least: 32, most, oneRow: 44, manyRows: 36 };
  }
  const wide = grown(view.width, [
    [NARROW, 52],
    [1280, 62],
    [1600, 90],
    [1920, 90],
    [3200, 124],
  ]);
  // a low window: the table needs the height more
  const most = view.height < LOW ? Math.min(wide, 54) : wide;
  return large ? { least: 50, most: Math.round(most * 1.25), oneRow: 56 } : { least: 38, most, oneRow: 40 };
}

/** The size of rack tiles: in one row as long as that is not too small, else as large as few rows allow. */
export function rackTileSize(
  count: number,
  width: number,
  { least, most, oneRow, manyRows = most }: RackLimits,
  fewest = 7,
): number {
  for (const rows of [1, 2, 3, 4]) {
    const size = Math.floor(width / (Math.max(Math.ceil(count / rows), fewest) * (1 + RACK_GAP)));
    if (size >= (rows === 1 ? oneRow : least)) return Math.min(size, rows > 2 ? Math.min(most, manyRows) : most);
  }
  return least;
}

/** The same with gaps between the parts of a sorted rack, if a single row has room for them at nearly the same size. */
export function rackWithParts(
  count: number,
  parts: number,
  width: number,
  limits: RackLimits,
  fewest = 7,
): { size: number; gap: number } {
  const whole = rackTileSize(count, width, limits, fewest);
  if (parts < 2 || count * whole * (1 + RACK_GAP) > width) return { size: whole, gap: 0 };
  const roomy = Math.floor(width / (count * (1 + RACK_GAP) + (parts - 1) * 0.3));
  const size = Math.min(whole, Math.max(roomy, Math.ceil(whole * 0.92)));
  const left = width - count * size * (1 + RACK_GAP);
  return { size, gap: Math.max(0, Math.floor(Math.min(left / (parts - 1), size * 0.36))) };
}

/** How high the table of an upright phone is, in widths of the phone; only to tell when it is crowded. */
const TABLE_HEIGHT = 1.15;
/** How much of the table tiles can cover. */
const COVERED = 0.85;
/** The rack of a phone becomes one row when tiles on the table would be smaller than this. */
const CROWDED = 30;
/** The same where the rack has three rows or more. */
const CROWDED_BY_RACK = 36;

/**
 * Whether the rack of an upright phone becomes one row that slides, because the table needs the height.
 * The height of the phone does not count: else a phone a little taller would show less of the table.
 */
export function rackSlides(lengths: readonly number[], count: number, width: number): boolean {
  if (width > NARROW || !lengths.length) return false;
  const gaps = gapsFor({ width, height: LOW_TABLE });
  const row = RATIO + 2 * SET_PADDING + gaps.row;
  const area = lengths.reduce((sum, length) => sum + (length * (1 + STONE_GAP) + 2 * SET_PADDING + gaps.set) * row, 0);
  const size = width * Math.sqrt((TABLE_HEIGHT * COVERED) / area);
  return size < (count > ROWS_OF_TWO ? CROWDED_BY_RACK : CROWDED);
}

/** More tiles than these need three rows on a phone. */
const ROWS_OF_TWO = 18;

/**
 * The size of tiles in a rack that slides: all of them in view if they stay large enough; else the last one is cut, so that one sees
 * that it slides. `edge` is what is in view beyond the width.
 */
export function slidingSize(count: number, width: number, edge: number, least: number, most: number): number {
  const all = Math.floor(width / (count * (1 + RACK_GAP)));
  if (all >= least) return Math.min(all, most);
  const inView = Math.ceil((width + edge) / (most * (1 + RACK_GAP)) - 0.55);
  return Math.floor((width + edge) / ((inView + 0.55) * (1 + RACK_GAP)));
}

/** How many tiles stand in each row of the rack: rows as equal as can be, none with a few left over. */
export function rackRow(count: number, width: number, size: number): number {
  const most = Math.max(1, Math.floor((width + size * RACK_GAP) / (size * (1 + RACK_GAP))));
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)));
}
