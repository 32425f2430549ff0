/** How large tiles can be so that everything fits; the figures are those of the style sheet, in units of a tile's width. */

export const RATIO = 1.34;
export const SET_GAP = 0.3;
export const ROW_GAP = 0.22;
export const SET_PADDING = 0.1;

export interface Room {
  width: number;
  height: number;
}

/** The height of sets of these lengths when they flow into rows. */
export function flowHeight(lengths: readonly number[], size: number, width: number): number {
  let rows = lengths.length ? 1 : 0;
  let used = 0;
  let wrapped = 0;
  for (const length of lengths) {
    const perRow = Math.max(1, Math.floor((width / size - 2 * SET_PADDING) / 1.04));
    if (length > perRow) wrapped += Math.ceil(length / perRow) - 1;
    const wide = (Math.min(length, perRow) * 1.04 + 2 * SET_PADDING) * size;
    if (used && used + SET_GAP * size + wide > width) {
      rows += 1;
      used = wide;
    } else {
      used += (used ? SET_GAP * size : 0) + wide;
    }
  }
  const row = (RATIO + 2 * SET_PADDING + ROW_GAP) * size;
  return rows * row + wrapped * RATIO * size;
}

/** The largest size between the limits at which the sets fit into the room; the smallest if none does. */
export function tableTileSize(lengths: readonly number[], room: Room, smallest: number, largest: number): number {
  for (let size = largest; size > smallest; size -= 1) {
    if (flowHeight(lengths, size, room.width) <= room.height) return size;
  }
  return smallest;
}

/** The size of rack tiles: as large as two rows allow, more rows before the tiles get too small for a thumb or for weak eyes. */
export function rackTileSize(count: number, width: number, [smallest, largest]: readonly [number, number], fewest = 7): number {
  for (const rows of [1, 2, 3, 4]) {
    const perRow = Math.max(Math.ceil(count / rows), fewest);
    const size = Math.floor(width / perRow / 1.06);
    if (size >= largest) return largest;
    if (size >= smallest && rows > 1) return size;
  }
  return smallest;
}
