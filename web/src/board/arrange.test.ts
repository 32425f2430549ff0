import { describe, expect, it } from "vitest";
import { arrange } from "./arrange";

describe("a set arranges itself", () => {
  it.each([
    ["R5 R3 R4", "R3 R4 R5"],
    ["R5 R3 J", "R3 J R5"],
    ["R13 J R12", "J R12 R13"],
    ["R4 R5 J", "R4 R5 J"],
    ["J R4 R5", "J R4 R5"],
    ["R9 K9 J", "R9 K9 J"],
    ["R6 R5 R4", "R6 R5 R4"],
    ["R9 K3 B1", "B1 K3 R9"],
    ["R3 D R6", "R3 D R6"],
    ["R3 R7 J", "R3 J R7"],
    // special jokers go where the numbers, the colours or the other side want them
    ["O6 O5 O4b C K1 O3", "K1 C O3 O4b O5 O6"],
    ["R6 R3 D", "R3 D R6"],
    ["D R3 R4", "D R3 R4"],
    ["O2 Jb O3b O4 Db J", "O2 O3b O4 Jb J Db"],
    ["M R5 R5b", "R5 M R5b"],
    ["K6b K6 R6 M R6b", "K6b R6 M R6b K6"],
    ["R4 R5 M R5b R4b", "R4 R5 M R5b R4b"],
    ["R9 K9 C", "R9 K9 C"],
    ["R3 K9 D", "R3 K9 D"],
    ["M R5 R6", "M R5 R6"],
  ])("%s lies as %s", (tiles, expected) => {
    expect(arrange(tiles.split(" ")).join(" ")).toBe(expected);
  });
});
