/** What a set is called by those who hear the table: its number, what it is, and whether it has jokers. */

import { t } from "../app/i18n";
import type { Knobs } from "../wire/knobs";
import type { TileText } from "../wire/protocol.gen";
import { readings } from "./reading";
import { colourName, parseTile } from "./tiles";

/** "4: red 2 to 7", "5: group 9, with joker"; a number that the typed line understands, and as few words as it takes. */
export function setName(tiles: readonly TileText[], number: number, knobs: Knobs, palette: string): string {
  const jokers = tiles.filter((tile) => parseTile(tile).joker).length;
  const name = nameOf(tiles, number, knobs, palette);
  return jokers && tiles.length > 1 ? `${name}, ${t("ear-with-joker", { count: jokers })}` : name;
}

function nameOf(tiles: readonly TileText[], place: number, knobs: Knobs, palette: string): string {
  const [read] = readings(tiles, knobs);
  if (!read) return t("ear-no-set", { place });
  const slots = read.slots.flat();
  const numbers = slots.map((slot) => slot.number);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const kind = t(`kind-${read.kind}`);
  if (from === to) return t("ear-kind", { place, kind, number: from });
  const colours = new Set(slots.flatMap((slot) => (slot.colours.length === 1 ? slot.colours : [-1])));
  const [only] = colours;
  if (read.kind !== "run" || colours.size > 1 || only === undefined || only < 0) return t("ear-span", { place, kind, from, to });
  return t("ear-run-of-colour", { place, colour: t(`colour-${colourName(only, palette)}`), from, to });
}
