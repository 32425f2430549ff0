import { describe, expect, it } from "vitest";
import type { View } from "../wire/protocol.gen";
import { doublets, readyAtOnce, redealPairs } from "./redeal";

const rack = ["R4", "R4b", "K9", "K9b", "B12", "B12b", "J", "Jb", "R5"];
const view = (own: string[], ready = false) => ({ phase: "ready", rack: own, seats: [{ ready }] }) as unknown as View;
const knobs = { redeal_doublets: 3 };

describe("a new deal", () => {
  it("is for those with enough pairs; jokers make none", () => {
    expect(doublets(rack)).toEqual([
      ["R4", "R4b"],
      ["K9", "K9b"],
      ["B12", "B12b"],
    ]);
    expect(redealPairs(view(rack), 0, knobs)).toHaveLength(3);
    expect(redealPairs(view(rack.slice(2)), 0, knobs)).toEqual([]);
    expect(redealPairs(view(rack), 0, { redeal_doublets: 0 })).toEqual([]);
  });
  it("is asked of nobody else", () => {
    expect(readyAtOnce(view(rack.slice(2)), 0, knobs)).toBe(true);
    expect(readyAtOnce(view(rack), 0, knobs)).toBe(false);
    expect(readyAtOnce(view(rack, true), 0, knobs)).toBe(false);
    expect(readyAtOnce(view(rack.slice(2)), null, knobs)).toBe(false);
  });
});
