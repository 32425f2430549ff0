/**
 * The words that a player may type, in a language: commands, small words, colours and jokers. The English ones always count, too.
 *
 * The table of words is the catalogue `typing.ftl`, which the terminal reads as well (`cli/terminal/vocabulary.py`); a test plays the
 * same lines through both.
 */

import { type CatalogueReader, readerOf } from "../app/i18n";
import { COLOURS, colourName } from "./tiles";

/** A tile without its copy: `R7`, `J`. */
export type FaceText = string;

const VERBS = [
  ..."draw pass done undo reset sort announce redeal ready hint show help quit".split(" "),
  ..."lay add take move split swap join table discard ask".split(" "),
];
const SMALL_WORDS = "discarded open to from after for in with fillers".split(" ");
const FORMS = ["label", "object"];
const SHORTEST_PREFIX = 2;

export class Vocabulary {
  /** Every word that begins a line, and the command it stands for. */
  readonly verbs: ReadonlyMap<string, string>;
  /** Words that draw when they stand alone, and take something from the table otherwise. */
  readonly takes: ReadonlySet<string>;
  readonly small: ReadonlyMap<string, ReadonlySet<string>>;
  /** How commands and small words are written in answers, by their English names. */
  readonly shown: Readonly<Record<string, string>>;
  private readonly colours: readonly ReadonlySet<string>[];
  private readonly letters: ReadonlyMap<string, number>;
  private readonly jokers: ReadonlySet<string>;
  private readonly numberFirst: boolean;

  constructor(own: CatalogueReader, english: CatalogueReader, palette: string) {
    const speakers = [english, own];
    const indices = [...COLOURS].map((_, colour) => colour);
    this.takes = new Set(typed(own, "draw").filter((word) => typed(own, "take").includes(word)));
    const verbs = speakers.flatMap((speak) => VERBS.flatMap((verb) => typed(speak, verb).map((word) => [word, verb] as const)));
    this.verbs = new Map([
      ...verbs.filter(([word]) => !this.takes.has(word)),
      ...[...this.takes].map((word) => [word, "draw"] as const),
    ]);
    const small = new Map(SMALL_WORDS.map((name) => [name, new Set(speakers.flatMap((speak) => typed(speak, name)))]));
    // "a" is an article in English and a preposition elsewhere: what has a meaning is no filler
    const meaningful = new Set([...small].flatMap(([name, words]) => (name === "fillers" ? [] : [...words])));
    this.small = new Map(small).set("fillers", new Set([...small.get("fillers")!].filter((word) => !meaningful.has(word))));
    this.shown = Object.fromEntries([...VERBS, ...SMALL_WORDS].map((name) => [name, own(`typed-${name}`).split(",")[0]!.trim()]));
    this.colours = indices.map((colour) => new Set(speakers.flatMap((speak) => colourWords(colour, speak, palette))));
    this.letters = new Map(
      [...indices].reverse().flatMap((colour) => typed(own, colourName(colour, palette)).map((word) => [word, colour] as const)),
    );
    this.jokers = new Set([...speakers.map((speak) => folded(named(speak, "joker"))), ...typed(own, "joker")]);
    this.numberFirst = numbered(own, 3, palette, "label").startsWith("7");
  }

  /** Whether a letter can begin a tile, so that the next key may be its number. */
  isColourLetter(letter: string): boolean {
    // not the letters that other boxes have: where N is no colour of the table it lays a set at once
    return [...COLOURS].some((_, colour) => this.colour(letter) === colour) || COLOURS.includes(letter.toUpperCase());
  }

  /** The colour of a letter, a word or the beginning of one; null if there is none, or more than one. */
  colour(word: string): number | null {
    const text = folded(word);
    const letter = this.letters.get(text);
    if (letter !== undefined) return letter;
    if (text.length < SHORTEST_PREFIX) return null;
    const where = (fits: (known: string) => boolean) =>
      this.colours.flatMap((words, colour) => ([...words].some(fits) ? [colour] : []));
    const whole = where((known) => known === text);
    const found = whole.length ? whole : where((known) => known.startsWith(text));
    return found.length === 1 ? found[0]! : null;
  }

  /** A tile as people type it: `r7`, `R7`, `7r`, `rote7`, `žolík`; which copy it is does not matter. */
  face(token: string): FaceText | null {
    const flipped = /^(\d+)([^\W\d]+|\p{L}+)$/u.exec(token);
    const text = (flipped ? flipped[2]! + flipped[1]! : token).toUpperCase();
    const known = notation(text) ?? (text.length > 1 && "ABCD".includes(text.at(-1)!) ? notation(text.slice(0, -1)) : null);
    if (known) return known;
    if (this.jokers.has(folded(token))) return "J";
    const parts = /^(\p{L}+)(\d+)$/u.exec(text);
    const colour = parts && this.colour(parts[1]!);
    return parts && colour !== null ? notation(`${COLOURS[colour]}${parts[2]}`) : null;
  }

