/** A sentence of the catalogue with tiles and players in it: the words in between, to be set as text, and what stands where. */

import type { FluentVariable } from "@fluent/bundle";
import { t } from "../app/i18n";
import type { TileText } from "../wire/protocol.gen";
import { type TileForm, tileForm } from "./tileName";

/** A list of sets or of single tiles; each is drawn as stones side by side. */
export type TileGroups = readonly (readonly TileText[])[];

export type SentencePart = { text: string } | { tiles: TileGroups; form: TileForm } | { player: number };

/** What a message is given: words and numbers, tiles, and players by their seats. */
export interface Sentence {
  message: string;
  args?: Readonly<Record<string, FluentVariable>>;
  tiles?: Readonly<Record<string, TileGroups>>;
  players?: Readonly<Record<string, number>>;
  /** What a person wrote about it, after the sentence. */
  note?: string;
}

/** Characters of the private use area stand for what is no text; no catalogue and no name contains them. */
const FIRST = 0xe000;
const PLACES = /([\ue000-\ue01f])/u;

export function partsOf(sentence: Sentence): SentencePart[] {
  const places: SentencePart[] = [];
  const args: Record<string, FluentVariable> = { ...sentence.args };
  const put = (name: string, part: SentencePart) => {
    args[name] = String.fromCharCode(FIRST + places.length);
    places.push(part);
  };
  for (const [name, player] of Object.entries(sentence.players ?? {})) put(name, { player });
  for (const [name, tiles] of Object.entries(sentence.tiles ?? {})) put(name, { tiles, form: tileForm(sentence.message, name) });
  const parts = t(sentence.message, args)
    .split(PLACES)
    .filter((piece) => piece)
    .map((piece): SentencePart => places[piece.charCodeAt(0) - FIRST] ?? { text: piece });
  return sentence.note ? [...parts, { text: ` ${sentence.note}` }] : parts;
}

/** The sentence for those who hear it. */
export function spoken(
  sentence: Sentence,
  name: (seat: number) => string,
  tileName: (tile: TileText, form: TileForm) => string,
): string {
  return partsOf(sentence)
    .map((part) => {
      if ("text" in part) return part.text;
      if ("player" in part) return name(part.player);
      return part.tiles.map((tiles) => tiles.map((tile) => tileName(tile, part.form)).join(", ")).join("; ");
    })
    .join("");
}
