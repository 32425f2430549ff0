import { describe, expect, it } from "vitest";
import * as d from "./draft";
import stepCases from "./stepCases.json";
import { applySteps, stepsBetween } from "./steps";
import { sortedText, tableFrom } from "./tableText";

describe("from table to table in steps", () => {
  it("moves the same tiles in the same order as the solver", () => {
    for (const { before, after, steps } of stepCases) {
      const found = stepsBetween(before, after).map(({ tiles, source, target, starts }) => ({ tiles, source, target, starts }));
      expect(found, JSON.stringify({ before, after })).toEqual(steps);
    }
  });
  it("moves what comes from the table before what comes from the rack", () => {
    const before = tableFrom("R3 R4 R5 R6; K9 B9 O9");
    const after = tableFrom("R4 R5 R6; K9 B9 O9 R9; R3 B3 K3");
    const steps = stepsBetween(before, after);
    expect(steps.map((step) => `${step.tiles.join(" ")}${step.source === null ? " laid" : ""}`)).toEqual([
      "R3",
      "R9 laid",
      "B3 K3 laid",
    ]);
    const applied = applySteps(d.layoutOf(before), after, steps);
    expect(applied.map((step) => sortedText(step.layout))).toEqual([
      "K9 B9 O9; R3 R4 R5 R6",
      "K9 B9 O9; R3; R4 R5 R6",
      "K9 B9 O9 R9; R3; R4 R5 R6",
      "K9 B9 O9 R9; R3 B3 K3; R4 R5 R6",
    ]);
  });
  it("keeps every tile in every step and the ids of sets that stay", () => {
    const before = tableFrom("R1 R2 R3 R4 R5 R6; K6 B6 O6 R6b");
    const after = tableFrom("R1 R2 R3; R4 R5 R6 R7; K6 B6 O6; R6b R5b R4b");
    const start = d.layoutOf(before);
    const applied = applySteps(start, after, stepsBetween(before, after));
    for (const step of applied) {
      const all = step.layout.sets.flatMap((set) => set.tiles);
      expect(new Set(all).size).toBe(all.length);
      for (const tile of before.flat()) expect(all).toContain(tile);
    }
    const first = applied.at(-1)!.layout.sets.find((set) => set.tiles.includes("K6"))!;
    expect(first.id).toBe(start.sets[1]!.id);
  });
});
