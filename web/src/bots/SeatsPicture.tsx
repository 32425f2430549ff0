/** A table seen from above, as it will be: who sits where, free seats, and in the middle what is played. */

import type { ComponentChildren } from "preact";
import { Initial } from "../ui/Initial";
import type { Character } from "./characters";
import { Portrait } from "./Portrait";

interface SeatedPerson {
  name: string;
  /** What the colour of the face comes from. */
  id: string | null;
}

/** A person, a bot, or nobody yet. */
export type Sitter = SeatedPerson | Character | null;

/** The first sits at the lower edge, the others follow clockwise; in percent of the picture. */
function placeOf(seat: number, seats: number): { left: string; top: string } {
  const turn = Math.PI / 2 + (2 * Math.PI * seat) / seats;
  return { left: `${50 + 41 * Math.cos(turn)}%`, top: `${50 + 37 * Math.sin(turn)}%` };
}

export function SeatsPicture({ sitters, children }: { sitters: readonly Sitter[]; children?: ComponentChildren }) {
  return (
    <div class="seats-picture" aria-hidden="true">
      {sitters.map((sitter, seat) => (
        <span key={seat} class="sitter" style={placeOf(seat, sitters.length)}>
          {sitter === null ? <i>+</i> : "name" in sitter ? <Initial name={sitter.name} of={sitter.id} /> : <Portrait of={sitter} />}
        </span>
      ))}
      <span class="seats-middle">{children}</span>
    </div>
  );
}
