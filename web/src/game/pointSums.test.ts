import { describe, expect, it } from "vitest";
import type { Score } from "../wire/protocol.gen";
import { rackSum, signed, winnings } from "./pointSums";

const score = (points: number[], winners: number[], more: Partial<Score> = {}): Score => ({
  points,
  charges: points.map((_, seat) => (winners.includes(seat) ? "winner" : "rack-sum")),
  winners,
  rack_sums: points.map((value) => Math.max(0, -value)),
  multiplier: 1,
  ...more,
});

const value = (sum: ReturnType<typeof rackSum>): number =>
  (sum.numbers.reduce((all, number) => all + number, 0) + sum.jokers * sum.jokerValue - sum.less) * sum.factor;

describe("sums of racks", () => {
  it("name every tile, and jokers with what they cost here", () => {
    const sum = rackSum(["R13", "K9", "J"], 1, score([72, -72], [0]), { joker_penalty: 50 }, false);
    expect(sum).toEqual({ numbers: [13, 9], jokers: 1, jokerValue: 50, less: 0, factor: 1 });
    expect(value(sum)).toBe(72);
  });
  it("do not name fifty tiles one by one", () => {
    const rack = Array.from({ length: 13 }, (_, i) => `R${i + 1}`);
    expect(rackSum([...rack, "J", "Jb"], 1, score([151, -151], [0]), { joker_penalty: 30 }, false).numbers).toEqual([91]);
  });
  it("count twice after a hand game", () => {
    const sum = rackSum(["R5", "R6"], 1, score([24, -22, -2], [0], { multiplier: 2 }), { joker_penalty: 30 }, false);
    expect(value(sum)).toBe(22);
  });
  it("are the difference to the winner's in a blocked game, where the rules say so", () => {
    const blocked = score([9, -2, -7], [0], { rack_sums: [3, 5, 10] });
    const knobs = { joker_penalty: 30, stalemate_scoring: "difference" };
    expect(value(rackSum(["R10"], 2, blocked, knobs, true))).toBe(7);
    expect(value(rackSum(["R10"], 2, blocked, knobs, false))).toBe(10);
  });
});

describe("what a winner gets", () => {
  it("is the sum of the others' losses", () => {
    expect(winnings(score([45, -22, -18, -5], [0]), {}, false)).toEqual({ losses: [22, 18, 5], less: 0, shares: 1 });
  });
  it("is less by what is left on the winner's rack, or shared, in a blocked game", () => {
    const blocked = score([12, -5, -10], [0], { rack_sums: [3, 5, 10] });
    expect(winnings(blocked, { stalemate_scoring: "net_of_own" }, true)).toEqual({ losses: [5, 10], less: 3, shares: 1 });
    expect(winnings(score([5, 5, -10], [0, 1]), {}, true).shares).toBe(2);
  });
  it("has a sign", () => {
    expect([signed(45), signed(-22), signed(0)]).toEqual(["+45", "−22", "0"]);
  });
});
