/** A sentence for everything that happens at a table but plain moves. */

import { t } from "../app/i18n";
import type { Happening } from "../wire/protocol.gen";

export function happeningSentence(happening: Happening, name: (seat: number) => string): string | null {
  const player = happening.seat != null ? name(happening.seat) : "";
  switch (happening.kind) {
    case "start-drawn":
      return happening.of != null ? t("game-starts", { player: name(happening.of) }) : null;
    case "ready":
      return t("page-ready", { player });
    case "redeal-demanded":
      return t("game-redeal", { player, count: Math.floor((happening.tiles?.length ?? 0) / 2) });
    case "opening-announced":
      return t("game-announces", { player });
    case "finish-declared":
      return t("page-declares", { player });
    case "count-answered":
      return happening.of != null ? t("game-holds", { player: name(happening.of), count: happening.count ?? 0 }) : null;
    case "dispute-raised":
      return `${t("game-dispute", { player })}${happening.note ? ` ${happening.note}` : ""}`;
    case "ruled":
      return t(happening.decision === "undo" ? "page-ruled-undo" : "page-ruled-uphold");
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
