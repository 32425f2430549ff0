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
      return withNote(t("game-dispute", { player }), happening);
    case "ruling-proposed":
      return withNote(t(happening.decision === "undo" ? "menu-wants-undo" : "menu-wants-uphold", { player }), happening);
    case "ruled": {
      const decided = t(happening.decision === "undo" ? "page-ruled-undo" : "page-ruled-uphold");
      const fined = happening.of != null && happening.count;
      const penalty = fined ? ` ${t("game-penalty", { player: name(happening.of!), count: happening.count! })}` : "";
      return withNote(decided + penalty, happening);
    }
    case "sent-away":
      return happening.seat != null ? t("menu-sent-away", { player }) : null;
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

const withNote = (sentence: string, happening: Happening): string => (happening.note ? `${sentence} ${happening.note}` : sentence);
