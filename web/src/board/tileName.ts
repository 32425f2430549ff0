/** What tiles are called, for those who hear them. */

import { t } from "../app/i18n";
import type { TileText } from "../wire/protocol.gen";
import { colourWord, JOKER_WORD, parseTile } from "./tiles";

export function tileName(text: TileText, palette: string): string {
  const parsed = parseTile(text);
  return parsed.joker ? t(JOKER_WORD[parsed.joker]) : `${t(colourWord(parsed.colour, palette))} ${parsed.number}`;
}
