/** Finished games and ratings over HTTP. */

import { call, callForText } from "./http";
import type { DealInfo, GameEnding, GameInfo, RatingInfo, TurnOfDay } from "./protocol.gen";

/** How many games or ratings come at once. */
export const PAGE = 20;
/** Finished games that come at once, with their results. */
export const GAMES_PAGE = 40;

export const dealOf = (game: string): Promise<DealInfo> => call("GET /api/games/{game}/deal", { path: { game } });
/** How a game ended and what is worth telling of it, to somebody in a seat. */
export const endingOf = (game: string, seat: number | null): Promise<GameEnding> =>
  call("GET /api/games/{game}/ending", { path: { game }, query: seat === null ? {} : { seat } });
export const gameInfo = (game: string): Promise<GameInfo> => call("GET /api/games/{game}", { path: { game } });
/** The record of a finished game, an event in every line. */
export const gameRecord = (game: string): Promise<string> =>
  callForText("GET /api/games/{game}/record", { path: { game }, query: { form: "json" } });
export const myGames = (before?: string): Promise<GameInfo[]> =>
  call("GET /api/games", { query: { limit: GAMES_PAGE, results: true, ...(before ? { before } : {}) } });
/** The largest turn of the last day in a public game. */
export const turnOfDay = (): Promise<TurnOfDay | null> => call("GET /api/best-turn");
export const ratingsOf = (player: string): Promise<RatingInfo[]> => call("GET /api/ratings/{player}", { path: { player } });
export const leaders = (edition: string, size: number, offset: number): Promise<RatingInfo[]> =>
  call("GET /api/leaderboard", { query: { edition, size, offset, limit: PAGE } });
