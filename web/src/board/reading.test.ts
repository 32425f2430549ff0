import { describe, expect, it } from "vitest";
import type { Knobs } from "../wire/knobs";
import { meanings, readings, replaceable } from "./reading";
import judged from "./readings.json";

const read = (tiles: string, knobs: Knobs = {}) => readings(tiles.split(" "), knobs);

describe("what the judge says of rows, by several rules", () => {
  it.each(judged.map((rules, i) => [i, rules] as const))("is what the page says (%i)", (_, { knobs, rows }) => {
    for (const { tiles, readings: all } of rows) {
      const found = read(tiles, knobs).map(({ kind, value, slots }) => [
        kind,
        value,
        slots.map((filled) => filled.map((slot) => [slot.number, ...slot.colours])),
      ]);
      expect(found, tiles).toEqual(all);
    }
  });
});

describe("a joker on the table", () => {
  const meant = (tiles: string, joker: string, declared: number[] = []) => meanings(tiles.split(" "), {}, declared).get(joker);
  it("stands for the number and the colour that are missing", () => {
    expect(meant("B10 B11 J B13", "J")).toEqual({ tiles: [{ number: 12, colour: 2 }] });
    expect(meant("K5 O5 J R5", "J")).toEqual({ tiles: [{ number: 5, colour: 2 }] });
  });
  it("leaves the colour open where two are missing", () => {
    expect(meant("K5 O5 J", "J")).toEqual({ tiles: [{ number: 5, colour: -1 }] });
  });
  it("stands for two tiles if it is a double one, and joins colours if it is a two-colour one", () => {
    expect(meant("R2 D R5", "D")!.tiles.map(({ number }) => number)).toEqual([3, 4]);
    expect(meant("B5 B6 C O8 O9", "C")).toEqual({ tiles: [{ number: 7, colour: -1 }], joins: [2, 1] });
  });
  it("shows the number on both sides of a mirror, and its colour where they agree", () => {
    expect(meant("R4 R5 M R5b R4b", "M")).toEqual({ tiles: [], mirrors: { number: 5, colour: 3 } });
    expect(meanings(["R5", "B5", "M", "R5b", "B5b"], { mirror_group_order: "any" }).get("M")!.mirrors).toEqual({
      number: 5,
      colour: -1,
    });
  });
  it("is what its player declared", () => {
    expect(meant("R8 J Jb", "J")!.tiles[0]!.number).toBe(9);
    expect(meant("R8 J Jb", "J", [8, 8, 8])!.tiles[0]!.number).toBe(8);
  });
  it("says nothing in a row that is no set", () => {
    expect(meant("B10 J", "J")).toBeUndefined();
  });
});

describe("a tile for a joker", () => {
  const swap = (tile: string, set: string) => replaceable(tile, set.split(" "), {});
  it("takes its place if the joker stands for it", () => {
    expect(swap("R7", "R6 J R8")).toBe("J");
    expect(swap("R7b", "R6 J R8")).toBe("J");
    expect(swap("B5", "K5 J R5")).toBe("J");
  });
  it("does not otherwise", () => {
    expect(swap("R9", "R6 J R8")).toBeNull();
    expect(swap("B7", "R6 J R8")).toBeNull();
    expect(swap("K5b", "K5 J R5")).toBeNull();
    expect(swap("J", "R6 Jb R8")).toBeNull();
  });
});
