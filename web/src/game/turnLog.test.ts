import { describe, expect, it, vi } from "vitest";

vi.mock("../app/i18n", () => ({ t: (id: string, args?: { count?: number }) => `${id} ${args?.count ?? ""}` }));

const { TurnLog } = await import("./turnLog");

vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });

describe("what happened in a break", () => {
  it("tells every missed turn with its tiles, also two of the same player", () => {
    const reader = { seat: 0, myTurn: false, lastDrawn: null, name: String, tileName: String };
    const turnLog = new TurnLog("room");
    const first = [["R1", "R2", "R3"]];
    const second = [["R1", "R2", "R3", "R4"]];
    const missed = [
      { seq: 5, kind: "played", seat: 1, at: 0, table: first },
      { seq: 6, kind: "drew", seat: 0, at: 0 },
      { seq: 7, kind: "played", seat: 1, at: 0, table: second },
    ];
    turnLog.addTurns([], missed, reader.seat);
    turnLog.addEntries(missed, reader);
    expect(turnLog.entries.value.map((entry) => entry.text.trim())).toEqual(["game-plays 3", "game-draws", "game-plays 1"]);
    expect(turnLog.recentTurns.value.map((turn) => turn.seq)).toEqual([7]);
  });
});
