/** Beside what is played, when a table is set up: who will sit where, choices about them, and the button that begins. */

import type { ComponentChildren } from "preact";
import { SeatsPicture, type Sitter } from "../bots/SeatsPicture";
import { Objections } from "../ui/Objections";
import type { LocalisedObjection } from "../wire/protocol.gen";
import { BoxPicture } from "./BoxPick";

interface WhoPlaysProps {
  edition: string;
  sitters: readonly Sitter[];
  objections: readonly LocalisedObjection[];
  busy: boolean;
  /** What the button says. */
  begin: string;
  children: ComponentChildren;
}

export function WhoPlays({ edition, sitters, objections, busy, begin, children }: WhoPlaysProps) {
  return (
    <div class="set-up-who panel">
      <div class="felt">
        <SeatsPicture sitters={sitters}>
          <BoxPicture name={edition} />
        </SeatsPicture>
      </div>
      <div class="line-choices">{children}</div>
      <Objections found={objections} />
      <button class="main big" disabled={busy}>
        {begin}
      </button>
    </div>
  );
}
