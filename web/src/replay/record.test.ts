import { describe, expect, it } from "vitest";
import { type RecordEvent, stepsOf } from "./record";

const opened: RecordEvent = { type: "game-opened", edition: "classic", players: 2, names: ["Ada", "Bela"] };
const dealt: RecordEvent = {
  type: "dealt",
  starter: 0,
  racks: [
    ["R1", "R2", "R3", "K9"],
    ["B5", "B6", "B7"],
  ],
  middle: ["O1", "O2"],
  bank: [["O3"]],
};
const lay: RecordEvent = { type: "played", seat: 0, table: [["R1", "R2", "R3"]] };
const at = (...events: RecordEvent[]) => stepsOf([opened, dealt, ...events]).at(-1)!;

describe("a record, step by step", () => {
  it("deals", () => {
    expect(at().racks).toEqual(dealt.racks);
    expect(at().pool).toBe(3);
  });
  it("lays tiles from the rack", () => {
    const step = at(lay);
    expect(step.table).toEqual(lay.table);
    expect(step.racks[0]).toEqual(["K9"]);
    expect(step.before).toEqual([]);
  });
  it("draws a tile from the pool", () => {
    const step = at(lay, { type: "drew", seat: 1, tile: "O1" });
    expect(step.racks[1]).toEqual(["B5", "B6", "B7", "O1"]);
    expect(step.arrived).toEqual(["O1"]);
    expect(step.pool).toBe(2);
  });
  it("puts aside, and takes what was put aside", () => {
    const aside: RecordEvent = { type: "discarded", seat: 0, tile: "K9" };
    expect(at(aside).discards[0]).toEqual(["K9"]);
    const taken = at(aside, { type: "played", seat: 1, table: [["K9", "B6", "B7"]] });
    expect(taken.discards[0]).toEqual([]);
    expect(taken.racks[1]).toEqual(["B5"]);
  });
  it("settles a turn by the clock", () => {
    const step = at(lay, { type: "turn-settled", seat: 1, cause: "deadline", table: [["R1", "R2", "R3"]], drawn: ["O1", "O2"] });
    expect(step.racks[1]).toEqual(["B5", "B6", "B7", "O1", "O2"]);
    expect(step.pool).toBe(1);
  });
  it("undoes the last turn when the referee says so, the whole of it", () => {
    const step = at(
      { type: "drew", seat: 0, tile: "O1" },
      lay,
      { type: "dispute-raised", seat: 1 },
      { type: "ruled", decision: "undo" },
    );
    expect(step.table).toEqual([]);
    expect(step.racks).toEqual(dealt.racks);
    expect(step.pool).toBe(3);
  });
});
