/** Who the bots of the house are: for each level a few characters, one for each seat, so that no two at a table are called alike. */

import { language, t } from "../app/i18n";

/** Weakest first. */
export const LEVELS = ["novice", "casual", "skilled", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** Rooms and records that were made before the levels had their names. */
const OLD_NAMES: Record<string, Level> = { "most-tiles": "skilled" };

export interface Character {
  level: Level;
  /** Which of the level's characters, counted from 0. */
  number: number;
}

export function levelOf(name: string): Level | null {
  return OLD_NAMES[name] ?? LEVELS.find((level) => level === name) ?? null;
}

export function characterAt(bot: string | null | undefined, seat: number): Character | null {
  const level = bot ? levelOf(bot) : null;
  return level && { level, number: seat };
}

/** Bots are recorded by their level and seat: `novice 2`. */
export function characterIn(name: string, seat: number): Character | null {
  const found = /^([a-z-]+)(?: ([1-9]))?$/.exec(name);
  return found && characterAt(found[1], found[2] ? Number(found[2]) - 1 : seat);
}

export const levelName = (level: Level): string => t(`web-bot-${level}`);

export function characterNames(level: Level): string[] {
  void language.value;
  return t(`web-cast-${level}`).split(", ");
}

export function characterName({ level, number }: Character): string {
  const names = characterNames(level);
  return names[number % names.length]!;
}

/** The name of a player in a record or a list; a player who deleted the account has none any more. */
export function displayName(name: string, seat: number): string {
  const known = characterIn(name, seat);
  return known ? characterName(known) : name || `${t("word-player")} ${seat + 1}`;
}
