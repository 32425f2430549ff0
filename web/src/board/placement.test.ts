import { describe, expect, it } from "vitest";
import {
  footprint,
  inReadingOrder,
  moveToSlot,
  type Placement,
  placeSets,
  ROW,
  restoreRows,
  type SetLength,
  withStrip,
} from "./placement";

const table = (...lengths: number[]): SetLength[] => lengths.map((length, i) => ({ id: i + 1, length }));
const WIDE = { width: 972, height: 470 };
const PHONE = { width: 374, height: 430 };

function overlaps(sets: readonly SetLength[], placement: Placement): [number, number][] {
  const boxes = sets.map((set) => {
    const { wide, lines } = footprint(set.length, placement.columns);
    return { ...placement.positions.get(set.id)!, wide, high: ROW + (lines - 1) * 1.46, id: set.id };
  });
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high)
      .map((b): [number, number] => [a.id, b.id]),
  );
}

describe("sets on the table", () => {
  it("never overlap and stay in view as long as they fit, on any table", () => {
    for (const room of [WIDE, PHONE, { width: 304, height: 300 }, { width: 1498, height: 690 }]) {
      for (let count = 1; count < 24; count++) {
        const sets = table(...Array.from({ length: count }, (_, i) => 3 + ((i * 7) % 5)));
        const placement = placeSets(sets, [], room, 32, 84);
        expect(overlaps(sets, placement), `${count} in ${room.width}`).toEqual([]);
        for (const set of sets) {
          const { x } = placement.positions.get(set.id)!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + footprint(set.length, placement.columns).wide).toBeLessThanOrEqual(placement.columns + 0.01);
        }
      }
    }
  });

  it("are as large as the window allows, in a block in the middle", () => {
    const placement = placeSets(table(4, 3, 4), [], WIDE, 32, 66);
    expect(placement.size).toBe(66);
    const all = [...placement.positions.values()];
    const left = Math.min(...all.map(({ x }) => x));
    const right = Math.max(...table(4, 3, 4).map((set) => placement.positions.get(set.id)!.x + footprint(set.length, 99).wide));
    expect(left).toBeCloseTo(placement.columns - right, 1);
  });

  it("are packed anew where they do not fit even at the smallest size", () => {
    const sets = table(...Array.from({ length: 30 }, () => 3));
    const wide = placeSets(sets, [], { width: 600, height: 200 }, 24, 46);
    const phone = placeSets(sets, wide.rows, { width: 344, height: 300 }, 24, 46);
    expect(phone.rows.length).toBe(8);
  });

  it("get smaller until all rows fit", () => {
    const few = placeSets(table(3, 3, 3), [], PHONE, 32, 46).size;
    const many = placeSets(table(...Array.from({ length: 18 }, () => 3)), [], PHONE, 32, 46).size;
    expect(many).toBeLessThan(few);
  });

  it("stay in their rows when one grows, as long as that costs little", () => {
    const before = placeSets(table(3, 3, 4, 3, 4), [], WIDE, 32, 66);
    const after = placeSets(table(3, 4, 4, 3, 4), before.rows, WIDE, 32, 66);
    expect(after.rows).toEqual(before.rows);
  });

  it("come into a row that has room", () => {
    const placement = placeSets(table(3, 3, 3), [[1], [2]], WIDE, 32, 66);
    expect(placement.rows).toEqual([[1], [2, 3]]);
  });

  it("are packed anew where old rows waste the table", () => {
    const sets = table(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
    const kept = placeSets(
      sets,
      sets.map((set) => [set.id]),
      WIDE,
      32,
      66,
    );
    expect(kept.rows.length).toBeLessThan(6);
  });

  it("make as straight a right edge as they can", () => {
    const placement = placeSets(table(4, 3, 4, 3, 4, 4, 3, 4), [], WIDE, 32, 66);
    const widths = placement.rows.map((row) => row.length);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  });
});

describe("while something is carried", () => {
  it.each([
    ["a laptop with eleven sets", 11, { width: 1058, height: 300 }],
    ["a phone", 9, PHONE],
    ["a large window", 16, { width: 1498, height: 690 }],
  ])("%s keeps a strip for a new set", (_, count, room) => {
    const sets = table(...Array.from({ length: count }, (__, i) => 3 + (i % 2)));
    const rest = placeSets(sets, [], room, 32, 84);
    const open = withStrip(rest, sets, room, 28);
    const bottom = Math.max(...[...open.positions.values()].map(({ y }) => y)) + ROW;
    expect((room.height / open.size - bottom) * open.size).toBeGreaterThanOrEqual(1.36 * open.size);
    expect(open.rows).toEqual(rest.rows);
  });
});

describe("a set that is put somewhere", () => {
  it("goes between two others, to the end of a row, or into a row of its own", () => {
    const rows = [
      [1, 2],
      [3, 4],
    ];
    expect(moveToSlot(rows, 9, { row: 0, index: 1 })).toEqual([
      [1, 9, 2],
      [3, 4],
    ]);
    expect(moveToSlot(rows, 1, { row: 1, index: 2 })).toEqual([[2], [3, 4, 1]]);
    expect(moveToSlot(rows, 1, { row: 0, index: 2 })).toEqual([
      [2, 1],
      [3, 4],
    ]);
    expect(moveToSlot(rows, 3, { row: 2, index: null })).toEqual([[1, 2], [4], [3]]);
    expect(moveToSlot([[1]], 1, { row: 1, index: null })).toEqual([[1]]);
  });

  it("is found again by its tiles after a reload", () => {
    const sets = [
      { id: 7, tiles: ["R1", "R2", "R3"] },
      { id: 8, tiles: ["B5", "K5", "O5"] },
    ];
    expect(restoreRows(sets, [[["B5", "K5"]], [["R3"], ["G1"]]])).toEqual([[8], [7]]);
  });

  it("is read in the order of the eye", () => {
    expect(inReadingOrder([{ id: 1 }, { id: 2 }, { id: 3 }], [[3], [1, 2]]).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});
