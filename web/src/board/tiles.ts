/** Tiles as the protocol writes them: `R7`, `R7b` (the second red seven), `J`. */

import type { TileText } from "../wire/protocol.gen";

export type Joker = "J" | "D" | "C" | "M";

export interface ParsedTile {
  text: TileText;
  /** 0..5, or -1 on a joker. */
  colour: number;
  /** 1..13, or 0 on a joker. */
  number: number;
  joker: Joker | null;
}

export const COLOURS = "KOBRGV";
const ALIASES: Record<string, string> = { N: "K", W: "O" };
const cache = new Map<TileText, ParsedTile>();

export function parseTile(text: TileText): ParsedTile {
  let found = cache.get(text);
  if (!found) {
    found = parse(text);
    cache.set(text, found);
  }
  return found;
}

function parse(text: TileText): ParsedTile {
  const match = /^([KOBRGVNW])(\d+)[a-d]?$/.exec(text);
  if (match) {
    const letter = ALIASES[match[1]!] ?? match[1]!;
    return { text, colour: COLOURS.indexOf(letter), number: Number(match[2]), joker: null };
  }
  return { text, colour: -1, number: 0, joker: text[0] as Joker };
}

/** What the catalogues call a colour; the Rummy box has brown and white as its first two. */
export function colourName(colour: number, palette: string): string {
  const names = palette === "NWBR" ? ["brown", "white"] : ["black", "orange"];
  return [...names, "blue", "red", "green", "violet"][colour]!;
}

export const JOKER_NAME: Record<Joker, string> = {
  J: "joker",
  D: "double-joker",
  C: "two-colour-joker",
  M: "mirror-joker",
};

const jokerRank = (parsed: ParsedTile): number => (parsed.joker ? 1000 + "JDCM".indexOf(parsed.joker) : 0);

/** 7 8 9 of a colour side by side; jokers last. */
export function byRuns(tiles: readonly TileText[]): TileText[] {
  return sorted(tiles, (parsed) => jokerRank(parsed) || parsed.colour * 20 + parsed.number);
}

/** 7 7 7 side by side; jokers last. */
export function byGroups(tiles: readonly TileText[]): TileText[] {
  return sorted(tiles, (parsed) => jokerRank(parsed) || parsed.number * 10 + parsed.colour);
}

function sorted(tiles: readonly TileText[], key: (parsed: ParsedTile) => number): TileText[] {
  return [...tiles].sort((a, b) => key(parseTile(a)) - key(parseTile(b)) || a.localeCompare(b));
}
