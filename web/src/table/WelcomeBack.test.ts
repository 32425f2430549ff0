import { describe, expect, it } from "vitest";
import type { Happening } from "../wire/protocol.gen";
import { turnsAfter } from "./WelcomeBack";

const turn = (seq: number, table: string[][] | null, kind = "played"): Happening =>
  ({ seq, kind, at: 0, seat: seq % 2, table }) as unknown as Happening;

describe("the turns while somebody was away", () => {
  it("go from table to table, without draws and settled turns that laid nothing", () => {
    const first = [["R1", "R2", "R3"]];
    const second = [["R1", "R2", "R3", "R4"]];
    const happened = [turn(1, null, "drew"), turn(2, second), turn(3, second, "turn-settled")];
    expect(turnsAfter(first, happened)).toEqual([{ seq: 2, seat: 0, before: first, after: second }]);
  });
  it("begin with an empty table after a deal", () => {
    const laid = [["B1", "B2", "B3"]];
    expect(turnsAfter([["R1", "R2", "R3"]], [turn(1, null, "dealt"), turn(2, laid)])).toEqual([
      { seq: 2, seat: 0, before: [], after: laid },
    ]);
  });
});
