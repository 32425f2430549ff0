/** What a turn did to the table. */

/** Tiles that came, and tiles that lie in other company than before. */
export function changedTiles(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): Set<string> {
  const home = new Map(before.flatMap((set) => set.map((one) => [one, set] as const)));
  const out = new Set<string>();
  for (const set of after) {
    const counts = new Map<readonly string[], number>();
    for (const one of set) {
      const old = home.get(one);
      if (old) counts.set(old, (counts.get(old) ?? 0) + 1);
    }
    const main = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
    for (const one of set) if (!main || home.get(one) !== main) out.add(one);
  }
  return out;
}
