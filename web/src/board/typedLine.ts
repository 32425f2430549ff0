/** What a player typed, as a value: forgiving about case, accents, order, filler words and short forms; as `cli/terminal/typed.py` has it. */

import { type FaceText, folded, type Vocabulary } from "./vocabulary";

export type TypedSentence =
  | { word: string }
  | { lay: FaceText[][] }
  | { add: FaceText[]; to: number }
  | { take: FaceText[]; from: number | null }
  | { move: FaceText[]; from: number; to: number }
  | { split: number; after: FaceText }
  | { swap: FaceText; for: FaceText; in: number | null }
  | { join: [number, number] }
  | { table: FaceText[][] }
  | { discard: FaceText }
  | { ask: string };

/** A line that cannot be understood or done: a message of the catalogue and its arguments. */
export class TypedError extends Error {
  constructor(
    readonly id: string,
    readonly args: Readonly<Record<string, string | number>> = {},
  ) {
    super(id);
  }
}

const WORDS = "draw pass done undo reset sort announce redeal ready hint show help quit".split(" ");

/** One line of each kind, to be filled with the words of a language. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  lay: "{lay} R10 B10 K10",
  add: "{add} R7 {to} 3",
  take: "{take} R7 {from} 3",
  move: "{move} R7 {from} 3 {to} 5",
  split: "{split} 3 {after} R6",
  join: "{join} 3 {with} 5",
  swap: "{swap} R7 {for} J {in} 3",
  table: "{table} R4 R5 R6 R7; K9 B9 O9",
  discard: "{discard} R7",
  ask: "{ask} Ada",
};

/** An example with the commands of the language. */
export const example = (text: string, words: Vocabulary): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => words.shown[name] ?? name);

export const understand = (line: string, words: Vocabulary): TypedSentence => new Line(words).understand(line);

class Line {
  constructor(private readonly words: Vocabulary) {}

  understand(line: string): TypedSentence {
    const text = line
      .replace(/[;/|]/g, " $& ")
      .trim()
      .replace(/[.!]+$/, "")
      .trim();
    if (!text) return { word: "show" };
    const [, verb, after] = /^(\S+)\s*(.*)$/s.exec(text)!;
    const rest = after!.trim();
    let word = this.words.verbs.get(folded(verb!)) ?? folded(verb!);
    if (rest && this.words.takes.has(folded(verb!))) word = "take";
    // also "d r5 r6": a double joker here, not a draw
    if (rest && this.beginsWithTile(text, verb!)) return this.lay(text);
    const sentence = this.sentences[word];
    if (sentence) return sentence(rest);
    if (!rest && WORDS.includes(word)) return { word };
    if (this.words.faces(verb!).length) return this.lay(text);
    const shown = shorten(verb!);
    if (WORDS.includes(word)) throw new TypedError("term-alone", { word: shown.toLowerCase() });
    const near = nearest(folded(verb!), [...this.words.verbs.keys()]);
    if (near) throw new TypedError("term-did-you-mean", { word: shown, near: this.words.shown[this.words.verbs.get(near)!]! });
    throw new TypedError("term-unknown", { word: shown });
  }

  private beginsWithTile(text: string, verb: string): boolean {
    const [first] = this.tokens(text);
    if (!first) return false;
    return this.words.face(verb) !== null || (!this.words.verbs.has(folded(verb)) && this.words.faces(first).length > 0);
  }

  private is(name: string, token: string): boolean {
    return this.words.small.get(name)!.has(folded(token));
  }

  private tokens(text: string): string[] {
    return this.words.joined((text.match(/[^\s,]+/g) ?? []).filter((token) => !this.is("fillers", token)));
  }

  private faces(tokens: readonly string[], kind: string): FaceText[] {
    return tokens.flatMap((token) => {
      const faces = this.words.faces(token);
      if (!faces.length) throw this.wrong("term-not-a-tile", kind, { token: shorten(token) });
      return faces;
    });
  }

  private rows(text: string, kind: string): FaceText[][] {
    return text
      .split(/[;/|]/)
      .map((part) => this.faces(this.tokens(part), kind))
      .filter((row) => row.length);
  }

  private number(tokens: readonly string[], kind: string): number {
    if (tokens.length !== 1 || !isNumber(tokens[0]!) || tokens[0]!.length > 4) throw this.wrong("term-number", kind);
    return Number(tokens[0]!.replace("#", ""));
  }

  private splitAt(tokens: readonly string[], keyword: string): [before: string[], after: string[] | null] {
    const at = tokens.findIndex((token) => this.is(keyword, token));
    return at < 0 ? [[...tokens], null] : [tokens.slice(0, at), tokens.slice(at + 1)];
  }

