/** The face at a seat: the portrait of a bot, or the initial of a person on a disc; for the others with the colour of their rings. */

import { characterAt } from "../bots/characters";
import { Portrait } from "../bots/Portrait";
import type { GameStore } from "../game/gameStore";
import { Initial } from "../ui/Initial";

/** Which of the five ring colours belongs to a seat, as seen from another; null is your own, which is amber. */
export function ringOf(seat: number, mine: number | null, players: number): number | null {
  if (mine === null) return (seat % 5) + 1;
  return seat === mine ? null : (seat - mine + players) % players;
}

/** The colour of a ring around tiles that somebody laid. */
export const ringStyle = (game: GameStore, seat: number): Record<string, string> => ({
  "--ring": `var(--seat-${ringOf(seat, game.state.seat.value, game.state.view.value?.players ?? 2)})`,
});

/** `bot` says who sat there at another time: the level of a bot, null for the person. */
export function SeatFace({ game, seat, ring, bot }: { game: GameStore; seat: number; ring?: boolean; bot?: string | null }) {
  const info = game.state.room.value?.seats[seat];
  const face = characterAt(bot === undefined ? info?.bot : bot, seat);
  const colour = ring ? ringOf(seat, game.state.seat.value, game.state.view.value?.players ?? 2) : null;
  return (
    <span class="seat-face" aria-hidden="true">
      {/* the name, not "You": the same person has the same face on every page */}
      {face ? <Portrait of={face} /> : <Initial name={info?.name || game.state.name(seat)} of={info?.player} />}
      {colour && <i class="seat-ring" style={{ background: `var(--seat-${colour})` }} />}
    </span>
  );
}
