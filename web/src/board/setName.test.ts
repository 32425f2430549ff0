import { beforeAll, expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

import { ensureCatalogue, hasMessage, LANGUAGES, setLanguage } from "../app/i18n";
import { setName } from "./setName";

const named = (tiles: string, number = 4) => setName(tiles.split(" "), number, {}, "KOBR");

beforeAll(async () => {
  await setLanguage("en");
  ensureCatalogue("ear", "ear-kind");
  await vi.waitFor(() => expect(hasMessage("ear-kind")).toBe(true));
});

test.each([
  ["R2 R3 R4 R5", "4: red 2 to 5"],
  ["R2 J R4 R5", "4: red 2 to 5, with joker"],
  ["R2 J Jb R5", "4: red 2 to 5, with 2 jokers"],
  ["K9 O9 B9", "4: group 9"],
  ["R2 C O4", "4: run 2 to 4, with joker"],
  ["R5 R4 M R4b R5b", "4: mirrored run 4 to 5, with joker"],
  ["R5 M R5b", "4: mirrored group 5, with joker"],
  ["R2 R3", "4: not a set yet"],
  ["J", "4: not a set yet"],
])("%s is called %s", (tiles, name) => expect(named(tiles)).toBe(name));

test("every language has a name of at most six words for a plain run", async () => {
  for (const code of Object.keys(LANGUAGES)) {
    await setLanguage(code);
    await vi.waitFor(() => expect(hasMessage("ear-kind")).toBe(true));
    for (const tiles of ["R2 R3 R4", "K9 O9 B9"]) expect(named(tiles).split(/\s+/u).length).toBeLessThan(7);
  }
});
