/** What the window is called while a game is open: whose turn it is, with a dot for yours. */

import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";

export function tableTitle(game: GameStore): string {
  const { view, myTurn, name } = game.state;
  if (myTurn.value) return `● ${t("tell-your-turn")}`;
  return view.value?.phase === "playing" ? t("tell-thinks", { player: name(view.value.turn) }) : t("label-table");
}
