/** What a turn did to the table. */

/** Tiles that are new on the table, and tiles that left the set they were in. */
export function changedTiles(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): Set<string> {
  const home = new Map(before.flatMap((set) => set.map((tile) => [tile, set] as const)));
  const out = new Set<string>();
  for (const set of after) {
    const counts = new Map<readonly string[], number>();
    for (const tile of set) {
      const old = home.get(tile);
      if (old) counts.set(old, (counts.get(old) ?? 0) + 1);
    }
    const main = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
    for (const tile of set) if (!main || home.get(tile) !== main) out.add(tile);
  }
  return out;
}
