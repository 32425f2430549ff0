/** What passes over the table for a moment: words, reactions, the draw for the start. Never in the way of a finger. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Tile } from "../ui/Tile";

const DRAW_SHOWN = 5_000;

export function Floating({ game }: { game: GameStore }) {
  const words = game.chat.floating.value;
  return (
    <div class="floating" aria-live="polite">
      <StartDraw game={game} />
      {words.map((line) => (
        <p key={line.id} class={`bubble${line.isReaction ? " quick" : ""}`}>
          <span class="said">
            <span class="speaker">{line.name}</span> {line.text}
          </span>
        </p>
      ))}
    </div>
  );
}

function StartDraw({ game }: { game: GameStore }) {
  const drawn = game.turnLog.startDraw.value;
  const shown = useSignal(false);
  const early = (game.state.view.value?.turns ?? 9) === 0;
  useEffect(() => {
    if (!drawn || !early) return;
    shown.value = true;
    const timer = setTimeout(() => (shown.value = false), DRAW_SHOWN);
    return () => clearTimeout(timer);
  }, [drawn]);
  if (!shown.value || !drawn || !early) return null;
  return (
    <div class="bubble start-draw">
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
