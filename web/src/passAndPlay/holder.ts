/** Who has to hold the device that several players share. */

import type { View } from "../wire/protocol.gen";

/** Who has to have the device in hand: an index into the people here, or null if anybody may look. */
export function deviceHolder(view: View, seats: readonly (number | null)[], holder: number | null): number | null {
  if (view.phase === "ready" || view.phase === "set-up") {
    const waiting = seats.findIndex((seat) => seat !== null && !view.seats[seat]?.ready);
    return waiting < 0 ? holder : waiting;
  }
  if (view.phase !== "playing" && view.phase !== "paused") return null;
  const turn = seats.indexOf(view.turn);
  if (turn >= 0) return turn;
  if (holder !== null) return holder;
  // a bot plays: the next person
  for (let i = 1; i <= view.players; i++) {
    const next = seats.indexOf((view.turn + i) % view.players);
    if (next >= 0) return next;
  }
  return null;
}
