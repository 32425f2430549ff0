/** Finished games and ratings over HTTP. */

import { ApiError, call, send } from "./http";
import type { DealProof, GameInfo, RatingInfo } from "./protocol";

export const dealOf = (game: string): Promise<DealProof> => call("GET", `/api/games/${encodeURIComponent(game)}/deal`);
export const gameInfo = (game: string): Promise<GameInfo> => call("GET", `/api/games/${encodeURIComponent(game)}`);

/** The record of a finished game, an event in every line. */
export async function gameRecord(game: string): Promise<string> {
  const response = await send("GET", `/api/games/${encodeURIComponent(game)}/record?form=json`);
  if (!response.ok) throw new ApiError([{ code: response.status === 404 ? "server/not-found" : "server/unavailable", text: "" }]);
  return response.text();
}

export const myGames = (before?: string): Promise<GameInfo[]> =>
  call("GET", `/api/games?limit=20${before ? `&before=${encodeURIComponent(before)}` : ""}`);
export const ratingsOf = (player: string): Promise<RatingInfo[]> => call("GET", `/api/ratings/${encodeURIComponent(player)}`);
export const leaders = (edition: string, size: number, offset: number): Promise<RatingInfo[]> =>
  call("GET", `/api/leaderboard?edition=${encodeURIComponent(edition)}&size=${size}&offset=${offset}&limit=20`);
