import { describe, expect, it } from "vitest";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { bySets } from "./objections";

const objection = (code: string): LocalisedObjection => ({ code, text: "" });

describe("what is told first to somebody who tried to play", () => {
  it("is the set that is none, then what the turn as a whole lacks", () => {
    const found = [objection("opening/too-few-points"), objection("set/too-short"), objection("joker/too-early")];
    expect(bySets(found).map((told) => told.code)).toEqual(["set/too-short", "opening/too-few-points", "joker/too-early"]);
  });
});
