import { describe, expect, it } from "vitest";
import { characterAt, characterIn, LEVELS, levelOf } from "./characters";

describe("characters", () => {
  it("knows the levels and the name that one of them had before", () => {
    expect(LEVELS.map(levelOf)).toEqual([...LEVELS]);
    expect(levelOf("most-tiles")).toBe("skilled");
    expect(levelOf("grandmaster")).toBeNull();
  });

  it("gives every seat a character of its own", () => {
    const seats = [0, 1, 2, 3, 4, 5].map((seat) => characterAt("expert", seat)!.number);
    expect(new Set(seats).size).toBe(6);
    expect(characterAt(null, 0)).toBeNull();
  });

  it("finds bots in records and lists, and leaves people alone", () => {
    expect(characterIn("novice 2", 0)).toEqual({ level: "novice", number: 1 });
    expect(characterIn("most-tiles 3", 2)).toEqual({ level: "skilled", number: 2 });
    expect(characterIn("master", 1)).toEqual({ level: "master", number: 1 });
    for (const name of ["Ada", "", "novice two", "Novice 2", "novice 20"]) expect(characterIn(name, 0)).toBeNull();
  });
});
