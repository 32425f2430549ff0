import { signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";

vi.mock("../app/i18n", () => ({ t: (id: string) => id }));

const { draftKey, reasonOnPlay, verdictOf } = await import("./verdict");

const set = (id: number, ...tiles: string[]) => ({ id, tiles });
const objection = (code: string, args = {}) => ({ code, text: code, args });

/** The little of a state that a verdict is made of. */
function stateWith(over: Record<string, unknown> = {}) {
  const layout = { sets: [set(1, "R4", "R5", "R6")], took: "nothing" as const };
  const values = {
    view: { version: 3, seats: [{ opened: false }] },
    layout,
    judged: null,
    myTurn: true,
    checked: new Map(),
    history: { now: 1, steps: [] },
    placed: ["R4", "R5", "R6"],
    turnObjections: [],
    link: "open",
    seat: 0,
    knobs: {},
    ...over,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, signal(value)])) as never;
}
const hints = { inProgress: signal(false) } as never;
const known = { key: draftKey({ sets: [set(9, "R6", "R5", "R4")], took: "nothing" }, 3), points: 15 };

describe("the verdict about a draft", () => {
  it("is unknown before it was judged, and after the draft changed", () => {
    expect(verdictOf(stateWith(), hints).verdict.value.kind).toBe("unknown");
    const other = { ...known, key: draftKey({ sets: [set(1, "R4", "R5")], took: "nothing" }, 3) };
    expect(verdictOf(stateWith({ judged: other }), hints).verdict.value.kind).toBe("unknown");
  });

  it("is valid only for the sets that were judged, in whatever order they lie", () => {
    expect(verdictOf(stateWith({ judged: known }), hints).verdict.value).toEqual({ kind: "valid", tiles: 3, points: 15 });
  });

  it("is nobody's without a connection, also if it was valid before", () => {
    expect(verdictOf(stateWith({ judged: known, link: "lost" }), hints).verdict.value.kind).toBe("offline");
  });

  it("is not asked for where nothing lies", () => {
    const nothing = stateWith({ placed: [], history: { now: 0, steps: [] } });
    expect(verdictOf(nothing, hints).verdict.value.kind).toBe("nothing");
  });
});

describe("the reason on Play", () => {
  const notYet = (objections: ReturnType<typeof objection>[], ...unfinished: ReturnType<typeof set>[]) =>
    reasonOnPlay({ kind: "not-yet", objections, unfinished }, 30, 22);

  it("says how many points are missing", () => {
    const told = notYet([objection("opening/too-few-points", { points: 22, minimum: 30 })]);
    expect(told).toEqual({ message: "tell-play-points", args: { count: 8 } });
  });

  it("tells tiles that lie alone from a set that lacks one", () => {
    const short = objection("set/too-short");
    expect(notYet([short], set(1, "R4"), set(2, "K9"))).toEqual({ message: "tell-play-alone", args: { count: 2 } });
    expect(notYet([short], set(1, "R4", "R5")).message).toBe("tell-play-one-missing");
    expect(notYet([objection("set/not-a-run-or-group")], set(1, "R4", "K9")).message).toBe("tell-play-unfinished");
    expect(notYet([short], set(1, "R4", "R5"), set(2, "K9"))).toEqual({ message: "tell-play-unfinished", args: { count: 2 } });
  });

  it("asks for a joker that is free, once nothing else is unfinished", () => {
    const short = objection("set/too-short");
    const free = (...unfinished: ReturnType<typeof set>[]) =>
      reasonOnPlay({ kind: "not-yet", objections: [short], unfinished, freeJoker: true }, 30, null).message;
    expect(free(set(1, "J"))).toBe("table-joker-must");
    expect(free(set(1, "J"), set(2, "K9", "K10"))).toBe("tell-play-unfinished");
  });

  it("has words for what it does not know", () => {
    expect(notYet([objection("turn/too-involved")]).message).toBe("tell-play-not-yet");
  });
});
