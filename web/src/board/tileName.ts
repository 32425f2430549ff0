/** What tiles are called, for those who hear them. */

import { t } from "../app/i18n";
import type { TileText } from "../wire/protocol";
import { colourWord, JOKER_WORD, tile } from "./tiles";

export function tileName(text: TileText, palette: string): string {
  const one = tile(text);
  return one.joker ? t(JOKER_WORD[one.joker]) : `${t(colourWord(one.colour, palette))} ${one.number}`;
}
