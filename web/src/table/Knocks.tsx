/** Somebody knocks at a private table: those who sit there let them in, or not now. */

import { speaker } from "../app/hearing";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { useSpokenEach } from "./Voices";

export function Knocks({ game }: { game: GameStore }) {
  const knocks = game.state.knocks.value;
  useSpokenEach(
    game,
    "happened",
    new Map(knocks.map((knock) => [knock.player, t("wait-would-like-to-join", { player: knock.name })])),
  );
  if (!knocks.length) return null;
  return (
    <div class="knocks" role={speaker.value ? undefined : "status"}>
      {knocks.slice(0, 3).map((knock) => (
        <div key={knock.player} class="knock row">
          <span>{t("wait-would-like-to-join", { player: knock.name })}</span>
          <button class="main small" onClick={() => game.commands.answerKnock(knock.player, true)}>
            {t("wait-let-in")}
          </button>
          <button class="button small" onClick={() => game.commands.answerKnock(knock.player, false)}>
            {t("wait-not-now")}
          </button>
        </div>
      ))}
    </div>
  );
}
