import { describe, expect, it } from "vitest";
import { chosen, matches } from "./KnobEditor";

const plain = { joker_lock: "none", jokers_mirror: 0, mirror_shape: "any", numbers: 13, discard: "off" };

describe("choosing rules", () => {
  it("finds a rule by words of its sentences, in any order and spelling", () => {
    const opening = ["The opening needs 30 points.", "The opening needs 50 points."];
    expect(matches(opening, "points OPENING")).toBe(true);
    expect(matches(opening, "joker")).toBe(false);
    expect(matches(opening, "  ")).toBe(true);
  });
  it("forgets what equals the edition", () => {
    expect(chosen(plain, { jokers_mirror: 2 }, "jokers_mirror", 0)).toEqual({});
  });
  it("lets go along what a choice needs", () => {
    const free = { ...plain, joker_free_by_manipulation: true, draw_policy: "draw_instead_of_play" };
    expect(chosen(free, {}, "joker_lock", "no_split")).toEqual({ joker_lock: "no_split", joker_free_by_manipulation: false });
    expect(chosen(free, {}, "discard", "predecessor_pile")).toEqual({ discard: "predecessor_pile", draw_policy: "draw_always" });
  });
});
