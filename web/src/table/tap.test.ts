import { describe, expect, it } from "vitest";
import type { Choice } from "../game/editor";
import { rangeTo, tap } from "./tap";

const run = ["R3", "R4", "R5", "R6"];
const chosen = (tiles: string[]) => ({ kind: "select", tiles });
const choice = (selected: string[], more: Partial<Choice> = {}): Choice => ({
  selected,
  fits: false,
  isNewSet: false,
  joins: true,
  home: null,
  ...more,
});

describe("tapping", () => {
  it("selects, then extends in the same place", () => {
    expect(tap("R4", 1, run, choice([]))).toEqual(chosen(["R4"]));
    expect(tap("R3", 1, run, choice(["R5"]))).toEqual(chosen(["R3", "R5"]));
  });
  it("takes the rest of a set, then all of it, then nothing", () => {
    expect(tap("R5", 1, run, choice(["R5"]))).toEqual(chosen(["R5", "R6"]));
    expect(tap("R5", 1, run, choice(["R5", "R6"]))).toEqual(chosen(run));
    expect(tap("R5", 1, run, choice(run))).toEqual(chosen([]));
  });
  it("chooses in several places", () => {
    expect(tap("R4", 1, run, choice(["K4"]))).toEqual(chosen(["K4", "R4"]));
    expect(tap("O4", "rack", ["O4", "O9"], choice(["K4", "R4"]))).toEqual(chosen(["K4", "R4", "O4"]));
    expect(tap("R4", 1, run, choice(["K4", "R4"]))).toEqual(chosen(["K4"]));
  });
  it("is a target where the choice fits", () => {
    expect(tap("R4", 1, run, choice(["R7"], { fits: true }))).toEqual({ kind: "put", to: 1 });
    // what is already chosen there shows that its tiles are wanted, not its place
    expect(tap("R6", 1, run, choice(["R3", "R2"], { fits: true }))).toEqual(chosen(["R3", "R2", "R6"]));
  });
  it("lays a choice that is a set when the next tile has nothing to do with it", () => {
    const set = choice(["K4", "R4", "O4"], { isNewSet: true, joins: false });
    expect(tap("B9", "rack", ["B9"], set)).toEqual({ kind: "lay", next: "B9" });
    expect(tap("B4", "rack", ["B4"], { ...set, joins: true })).toEqual(chosen(["K4", "R4", "O4", "B4"]));
  });
  it("sends a choice to the one place where it fits when the next tile has nothing to do with it", () => {
    const alone = choice(["R7"], { home: 1, joins: false });
    expect(tap("K2", "rack", ["K2", "R7"], alone)).toEqual({ kind: "send", to: 1, next: "K2" });
    expect(tap("K7", "rack", ["K7", "R7"], { ...alone, joins: true })).toEqual(chosen(["K7", "R7"]));
    // two places are none that is obvious
    expect(tap("K2", "rack", ["K2", "R7"], { ...alone, home: null })).toEqual(chosen(["K2", "R7"]));
  });
  it("lets go of a rack tile that is tapped again", () => {
    expect(tap("K8", "rack", ["K8", "K9"], choice(["K8", "K9"]))).toEqual(chosen(["K9"]));
  });
});

it("takes a whole row with Shift", () => {
  const row = ["K1", "K2", "K3", "K4"];
  expect(rangeTo("K4", row, ["K2"])).toEqual(["K2", "K3", "K4"]);
  expect(rangeTo("K1", row, ["K3"])).toEqual(["K1", "K2", "K3"]);
  expect(rangeTo("K1", row, [])).toBeNull();
  expect(rangeTo("K1", row, ["R9"])).toBeNull();
});
