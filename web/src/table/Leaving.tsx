/** The way back to the first page from a running game: what happens meanwhile is said before anybody goes. */

import { t } from "../app/i18n";
import { go } from "../app/route";
import type { GameStore } from "../game/gameStore";
import { Dialog } from "../ui/Dialog";

/** True if somebody who goes now leaves a game that waits for them. */
export const leavesGame = (game: GameStore): boolean =>
  game.state.seat.value !== null && game.state.room.value?.phase === "playing" && !game.state.away.value;

export function Leaving({ game, onClose }: { game: GameStore; onClose(): void }) {
  return (
    <Dialog small title={t("wait-leave-title")} onClose={onClose}>
      <p>{t(meanwhile(game))}</p>
      <div class="row">
        <button class="main" onClick={() => go("")}>
          {t("wait-leave-go")}
        </button>
        <button class="button" onClick={onClose}>
          {t("wait-stay")}
        </button>
      </div>
    </Dialog>
  );
}

function meanwhile(game: GameStore): string {
  const room = game.state.room.value!;
  const { rated, days, fill_abandoned: filled } = room.settings;
  const others = room.seats.some((seat, i) => i !== game.state.seat.value && seat.player && !seat.bot && !seat.robot);
  if (rated || days) return "wait-leave-clock";
  if (!others) return "wait-leave-alone";
  return filled === false ? "wait-leave-clock" : "wait-leave-others";
}