  private wrong(id: string, kind: string, args: Record<string, string> = {}): TypedError {
    return new TypedError(id, { ...args, example: example(EXAMPLES[kind] ?? kind, this.words) });
  }

  private readonly sentences: Record<string, (text: string) => TypedSentence> = {
    lay: (text) => this.lay(text),
    add: (text) => {
      let [tiles, where] = this.splitAt(this.tokens(text), "to");
      if (where === null && tiles.length > 1 && isNumber(tiles.at(-1)!)) [tiles, where] = [tiles.slice(0, -1), tiles.slice(-1)];
      if (where === null || !tiles.length) throw this.wrong("term-tiles-and-set", "add");
      return { add: this.faces(tiles, "add"), to: this.number(where, "add") };
    },
    take: (text) => this.take(text),
    move: (text) => {
      const [tiles, rest] = this.splitAt(this.tokens(text), "from");
      const [source, to] = this.splitAt(rest ?? [], "to");
      if (!tiles.length || to === null) throw this.wrong("term-example", "move");
      return { move: this.faces(tiles, "move"), from: this.number(source, "move"), to: this.number(to, "move") };
    },
    split: (text) => {
      const [number, after] = this.splitAt(this.tokens(text), "after");
      if (after?.length !== 1) throw this.wrong("term-example", "split");
      return { split: this.number(number, "split"), after: this.faces(after, "split")[0]! };
    },
    swap: (text) => this.swap(text),
    join: (text) => {
      const tokens = this.tokens(text).filter((token) => !this.is("with", token));
      if (tokens.length !== 2) throw this.wrong("term-example", "join");
      return { join: [this.number(tokens.slice(0, 1), "join"), this.number(tokens.slice(1), "join")] };
    },
    table: (text) => ({ table: this.rows(text, "table") }),
    discard: (text) => {
      const faces = this.faces(this.tokens(text), "discard");
      if (faces.length !== 1) throw this.wrong("term-one-tile", "discard");
      return { discard: faces[0]! };
    },
    ask: (text) => {
      if (!text) throw this.wrong("term-ask-whom", "ask");
      return { ask: text };
    },
  };

  private lay(text: string): TypedSentence {
    const rows = this.rows(text, "lay");
    if (!rows.length) throw this.wrong("term-which-tiles", "lay");
    return { lay: rows };
  }

  private take(text: string): TypedSentence {
    const tokens = this.tokens(text);
    if (tokens.length && tokens.every((token) => this.is("discarded", token))) return { word: "take discard" };
    if (tokens.length && tokens.every((token) => this.is("open", token))) return { word: "take open" };
    let [tiles, where] = this.splitAt(tokens, "from");
    if (where === null && tiles.length && isNumber(tiles.at(-1)!)) [tiles, where] = [tiles.slice(0, -1), tiles.slice(-1)];
    if (!tiles.length && where === null)
      throw this.wrong("term-which-tiles", `${EXAMPLES.take}; {take} 3; {take} {discarded}; {take} {open}`);
    return { take: this.faces(tiles, "take"), from: where === null ? null : this.number(where, "take") };
  }

  private swap(text: string): TypedSentence {
    let tokens = this.tokens(text);
    let where: string[] | null = null;
    // in some languages the same small word stands before the joker and before the set: the number tells
    if (tokens.length > 1 && isNumber(tokens.at(-1)!) && this.is("in", tokens.at(-2)!))
      [tokens, where] = [tokens.slice(0, -2), tokens.slice(-1)];
    else if (tokens.length && this.is("in", tokens.at(-1)!)) [tokens, where] = [tokens.slice(0, -1), []];
    const tiles = this.faces(
      tokens.filter((token) => !this.is("for", token)),
      "swap",
    );
    if (tiles.length !== 2) throw this.wrong("term-in-and-out", "swap");
    return { swap: tiles[0]!, for: tiles[1]!, in: where === null ? null : this.number(where, "swap") };
  }
}

const isNumber = (token: string): boolean => /^#*\d+$/.test(token);
const shorten = (token: string): string => [...token].slice(0, 20).join("");

/** The command that was probably meant: at most a third of its letters is wrong. */
function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known.map((other) => [distance(word, other), other] as const).filter(([far, other]) => far * 3 <= other.length);
  return ranked.sort((a, b) => a[0] - b[0])[0]?.[1] ?? null;
}

/** Letters to add, drop, change or swap. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (same ? 0 : 1),
          swapped ? rows[i - 2]![j - 2]! + 1 : 99,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
