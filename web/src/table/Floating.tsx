/** What is said for a moment: words at the seat of the speaker, in the bar and never over the table. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { StartDraw } from "./StartDraw";
import { useSpokenEach } from "./Voices";

const EDGE = 8;

export function Floating({ game }: { game: GameStore }) {
  // what is shown at the seats is said, once
  useSpokenEach(game, "chat", new Map(game.chat.floating.value.map((line) => [line.id, `${line.name}: ${line.text}`])));
  return (
    <div class="floating">
      <StartDraw game={game} />
    </div>
  );
}

/** The last words of somebody, at the seat of whoever says them; those who watch speak beside the menu. A press answers. */
export function SeatBubble({ game, seat }: { game: GameStore; seat: number | null }) {
  const line = game.chat.floating.value.findLast((said) => said.seat === seat);
  const bubble = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    element.style.translate = "";
    const over = element.getBoundingClientRect().right - innerWidth + EDGE;
    if (over > 0) element.style.translate = `${-over}px`;
  }, [line?.id]);
  if (!line) return null;
  return (
    <button
      ref={bubble}
      type="button"
      class={`bubble${line.isReaction ? " quick" : ""}`}
      aria-label={t("tell-answer", { player: line.name })}
      title={line.text}
      onClick={() => game.chat.answer()}
    >
      {seat === null && <span class="speaker">{line.name}</span>} {line.text}
    </button>
  );
}
