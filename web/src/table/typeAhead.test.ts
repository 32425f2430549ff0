import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("document", { documentElement: {}, querySelector: () => null }));

import { loadVocabulary } from "../board/vocabulary";
import { TypeAhead } from "./typeAhead";

const english = await loadVocabulary("en", "KOBR");
const czech = await loadVocabulary("cs", "KOBR");
let done: string[] = [];
const typing = (words = english) =>
  new TypeAhead(
    () => words,
    (face) => done.push(`to ${face}`),
    (letter) => done.push(`does ${letter}`),
    (letter) => "bdt".includes(letter),
  );
const type = (on: TypeAhead, keys: string) => [...keys].map((key) => on.take(key));

beforeEach(() => {
  done = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("a letter and a number lead to the tile, at once and again", () => {
  const keys = typing();
  expect(type(keys, "r7r7")).toEqual([true, true, true, true]);
  expect(done).toEqual(["to R7", "to R7"]);
});

test("numbers of two digits correct the first", () => {
  type(typing(), "b12");
  expect(done).toEqual(["to B1", "to B12"]);
});

test("a letter that nothing follows is a command, after a moment or with the next key", () => {
  const keys = typing();
  expect(type(keys, "b")).toEqual([true]);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(done).toEqual(["does b"]);
  expect(type(keys, "bt")).toEqual([true, false]);
  expect(done).toEqual(["does b", "does b"]);
});

test("letters of no colour do not wait, jokers are jumped to", () => {
  const keys = typing();
  // N is a colour in other boxes, and the key of a new set
  expect(type(keys, "tdnj")).toEqual([false, false, false, true]);
  expect(done).toEqual(["to J"]);
});

test("the letters of the language count, also two", () => {
  type(typing(czech), "čv7");
  expect(done).toEqual(["to R7"]);
});
