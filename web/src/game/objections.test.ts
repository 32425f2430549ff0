import { describe, expect, it } from "vitest";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { nextStep, ofTheTurn, tilesOf } from "./objections";

const objection = (code: string, tiles: string[] = []): LocalisedObjection => ({ code, text: "", tiles });

describe("tiles that an objection is about", () => {
  it("are those that the server names", () => {
    const split = objection("joker/locked-set-split", ["J", "R4", "R5b"]);
    expect([...tilesOf(split, false)]).toEqual(["J", "R4", "R5b"]);
  });
  it("are none without an objection, or if it is about no tile", () => {
    expect(tilesOf(undefined, true).size).toBe(0);
    expect(tilesOf({ code: "command/not-now", text: "" }, true).size).toBe(0);
  });
  it("of an opening that is still being laid are left in peace until somebody plays it", () => {
    const low = objection("opening/too-few-points", ["R4", "R5", "R6"]);
    expect(tilesOf(low, false).size).toBe(0);
    expect(tilesOf(low, true).size).toBe(3);
  });
});

describe("what the check says of the turn", () => {
  it("leaves sets to the sets", () => {
    expect(ofTheTurn([objection("set/too-short"), objection("opening/table-touched")]).map((found) => found.code)).toEqual([
      "opening/table-touched",
    ]);
  });
  it("takes a tile that has to be drawn first for the next step, not for a fault", () => {
    const found = [objection("draw/draw-first")];
    expect(ofTheTurn(found)).toEqual([]);
    expect(nextStep(found)?.code).toBe("draw/draw-first");
  });
});
