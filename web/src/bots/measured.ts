/** How strong a level is, in one sentence: "wins 97 of 100 games against Novice". The figures are those of `make strength`. */

import { signal } from "@preact/signals";
import { t } from "../app/i18n";
import { LEVELS, type Level, levelName } from "./characters";

export interface MeasuredLine {
  bot: string;
  against: string;
  games: number;
  win_rate: number;
  ci95: [number, number];
  points_per_game: number | null;
}

/** What `make strength` writes. */
export interface MeasuredStrength {
  edition: string;
  players: number;
  bots: MeasuredLine[];
}

const found = signal<readonly MeasuredStrength[] | null>(null);
let asked = false;

/** The figures come when a page shows them; everybody else does without. */
export function measured(): readonly MeasuredStrength[] {
  if (!asked) {
    asked = true;
    void import("./strength.json").then(
      (file) => {
        found.value = file.default as MeasuredStrength[];
      },
      () => {
        asked = false;
      },
    );
  }
  return found.value ?? [];
}

/** The sentence about a level and the one below it; null for the weakest, or until the figures are there. */
export function againstWeaker(level: Level): string | null {
  const weaker = LEVELS[LEVELS.indexOf(level) - 1];
  const duel = measured().find((table) => table.edition === "classic" && table.players === 2);
  const line = duel?.bots.find((pair) => pair.bot === level && pair.against === weaker);
  return weaker && line ? t("lobby-wins-of-100", { count: Math.round(100 * line.win_rate), level: levelName(weaker) }) : null;
}
