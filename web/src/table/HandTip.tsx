/** Choosing and carrying explain themselves the first time, once, at the lower edge of the table. */

import { useEffect } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { knowsDrags, knowsTaps } from "../app/preferences";
import type { GameStore } from "../game/gameStore";
import { carrying } from "./carrying";

export function HandTip({ game }: { game: GameStore }) {
  const chosen = game.state.selected.value.length > 0 && game.state.mayArrange.value;
  const carries = carrying.value && game.state.mayArrange.value;
  const taps = chosen && !carries && knowsTaps.value === "no";
  const drags = carries && knowsDrags.value === "no";
  // what was read until the tiles were let go is known
  useEffect(() => (taps ? () => (knowsTaps.value = "yes") : undefined), [taps]);
  useEffect(() => (drags ? () => (knowsDrags.value = "yes") : undefined), [drags]);
  if (!(taps || drags) || !ensureCatalogue("hand", "hand-tap")) return null;
  return (
    <p class="hand-tip" role="status">
      {t(drags ? "hand-drag" : "hand-tap")}
    </p>
  );
}
