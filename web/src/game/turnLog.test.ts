import { describe, expect, it, vi } from "vitest";

vi.mock("../app/i18n", () => ({ t: (id: string, args?: { count?: number }) => `${id} ${args?.count ?? ""}` }));

const { TurnLog } = await import("./turnLog");
type State = ConstructorParameters<typeof TurnLog>[0];
type View = Parameters<InstanceType<typeof TurnLog>["addTurns"]>[0];

describe("what happened in a break", () => {
  it("tells every missed turn with its tiles, also two of the same player", () => {
    const state = { seat: { value: 0 }, view: { value: null }, myTurn: { value: false }, name: (seat: number) => `${seat}` };
    const turnLog = new TurnLog(state as unknown as State);
    const first = [["R1", "R2", "R3"]];
    const second = [["R1", "R2", "R3", "R4"]];
    const missed = [
      { seq: 5, kind: "played", seat: 1, at: 0, table: first },
      { seq: 6, kind: "drew", seat: 0, at: 0 },
      { seq: 7, kind: "played", seat: 1, at: 0, table: second },
    ];
    turnLog.addTurns({ table: [] } as unknown as View, missed);
    turnLog.addEntries(missed);
    expect(turnLog.entries.value.map((entry) => entry.text.trim())).toEqual(["game-plays 3", "game-draws", "game-plays 1"]);
    expect(turnLog.recentTurns.value.map((turn) => turn.seq)).toEqual([7]);
  });
});
