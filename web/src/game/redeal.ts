/** Who may demand a new deal: pairs of equal tiles on the rack, as many as the edition asks for. */

import { parseTile } from "../board/tiles";
import type { Knobs } from "../wire/knobs";
import type { TileText, View } from "../wire/protocol.gen";

/** Two tiles of every number and colour that the rack holds more than once; jokers make no pair. */
export function doublets(rack: readonly TileText[]): [TileText, TileText][] {
  const faces = new Map<string, TileText[]>();
  for (const tile of rack) {
    const { joker, colour, number } = parseTile(tile);
    if (!joker) faces.set(`${number} ${colour}`, [...(faces.get(`${number} ${colour}`) ?? []), tile]);
  }
  return [...faces.values()].filter((tiles) => tiles.length > 1).map((tiles) => [tiles[0]!, tiles[1]!]);
}

/** The pairs that give the player in a seat the right to a new deal; none if there is no such right, or nothing to decide any more. */
export function redealPairs(view: View, seat: number | null, knobs: Knobs): [TileText, TileText][] {
  const needed = Number(knobs.redeal_doublets ?? 0);
  if (seat === null || !needed || view.phase !== "ready" || view.seats[seat]?.ready) return [];
  const found = doublets(view.rack);
  return found.length >= needed ? found : [];
}

/** There is nothing to ask this player before the game: no right to a new deal. */
export const readyAtOnce = (view: View, seat: number | null, knobs: Knobs): boolean =>
  seat !== null && view.phase === "ready" && view.seats[seat]?.ready === false && !redealPairs(view, seat, knobs).length;
