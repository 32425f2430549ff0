/** What lies where while somebody tries, and how tiles move. Values only: every change is a new try. */

import { readings } from "../board/reading";
import { byRuns } from "../board/tiles";
import type { TableText, TileText } from "../wire/protocol.gen";

export interface Try {
  table: TableText;
  rack: TileText[];
}

/** Where tiles go: a set, behind so many of the tiles that stay in it; a new set, before that one or behind all; the rack. */
export type TryTarget = { to: "set"; set: number; place: number } | { to: "new"; at?: number } | { to: "rack" };

/** The only set that takes this tile as it lies, and where; null if none or several do. */
export function onlyHome({ table }: Try, tile: TileText): TryTarget | null {
  const homes = table.flatMap((set, i): TryTarget[] => {
    const place = [...set, ""].findIndex((_, at) => readings([...set.slice(0, at), tile, ...set.slice(at)], {}).length > 0);
    return place < 0 ? [] : [{ to: "set", set: i, place }];
  });
  return homes.length === 1 ? homes[0]! : null;
}

/** The tiles at their new place. Tiles of the table cannot go to the rack; then null. */
export function moved(now: Try, tiles: readonly TileText[], target: TryTarget, own: ReadonlySet<TileText>): Try | null {
  if (!tiles.length || (target.to === "rack" && !tiles.every((tile) => own.has(tile)))) return null;
  const going = new Set(tiles);
  const stay = (row: readonly TileText[]) => row.filter((tile) => !going.has(tile));
  const table = now.table.map((set, i) => {
    if (target.to !== "set" || target.set !== i) return stay(set);
    const rest = stay(set);
    return [...rest.slice(0, target.place), ...tiles, ...rest.slice(target.place)];
  });
  const rack = stay(now.rack);
  if (target.to === "new") table.splice(target.at ?? table.length, 0, byRuns(tiles));
  if (target.to === "rack") rack.push(...tiles);
  return { table: table.filter((set) => set.length > 0), rack };
}

/** Where chosen tiles go in a set: lower tiles go to the front of a run, everything else to its end. */
export function placeFor(set: readonly TileText[], tiles: readonly TileText[]): number {
  const number = (tile: TileText): number => Number(/\d+/.exec(tile)?.[0] ?? 0);
  const first = number(tiles[0]!);
  const lowest = Math.min(...set.map(number).filter(Boolean));
  return first > 0 && first < lowest ? 0 : set.length;
}
