import { describe, expect, it } from "vitest";
import { knobsOf } from "./knobSentences";
import { boxes, boxOf, editionInfo, withVariant } from "./variants";

const edition = (name: string, knobs: Record<string, string | number>) => ({
  name,
  title: "",
  source: "",
  choose: [],
  players_min: 2,
  players_max: 4,
  knobs,
});
const all = {
  editions: [
    edition("classic", { a: 0, b: 0, c: 0 }),
    edition("six-player", { a: 0, b: 0, c: 0 }),
    edition("rummy", { a: 1, b: 1, c: 1 }),
    edition("rummy-discard", { a: 2, b: 1, c: 1 }),
    edition("rummy-open-tile", { a: 1, b: 2, c: 1 }),
    edition("rummy-hand", { a: 1, b: 1, c: 2 }),
  ],
  knobs: [],
  bots: [],
  reactions: [],
};

describe("variants of a box", () => {
  it("belong to the box whose name they carry", () => {
    expect(boxOf(all, "rummy-hand+rummy-discard")).toBe("rummy");
    expect(boxes(all)).toEqual(["classic", "six-player", "rummy"]);
  });
  it("are ticked in any order and named in one", () => {
    expect(withVariant(all, "rummy", "rummy-hand", true)).toBe("rummy-hand");
    expect(withVariant(all, "rummy-hand", "rummy-discard", true)).toBe("rummy-discard+rummy-hand");
    expect(withVariant(all, "rummy-discard+rummy-hand", "rummy-discard", false)).toBe("rummy-hand");
    expect(withVariant(all, "rummy-hand", "rummy-hand", false)).toBe("rummy");
  });
  it("change together what each changes alone", () => {
    expect(editionInfo(all, "rummy-discard+rummy-open-tile+rummy-hand")?.knobs).toEqual({ a: 2, b: 2, c: 2 });
    expect(knobsOf(all, "rummy-discard+rummy-open-tile")).toEqual({ a: 2, b: 2, c: 1 });
    expect(editionInfo(all, "rummy-discard+nothing")).toBe(null);
  });
});
