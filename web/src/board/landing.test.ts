import { describe, expect, it } from "vitest";
import { landingAt } from "./landing";
import { placeSets, type SetLength, STEP, withStrip } from "./placement";
import { RATIO, SET_PADDING } from "./tileSize";

const ROOM = { width: 972, height: 470 };
const sets: SetLength[] = [4, 3, 4, 3, 4, 4, 3, 4].map((length, i) => ({ id: i + 1, length }));
const lengths = new Map(sets.map((set) => [set.id, set.length]));
const placement = withStrip(placeSets(sets, [], ROOM, 32, 66), sets, ROOM, 28);
const left = (id: number) => placement.positions.get(id)!.x + SET_PADDING;
const right = (id: number) => left(id) + lengths.get(id)! * STEP - 0.03;
const top = (id: number) => placement.positions.get(id)!.y + SET_PADDING;
const one = (x: number, y: number, whole: number | null = null) => landingAt(placement, lengths, { x, y, count: 1, whole });

describe("a carried tile", () => {
  it("two pixels beside a set lands in it, wherever that is", () => {
    const two = 2 / placement.size;
    let seed = 7;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    for (let i = 0; i < 200; i++) {
      const id = 1 + Math.floor(random() * sets.length);
      const y = top(id) + (random() - 0.5) * 0.8;
      const behind = one(right(id) + two, y);
      expect(behind).toMatchObject({ kind: "set", id, index: lengths.get(id) });
      const before = one(left(id) - 1 - two, y);
      expect(before).toMatchObject({ kind: "set", id, index: 0 });
    }
  });

  it("between two sets goes to the one in which it fits", () => {
    const row = placement.rows[0]!;
    const [near, next] = [row[0]!, row[1]!];
    const middle = (right(near) + left(next) - 1) / 2;
    for (const [home, x] of [
      [near, middle + 0.1],
      [next, middle - 0.1],
    ] as const) {
      const at = { x, y: top(near), count: 1, whole: null };
      expect(landingAt(placement, lengths, at)).toMatchObject({ kind: "new" });
      expect(landingAt(placement, lengths, at, null, (id) => id === home)).toMatchObject({ kind: "set", id: home });
    }
  });

  it("over a tile joins the set of that tile", () => {
    for (const { id, length } of sets)
      for (let i = 0; i < length; i++) expect(one(left(id) + i * STEP, top(id))).toMatchObject({ kind: "set", id });
  });

  it("between two tiles parts them", () => {
    const found = one(left(1) + 2 * STEP - 0.5, top(1));
    expect(found).toMatchObject({ kind: "set", id: 1, index: 2 });
    expect(found.left + found.right).toBeCloseTo(STEP);
  });

  it("in the middle between two sets begins a new one and pushes them apart", () => {
    const [a, b] = placement.rows[0]!;
    const found = one((right(a!) + left(b!)) / 2 - 0.5, top(a!));
    expect(found).toMatchObject({ kind: "new", slot: { row: 0, index: 1 } });
    expect(found.left).toBeGreaterThan(0);
    expect(found.right).toBeGreaterThan(0);
  });

  it("more than half a tile behind the last set of a row begins a new one", () => {
    const row = placement.rows.findIndex((ids) => right(ids.at(-1)!) + 2 < placement.columns);
    const last = placement.rows[row]?.at(-1);
    if (last !== undefined) {
      expect(one(right(last) + 0.4, top(last))).toMatchObject({ kind: "set", id: last });
      expect(one(right(last) + 0.8, top(last)).kind).toBe("new");
    }
  });

  it("below all rows begins a new one in a strip that is there for it", () => {
    const low = Math.max(...placement.rows.map((row) => top(row[0]!))) + 1.7;
    const found = one(3, low);
    expect(found).toMatchObject({ kind: "new", slot: { row: placement.rows.length, index: null } });
    expect(found.y + RATIO).toBeLessThanOrEqual(placement.height + 0.01);
  });

  it("begins the first set in the middle of an empty table", () => {
    const empty = placeSets([], [], ROOM, 32, 66);
    const found = landingAt(empty, new Map(), { x: 1, y: 1, count: 3, whole: null });
    expect(found).toMatchObject({ kind: "new", slot: { row: 0, index: null } });
    expect(found.x).toBeGreaterThan(4);
  });

  it("stays with the place that is open until another is clearly nearer", () => {
    const [a, b] = placement.rows[0]!;
    const middle = (right(a!) + left(b!)) / 2 - 0.5;
    const open = one(middle, top(a!));
    const edge = middle + 0.14;
    expect(one(edge, top(a!)).kind).toBe("set");
    expect(landingAt(placement, lengths, { x: edge, y: top(a!), count: 1, whole: null }, open).kind).toBe("new");
  });
});

describe("a whole set", () => {
  it("is put between others without joining them", () => {
    const [a, b] = placement.rows[1]!;
    const found = landingAt(placement, lengths, { x: (right(a!) + left(b!)) / 2 - 1.5, y: top(a!), count: 3, whole: 2 });
    expect(found).toMatchObject({ kind: "new", slot: { row: 1, index: 1 } });
  });

  it("goes back to where it was", () => {
    expect(landingAt(placement, lengths, { x: left(2) + 0.05, y: top(2), count: 3, whole: 2 }).kind).toBe("new");
  });
});
