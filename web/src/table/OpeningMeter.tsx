/** How far the draft has come: points of an opening as a ring that fills, or a tick once the server has called it valid. */

import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Icon } from "../ui/Icon";

const RADIUS = 17;
const AROUND = 2 * Math.PI * RADIUS;

export function OpeningMeter({ game }: { game: GameStore }) {
  const found = game.judgement.verdict.value;
  const points = game.judgement.openingPoints.value;
  const minimum = game.judgement.openingMinimum.value;
  const valid = found.kind === "valid";
  // the steps of a hint are no opening yet, and on a phone their buttons need the place
  if (game.hints.inProgress.value) return null;
  if (points === null || !minimum) {
    if (!valid) return null;
    return (
      <p class="valid">
        <Icon name="check" /> {t("tell-valid", { count: found.tiles })}
      </p>
    );
  }
  const share = valid ? 1 : Math.min(1, points / minimum);
  return (
    <p class={`meter${valid ? " full" : ""}`} role="img" aria-label={t("tell-meter", { points, minimum })}>
      <svg viewBox="0 0 42 42" aria-hidden="true">
        <circle class="meter-track" cx="21" cy="21" r={RADIUS} />
        <circle
          class="meter-fill"
          cx="21"
          cy="21"
          r={RADIUS}
          stroke-dasharray={`${(AROUND * share).toFixed(1)} ${AROUND.toFixed(1)}`}
          transform="rotate(-90 21 21)"
        />
        <text x="21" y="26" text-anchor="middle">
          {points}
        </text>
      </svg>
      <span class="meter-words" aria-hidden="true">
        <b class="meter-of">{t("tell-meter-of", { points: minimum })}</b>
        <b class="meter-short">{t("tell-meter-short", { points: minimum })}</b>
        <span>{t("tell-meter-open")}</span>
      </span>
    </p>
  );
}
