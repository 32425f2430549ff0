/** What happened beside the plain moves, in a sentence. */

import { t } from "../app/i18n";
import type { Happening } from "../wire/protocol";

export function happeningSentence(one: Happening, name: (seat: number) => string): string | null {
  const player = one.seat != null ? name(one.seat) : "";
  switch (one.kind) {
    case "start-drawn":
      return one.of != null ? t("game-starts", { player: name(one.of) }) : null;
    case "ready":
      return t("page-ready", { player });
    case "redeal-demanded":
      return t("game-redeal", { player, count: Math.floor((one.tiles?.length ?? 0) / 2) });
    case "opening-announced":
      return t("game-announces", { player });
    case "finish-declared":
      return t("page-declares", { player });
    case "count-answered":
      return one.of != null ? t("game-holds", { player: name(one.of), count: one.count ?? 0 }) : null;
    case "dispute-raised":
      return `${t("game-dispute", { player })}${one.note ? ` ${one.note}` : ""}`;
    case "ruled":
      return t(one.decision === "undo" ? "page-ruled-undo" : "page-ruled-uphold");
    case "seat-left":
      return t("menu-left", { player });
    case "came-back":
      return t("menu-back", { player });
    case "bot-took-over":
      return t("menu-bot-plays", { player });
    case "paused":
      return t("room--paused");
    case "resumed":
      return t("menu-resumed");
    default:
      return null;
  }
}
