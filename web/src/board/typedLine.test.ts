import { expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("document", { documentElement: {}, querySelector: () => null }));

import { TypedError, understand } from "./typedLine";
import { loadVocabulary, type Vocabulary } from "./vocabulary";

interface Case {
  language: string;
  palette: string;
  line: string;
  meaning: unknown;
}

/** The lines that the terminal is tested with; `tests/cli/terminal/test_typed.py` holds the same answers. */
const [CASES] = Object.values(
  import.meta.glob<Case[]>("../../../tests/data/typed_lines.json", { eager: true, import: "default" }),
) as [Case[]];
const known = new Map<string, Promise<Vocabulary>>();

function wordsOf({ language, palette }: Case): Promise<Vocabulary> {
  const key = `${language} ${palette}`;
  if (!known.has(key)) known.set(key, loadVocabulary(language, palette));
  return known.get(key)!;
}

test.each(CASES)("$language: “$line” means the same as in the terminal", async (given) => {
  const words = await wordsOf(given);
  let found: unknown;
  try {
    found = understand(given.line, words);
  } catch (error) {
    if (!(error instanceof TypedError)) throw error;
    found = { error: error.id };
  }
  expect(found).toEqual(given.meaning);
});

test("a letter that can begin a tile is known as one, in the words of the language", async () => {
  const czech = await loadVocabulary("cs", "KOBR");
  expect(["c", "č", "m", "b", "n", "x", "p"].map((letter) => czech.isColourLetter(letter))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
