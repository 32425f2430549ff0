/** What came of a step of the draft, in words: which tiles went back to the rack, which sets there are now. */

import { t } from "../app/i18n";
import type { Layout } from "../board/draft";
import type { TileText } from "../wire/protocol.gen";

/** So many sets are spelt out; more are counted. */
const MOST_SETS = 3;

export function changeWords(before: Layout, after: Layout, name: (tile: TileText) => string): string {
  const there = new Set(after.sets.flatMap((set) => set.tiles));
  const guests = new Set(before.guests ?? []);
  const back = [
    ...before.sets.flatMap((set) => set.tiles).filter((tile) => !there.has(tile)),
    ...(after.guests ?? []).filter((tile) => !guests.has(tile)),
  ];
  const old = new Set(before.sets.map((set) => set.tiles.join()));
  const free = new Set(after.guests ?? []);
  const changed = after.sets.filter((set) => !old.has(set.tiles.join()) && !(set.tiles.length === 1 && free.has(set.tiles[0]!)));
  const names = (tiles: readonly TileText[]) => ({ tiles: tiles.map(name).join(", ") });
  const said = back.length ? [t("web-say-to-rack", names(back))] : [];
  if (changed.length > MOST_SETS) said.push(t("ear-sets-changed", { count: changed.length }));
  else said.push(...changed.map((set) => t("web-say-set", names(set.tiles))));
  return said.join(" ");
}
