import { describe, expect, it } from "vitest";
import { tableChange } from "./tableChange";

describe("what a turn did to the table", () => {
  it("tells a set that was laid whole from a tile that was added", () => {
    const before = [["B10", "B11", "J"]];
    const change = tableChange(before, [
      ["B10", "B11", "J", "B13"],
      ["R1", "R2", "R3"],
    ]);
    expect(change.placed).toEqual(["B13", "R1", "R2", "R3"]);
    expect(change.laid).toEqual([["R1", "R2", "R3"]]);
    expect(change.added).toEqual([{ tiles: ["B13"], to: ["B10", "B11", "J"] }]);
    expect(change.rebuilt).toBe(false);
  });

  it("tells a set that was made with tiles of another one", () => {
    const change = tableChange(
      [["R1", "R2", "R3", "R4"]],
      [
        ["R1", "R2", "R3"],
        ["B4", "K4", "R4"],
      ],
    );
    expect(change.made).toEqual([{ set: ["B4", "K4", "R4"], from: ["R4"] }]);
    expect(change.rebuilt).toBe(true);
    expect(change.joker).toBe(null);
  });

  it("tells the joker that was won and the tile that replaced it", () => {
    const change = tableChange(
      [["O5", "J", "O7"]],
      [
        ["O5", "O6", "O7"],
        ["J", "K9", "R9"],
      ],
    );
    expect(change.joker).toEqual({ tile: "J", by: "O6" });
  });

  it("calls no joker won that only went with its neighbours", () => {
    expect(tableChange([["O5", "J", "O7", "O8"]], [["O5", "J", "O7", "O8", "O9"]]).joker).toBe(null);
    expect(
      tableChange(
        [["O5", "J", "O7"]],
        [
          ["O5", "J", "O7"],
          ["K9", "R9", "B9"],
        ],
      ).joker,
    ).toBe(null);
  });
});
