/** Sets that stand side by side on a sorted rack, so that they can be picked up at once. */

import type { TileText } from "../wire/protocol.gen";
import { parseTile } from "./tiles";

const FEWEST = 3;

/**
 * Runs or groups of tiles that stand next to each other; no tile is in two of them, and jokers are left to the player. A second tile of
 * the same face stands between them without being one of them.
 */
export function rackSets(tiles: readonly TileText[], by: "runs" | "groups", colours = 4): TileText[][] {
  const out: TileText[][] = [];
  let row: TileText[] = [];
  const close = () => {
    if (row.length >= FEWEST) out.push(row);
    row = [];
  };
  for (const text of tiles) {
    const next = parseTile(text);
    const last = row.length ? parseTile(row.at(-1)!) : null;
    const again = (other: TileText) => parseTile(other).number === next.number && parseTile(other).colour === next.colour;
    if (!next.joker && row.some(again)) continue;
    const goesOn =
      last !== null &&
      !next.joker &&
      (by === "runs"
        ? next.colour === last.colour && next.number === last.number + 1
        : next.number === last.number && row.length < colours);
    if (!goesOn) close();
    if (!next.joker) row.push(text);
  }
  close();
  return out;
}
