/** A turn in the making: sets on the table, moved about freely; every step can be taken back. Pure values. */

import type { TableText, TileText, Took } from "../wire/protocol.gen";
import { arrange, isRun } from "./arrange";
import { parseTile } from "./tiles";

export interface DraftSet {
  /** Stays the same while the set changes, so that it keeps its place on the screen. */
  id: number;
  tiles: readonly TileText[];
}

export interface Layout {
  sets: readonly DraftSet[];
  took: Took;
  /** Jokers of the table that wait on the rack until they are used; each is a set of its own all the while. */
  guests?: readonly TileText[];
}

export type Target =
  | { kind: "set"; id: number; index?: number }
  | { kind: "new"; at?: number }
  | { kind: "rack" }
  /** The tile takes the place of this joker, which is free from then on. */
  | { kind: "swap"; id: number; joker: TileText };

let lastId = 0;

export function layoutOf(table: TableText, before: readonly DraftSet[] = [], took: Took = "nothing"): Layout {
  const free = new Map(before.map((set) => [set.id, new Set(set.tiles)]));
  const sets = table.map((tiles) => {
    let best = 0;
    let most = 0;
    for (const [id, held] of free) {
      const shared = tiles.filter((tile) => held.has(tile)).length;
      if (shared > most) [best, most] = [id, shared];
    }
    if (best) free.delete(best);
    return { id: best || ++lastId, tiles };
  });
  return { sets, took };
}

export const tableOf = (layout: Layout): TableText => layout.sets.map((set) => [...set.tiles]);

export const onTable = (layout: Layout): Set<TileText> => new Set(layout.sets.flatMap((set) => set.tiles));

/** The layout after these tiles were put there; the same layout if nothing changes. `own` are the tiles that may go to the rack. */
export function move(layout: Layout, tiles: readonly TileText[], target: Target, own: ReadonlySet<TileText>): Layout {
  if (target.kind === "swap") return swapped(layout, tiles, target);
  if (target.kind === "rack") {
    const jokers = tiles.filter((tile) => parseTile(tile).joker && !own.has(tile) && onTable(layout).has(tile));
    if (jokers.length) return move(toGuests(layout, jokers), withoutThese(tiles, jokers), target, own);
  } else if (layout.guests?.some((guest) => tiles.includes(guest))) {
    const guests = layout.guests.filter((guest) => !tiles.includes(guest));
    return { ...move({ sets: layout.sets, took: layout.took }, tiles, target, own), guests };
  }
  const moved = target.kind === "rack" ? tiles.filter((tile) => own.has(tile) && onTable(layout).has(tile)) : tiles;
  if (!moved.length) return layout;
  const taken = new Set(moved);
  if (target.kind === "set") {
    const home = layout.sets.find((set) => set.id === target.id);
    if (!home) return layout;
    const index = target.index ?? home.tiles.length;
    const before = home.tiles.slice(0, index).filter((tile) => !taken.has(tile));
    const after = home.tiles.slice(index).filter((tile) => !taken.has(tile));
    const grown = joined(before, moved, after);
    const sets = layout.sets.flatMap((set) => (set.id === home.id ? withId(home.id, grown) : without(set, taken)));
    return same(layout.sets, sets) ? layout : { ...layout, sets };
  }
  if (target.kind === "new") {
    const whole = layout.sets.find((set) => set.tiles.length === moved.length && set.tiles.every((tile) => taken.has(tile)));
    const at = target.at ?? layout.sets.length;
    const added = { id: whole?.id ?? ++lastId, tiles: arrange(moved) };
    const head = layout.sets.slice(0, at).flatMap((set) => without(set, taken));
    const tail = layout.sets.slice(at).flatMap((set) => without(set, taken));
    const sets = [...head, added, ...tail];
    return same(layout.sets, sets) ? layout : { ...layout, sets };
  }
  return { ...layout, sets: layout.sets.flatMap((set) => without(set, taken)) };
}

const withoutThese = (tiles: readonly TileText[], gone: readonly TileText[]): TileText[] =>
  tiles.filter((tile) => !gone.includes(tile));

/** These jokers of the table lie on the rack for a while. */
function toGuests(layout: Layout, jokers: readonly TileText[]): Layout {
  const apart = jokers.reduce((now, joker) => {
    const alone = now.sets.some((set) => set.tiles.length === 1 && set.tiles[0] === joker);
    return alone ? now : move(now, [joker], { kind: "new" }, new Set());
  }, layout);
  return { ...apart, guests: [...new Set([...(layout.guests ?? []), ...jokers])] };
}

