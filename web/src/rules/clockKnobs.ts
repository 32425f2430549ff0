/** What the clock of a table changes in the rules of its edition. */

import type { Knobs } from "../wire/knobs";
import type { Settings } from "../wire/protocol.gen";

export const DAY = 86_400;

/** Seconds for a turn at a table that has a clock of its own; null as the edition says. */
export const clockOf = (settings: Settings | undefined): number | null =>
  settings?.days ? settings.days * DAY : (settings?.seconds ?? null);

/** The knobs of a clock. With days a turn, and in rated games, it runs from the first turn on. */
export function clockKnobs(settings: Settings | undefined): Knobs {
  const seconds = clockOf(settings);
  return {
    ...(seconds === null ? {} : { turn_seconds: seconds }),
    ...(settings?.days || settings?.rated ? { timer_from: "always" } : {}),
  };
}
