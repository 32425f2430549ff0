/** From one table to another in steps that a hand could make: a turn in slow motion, or a hint that is shown step by step. */

import type { Step, TableText, TileText, Took } from "../wire/protocol.gen";
import { type DraftSet, type Layout, layoutOf } from "./draft";

export interface AppliedStep {
  layout: Layout;
  /** What moved in this step. */
  moved: readonly TileText[];
  /** True if it came from a rack. */
  laid: boolean;
}

/** The steps between two tables: what comes from the table moves before what comes from a rack, most tiles first (as `solver/steps.py` has it). */
export function stepsBetween(before: TableText, after: TableText): Step[] {
  const home = new Map(before.flatMap((set, i) => set.map((tile) => [tile, i] as const)));
  const stays = successors(home, after);
  const moved: Step[] = [];
  const laid: Step[] = [];
  after.forEach((tiles, target) => {
    let begun = [...stays.values()].includes(target);
    const bySource = new Map<number | null, TileText[]>();
    for (const tile of tiles) {
      const source = home.get(tile) ?? null;
      if (source !== null && stays.get(source) === target) continue;
      bySource.set(source, [...(bySource.get(source) ?? []), tile]);
    }
    const sources = [...bySource].flatMap(([source, group]) => (source === null ? [] : [{ source, group }]));
    for (const { source, group } of sources.sort((a, b) => b.group.length - a.group.length || a.source - b.source)) {
      moved.push({ kind: "split", tiles: group, source, target, starts: !begun });
      begun = true;
    }
    const own = bySource.get(null);
    if (own) laid.push({ kind: begun ? "add" : "lay", tiles: own, source: null, target, starts: !begun });
  });
  return [...moved, ...laid];
}

/** For each old set the new one that grows out of it. */
function successors(home: ReadonlyMap<TileText, number>, after: TableText): Map<number, number> {
  const shares = new Map<string, [source: number, target: number, count: number]>();
  after.forEach((tiles, target) => {
    for (const tile of tiles) {
      const source = home.get(tile);
      if (source === undefined) continue;
      const share = shares.get(`${source}>${target}`) ?? [source, target, 0];
      share[2] += 1;
      shares.set(`${source}>${target}`, share);
    }
  });
  const out = new Map<number, number>();
  const taken = new Set<number>();
  for (const [source, target] of [...shares.values()].sort((a, b) => b[2] - a[2] || a[0] - b[0] || a[1] - b[1])) {
    if (out.has(source) || taken.has(target)) continue;
    out.set(source, target);
    taken.add(target);
  }
  return out;
}

/** The table after each step, the first entry being the table as it was. Sets keep their ids as long as anything of them stays. */
export function applySteps(start: Layout, after: TableText, steps: readonly Step[], took: Took = "nothing"): AppliedStep[] {
  const moving = new Set(steps.flatMap((step) => step.tiles));
  const idOf = new Map<number, number>();
  after.forEach((tiles, target) => {
    const stays = start.sets.find((set) => set.tiles.some((tile) => !moving.has(tile) && tiles.includes(tile)));
    if (stays) idOf.set(target, stays.id);
  });
  const applied: AppliedStep[] = [{ layout: start, moved: [], laid: false }];
  let sets: readonly DraftSet[] = start.sets;
  for (const step of steps) {
    const taken = new Set(step.tiles);
    const order = after[step.target]!;
    const id = idOf.get(step.target);
    const here = sets.find((set) => set.id === id);
    const tiles = order.filter((tile) => taken.has(tile) || (here?.tiles.includes(tile) ?? false));
    // what lies there but will leave in a later step stays at the end
    const guests = here ? here.tiles.filter((tile) => !order.includes(tile) && !taken.has(tile)) : [];
    const left = sets.flatMap((set) => {
      if (set === here) return [{ id: set.id, tiles: [...tiles, ...guests] }];
      const rest = set.tiles.filter((tile) => !taken.has(tile));
      return rest.length ? [rest.length === set.tiles.length ? set : { id: set.id, tiles: rest }] : [];
    });
    if (!here) {
      const added = layoutOf([tiles]).sets[0]!;
      idOf.set(step.target, added.id);
      left.push(added);
    }
    sets = left;
    applied.push({ layout: { sets, took }, moved: step.tiles, laid: step.source === null });
  }
  const final = layoutOf(after, sets, took);
  if (applied.length > 1) applied[applied.length - 1] = { ...applied.at(-1)!, layout: final };
  return applied;
}