/** One tile for a joker, which lies by itself from then on. */
function swapped(layout: Layout, tiles: readonly TileText[], { id, joker }: { id: number; joker: TileText }): Layout {
  const [tile] = tiles;
  const home = layout.sets.find((set) => set.id === id);
  if (tiles.length !== 1 || !tile || !home?.tiles.includes(joker) || home.tiles.includes(tile)) return layout;
  const taken = new Set([tile]);
  const sets = layout.sets.flatMap((set): DraftSet[] =>
    set === home
      ? [
          { id, tiles: set.tiles.map((other) => (other === joker ? tile : other)) },
          { id: ++lastId, tiles: [joker] },
        ]
      : without(set, taken),
  );
  return { ...layout, sets };
}

/** A second 5 put into 3 4 5 6 7 makes two runs of it; everything else is one set. */
function joined(before: readonly TileText[], moved: readonly TileText[], after: readonly TileText[]): TileText[][] {
  const lying = [...before, ...moved, ...after];
  if (moved.length === 1 && isRun([...before, ...after].map(parseTile))) {
    const old = [...before, ...after];
    const number = parseTile(moved[0]!).number;
    const at = old.findIndex((tile) => number > 0 && parseTile(tile).number === number);
    if (at >= 2 && old.length - at - 1 >= 2 && parseTile(old[at]!).colour === parseTile(moved[0]!).colour) {
      return [old.slice(0, at + 1), [moved[0]!, ...old.slice(at + 1)]];
    }
  }
  return [arrange(lying)];
}

const withId = (id: number, parts: TileText[][]): DraftSet[] => parts.map((tiles, i) => ({ id: i ? ++lastId : id, tiles }));

function without(set: DraftSet, taken: ReadonlySet<TileText>): DraftSet[] {
  const tiles = set.tiles.filter((tile) => !taken.has(tile));
  if (tiles.length === set.tiles.length) return [set];
  return tiles.length ? [{ id: set.id, tiles }] : [];
}

function same(a: readonly DraftSet[], b: readonly DraftSet[]): boolean {
  return a.length === b.length && a.every((set, i) => set.id === b[i]!.id && set.tiles.join() === b[i]!.tiles.join());
}

/** Layouts one after the other, and which of them lies on the table now. */
export interface History {
  steps: readonly Layout[];
  now: number;
}

export const begin = (layout: Layout, ...more: Layout[]): History => ({ steps: [layout, ...more], now: more.length });
export const current = (history: History): Layout => history.steps[history.now]!;
export const canUndo = (history: History): boolean => history.now > 0;
export const canRedo = (history: History): boolean => history.now < history.steps.length - 1;
export const undo = (history: History): History => (canUndo(history) ? { ...history, now: history.now - 1 } : history);
export const redo = (history: History): History => (canRedo(history) ? { ...history, now: history.now + 1 } : history);

export function step(history: History, layout: Layout): History {
  if (layout === current(history)) return history;
  const steps = [...history.steps.slice(0, history.now + 1), layout];
  return { steps, now: steps.length - 1 };
}

/** Back to the start of the turn; can itself be undone. */
export const reset = (history: History): History => step(history, history.steps[0]!);

/** The same step with the tiles of its sets in the order that the server found. */
export function reordered(history: History, orders: readonly (readonly TileText[])[]): History {
  const layout = current(history);
  let changed = false;
  const sets = layout.sets.map((set, i) => {
    const order = orders[i];
    if (!order || order.join() === set.tiles.join() || [...order].sort().join() !== [...set.tiles].sort().join()) return set;
    changed = true;
    return { ...set, tiles: order };
  });
  if (!changed) return history;
  const steps = history.steps.map((earlier, i) => (i === history.now ? { ...layout, sets } : earlier));
  return { ...history, steps };
}

/** Your order of the rack after tiles came and went: known tiles stay where they are, new ones come last. */
export function rackOrder(order: readonly TileText[], held: readonly TileText[]): TileText[] {
  const here = new Set(held);
  const known = order.filter((tile) => here.has(tile));
  const seen = new Set(known);
  return [...known, ...held.filter((tile) => !seen.has(tile))];
}
