/** The headline after a game, from where you sit, and the sentence below it. */

import type { GameEnding, TileText, View } from "../wire/protocol.gen";

/** More tiles than these are counted, not drawn. */
const MOST_DRAWN = 4;

export interface EndingSentence {
  id: string;
  args?: Record<string, string | number>;
  tiles: readonly TileText[];
}

interface SeenEnd {
  view: View;
  /** Which seat "you" means; null for somebody who looks on. */
  mine: number | null;
  name(seat: number): string;
  ending: GameEnding | null;
}

export function headline({ view, mine, name }: SeenEnd): EndingSentence {
  const winners = view.score!.winners;
  const shared = winners.length > 1;
  if (mine !== null && winners.includes(mine)) return { id: shared ? "ending-you-share" : "ending-you-win", tiles: [] };
  const player = winners.map(name).join(", ");
  return { id: shared ? "ending-share" : "ending-wins", args: { player }, tiles: [] };
}

/** How it ended, in a sentence. */
export function howItEnded({ view, mine, name, ending }: SeenEnd): EndingSentence | null {
  const winner = view.score!.winners[0]!;
  const me = winner === mine;
  const args = { player: name(winner), points: view.score!.rack_sums[winner] ?? 0 };
  const side = me ? "mine" : "theirs";
  if (view.ending === "blocked") return { id: `ending-blocked-${side}`, args, tiles: [] };
  if (view.ending === "final-round") return { id: `ending-final-round-${side}`, args, tiles: [] };
  const tiles = ending?.last?.tiles ?? (ending?.discarded ? [ending.discarded] : []);
  if (!tiles.length) return null;
  const count = tiles.length;
  const left = mine === null || me ? 0 : (view.seats[mine]?.rack?.length ?? 0);
  const many = count > MOST_DRAWN ? "-many" : "";
  if (me) return { id: `ending-my-last${many}`, args: { count }, tiles };
  return left
    ? { id: `ending-their-last${many}`, args: { ...args, count, left }, tiles }
    : { id: `ending-last${many}`, args: { ...args, count }, tiles };
}
