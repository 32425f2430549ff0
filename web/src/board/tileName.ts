/** What tiles are called, in the form that a sentence needs: "red 7" by itself, "the red 7" as what somebody draws. */

import { attribute, t } from "../app/i18n";
import type { TileText } from "../wire/protocol.gen";
import { colourName, JOKER_NAME, parseTile } from "./tiles";

/** A form of `tile-name` in the catalogue of the language; every language has `label`. */
export type TileForm = string;

export function tileName(text: TileText, palette: string, form: TileForm = "label"): string {
  const { joker, colour, number } = parseTile(text);
  const face = joker ? JOKER_NAME[joker] : "number";
  return t("tile-name", { form, face, colour: joker ? "" : colourName(colour, palette), number });
}

/** The form that a message declares for one of its arguments: `.tiles = object`. */
export const tileForm = (message: string, argument: string): TileForm => attribute(message, argument) ?? "label";
