/** 3, 2, 1: the last one has sat down, and the first clock begins in a moment. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { useTitle } from "../ui/Page";
import * as sounds from "../ui/sound";

export function Countdown({ game }: { game: GameStore }) {
  const view = game.state.view.value;
  const start = view && view.turns === 0 && view.game === 1 ? view.started : 0;
  const left = useSignal(secondsUntil(game, start));
  useEffect(() => {
    left.value = secondsUntil(game, start);
    if (left.value <= 0) return;
    sounds.yourTurn();
    const timer = setInterval(() => {
      left.value = secondsUntil(game, start);
      if (left.value <= 0) clearInterval(timer);
      else sounds.lay();
    }, 250);
    return () => clearInterval(timer);
  }, [game, start]);
  if (left.value <= 0) return null;
  return <BigNumber seconds={left.value} />;
}

function BigNumber({ seconds }: { seconds: number }) {
  useTitle(`${seconds} · ${t("wait-begins")}`);
  return (
    <div class="countdown" role="status">
      <p>{t("wait-begins")}</p>
      <strong key={seconds}>{seconds}</strong>
    </div>
  );
}

/** Whole seconds; more than a few would be the clock of another device. */
const secondsUntil = (game: GameStore, start: number): number => {
  const left = Math.ceil((start - game.now()) / 1000);
  return left > 5 ? 0 : left;
};
