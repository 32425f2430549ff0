/** Whom the owner of the room has sent away, and a way to let them back in; others see nothing. */

import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";

export function SentAway({ game }: { game: GameStore }) {
  const away = game.state.room.value?.sent_away ?? [];
  if (!away.length) return null;
  return (
    <section aria-labelledby="sent-away-title">
      <h3 id="sent-away-title">{t("menu-who-was-sent-away")}</h3>
      <div class="row">
        {away.map(({ player, name }) => (
          <button
            key={player}
            type="button"
            class="button small"
            onClick={() => void game.commands.request({ type: "let-back-in", player })}
          >
            {t("menu-let-back-in", { player: name || t("menu-somebody") })}
          </button>
        ))}
      </div>
    </section>
  );
}
