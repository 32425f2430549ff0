/** What happened, as a sentence with tiles in it: who did what, and to which sets. */

import { type TableChange, tableChange } from "../board/tableChange";
import type { Sentence } from "../board/tileSentence";
import type { Happening, TableText, TileText } from "../wire/protocol.gen";

/** What was known before something happened. */
export interface Known {
  table: TableText | null;
  /** Seats that had opened. */
  opened: ReadonlySet<number>;
}

const single = (tiles: readonly TileText[]): readonly (readonly TileText[])[] => tiles.map((tile) => [tile]);

/** A sentence that begins with the player; null for what is no move. */
export function sentenceOfMove(happening: Happening, known: Known): Sentence | null {
  if (happening.seat == null) return null;
  const players = { player: happening.seat };
  switch (happening.kind) {
    case "played":
      return { players, ...sentenceOfPlay(happening, known) };
    case "drew":
      return happening.drawn?.length
        ? { message: "tell-drew-tiles", players, tiles: { tiles: single(happening.drawn) } }
        : { message: "tell-drew", players };
    case "passed":
      return { message: "tell-passed", players };
    case "discarded":
      return { message: "tell-discarded", players, tiles: { tiles: single(happening.tiles ?? []) } };
    case "turn-settled":
      return { players, ...sentenceOfSettlement(happening) };
    case "seat-left":
      return { message: "tell-left", players };
    case "came-back":
      return { message: "tell-back", players };
    case "bot-took-over":
      return { message: "tell-bot-helps", players };
    default:
      return null;
  }
}

function sentenceOfPlay(happening: Happening, known: Known): Sentence {
  if (!known.table || !happening.table) return { message: "tell-played" };
  const change = tableChange(known.table, happening.table);
  if (!known.opened.has(happening.seat!) || happening.points != null) return sentenceOfOpening(change, happening.points ?? null);
  return sentenceOfChange(change);
}

function sentenceOfOpening(change: TableChange, points: number | null): Sentence {
  const tiles = { tiles: change.laid.length ? change.laid : [change.placed] };
  return points === null ? { message: "tell-opened", tiles } : { message: "tell-opened-points", tiles, args: { points } };
}

/** The shortest true sentence: what is rebuilt beyond it can be seen in slow motion. */
function sentenceOfChange(change: TableChange): Sentence {
  const { laid, added, made, joker, placed, rebuilt } = change;
  if (joker?.by) return { message: "tell-joker-swapped", tiles: { tiles: [[joker.by]], joker: [[joker.tile]] } };
  if (joker) return { message: "tell-joker-won", tiles: { tiles: single(placed), joker: [[joker.tile]] } };
  if (!rebuilt && !added.length) return { message: "tell-laid", tiles: { tiles: laid } };
  if (!rebuilt && !laid.length && added.length === 1)
    return { message: "tell-added-to", tiles: { tiles: single(added[0]!.tiles), set: [added[0]!.to] } };
  if (!rebuilt && !laid.length) return { message: "tell-added", tiles: { tiles: single(placed) } };
  if (!rebuilt) return { message: "tell-laid-and-added", tiles: { tiles: laid, more: single(added.flatMap((set) => set.tiles)) } };
  if (made.length === 1 && !laid.length && !added.length)
    return { message: "tell-made", tiles: { tiles: [made[0]!.set], more: single(made[0]!.from) } };
  return { message: "tell-rebuilt", tiles: { tiles: single(placed) } };
}

function sentenceOfSettlement(happening: Happening): Sentence {
  const { count = 0, returned = 0, drawn = [], taken_back = [], played, cause } = happening;
  const illegal = cause === "illegal-table";
  if (played && !returned && !count) return { message: "tell-time-up-counts" };
  if (!returned && !illegal) {
    if (!count) return { message: "tell-time-up" };
    return drawn.length
      ? { message: "tell-time-up-tiles", tiles: { tiles: single(drawn) } }
      : { message: "tell-time-up-drew", args: { count } };
  }
  if (illegal)
    return drawn.length
      ? { message: "tell-not-legal-tiles", tiles: { tiles: single(drawn) } }
      : { message: "tell-not-legal", args: { count: count ?? 0 } };
  const what = count ? "tell-time-up-penalty" : "tell-time-up-back";
  return taken_back.length
    ? { message: `${what}-tiles`, tiles: { back: single(taken_back), tiles: single(drawn) } }
    : { message: what, args: { count: count ?? 0, back: returned } };
}
