/** What is heard of a change of the table: the deal, your turn, how the game ended for you. */

import type { View } from "../wire/protocol.gen";

/** Tells a deal from every other. */
export const dealOf = (view: View): string => `${view.commitment} ${view.deal}`;

interface Heard {
  dealt: boolean;
  /** Your turn began. */
  turn: boolean;
  /** Who watches hears what the winner hears; losers hear no fanfare. */
  end: "won" | "lost" | null;
}

/** `mine` is your seat; `old` is null where you have just come to the table. */
export function heardOf(old: View | null, view: View, mine: number | null): Heard {
  const dealt = view.phase !== "finished" && (old ? dealOf(old) !== dealOf(view) : view.turns === 0);
  const began = view.phase === "playing" && mine !== null && view.turn === mine && view.stage === "start";
  const turn = began && (dealt || (old !== null && (old.turn !== mine || old.phase !== "playing")));
  const ended = view.phase === "finished" && old !== null && old.phase !== "finished";
  const lost = mine !== null && !view.score?.winners.includes(mine);
  return { dealt, turn, end: ended ? (lost ? "lost" : "won") : null };
}
