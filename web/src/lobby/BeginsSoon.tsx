/** A table that is full because its owner chose fewer seats: it begins after a few seconds, unless the owner says not yet. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";

const SECONDS = 5;

/** `held`: the owner is still choosing, so nothing begins. */
export function BeginsSoon({ game, held }: { game: GameStore; held: boolean }) {
  const room = game.state.room.value!;
  const left = useSignal(SECONDS);
  const stopped = useSignal(room.settings.auto_start === false);
  const runs = !held && !stopped.value;
  const begin = () => void game.commands.request({ type: "start" });
  useEffect(() => {
    left.value = SECONDS;
    if (!runs) return;
    const timer = setInterval(() => {
      left.value -= 1;
      if (left.value > 0) return;
      clearInterval(timer);
      begin();
    }, 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return (
    <div class="begins-soon">
      <p role="status">{runs ? t("wait-begins-in", { count: left.value }) : t("wait-complete")}</p>
      <button class="main big" onClick={begin}>
        {t("menu-start")}
      </button>
      {runs && (
        <button class="link" onClick={() => (stopped.value = true)}>
          {t("wait-not-yet")}
        </button>
      )}
    </div>
  );
}
