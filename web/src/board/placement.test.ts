import { describe, expect, it } from "vitest";
import { dropPosition, footprint, inReadingOrder, LINE, type Position, placeSets, restorePositions, settleSets } from "./placement";

const sets = (...lengths: number[]) => lengths.map((length, i) => ({ id: i + 1, length }));

function overlaps(positions: ReadonlyMap<number, Position>, all: { id: number; length: number }[], columns: number): boolean {
  const boxes = all.map((set) => ({ ...positions.get(set.id)!, ...footprint(set.length, columns) }));
  return boxes.some((a, i) =>
    boxes
      .slice(i + 1)
      .some((b) => a.x < b.x + b.wide && b.x < a.x + a.wide && a.line < b.line + b.lines && b.line < a.line + a.lines),
  );
}

describe("sets on the table", () => {
  it("flow into lines", () => {
    const { positions, lines } = settleSets(sets(3, 3, 3), new Map(), 8);
    expect(lines).toBe(2);
    expect([...positions.values()].map((position) => position.line)).toEqual([0, 0, 1]);
  });
  it("stay in their line when another one goes, and close the gap", () => {
    const before = settleSets(sets(3, 3, 3, 3), new Map(), 8).positions;
    const after = settleSets(sets(3, 3, 3, 3).slice(1), before, 8).positions;
    expect(after.get(2)).toEqual({ x: 0, line: 0 });
    for (const id of [3, 4]) expect(after.get(id)).toEqual(before.get(id));
  });
  it("fill the holes with new sets", () => {
    const before = settleSets(sets(3, 3, 3), new Map(), 8).positions;
    const after = settleSets(
      [
        { id: 2, length: 3 },
        { id: 3, length: 3 },
        { id: 9, length: 3 },
      ],
      before,
      8,
    ).positions;
    expect(after.get(9)!.line).toBe(0);
  });
  it("keep the place that somebody gave them, and others make way", () => {
    const known = new Map<number, Position>([
      [1, { x: 0, line: 0 }],
      [2, { x: 1, line: 0, pinned: true }],
    ]);
    const { positions } = settleSets(sets(3, 3), known, 20);
    expect(positions.get(2)).toEqual({ x: 1, line: 0, pinned: true });
    expect(overlaps(positions, sets(3, 3), 20)).toBe(false);
  });
  it("come to lie where they are put down, or right beside what stands there", () => {
    const known = new Map<number, Position>([[1, { x: 0, line: 0 }]]);
    expect(dropPosition({ x: 6, line: 2 }, 3, sets(3), known, 20)).toEqual({ x: 6, line: 2, pinned: true });
    const pushed = dropPosition({ x: 1, line: 0 }, 3, sets(3), known, 20);
    expect(overlaps(new Map([...known, [2, pushed]]), sets(3, 3), 20)).toBe(false);
  });
  it("never overlap, however they grow", () => {
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed % n;
    };
    let known: ReadonlyMap<number, Position> = new Map();
    for (let turn = 0; turn < 60; turn++) {
      const now = Array.from({ length: 1 + random(25) }, (_, i) => ({ id: i + 1, length: 3 + random(11) }));
      const pins = new Map(known);
      pins.set(1 + random(25), { x: random(12), line: random(5), pinned: true });
      const found = placeSets(now, pins, { width: 304, height: 330 }, 22, 46);
      expect(overlaps(found.positions, now, found.columns)).toBe(false);
      known = found.positions;
    }
  });
  it("fit 15 sets into a phone of 320 px", () => {
    const found = placeSets(sets(3, 4, 3, 5, 3, 3, 4, 7, 3, 3, 4, 3, 6, 3, 3), new Map(), { width: 304, height: 300 }, 22, 46);
    expect(found.lines * LINE * found.size).toBeLessThanOrEqual(300);
    expect(found.size).toBeGreaterThanOrEqual(22);
  });
  it("are tidied when that makes the tiles clearly larger", () => {
    const far = new Map<number, Position>([
      [1, { x: 0, line: 0 }],
      [2, { x: 0, line: 9 }],
    ]);
    const found = placeSets(sets(3, 3), far, { width: 400, height: 200 }, 22, 46);
    expect(found.size).toBe(46);
  });
  it("are read line by line and found again by their tiles", () => {
    const positions = new Map<number, Position>([
      [1, { x: 5, line: 1 }],
      [2, { x: 0, line: 1 }],
      [3, { x: 9, line: 0 }],
    ]);
    expect(inReadingOrder([{ id: 1 }, { id: 2 }, { id: 3 }], positions).map((set) => set.id)).toEqual([3, 2, 1]);
    expect(restorePositions([{ id: 7, tiles: ["R3", "R4"] }], [[["R4", "R5"], { x: 2, line: 1 }]]).get(7)).toEqual({
      x: 2,
      line: 1,
    });
  });
});
