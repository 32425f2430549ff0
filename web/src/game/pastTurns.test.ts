import { describe, expect, it } from "vitest";
import type { Happening } from "../wire/protocol.gen";
import { actors, movesOf } from "./pastTurns";

const happened = (kind: string, seat: number | null, more: Partial<Happening> = {}): Happening => ({
  seq: 0,
  kind,
  at: 0,
  ...(seat === null ? {} : { seat }),
  ...more,
});
const taken = (happenings: Happening[], turns: number, turn: number) =>
  movesOf(happenings, { turns, turn }).map((move) => move.taken);

describe("the turn that a move belongs to", () => {
  it("is one for all that a player does: draw, lay down, discard", () => {
    const moves = [happened("drew", 0), happened("played", 0), happened("discarded", 0), happened("drew", 1)];
    expect(taken(moves, 5, 1)).toEqual([4, 4, 4, 5]);
    expect(movesOf(moves, { turns: 5, turn: 1 }).map((move) => move.ends)).toEqual([false, false, true, false]);
  });

  it("goes back when a referee undoes one", () => {
    const moves = [happened("drew", 0), happened("played", 1), happened("ruled", null, { decision: "undo" }), happened("drew", 1)];
    expect(taken(moves, 2, 0)).toEqual([0, 1, null, 1]);
    expect(taken(moves.slice(0, 3), 1, 1)).toEqual([0, 1, null]);
  });

  it("goes on when the referee lets it stand", () => {
    const moves = [happened("played", 1), happened("ruled", null, { decision: "uphold" }), happened("drew", 0)];
    expect(taken(moves, 3, 1)).toEqual([1, null, 2]);
  });
});

describe("who made a move", () => {
  it("is the bot from the moment it took over until the person is back", () => {
    const moves = [
      happened("drew", 1),
      happened("bot-took-over", 1, { level: "skilled" }),
      happened("drew", 1),
      happened("came-back", 1),
      happened("drew", 1),
      happened("drew", 2),
    ];
    expect(actors(moves, (seat) => (seat === 2 ? "novice" : null))).toEqual([null, "skilled", "skilled", null, null, "novice"]);
  });

  it("is the person who got up and came back where no bot had sat down", () => {
    expect(actors([happened("drew", 1), happened("seat-left", 1), happened("came-back", 1)], () => null)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
