import { describe, expect, it } from "vitest";
import { tap } from "./tap";

const run = ["R3", "R4", "R5", "R6"];
const chosen = (tiles: string[]) => ({ kind: "select", tiles });

describe("tapping", () => {
  it("selects, then extends in the same place", () => {
    expect(tap("R4", 1, run, [])).toEqual(chosen(["R4"]));
    expect(tap("R3", 1, run, ["R5"])).toEqual(chosen(["R3", "R5"]));
  });
  it("takes the rest of a set, then all of it, then nothing", () => {
    expect(tap("R5", 1, run, ["R5"])).toEqual(chosen(["R5", "R6"]));
    expect(tap("R5", 1, run, ["R5", "R6"])).toEqual(chosen(run));
    expect(tap("R5", 1, run, run)).toEqual(chosen([]));
  });
  it("is a target in another place", () => {
    expect(tap("R4", 1, run, ["K7"])).toEqual({ kind: "put", to: 1 });
    expect(tap("K8", "rack", ["K8"], ["R3"])).toEqual({ kind: "put", to: "rack" });
  });
  it("lets go of a rack tile that is tapped again", () => {
    expect(tap("K8", "rack", ["K8", "K9"], ["K8", "K9"])).toEqual(chosen(["K9"]));
  });
});
