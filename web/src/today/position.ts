/** Which position is today's, and how its sets lie in rows. The list is proven with the solver (`python -m benchmarks.today`). */

import type { TileText } from "../wire/protocol.gen";

export interface TodayPosition {
  number: number;
  table: TileText[][];
  rack: TileText[];
}

/** The list lies with the server, which judges what is tried. */
const files = import.meta.glob<{ table: string; rack: string }[]>("../../../src/meldstone/server/http/today.json", {
  eager: true,
  import: "default",
});
const stored = Object.values(files)[0]!;

const DAY = 24 * 60 * 60 * 1000;

/** The same for everybody on the same date, wherever they are; tomorrow the next one of the list. */
export function todayPosition(now: Date): TodayPosition {
  const days = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  const number = days % stored.length;
  const { table, rack } = stored[number]!;
  return { number, table: table.split("; ").map((set) => set.split(" ")), rack: rack.split(" ") };
}

const GAP = 0.5;
const widthOf = (row: readonly TileText[][]): number => row.reduce((sum, set) => sum + set.length + GAP, -GAP);

/** The sets in so many rows of widths as equal as can be; the order of the sets inside a row stays. */
export function balancedRows(table: readonly TileText[][], count: number): TileText[][][] {
  let best: TileText[][][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let code = 0; code < count ** table.length; code += 1) {
    const rows: TileText[][][] = Array.from({ length: count }, () => []);
    let rest = code;
    for (const set of table) {
      rows[rest % count]!.push(set);
      rest = Math.floor(rest / count);
    }
    const widest = Math.max(...rows.map(widthOf));
    if (widest < least) {
      least = widest;
      best = rows;
    }
  }
  return best.filter((row) => row.length > 0);
}
