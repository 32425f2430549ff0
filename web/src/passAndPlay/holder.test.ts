import { describe, expect, it } from "vitest";
import type { View } from "../wire/protocol.gen";
import { deviceHolder } from "./holder";

const view = (more: Partial<View>): View =>
  ({
    phase: "playing",
    players: 3,
    turn: 0,
    seats: [{ ready: true }, { ready: false }, { ready: false }],
    ...more,
  }) as unknown as View;

describe("who has to have the device in hand", () => {
  it("is the player whose turn it is", () => {
    expect(deviceHolder(view({ turn: 1 }), [0, 1], 0)).toBe(1);
  });
  it("does not change while a bot plays", () => {
    expect(deviceHolder(view({ turn: 2 }), [0, 1], 1)).toBe(1);
  });
  it("is whoever comes next if nobody has it", () => {
    expect(deviceHolder(view({ turn: 1 }), [0, 2], null)).toBe(1);
  });
  it("goes round while racks are kept or dealt anew", () => {
    expect(deviceHolder(view({ phase: "ready" }), [0, 1, 2], 0)).toBe(1);
  });
  it("is nobody in particular once the game is over", () => {
    expect(deviceHolder(view({ phase: "finished" }), [0, 1], 1)).toBeNull();
  });
});
