/** The tiles that were drawn for who starts, seat by seat, shown for a moment. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Tile } from "../ui/Tile";

const SHOWN_MS = 5_000;

export function StartDraw({ game }: { game: GameStore }) {
  const drawn = game.turnLog.startDraw.value;
  const shown = useSignal(false);
  const early = (game.state.view.value?.turns ?? 9) === 0;
  useEffect(() => {
    if (!drawn || !early) return;
    shown.value = true;
    const timer = setTimeout(() => (shown.value = false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [drawn]);
  if (!shown.value || !drawn || !early) return null;
  return (
    <div class="start-draw">
      <p>{t("menu-start-draw")}</p>
      <ul>
        {drawn.map(([seat, tile]) => (
          <li key={seat}>
            <Tile text={tile} name={game.state.tileName(tile)} />{" "}
            <span>{seat === game.state.seat.value ? t("label-you") : game.state.name(seat)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
