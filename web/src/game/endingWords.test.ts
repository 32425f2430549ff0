import { describe, expect, it } from "vitest";
import type { GameEnding, Score, View } from "../wire/protocol.gen";
import { headline, howItEnded } from "./endingWords";

const seen = (winners: number[], ending: View["ending"], mine: number | null, last: string[] = ["R13"]) => ({
  view: {
    ending,
    score: { winners, points: [0, 0], charges: [], rack_sums: [31, 40], multiplier: 1 } as Score,
    seats: [{ rack: [] }, { rack: ["R1", "R2", "R3", "R4"] }],
  } as unknown as View,
  mine,
  name: (seat: number) => ["Lulu", "Ada"][seat]!,
  ending: { last: { tiles: last }, discarded: null } as unknown as GameEnding,
});

describe("the headline", () => {
  it("is about me", () => {
    expect(headline(seen([0], "finished", 0)).id).toBe("ending-you-win");
    expect(headline(seen([0], "finished", 1))).toEqual({ id: "ending-wins", args: { player: "Lulu" }, tiles: [] });
    expect(headline(seen([0, 1], "blocked", 1)).id).toBe("ending-you-share");
    expect(headline(seen([0, 1], "blocked", null)).args).toEqual({ player: "Lulu, Ada" });
  });
  it("says how it ended, with what I had left", () => {
    expect(howItEnded(seen([0], "finished", 0))).toEqual({ id: "ending-my-last", args: { count: 1 }, tiles: ["R13"] });
    expect(howItEnded(seen([0], "finished", 1))?.args).toMatchObject({ count: 1, left: 4 });
    expect(howItEnded(seen([0], "blocked", 1))).toMatchObject({
      id: "ending-blocked-theirs",
      args: { player: "Lulu", points: 31 },
    });
    expect(howItEnded(seen([0], "finished", 0, ["R1", "R2", "R3", "R4", "R5"]))?.id).toBe("ending-my-last-many");
  });
});
