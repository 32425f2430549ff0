/** Choosing and carrying explain themselves the first time, once: taps in the line above the rack, carrying at the edge of the table. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { knowsDrags, knowsHomes, knowsTaps } from "../app/preferences";
import type { GameStore } from "../game/gameStore";
import { carrying } from "./carrying";

/** A tap has just sent tiles to the only set that takes them. */
export const wentHome = signal(false);

/** What the line above the rack explains about taps; null as soon as it is known. */
export function useTapTip(game: GameStore): string | null {
  const chosen = game.state.selected.value.length > 0 && game.state.mayArrange.value && !carrying.value;
  const taps = chosen && knowsTaps.value === "no";
  const homes = chosen && !taps && wentHome.value && knowsHomes.value === "no";
  // what was read until the tiles were let go is known
  useEffect(() => (taps ? () => (knowsTaps.value = "yes") : undefined), [taps]);
  useEffect(() => (homes ? () => (knowsHomes.value = "yes") : undefined), [homes]);
  if (!(taps || homes) || !ensureCatalogue("hand", "hand-tap")) return null;
  return t(taps ? "hand-tap" : "hand-home");
}

export function CarryTip({ game }: { game: GameStore }) {
  const drags = carrying.value && game.state.mayArrange.value && knowsDrags.value === "no";
  useEffect(() => (drags ? () => (knowsDrags.value = "yes") : undefined), [drags]);
  if (!drags || !ensureCatalogue("hand", "hand-drag")) return null;
  return (
    <p class="hand-tip carry-tip" role="status">
      {t("hand-drag")}
    </p>
  );
}
