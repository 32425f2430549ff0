import { describe, expect, it } from "vitest";
import { changedTiles } from "./changedTiles";

describe("a turn", () => {
  it("marks tiles that came or changed company", () => {
    expect(
      [
        ...changedTiles(
          [["R1", "R2", "R3", "R4"]],
          [
            ["R1", "R2", "R3"],
            ["R4", "B4", "K4"],
          ],
        ),
      ].sort(),
    ).toEqual(["B4", "K4"]);
    expect([
      ...changedTiles(
        [
          ["R1", "R2", "R3"],
          ["K4", "B4", "O4", "R4"],
        ],
        [
          ["R1", "R2", "R3", "R4"],
          ["K4", "B4", "O4"],
        ],
      ),
    ]).toEqual(["R4"]);
  });
});
