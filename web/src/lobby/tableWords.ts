/** Tables in words: against whom, whose turn, how many tiles, since when. */

import { language, t } from "../app/i18n";
import { displayName } from "../bots/characters";
import type { MyTable } from "../wire/protocol.gen";

/** Everybody else at the table. */
export const opponents = (table: MyTable): string =>
  table.players
    .map((player, seat) => ({ player, seat }))
    .filter(({ player }) => !player.you && !player.free)
    .map(({ player, seat }) => player.name || displayName(player.bot ?? "", seat))
    .join(", ");

/** "2 h ago", in the language of the page. */
export function ago(since: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - since) / 60_000));
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto", style: "short" });
  if (minutes < 1) return t("welcome-just-now");
  const text =
    minutes < 60
      ? words.format(-minutes, "minute")
      : minutes < 60 * 24
        ? words.format(-Math.round(minutes / 60), "hour")
        : words.format(-Math.round(minutes / 60 / 24), "day");
  // stays in one piece at the end of a line
  return text.replaceAll(" ", "\u00a0");
}

/** What happened within the last minute needs no time. */
export const lately = (table: MyTable): boolean => table.time - table.since < 60_000;

/** What a table waits for, as the headline of its card. */
export function stateOf(table: MyTable): string {
  const players = opponents(table);
  switch (table.state) {
    case "your-turn":
      return t("welcome-your-turn", { players });
    case "their-turn": {
      const seat = table.players.findIndex((player) => player.turn);
      const player = table.players[seat];
      return t("game-turn-of", { player: player ? player.name || displayName(player.bot ?? "", seat) : players });
    }
    case "next-game":
      return t("welcome-next-game", { players });
    case "finished":
      return t("welcome-finished", { players });
    default:
      return t("web-waiting-room");
  }
}

/** "Bela has 6 tiles, you have 8" at a table of two; only your tiles at a larger one. */
export function tilesLeft(table: MyTable): string {
  const own = table.players.find((player) => player.you)?.tiles;
  const others = table.players.filter((player) => !player.you);
  const other = others[0]?.tiles;
  if (own == null || table.state === "finished") return "";
  if (others.length !== 1 || other == null) return t("welcome-own-tiles", { count: own });
  return t("welcome-tiles-left", { count: other, own });
}
