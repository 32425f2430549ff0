/** The best turn of the day, to be watched, and today's table, to be tried. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import { turnOfDay } from "../wire/games";
import type { TurnOfDay } from "../wire/protocol.gen";

export function DayCard() {
  const best = useSignal<TurnOfDay | null>(null);
  useEffect(() => {
    turnOfDay().then(
      (found) => (best.value = found),
      () => undefined,
    );
  }, []);
  const turn = best.value;
  return (
    <>
      {turn && (
        <a class="card line-card day-card" href={`#/game/${turn.game}/${turn.step}`}>
          <span>
            <strong>{t("lobby-best-turn", { count: turn.tiles })}</strong>
            <span class="quiet-text">
              {t("lobby-best-turn-by", { player: turn.player, count: turn.sets })} · {editionName(turn.edition)}
            </span>
          </span>
          <span class="button small">{t("page-watch")}</span>
        </a>
      )}
      <a class="card line-card day-card" href="#/today">
        <span>
          <strong>{t("welcome-today")}</strong>
          <span class="quiet-text">{t("welcome-lay-all")}</span>
        </span>
        <span class="button small">{t("welcome-try")}</span>
      </a>
    </>
  );
}
