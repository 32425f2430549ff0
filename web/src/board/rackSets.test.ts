import { expect, it } from "vitest";
import { rackSets } from "./rackSets";

const found = (tiles: string, by: "runs" | "groups") => rackSets(tiles.split(" "), by).map((set) => set.join(" "));

it("finds runs that stand side by side", () => {
  expect(found("K1 K2 K3 O4 O5 O6 O7 B9 B10 R11 R12 R13 J", "runs")).toEqual(["K1 K2 K3", "O4 O5 O6 O7", "R11 R12 R13"]);
  expect(found("K1 K2 K2b K3 K4", "runs")).toEqual(["K1 K2 K3 K4"]);
  expect(found("R11 R12 R12b R13", "runs")).toEqual(["R11 R12 R13"]);
});

it("finds groups that stand side by side", () => {
  expect(found("K5 O5 R5 K7 K7b O7 B9 O9 R9 K9", "groups")).toEqual(["K5 O5 R5", "B9 O9 R9 K9"]);
  expect(found("K7 K7b O7 O7b R7 R7b", "groups")).toEqual(["K7 O7 R7"]);
});

it("finds nothing where nothing is", () => {
  expect(found("K1 K3 K5", "runs")).toEqual([]);
  expect(rackSets([], "groups")).toEqual([]);
});
