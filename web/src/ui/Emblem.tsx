/** The emblem: a legal set of three, two sevens and a joker, fanned like tiles in a hand. `public/icon.svg` is the same. */

import { TileFace, tileClass } from "./Tile";

const FAN = [
  { text: "B7", turn: -21 },
  { text: "R7", turn: 21 },
  { text: "J", turn: 0 },
];

export function Emblem() {
  return (
    <span class="emblem" aria-hidden="true">
      {FAN.map(({ text, turn }) => (
        <span key={text} class={tileClass(text)} style={{ transform: `rotate(${turn}deg)` }}>
          <TileFace text={text} />
        </span>
      ))}
    </span>
  );
}
