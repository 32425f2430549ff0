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
  ])("%s lies as %s", (tiles, expected) => {
    expect(arrange(tiles.split(" ")).join(" ")).toBe(expected);
  });
});
