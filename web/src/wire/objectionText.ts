/** What the server refused, in the player's language. */

import { knows, t } from "../app/i18n";
import type { Objection } from "./protocol";

/** What an objection says, without the tiles: those are shown, not named. */
export function objectionText(one: Objection): string {
  const id = one.code.replace("/", "--");
  if (!knows(id)) return one.text;
  return t(id, { ...one.args, tiles: "" }).replace(/^[\s\u00a0:]+/, "");
}
