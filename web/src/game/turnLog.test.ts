import { describe, expect, it, vi } from "vitest";

vi.mock("../app/i18n", () => ({ t: (id: string, args?: { count?: number }) => `${id} ${args?.count ?? ""}` }));

const { Tale } = await import("./turnLog");
type State = ConstructorParameters<typeof Tale>[0];
type View = Parameters<InstanceType<typeof Tale>["rememberTurns"]>[0];

describe("what happened in a break", () => {
  it("tells every missed turn with its tiles, also two of the same player", () => {
    const state = { seat: { value: 0 }, view: { value: null }, myTurn: { value: false }, name: (seat: number) => `${seat}` };
    const tale = new Tale(state as unknown as State);
    const first = [["R1", "R2", "R3"]];
    const second = [["R1", "R2", "R3", "R4"]];
    const missed = [
      { seq: 5, kind: "played", seat: 1, at: 0, table: first },
      { seq: 6, kind: "drew", seat: 0, at: 0 },
      { seq: 7, kind: "played", seat: 1, at: 0, table: second },
    ];
    tale.rememberTurns({ table: [] } as unknown as View, missed);
    tale.tell(missed);
    expect(tale.story.value.map((one) => one.text.trim())).toEqual(["game-plays 3", "game-draws", "game-plays 1"]);
    expect(tale.recent.value.map((turn) => turn.seq)).toEqual([7]);
  });
});
