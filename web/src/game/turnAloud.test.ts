import { expect, test } from "vitest";
import type { Happening } from "../wire/protocol.gen";
import { aloud, storyOf } from "./turnAloud";

const BEFORE = [
  ["R3", "R4", "R5", "R6"],
  ["K9", "O9", "B9"],
];
const AFTER = [
  ["R3", "R4", "R5"],
  ["K9", "O9", "B9", "R9"],
  ["R6", "R7", "R8", "J"],
];
const opened = { table: BEFORE, opened: new Set([1]) };
const nothing = { discard: null, openTile: null };
const played = (more: Partial<Happening> = {}): Happening => ({ seq: 1, kind: "played", seat: 1, table: AFTER, ...more });

test("a turn is one sentence: how many, which, and how many sets changed", () => {
  expect(aloud(played(), opened, nothing)).toEqual([
    {
      message: "ear-plays",
      players: { player: 1 },
      args: { count: 4, changed: 2 },
      tiles: { tiles: [["R7"], ["R8"], ["R9"], ["J"]] },
    },
  ]);
});

test("an opening says with how much", () => {
  const first = played({ table: [["R9", "R10", "R11"]], points: 30 });
  expect(aloud(first, { table: [], opened: new Set() }, nothing)).toEqual([
    { message: "tell-opened-points", players: { player: 1 }, tiles: { tiles: [["R9", "R10", "R11"]] }, args: { points: 30 } },
  ]);
});

test("who takes the discarded or the open tile is told first", () => {
  const [took] = aloud(played({ took: "discard" }), opened, { discard: "R7", openTile: null });
  expect(took).toEqual({ message: "game-takes-discard", players: { player: 1 }, tiles: { tile: [["R7"]] } });
  const [open] = aloud(played({ took: "open-tile" }), opened, { discard: null, openTile: "R8" });
  expect(open!.message).toBe("game-takes-open-tile");
});

test("the end of a game is left to its result", () => {
  expect(aloud({ seq: 2, kind: "game-ended" }, opened, nothing)).toEqual([]);
});

test("the whole story names every set and where its tiles came from", () => {
  expect(storyOf(BEFORE, AFTER).map(({ message, tiles }) => [message, tiles])).toEqual([
    ["ear-story-made", { set: [["R6", "R7", "R8", "J"]], tiles: [["R7"], ["R8"], ["J"]] }],
    ["ear-story-added", { set: [["K9", "O9", "B9"]], tiles: [["R9"]] }],
    ["ear-story-taken", { set: [["R3", "R4", "R5", "R6"]], tiles: [["R6"]] }],
  ]);
});

test("a set made of the table alone is told, a rest of an old one is not", () => {
  const before = [
    ["R1", "R2", "R3", "R4"],
    ["B1", "B2", "B3", "B4"],
    ["K1", "K2", "K3", "K4"],
  ];
  const after = [
    ["R2", "R3", "R4"],
    ["B2", "B3", "B4"],
    ["K2", "K3", "K4"],
    ["K1", "B1", "R1"],
  ];
  expect(storyOf(before, after).map((sentence) => sentence.message)).toEqual([
    "ear-story-rebuilt",
    "ear-story-taken",
    "ear-story-taken",
    "ear-story-taken",
  ]);
});
