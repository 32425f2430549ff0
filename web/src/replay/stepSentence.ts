/** What happened in a step of a record, in a sentence. */

import { t } from "../app/i18n";
import { tileForm, tileName } from "../board/tileName";
import { displayName } from "../bots/characters";
import type { RecordStep } from "./record";

export function stepSentence(step: RecordStep, names: readonly string[], palette: string): string {
  const event = step.event;
  const who = (seat: number | null | undefined): string => (seat == null ? "" : displayName(names[seat] ?? "", seat));
  const player = who(event.seat);
  const fallen = (count: number | undefined): string => (count ? ` ${t("game-penalty", { player, count })}` : "");
  switch (event.type) {
    case "game-opened":
      return t("page-opened-game");
    case "start-drawn": {
      const drawn = event.rounds?.at(-1)?.map(([seat, tile]) => `${who(seat)}: ${tileName(tile, palette)}`) ?? [];
      return `${drawn.join(", ")}. ${t("game-starts", { player: who(event.starter) })}`;
    }
    case "dealt":
      return `${t("page-dealt")} ${t("game-starts", { player: who(event.starter) })}`;
    case "ready":
      return t("page-ready", { player });
    case "redeal-demanded":
      return t("game-redeal", { player, count: Math.floor((event.shown?.length ?? 0) / 2) });
    case "played":
      return t("game-plays", { player, count: step.table.flat().length - step.before.flat().length });
    case "drew":
      return t("game-draws-tile", { player, tile: tileName(event.tile!, palette, tileForm("game-draws-tile", "tile")) });
    case "passed":
      return t("game-passes", { player });
    case "discarded":
      return t("game-discards", { player, tile: tileName(event.tile!, palette, tileForm("game-discards", "tile")) });
    case "turn-settled":
      return `${t(event.cause === "illegal-table" ? "game-table-not-legal" : "game-time-up", { player })}${fallen(event.drawn?.length)}`;
    case "opening-announced":
      return t("game-announces", { player });
    case "finish-declared":
      return t("page-declares", { player });
    case "count-answered":
      return t("game-holds", { player: who(event.of), count: event.count ?? 0 });
    case "dispute-raised":
      return t("game-dispute", { player });
    case "ruled":
      return t(event.decision === "undo" ? "page-ruled-undo" : "page-ruled-uphold");
    case "game-ended": {
      const winners = (event.score?.winners ?? []).map(who);
      const won =
        winners.length === 1 ? t("game-wins", { player: winners[0]! }) : t("game-shared-win", { players: winners.join(", ") });
      const points = (event.score?.points ?? []).map((change, seat) => `${who(seat)} ${change > 0 ? "+" : ""}${change}`);
      return `${won} ${points.join(", ")}`;
    }
    default:
      return event.type;
  }
}
