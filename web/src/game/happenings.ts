/** A sentence for everything that happens at a table but moves: the start, the referee, breaks. */

import type { Sentence } from "../board/tileSentence";
import type { Happening } from "../wire/protocol.gen";

export function sentenceOfHappening(happening: Happening): Sentence | null {
  const players = happening.seat != null ? { player: happening.seat } : {};
  const said = (message: string, args: Sentence["args"] = {}): Sentence => ({ message, players, args });
  const about = (message: string, args: Sentence["args"] = {}): Sentence | null =>
    happening.of != null ? { message, players: { player: happening.of }, args } : null;
  switch (happening.kind) {
    case "start-drawn":
      return about("game-starts");
    case "redeal-demanded":
      return said("game-redeal", { count: Math.floor((happening.tiles?.length ?? 0) / 2) });
    case "opening-announced":
      return said("game-announces");
    case "finish-declared":
      return said("page-declares");
    case "count-answered":
      return about("game-holds", { count: happening.count ?? 0 });
    case "dispute-raised":
      return withNote(said("game-dispute"), happening);
    case "ruling-proposed":
      return withNote(said(happening.decision === "undo" ? "menu-wants-undo" : "menu-wants-uphold"), happening);
    case "ruled":
      return withNote(ruling(happening), happening);
    case "sent-away":
      return happening.seat != null ? said("menu-sent-away") : null;
    case "waited":
      return said("wait-waited");
    case "paused":
      return said("room--paused");
    case "resumed":
      return said("menu-resumed");
    case "game-ended":
      return said("game-over");
    default:
      return null;
  }
}

/** What was decided, and who draws penalty tiles: which ones only that player learns. */
function ruling(happening: Happening): Sentence {
  const decided = happening.decision === "undo" ? "undo" : "uphold";
  if (happening.of == null || !happening.count) return { message: `page-ruled-${decided}` };
  const players = { player: happening.of };
  return happening.drawn?.length
    ? { message: `tell-ruled-${decided}-tiles`, players, tiles: { tiles: happening.drawn.map((tile) => [tile]) } }
    : { message: `tell-ruled-${decided}`, players, args: { count: happening.count } };
}

const withNote = (sentence: Sentence, happening: Happening): Sentence =>
  happening.note ? { ...sentence, note: happening.note } : sentence;
