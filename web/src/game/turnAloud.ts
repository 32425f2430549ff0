/** A turn for those who hear it: in one sentence at once (`aloud`), and the whole story of it when asked for (`storyOf`). */

import { tableChange } from "../board/tableChange";
import type { Sentence } from "../board/tileSentence";
import { byRuns } from "../board/tiles";
import type { Happening, TableText, TileText } from "../wire/protocol.gen";
import { sentenceOfHappening } from "./happenings";
import { type Known, sentenceOfMove } from "./telling";

/** Tiles that lay beside the sets before something happened. */
export interface Beside {
  discard: TileText | null;
  openTile: TileText | null;
}

const single = (tiles: readonly TileText[]): readonly (readonly TileText[])[] => tiles.map((tile) => [tile]);
const key = (tiles: readonly TileText[]): string => [...tiles].sort().join();

/** What is said of something that happened; the end of a game is told by its result. */
export function aloud(happening: Happening, known: Known, beside: Beside): Sentence[] {
  if (happening.kind === "game-ended") return [];
  const sentence = shortPlay(happening, known) ?? sentenceOfMove(happening, known) ?? sentenceOfHappening(happening);
  const took = tookBeside(happening, beside);
  return [...(took ? [took] : []), ...(sentence ? [sentence] : [])];
}

/** A play in one sentence; an opening is told with its points, as it is shown. */
function shortPlay(happening: Happening, known: Known): Sentence | null {
  const { kind, seat, table, points } = happening;
  if (kind !== "played" || seat == null || !table || !known.table) return null;
  if (!known.opened.has(seat) || points != null) return null;
  const { placed } = tableChange(known.table, table);
  const lies = new Set(table.map(key));
  const changed = known.table.filter((set) => !lies.has(key(set))).length;
  return {
    message: "ear-plays",
    players: { player: seat },
    args: { count: placed.length, changed },
    tiles: { tiles: single(byRuns(placed)) },
  };
}

/** The discard or the open tile was taken with the play. */
function tookBeside(happening: Happening, beside: Beside): Sentence | null {
  if (happening.kind !== "played" || happening.seat == null) return null;
  const players = { player: happening.seat };
  const { discard, openTile } = beside;
  if (happening.took === "discard" && discard) return { message: "game-takes-discard", players, tiles: { tile: [[discard]] } };
  if (happening.took === "open-tile" && openTile)
    return { message: "game-takes-open-tile", players, tiles: { tile: [[openTile]] } };
  return null;
}

/** Everything that a turn did to the table: new sets first, then what was added, then what was taken from where. */
export function storyOf(before: TableText, after: TableText): Sentence[] {
  const { laid, added, made } = tableChange(before, after);
  const lying = new Set(before.flat());
  const rest = after.filter((set) => !before.some((old) => key(old) === key(set)));
  const newSets = new Set([...laid, ...made.map((row) => row.set)].map(key));
  const grown = new Set(added.map(({ tiles, to }) => key([...tiles, ...to])));
  const rebuilt = rest.filter((set) => !newSets.has(key(set)) && !grown.has(key(set)) && !before.some((old) => covers(old, set)));
  return [
    ...laid.map((set): Sentence => ({ message: "ear-story-new", tiles: { set: [set] } })),
    ...made.map(({ set }): Sentence => {
      const own = set.filter((tile) => !lying.has(tile));
      return { message: "ear-story-made", tiles: { set: [set], tiles: single(own) } };
    }),
    ...added.map(({ tiles, to }): Sentence => ({ message: "ear-story-added", tiles: { set: [to], tiles: single(tiles) } })),
    ...rebuilt.map((set): Sentence => ({ message: "ear-story-rebuilt", tiles: { set: [set] } })),
    ...losses(before, after),
  ];
}

const covers = (old: readonly TileText[], set: readonly TileText[]): boolean => set.every((tile) => old.includes(tile));

/** What left the old sets: of each the largest part stayed together. */
function losses(before: TableText, after: TableText): Sentence[] {
  return before.flatMap((old): Sentence[] => {
    const parts = after.map((set) => old.filter((tile) => set.includes(tile))).filter((part) => part.length);
    if (parts.length < 2) return [];
    const stays = parts.reduce((most, part) => (part.length > most.length ? part : most));
    const left = old.filter((tile) => !stays.includes(tile));
    return [{ message: "ear-story-taken", tiles: { set: [old], tiles: single(left) } }];
  });
}
