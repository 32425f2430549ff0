/** Finished games and ratings over HTTP. */

import { call, callForText } from "./http";
import type { DealInfo, GameInfo, RatingInfo } from "./protocol.gen";

/** How many games or ratings come at once. */
export const PAGE = 20;

export const dealOf = (game: string): Promise<DealInfo> => call("GET /api/games/{game}/deal", { path: { game } });
export const gameInfo = (game: string): Promise<GameInfo> => call("GET /api/games/{game}", { path: { game } });
/** The record of a finished game, an event in every line. */
export const gameRecord = (game: string): Promise<string> =>
  callForText("GET /api/games/{game}/record", { path: { game }, query: { form: "json" } });
export const myGames = (before?: string): Promise<GameInfo[]> =>
  call("GET /api/games", { query: { limit: PAGE, ...(before ? { before } : {}) } });
export const ratingsOf = (player: string): Promise<RatingInfo[]> => call("GET /api/ratings/{player}", { path: { player } });
export const leaders = (edition: string, size: number, offset: number): Promise<RatingInfo[]> =>
  call("GET /api/leaderboard", { query: { edition, size, offset, limit: PAGE } });
