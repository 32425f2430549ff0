import { describe, expect, it } from "vitest";
import * as d from "./draft";
import { laid, rebase } from "./plan";
import { sortedText, tableFrom } from "./tableText";

const plan = (base: string, wanted: string) => {
  const start = d.layoutOf(tableFrom(base));
  return d.begin(start, d.layoutOf(tableFrom(wanted), start.sets));
};
const hand = "R6 K1 K2 K3 B5".split(" ");

describe("a plan over a changed table", () => {
  it("stays as it is, with all its steps, if nothing changed", () => {
    const mine = plan("R3 R4 R5", "R3 R4 R5 R6");
    expect(rebase(mine, tableFrom("R3 R4 R5"), hand).plan).toBe(mine);
  });
  it("keeps what does not touch the change", () => {
    const mine = plan("R3 R4 R5; O1 O2 O3", "R3 R4 R5 R6; O1 O2 O3");
    const { plan: now, lost } = rebase(mine, tableFrom("R3 R4 R5; O1 O2 O3 O4"), hand);
    expect(sortedText(d.current(now))).toBe("O1 O2 O3 O4; R3 R4 R5 R6");
    expect(lost).toEqual([]);
  });
  it("goes on with a set that only grew", () => {
    const { plan: now } = rebase(plan("R3 R4 R5", "R3 R4 R5 R6"), tableFrom("R2 R3 R4 R5"), hand);
    expect(sortedText(d.current(now))).toBe("R2 R3 R4 R5 R6");
    expect(laid(now)).toEqual(["R6"]);
  });
  it("gives tiles back if their set was taken apart, and keeps the rest", () => {
    const mine = plan("R3 R4 R5 R6b", "R3 R4 R5 R6; R6b B6 K6; K1 K2 K3");
    const { plan: now, lost } = rebase(mine, tableFrom("R3 R4 R5; R6b O6 V6"), [...hand, "B6", "K6"]);
    expect(sortedText(d.current(now))).toBe("K1 K2 K3; R3 R4 R5; R6b O6 V6");
    expect(lost.sort()).toEqual(["B6", "K6", "R6"]);
  });
  it("forgets tiles that are no longer on the rack", () => {
    const { plan: now, lost } = rebase(plan("", "K1 K2 K3"), tableFrom(""), ["K1", "K2"]);
    expect(sortedText(d.current(now))).toBe("");
    expect(lost).toEqual(["K1", "K2"]);
  });
});
