/** What the server refused, in the player's language. */

import { hasMessage, t } from "../app/i18n";
import type { LocalisedObjection } from "./protocol.gen";

/** What an objection says, without the tiles: those are shown, not named. */
export function objectionText(objection: LocalisedObjection): string {
  const id = objection.code.replace("/", "--");
  if (!hasMessage(id)) return objection.text;
  return t(id, { ...objection.args, tiles: "" }).replace(/^[\s\u00a0:]+/, "");
}
