/** How much time is left, as short as a seat has room for. */

import { DAY } from "../rules/clockKnobs";

const HOUR = 3_600;

export function timeText(seconds: number, language: string): string {
  const inUnit = (count: number, unit: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(count));
  if (seconds >= 2 * DAY) return inUnit(seconds / DAY, "day");
  if (seconds >= HOUR) return inUnit(seconds / HOUR, "hour");
  return seconds >= 100 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : `${seconds}`;
}

/** As on a clock, minutes and seconds; longer times in words. */
export const clockFace = (seconds: number, language: string): string =>
  seconds < 3600 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : timeText(seconds, language);
