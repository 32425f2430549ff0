import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomInfo, View } from "../wire/protocol.gen";
import { isAsDealt, memoryOf, noteDeal } from "./dealMemory";
import { rememberSalt } from "./salt";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});

const KNOBS = { play_direction: "clockwise" };

const room = (match = 1): RoomInfo =>
  ({ id: "room", match: { number: match }, seats: [{ player: "a" }, { bot: "novice" }, { player: "b" }] }) as unknown as RoomInfo;

const view = (changes: Partial<View> = {}): View =>
  ({
    commitment: "promise",
    deal: 1,
    game: 1,
    last_drawn: null,
    phase: "playing",
    players: 3,
    rack: ["K1", "R2"],
    salts: ["mine"],
    starter: 0,
    turns: 0,
    you: 2,
    ...changes,
  }) as View;

describe("what this device remembers of a deal", () => {
  it("is the promise, the salts, how many people sat there, and the rack of this seat", () => {
    rememberSalt("promise", "mine");
    rememberSalt("another", "other");
    noteDeal(room(), view(), KNOBS);
    expect(memoryOf("room.1.1")).toEqual({
      game: "room.1.1",
      commitment: "promise",
      salts: ["mine"],
      people: 2,
      racks: { "1 2": ["K1", "R2"] },
      own: ["mine"],
    });
    expect(memoryOf("room.2.1")).toBeNull();
  });

  it("stays what it was, whatever the server shows later", () => {
    noteDeal(room(), view(), KNOBS);
    noteDeal(room(), view({ commitment: "exchanged", salts: ["x"], rack: ["B9"] }), KNOBS);
    expect(memoryOf("room.1.1")).toMatchObject({ commitment: "promise", salts: ["mine"], racks: { "1 2": ["K1", "R2"] } });
  });

  it("has every deal, and everybody on this device", () => {
    noteDeal(room(), view(), KNOBS);
    noteDeal(room(), view({ deal: 2, rack: ["B9"] }), KNOBS);
    noteDeal(room(), view({ deal: 2, rack: ["O4"], you: 0 }), KNOBS);
    expect(memoryOf("room.1.1")!.racks).toEqual({ "1 2": ["K1", "R2"], "2 2": ["B9"], "2 0": ["O4"] });
  });

  it("has no rack that has been played with, and nothing of a game that is only watched", () => {
    noteDeal(room(), view({ turns: 3 }), KNOBS);
    expect(memoryOf("room.1.1")!.racks).toEqual({});
    noteDeal(room(2), view({ you: null, rack: [] }), KNOBS);
    expect(memoryOf("room.2.1")).toBeNull();
  });

  it("is of the last thirty games", () => {
    for (let match = 1; match <= 40; match++) noteDeal(room(match), view(), KNOBS);
    expect(memoryOf("room.10.1")).toBeNull();
    expect(memoryOf("room.11.1")).not.toBeNull();
    expect(memoryOf("room.40.1")).not.toBeNull();
  });

  it("does without a device that keeps nothing", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => "no JSON",
      setItem: () => {
        throw new Error("no room");
      },
    });
    noteDeal(room(), view(), KNOBS);
    rememberSalt("promise", "mine");
    expect(memoryOf("room.1.1")).toBeNull();
  });
});

describe("a rack is as it was dealt", () => {
  it("until the first turn of this seat has ended, in either direction", () => {
    expect(isAsDealt(view({ turns: 2 }), KNOBS)).toBe(true);
    expect(isAsDealt(view({ turns: 3 }), KNOBS)).toBe(false);
    expect(isAsDealt(view({ turns: 1 }), { play_direction: "anticlockwise" })).toBe(true);
    expect(isAsDealt(view({ turns: 2 }), { play_direction: "anticlockwise" })).toBe(false);
  });

  it("and no tile was drawn; while the rules are not known, only before the first turn", () => {
    expect(isAsDealt(view({ last_drawn: "K1" }), KNOBS)).toBe(false);
    expect(isAsDealt(view({ turns: 1 }), {})).toBe(false);
    expect(isAsDealt(view(), {})).toBe(true);
  });
});
