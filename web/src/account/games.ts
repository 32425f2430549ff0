/** Your finished games in figures: won or lost, points, against whom, the largest turn. */

import { characterIn } from "../bots/characters";
import type { GameInfo } from "../wire/protocol.gen";

export interface OwnGame {
  game: GameInfo;
  seat: number;
  /** Null where the record cannot be read. */
  won: boolean | null;
  points: number;
  /** Another person played. */
  people: boolean;
}

export function ownGame(game: GameInfo, me: string): OwnGame {
  const seat = game.player_ids.indexOf(me);
  const people = game.player_ids.some((id, i) => i !== seat && id !== null);
  const { result } = game;
  if (!result || seat < 0) return { game, seat, won: null, points: 0, people };
  return { game, seat, won: result.winners.includes(seat), points: result.points[seat] ?? 0, people };
}

export interface Rival {
  /** As in records: the name of a person, or the level and seat of a bot. */
  name: string;
  id: string | null;
  seat: number;
  won: number;
  lost: number;
}

/** Against whom you played most often, and how it went. Bots count by their level and face. */
export function rivals(games: readonly OwnGame[], most: number): Rival[] {
  const found = new Map<string, Rival>();
  for (const { game, seat, won } of games) {
    if (won === null) continue;
    for (const [i, name] of game.players.entries()) {
      if (i === seat) continue;
      const bot = characterIn(name, i);
      const key = bot ? `${bot.level} ${bot.number}` : `${game.player_ids[i]}`;
      const rival = found.get(key) ?? { name, id: game.player_ids[i] ?? null, seat: i, won: 0, lost: 0 };
      if (won) rival.won += 1;
      else if (game.result!.winners.includes(i)) rival.lost += 1;
      found.set(key, rival);
    }
  }
  return [...found.values()].sort((a, b) => b.won + b.lost - a.won - a.lost).slice(0, most);
}

/** The most tiles you laid in a turn. */
export const bestTurn = (games: readonly OwnGame[]): number =>
  Math.max(0, ...games.map(({ game, seat }) => game.result?.most_laid[seat] ?? 0));
