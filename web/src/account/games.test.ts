import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/protocol.gen";
import { bestTurn, ownGame, rivals } from "./games";

const game = (winners: number[], points: number[], others: [string, string | null][]): GameInfo => ({
  id: "g",
  room: "r",
  edition: "classic",
  players: ["Ada", ...others.map(([name]) => name)],
  player_ids: ["me", ...others.map(([, id]) => id)],
  finished_at: 0,
  rated: false,
  result: {
    winners,
    points,
    ending: "finished",
    turns: 9,
    table: [],
    largest: { seat: winners[0]!, tiles: 7, sets: 2, step: 5 },
    most_laid: winners[0] ? [3, 7] : [7, 3],
  },
});

describe("your games in figures", () => {
  const games = [
    game([0], [25, -25], [["novice 2", null]]),
    game([1], [-9, 9], [["novice 2", null]]),
    game([0], [4, -4], [["Bela", "b"]]),
  ].map((info) => ownGame(info, "me"));
  it("know who won, by how much, and whether people played", () => {
    expect(games.map(({ won, points, people }) => [won, points, people])).toEqual([
      [true, 25, false],
      [false, -9, false],
      [true, 4, true],
    ]);
  });
  it("count wins and losses against each opponent", () => {
    expect(rivals(games, 5).map(({ name, won, lost }) => [name, won, lost])).toEqual([
      ["novice 2", 1, 1],
      ["Bela", 1, 0],
    ]);
  });
  it("find your largest turn, not that of others", () => {
    expect(bestTurn(games)).toBe(7);
    expect(bestTurn([games[1]!])).toBe(3);
    expect(bestTurn([])).toBe(0);
  });
  it("say nothing of a game whose record cannot be read", () => {
    expect(ownGame({ ...games[0]!.game, result: null }, "me").won).toBe(null);
  });
});
