import { describe, expect, it } from "vitest";
import { balancedRows, todayPosition } from "./position";

describe("the position of the day", () => {
  it("is the same all day long, and another one tomorrow", () => {
    const morning = todayPosition(new Date(2026, 10, 18, 0, 1));
    expect(todayPosition(new Date(2026, 10, 18, 23, 59))).toEqual(morning);
    expect(todayPosition(new Date(2026, 10, 19, 0, 1)).number).not.toBe(morning.number);
    expect(morning.rack).toHaveLength(5);
  });
  it("lies in rows of nearly equal width", () => {
    const table = [
      ["R1", "R2", "R3"],
      ["K1", "O1", "B1", "R1b"],
      ["K5", "K6", "K7"],
      ["B9", "B10", "B11", "B12"],
    ];
    const rows = balancedRows(table, 2);
    expect(rows.map((row) => row.flat().length)).toEqual([7, 7]);
    expect(balancedRows(table, 3)).toHaveLength(3);
  });
});
