import { describe, expect, it } from "vitest";
import * as d from "./draft";

const own = new Set(["R7", "B7", "K7", "R5b", "J", "O2"]);
const text = (layout: d.Layout) =>
  d
    .tableOf(layout)
    .map((set) => set.join(" "))
    .join("; ");
const start = () =>
  d.layoutOf([
    ["R3", "R4", "R5", "R6", "R7b"],
    ["K9", "B9", "O9"],
  ]);

describe("moving tiles", () => {
  it.each<[string, string, d.Target, string]>([
    ["makes a new set where it was dropped", "B7 R7 K7", { kind: "new", at: 1 }, "R3 R4 R5 R6 R7b; B7 R7 K7; K9 B9 O9"],
    ["takes a part of a run away", "R6 R7b", { kind: "new" }, "R3 R4 R5; K9 B9 O9; R6 R7b"],
    ["lets only tiles of the rack back to it", "R7 R3", { kind: "rack" }, "R3 R4 R5 R6 R7b; K9 B9 O9"],
  ])("%s", (_, tiles, to, expected) => {
    expect(text(d.move(start(), tiles.split(" "), to, own))).toBe(expected);
  });
  it("splits a run at a second tile of the same number", () => {
    const table = start();
    const after = d.move(table, ["R5b"], { kind: "set", id: table.sets[0]!.id }, own);
    expect(text(after)).toBe("R3 R4 R5; R5b R6 R7b; K9 B9 O9");
  });
  it("inserts between two tiles when the order stays legal", () => {
    const table = d.layoutOf([["R4", "R5"]]);
    const after = d.move(table, ["J"], { kind: "set", id: table.sets[0]!.id, index: 0 }, own);
    expect(text(after)).toBe("J R4 R5");
  });
  it("changes nothing when a set is dropped where it lies", () => {
    const table = start();
    expect(d.move(table, ["K9", "B9", "O9"], { kind: "new" }, own)).toBe(table);
  });
  it("removes a set that has no tiles left", () => {
    const table = start();
    const after = d.move(table, ["K9", "B9", "O9"], { kind: "set", id: table.sets[0]!.id }, own);
    expect(after.sets).toHaveLength(1);
  });
  it("keeps the identity of sets over a new table", () => {
    const table = start();
    const after = d.layoutOf(
      [
        ["K9", "B9", "O9", "R9"],
        ["R3", "R4", "R5", "R6", "R7b"],
      ],
      table.sets,
    );
    expect(after.sets.map((set) => set.id)).toEqual([table.sets[1]!.id, table.sets[0]!.id]);
  });
});

describe("history", () => {
  it("steps back and forward, and a reset can be undone", () => {
    let history = d.begin(start());
    const first = text(d.current(history));
    history = d.step(history, d.move(d.current(history), ["R7"], { kind: "new" }, own));
    const second = text(d.current(history));
    expect(text(d.current(d.undo(history)))).toBe(first);
    expect(text(d.current(d.redo(d.undo(history))))).toBe(second);
    const after = d.reset(history);
    expect(text(d.current(after))).toBe(first);
    expect(text(d.current(d.undo(after)))).toBe(second);
  });
  it("forgets what was undone when something else is done", () => {
    let history = d.begin(start());
    history = d.step(history, d.move(d.current(history), ["R7"], { kind: "new" }, own));
    history = d.step(d.undo(history), d.move(d.current(d.undo(history)), ["K7"], { kind: "new" }, own));
    expect(d.canRedo(history)).toBe(false);
    expect(text(d.current(history))).toContain("K7");
  });
  it("takes the order of the server without a new step", () => {
    const history = d.begin(d.layoutOf([["R7", "M", "R6", "R6b"]]));
    const after = d.reordered(history, [["R6", "R7", "M", "R6b"]]);
    expect(text(d.current(after))).toBe("R6 R7 M R6b");
    expect(after.steps).toHaveLength(1);
    expect(d.reordered(after, [["R6", "R7"]])).toBe(after);
  });
});

describe("the rack", () => {
  it("keeps its own order and puts new tiles last", () => {
    expect(d.rackOrder(["R7", "K1", "B2"], ["B2", "R7", "O5"])).toEqual(["R7", "B2", "O5"]);
  });
});

describe("a joker that is set free", () => {
  const start = d.layoutOf([
    ["R6", "J", "R8"],
    ["K3", "O3", "B3"],
  ]);
  const own = new Set(["R7", "B4", "B5"]);
  const home = start.sets[0]!.id;
  const swapped = d.move(start, ["R7"], { kind: "swap", id: home, joker: "J" }, own);

  it("lies alone, and its set has the tile in its place", () => {
    expect(d.tableOf(swapped)).toEqual([["R6", "R7", "R8"], ["J"], ["K3", "O3", "B3"]]);
    expect(swapped.sets[0]!.id).toBe(home);
  });
  it("waits on the rack as a guest and is on the table all the while", () => {
    const guest = d.move(swapped, ["J"], { kind: "rack" }, own);
    expect(guest.guests).toEqual(["J"]);
    expect(d.onTable(guest).has("J")).toBe(true);
    const used = d.move(guest, ["J", "B4", "B5"], { kind: "new" }, own);
    expect(used.guests).toEqual([]);
    expect(d.tableOf(used).map((set) => [...set].sort())).toContainEqual(["B4", "B5", "J"]);
  });
  it("leaves its set for the rack only as a guest", () => {
    const guest = d.move(start, ["J"], { kind: "rack" }, own);
    expect(d.tableOf(guest)).toEqual([["R6", "R8"], ["K3", "O3", "B3"], ["J"]]);
    expect(guest.guests).toEqual(["J"]);
  });
  it("is not swapped for several tiles, nor for a tile of its own set", () => {
    expect(d.move(start, ["R7", "B4"], { kind: "swap", id: home, joker: "J" }, own)).toBe(start);
    expect(d.move(start, ["R6"], { kind: "swap", id: home, joker: "J" }, own)).toBe(start);
  });
});
