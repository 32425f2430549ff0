import { expect, test } from "vitest";
import { type Layout, layoutOf } from "./draft";
import type { TypedSentence } from "./typedLine";
import { carriedOut } from "./typedTurn";

const rows = (text: string): string[][] => text.split("; ").map((row) => row.split(" "));
const text = (layout: Layout): string => layout.sets.map((set) => set.tiles.join(" ")).join("; ");

function after(typed: TypedSentence, table: string, rack: string, own = ""): string {
  const layout = layoutOf(rows(table));
  const hand = [...rack.split(" "), ...own.split(" ")].filter(Boolean);
  return text(carriedOut(typed, layout, { hand, knobs: {}, numbered: layout.sets })!);
}

const TABLE = "K2 O2 B2 R2; B2b B3 B4 B5 B6 B7 B8; K9 K10 J";

test("a set is laid from the rack, and from the table where the sets stay sets", () => {
  expect(after({ lay: [["O2", "B2", "R2"]] }, "K2b O2 B2 R2; B2b B3 B4 B5; R2b R3 R4 R5", "O2b")).toBe(
    "K2b O2 B2; B3 B4 B5; R2b R3 R4 R5; O2b B2b R2",
  );
});

test("what is left of a run falls into two", () =>
  expect(after({ lay: [["B5", "R5", "K5"]] }, TABLE, "R5 K5")).toBe("K2 O2 B2 R2; B2b B3 B4; B6 B7 B8; K9 K10 J; B5 R5 K5"));

test("several sets share the table: no choice breaks one that another would spare", () => {
  const table = "K1 O1 B1 R1; B1b B2 B3 B4; R1b R2 R3 R4";
  expect(after({ lay: [["K1", "B1", "R1"]] }, table, "K1b")).toBe("K1 O1 B1; B2 B3 B4; R1b R2 R3 R4; K1b B1b R1");
});

test("a set grows by its number, in order", () =>
  expect(after({ add: ["B9"], to: 2 }, TABLE, "B9")).toBe("K2 O2 B2 R2; B2b B3 B4 B5 B6 B7 B8 B9; K9 K10 J"));

test("own tiles that are taken go back to the rack, those of the table lie apart", () => {
  expect(after({ take: ["R2"], from: 1 }, TABLE, "", "R2")).toBe("K2 O2 B2; B2b B3 B4 B5 B6 B7 B8; K9 K10 J");
  expect(after({ take: ["R2"], from: null }, TABLE, "")).toBe("K2 O2 B2; B2b B3 B4 B5 B6 B7 B8; K9 K10 J; R2");
});

test("moving, splitting, joining and swapping", () => {
  expect(after({ move: ["B2"], from: 1, to: 2 }, "K2 O2 B2 R2; B3 B4 B5", "")).toBe("K2 O2 R2; B2 B3 B4 B5");
  expect(after({ split: 1, after: "B4" }, "B2 B3 B4 B5 B6 B7", "")).toBe("B2 B3 B4; B5 B6 B7");
  expect(after({ join: [1, 2] }, "B2 B3 B4; B5 B6 B7", "")).toBe("B2 B3 B4 B5 B6 B7");
  expect(after({ swap: "K11", for: "J", in: 3 }, TABLE, "K11")).toBe("K2 O2 B2 R2; B2b B3 B4 B5 B6 B7 B8; K9 K10 K11; J");
});

test("the whole table in one go", () =>
  expect(
    after(
      {
        table: [
          ["K2", "O2", "R2"],
          ["B2", "B3", "B4", "B5"],
        ],
      },
      "K2 O2 B2 R2; B3 B4 B5",
      "",
    ),
  ).toBe("K2 O2 R2; B2 B3 B4 B5"));

test.each<[TypedSentence, string]>([
  [{ lay: [["R13"]] }, "term-no-other"],
  [{ lay: [["R2", "R2"]] }, "term-no-other"],
  [{ add: ["R2"], to: 9 }, "term-no-set"],
  [{ take: ["R13"], from: null }, "term-no-home"],
  [{ take: ["B2"], from: null }, "term-which-home"],
  [{ take: ["R13"], from: 1 }, "term-set-has-no"],
  [{ split: 1, after: "R2" }, "term-last-tile"],
  [{ join: [1, 1] }, "term-same-set"],
  [{ swap: "R13", for: "J", in: null }, "term-have-no"],
])("%j cannot be done: %s", (typed, id) => {
  expect(() => after(typed, TABLE, "B9")).toThrow(id);
});