  /** The tiles of a token; none if it is none: one tile, a run `r3-7`, a group `7rbj`, or tiles side by side, `r3b4`. */
  faces(token: string): FaceText[] {
    const single = this.face(token);
    if (single) return [single];
    const run = /^(\p{L}+)(\d+)[-–](\d+)$/u.exec(token);
    if (run) return this.run(run[1]!, run[2]!, run[3]!);
    const numbers = /^(\d+)[-–](\d+)(\p{L}+)$/u.exec(token);
    if (numbers) return this.run(numbers[3]!, numbers[1]!, numbers[2]!);
    const group = /^(\d+)(\p{L}+)$/u.exec(token);
    if (group) return this.all([...group[2]!].map((letter) => [group[1]!, letter] as const));
    const parts = token.match(/\p{L}+\d+|\p{L}/gu) ?? [];
    return parts.join("") === token ? this.all(parts.map((part) => ["", part] as const)) : [];
  }

  /** The tokens with the colour and the number of a tile side by side: `rote 7` is `rote7`, `7 rouge` is `7rouge`. */
  joined(tokens: readonly string[]): string[] {
    const out: string[] = [];
    for (const token of tokens) {
      const before = out.at(-1) ?? "";
      const [colour, number] = this.numberFirst ? [token, before] : [before, token];
      const fits = out.length > 0 && /^\d+$/.test(number) && colour.length > SHORTEST_PREFIX && this.colour(colour) !== null;
      if (fits) out[out.length - 1] += token;
      else out.push(token);
    }
    return out;
  }

  private run(colour: string, first: string, last: string): FaceText[] {
    if (Math.max(first.length, last.length) > 2) return [];
    const [from, to] = [Number(first), Number(last)];
    const step = from <= to ? 1 : -1;
    return this.all(Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => [String(from + step * i), colour] as const));
  }

  /** A tile for each number and letter, or a joker for the letter alone; none at all if one of them is none. */
  private all(parts: readonly (readonly [number: string, letter: string])[]): FaceText[] {
    const found = parts.map(([number, letter]) => this.face(`${letter}${number}`) ?? this.face(letter));
    return found.includes(null) ? [] : (found as FaceText[]);
  }
}

/** Small letters without accents, so that nobody has to find the right key. */
export function folded(text: string): string {
  const plain = text.toLowerCase().replaceAll("ß", "ss").replaceAll("ø", "o").replaceAll("æ", "ae").replaceAll("ł", "l");
  return plain.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The words of a language for a box of these colours. */
export async function loadVocabulary(language: string, palette: string): Promise<Vocabulary> {
  const [own, english] = await Promise.all([language, "en"].map((code) => readerOf(code, ["typing", "tiles"])));
  return new Vocabulary(own!, english!, palette);
}

const ALIASES: Record<string, string> = { N: "K", W: "O" };

function notation(text: string): FaceText | null {
  if (/^[JDCM]$/.test(text)) return text;
  const found = /^([KOBRGVNW])(\d+)$/.exec(text);
  const number = Number(found?.[2]);
  if (!found || number < 1 || number > 13 || found[2]!.startsWith("0")) return null;
  return `${ALIASES[found[1]!] ?? found[1]!}${number}`;
}

const typed = (speak: CatalogueReader, name: string): string[] =>
  speak(`typed-${name}`)
    .split(",")
    .map((word) => folded(word.trim()));

const named = (speak: CatalogueReader, face: string): string => speak("tile-name", { form: "label", face, colour: "", number: 0 });
const numbered = (speak: CatalogueReader, colour: number, palette: string, form: string): string =>
  speak("tile-name", { form, face: "number", colour: colourName(colour, palette), number: 7 });

function colourWords(colour: number, speak: CatalogueReader, palette: string): string[] {
  const names = FORMS.map((form) => numbered(speak, colour, palette, form).split(/\s+/u));
  // what the name of another colour has in common with it is an article
  const [blue, red] = [2, 3].map((other) => new Set(FORMS.flatMap((form) => numbered(speak, other, palette, form).split(/\s+/u))));
  return names
    .flat()
    .filter((word) => !/\d/.test(word) && !(blue!.has(word) && red!.has(word)))
    .map(folded);
}
