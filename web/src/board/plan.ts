/** A plan made in the others' turns: your tiles over the table of that moment. When the table changes, what is still possible stays. */

import type { TableText, TileText } from "../wire/protocol.gen";
import { arrange } from "./arrange";
import { begin, current, type DraftSet, type History, type Layout, layoutOf, onTable } from "./draft";

export interface StoredPlan {
  /** The deal it belongs to. */
  deal: string;
  base: TableText;
  table: TableText;
}

export interface Rebased {
  plan: History;
  /** Rack tiles of the plan that have no place any more. */
  lost: TileText[];
}

/** The plan over a table that has changed. Parts of it that touch the same sets stand or fall together. */
export function rebase(plan: History, table: TableText, hand: readonly TileText[]): Rebased {
  const base = plan.steps[0]!.sets;
  const wanted = current(plan).sets;
  const lying = layoutOf(table, wanted);
  if (
    sameTable(base, table) &&
    current(plan).sets.every((set) => set.tiles.every((tile) => hand.includes(tile) || onTable(lying).has(tile)))
  ) {
    return { plan, lost: [] };
  }
  const held = new Set(hand);
  const before = new Set(base.flatMap((set) => set.tiles));
  let sets: DraftSet[] = [...lying.sets];
  const lost: TileText[] = [];
  for (const part of parts(base, wanted)) {
    if (part.base.length === 1 && part.wanted.length === 1 && sameTiles(part.base[0]!.tiles, part.wanted[0]!.tiles)) continue;
    const own = part.wanted.flatMap((set) => set.tiles).filter((tile) => !before.has(tile));
    const grown = part.base.map((old) => grownFrom(old, lying, before));
    if (own.some((tile) => !held.has(tile)) || grown.some((set) => set === null)) {
      lost.push(...own.filter((tile) => held.has(tile)));
      continue;
    }
    const gone = new Set(grown.map((set) => set!.id));
    sets = [...sets.filter((set) => !gone.has(set.id)), ...withExtras(part, grown as DraftSet[])];
  }
  const start = layoutOf(table, wanted);
  const next: Layout = { sets, took: "nothing" };
  const changed =
    sets.some((set) => set.tiles.some((tile) => held.has(tile))) ||
    !sameTable(
      start.sets,
      sets.map((set) => [...set.tiles]),
    );
  return { plan: changed ? begin(start, next) : begin(start), lost };
}

/** Rack tiles that a plan lays. */
export function laid(plan: History): TileText[] {
  const before = new Set(plan.steps[0]!.sets.flatMap((set) => set.tiles));
  return current(plan)
    .sets.flatMap((set) => set.tiles)
    .filter((tile) => !before.has(tile));
}

interface Part {
  base: DraftSet[];
  wanted: DraftSet[];
}

/** Old and new sets that share tiles, directly or through others. */
function parts(base: readonly DraftSet[], wanted: readonly DraftSet[]): Part[] {
  const out: Part[] = [];
  const home = new Map(base.flatMap((set) => set.tiles.map((tile) => [tile, set] as const)));
  const partOf = new Map<DraftSet, Part>();
  for (const old of base) {
    const part = { base: [old], wanted: [] };
    partOf.set(old, part);
    out.push(part);
  }
  for (const set of wanted) {
    const touched = [...new Set(set.tiles.map((tile) => home.get(tile)).filter((old) => old !== undefined))];
    const found = [...new Set(touched.map((old) => partOf.get(old)!))];
    const part: Part = found[0] ?? { base: [], wanted: [] };
    if (!found.length) out.push(part);
    for (const other of found.slice(1)) {
      part.base.push(...other.base);
      part.wanted.push(...other.wanted);
      for (const old of other.base) partOf.set(old, part);
      out.splice(out.indexOf(other), 1);
    }
    part.wanted.push(set);
  }
  return out;
}

/** The set that an old one has become, if it only grew by tiles that were not on the table. */
function grownFrom(old: DraftSet, now: Layout, before: ReadonlySet<TileText>): DraftSet | null {
  const found = now.sets.find((set) => set.tiles.includes(old.tiles[0]!));
  if (!found || old.tiles.some((tile) => !found.tiles.includes(tile))) return null;
  return found.tiles.every((tile) => old.tiles.includes(tile) || !before.has(tile)) ? found : null;
}

function withExtras(part: Part, grown: readonly DraftSet[]): DraftSet[] {
  const wanted = part.wanted.map((set) => ({ id: set.id, tiles: [...set.tiles] }));
  part.base.forEach((old, i) => {
    const extra = grown[i]!.tiles.filter((tile) => !old.tiles.includes(tile));
    if (!extra.length) return;
    const share = (set: DraftSet) => set.tiles.filter((tile) => old.tiles.includes(tile)).length;
    const largest = wanted.reduce((best, set) => (share(set) > share(best) ? set : best));
    largest.tiles = arrange([...largest.tiles, ...extra]);
  });
  return wanted;
}

const key = (tiles: readonly TileText[]): string => [...tiles].sort().join();
const sameTiles = (a: readonly TileText[], b: readonly TileText[]): boolean => key(a) === key(b);

function sameTable(sets: readonly DraftSet[], table: readonly (readonly TileText[])[]): boolean {
  const keys = new Set(table.map(key));
  return sets.length === table.length && sets.every((set) => keys.has(key(set.tiles)));
}
