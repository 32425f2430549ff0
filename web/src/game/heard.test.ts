import { describe, expect, it } from "vitest";
import type { View } from "../wire/protocol.gen";
import { heardOf } from "./heard";

const view = (changes: Partial<View>): View =>
  ({ game: 1, deal: 1, phase: "playing", stage: "start", turn: 0, turns: 4, score: null, ...changes }) as View;

describe("what is heard", () => {
  it("is the first deal, also by whoever comes to it, and whose turn it is then", () => {
    expect(heardOf(null, view({ turns: 0 }), 0)).toEqual({ dealt: true, turn: true, end: null });
    expect(heardOf(null, view({ turns: 0 }), 1)).toEqual({ dealt: true, turn: false, end: null });
    expect(heardOf(null, view({}), 0)).toEqual({ dealt: false, turn: false, end: null });
  });
  it("is your turn when it begins, once", () => {
    expect(heardOf(view({ turn: 1 }), view({}), 0).turn).toBe(true);
    expect(heardOf(view({}), view({}), 0).turn).toBe(false);
  });
  it("is joy for the winner only", () => {
    const over = view({ phase: "finished", score: { winners: [0] } as View["score"] });
    expect(heardOf(view({}), over, 0).end).toBe("won");
    expect(heardOf(view({}), over, 1).end).toBe("lost");
    expect(heardOf(over, over, 1).end).toBe(null);
  });
});
