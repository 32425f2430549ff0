/** What a set would be if the tiles in the hand were put down there: said before they are let go. */

import { t } from "../app/i18n";
import { current, type DraftSet, type Target } from "../board/draft";
import { readings } from "../board/reading";
import type { GameStore } from "../game/gameStore";
import type { TileText } from "../wire/protocol.gen";

export interface Prospect {
  fits: boolean;
  words: string;
}

export function prospect(game: GameStore, tiles: readonly TileText[], target: Target): Prospect | null {
  const { state, editor } = game;
  if (!state.mayArrange.value) return null;
  const next = editor.moved(current(editor.draft()), tiles, target);
  const home = next.sets.find((set) => set.tiles.includes(tiles[0]!));
  if (!home) return null;
  const fits = value(game, home) !== null;
  if (home.tiles.length < 3) return { fits: false, words: "" };
  if (!fits) return { fits, words: t("table-not-a-set") };
  const seat = state.view.value!.seats[state.seat.value!];
  if (seat?.opened || !state.myTurn.value) return { fits, words: t("table-fits") };
  const points = openingPoints(game, next.sets);
  const needed = Number(state.knobs.value.meld_minimum ?? 30);
  if (points === null) return { fits, words: t("table-fits") };
  return { fits, words: points >= needed ? t("table-enough-to-open", { points }) : t("table-points-of", { points, needed }) };
}

const value = (game: GameStore, set: DraftSet): number | null => readings(set.tiles, game.state.knobs.value)[0]?.value ?? null;

/** What the sets from your rack count together; null while a tile of a set on the table is among them. */
function openingPoints(game: GameStore, sets: readonly DraftSet[]): number | null {
  const own = new Set(game.state.hand.value);
  const touched = sets.filter((set) => set.tiles.some((tile) => own.has(tile)));
  if (touched.some((set) => set.tiles.some((tile) => !own.has(tile)))) return null;
  return touched.reduce((sum, set) => sum + (value(game, set) ?? 0), 0);
}
