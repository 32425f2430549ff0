import { describe, expect, it } from "vitest";
import { moved, onlyHome, type Try } from "./tries";

const own = new Set(["R9", "B1"]);
const start: Try = {
  table: [
    ["R5", "R6", "R7", "R8"],
    ["K9", "B9", "O9"],
  ],
  rack: ["R9", "B1"],
};

describe("trying today's table", () => {
  it("lays a tile at a place in a set", () => {
    expect(moved(start, ["R9"], { to: "set", set: 0, place: 4 }, own)).toEqual({
      table: [
        ["R5", "R6", "R7", "R8", "R9"],
        ["K9", "B9", "O9"],
      ],
      rack: ["B1"],
    });
  });
  it("moves a tile inside its own set", () => {
    expect(moved(start, ["R5"], { to: "set", set: 0, place: 4 }, own)!.table[0]).toEqual(["R6", "R7", "R8", "R5"]);
  });
  it("takes tiles off the table into a new set, and an empty set goes", () => {
    expect(moved(start, ["O9", "B9", "K9"], { to: "new" }, own)!.table).toEqual([
      ["R5", "R6", "R7", "R8"],
      ["K9", "O9", "B9"],
    ]);
  });
  it("lays a new set where it was put down", () => {
    expect(moved(start, ["R9"], { to: "new", at: 1 }, own)!.table[1]).toEqual(["R9"]);
  });
  it("finds the only set that takes a tile as it lies", () => {
    expect(onlyHome({ ...start, table: [start.table[0]!] }, "R9")).toEqual({ to: "set", set: 0, place: 4 });
    expect(onlyHome(start, "R9"), "two would take it").toBe(null);
    expect(onlyHome(start, "B1")).toBe(null);
  });
  it("lets only tiles of the rack go back to it", () => {
    const laid = moved(start, ["R9"], { to: "new" }, own)!;
    expect(moved(laid, ["R9"], { to: "rack" }, own)!.rack).toEqual(["B1", "R9"]);
    expect(moved(laid, ["K9"], { to: "rack" }, own)).toBe(null);
  });
});
