import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Happening, View } from "../wire/protocol.gen";

vi.mock("../app/i18n", () => ({
  attribute: () => undefined,
  t: (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args).join(" ")}`.trim(),
}));
vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });

const { sinceLastTurn, TurnLog } = await import("./turnLog");

const said: string[] = [];
const say = (_: string, text: string) => void said.push(text);
beforeEach(() => void said.splice(0));
const RUN = [["R1", "R2", "R3"]];
const LONGER = [["R1", "R2", "R3", "R4"]];
const reader = { seat: 0, myTurn: false, bot: () => null, name: String, tileName: String };
const view = (turns: number, more: Partial<View> = {}) =>
  ({ turns, players: 3, turn: turns % 3, seats: [], table: [], ...more }) as unknown as View;
const seen = { seq: 4, table: [], opened: [1] };
const happened = (seq: number, kind: string, seat: number, more: Partial<Happening> = {}): Happening => ({
  seq,
  kind,
  seat,
  at: 0,
  ...more,
});

describe("what happened in a break", () => {
  const missed = [
    happened(5, "played", 1, { table: RUN }),
    happened(6, "drew", 0, { drawn: ["K9"] }),
    happened(7, "played", 1, { table: LONGER }),
  ];

  it("is told turn by turn with its tiles, also two of the same player", () => {
    const log = new TurnLog("room", say);
    log.add(missed, seen, view(3), reader);
    expect(log.entries.value.map((entry) => entry.message)).toEqual(["tell-laid", "tell-drew-tiles", "tell-added-to"]);
    expect(log.entries.value[2]!.tiles).toEqual({ tiles: [["R4"]], set: [["R1", "R2", "R3"]] });
    expect(log.recentTurns.value.map((turn) => turn.seq)).toEqual([7]);
    expect(said.map((text) => text.split(" ")[0])).toEqual(["ear-plays", "tell-drew-tiles", "ear-plays"]);
  });

  it("stands beside the rack only as far as it came after your last turn", () => {
    const log = new TurnLog("room", say);
    log.add(missed, seen, view(3), reader);
    log.add([happened(8, "drew", 2)], seen, view(4), reader);
    expect(sinceLastTurn(log.entries.value, 0).map((told) => told.map((entry) => entry.id))).toEqual([[8], [7]]);
    log.add([happened(9, "played", 0, { table: LONGER })], seen, view(5), reader);
    expect(sinceLastTurn(log.entries.value, 0)).toEqual([]);
  });

  it("says of everybody the last move, and that they left or are back", () => {
    const log = new TurnLog("room", say);
    log.add([happened(5, "drew", 1), happened(6, "seat-left", 1), happened(7, "drew", 1)], seen, view(2), reader);
    expect(sinceLastTurn(log.entries.value, 0)[0]!.map((entry) => entry.message)).toEqual(["tell-left", "tell-drew"]);
  });
});

describe("a turn that the clock settled", () => {
  const settled: Partial<Happening> = { cause: "deadline", table: [], count: 3, returned: 2 };

  it("tells its player which tiles went back and which came", () => {
    const log = new TurnLog("room", say);
    const mine = happened(5, "turn-settled", 0, { ...settled, drawn: ["K1", "K2", "K3"], taken_back: ["R1", "R2"] });
    log.add([mine], seen, view(1), reader);
    expect(log.settled.value).toMatchObject({ back: ["R1", "R2"], drawn: ["K1", "K2", "K3"], cause: "deadline" });
    expect([...log.freshTiles.value]).toEqual(["K1", "K2", "K3"]);
    log.dismissSettled();
    expect(log.settled.value).toBe(null);
  });

  it("tells the others only how many", () => {
    const log = new TurnLog("room", say);
    log.add([happened(5, "turn-settled", 1, settled)], seen, view(1), reader);
    expect(log.settled.value).toBe(null);
    expect(log.entries.value[0]).toMatchObject({ message: "tell-time-up-penalty", args: { count: 3, back: 2 } });
  });
});

describe("an opening", () => {
  it("is told with its points", () => {
    const log = new TurnLog("room", say);
    const opened = happened(5, "played", 2, { table: [["R10", "R11", "R12"]], points: 33 });
    log.add([opened], seen, view(1), reader);
    expect(log.entries.value[0]).toMatchObject({ message: "tell-opened-points", args: { points: 33 } });
  });
});

describe("a game that somebody comes to", () => {
  const opened = happened(1, "game-opened", 0, { count: 1 });
  const dealt = happened(2, "dealt", 0);
  const game = [
    opened,
    dealt,
    happened(3, "drew", 0, { drawn: ["K9"] }),
    happened(4, "drew", 1),
    happened(5, "played", 2, { table: RUN, points: 36 }),
    happened(6, "drew", 0, { drawn: ["K3"] }),
    happened(7, "played", 1, { table: LONGER }),
  ];

  it("is told from its first turn on, with the number of everybody's turn", () => {
    const log = new TurnLog("room", say);
    log.restore(game, view(5, { turn: 2 }), reader);
    expect(log.entries.value.map((entry) => [entry.turn, entry.message])).toEqual([
      [1, "tell-drew-tiles"],
      [1, "tell-drew"],
      [1, "tell-opened-points"],
      [2, "tell-drew-tiles"],
      [2, "tell-opened"],
    ]);
    expect([...log.freshTiles.value]).toEqual(["K3"]);
    expect(log.recentTurns.value.map((turn) => turn.seq)).toEqual([7]);
    expect(said).toEqual([]);
  });

  it("may be so long that its first turns are not told: the numbers are right all the same", () => {
    const log = new TurnLog("room", say);
    const all = [true, true, true].map((is) => ({ opened: is })) as View["seats"];
    log.restore(game.slice(4), view(5, { turn: 2, seats: all }), reader);
    expect(log.entries.value.map((entry) => [entry.turn, entry.message])).toEqual([
      [1, "tell-played"],
      [2, "tell-drew-tiles"],
      [2, "tell-added-to"],
    ]);
  });

  it("begins anew with every restore, and shows no card for a turn that the clock took long ago", () => {
    const log = new TurnLog("room", say);
    log.restore(game, view(5, { turn: 2 }), reader);
    log.restore([...game, happened(8, "turn-settled", 0, { count: 1, drawn: ["K1"] })], view(6, { turn: 1 }), reader);
    expect(log.entries.value).toHaveLength(6);
    expect(log.settled.value).toBe(null);
  });
});

describe("a line of the log", () => {
  it("keeps the face of the person who was there before a bot helped out", () => {
    const log = new TurnLog("room", say);
    const bot = (seat: number) => (seat === 1 ? "casual" : null);
    log.add([happened(5, "drew", 1)], seen, view(2), reader);
    log.add([happened(6, "bot-took-over", 1, { level: "casual" }), happened(7, "drew", 1)], seen, view(5), { ...reader, bot });
    expect(log.entries.value.map((entry) => entry.bot)).toEqual([null, "casual", "casual"]);
  });
});
