/** Drawn examples: sets side by side, a table before and after; tiles from the rack are outlined. */

import { tileName } from "../board/tileName";
import { Tile } from "../ui/Tile";

/** `B3* B4 B5 | R7 B7 K7`: sets between bars, a star on tiles from the rack. */
export function Sets({ text, palette, wrong }: { text: string; palette: string; wrong?: boolean | undefined }) {
  return (
    <span class={`drawn-sets${wrong ? " wrong-sets" : ""}`}>
      {text.split(" | ").map((set, i) => (
        <span class="drawn-set" key={i}>
          {set.split(" ").map((written, j) => {
            const tile = written.replace("*", "");
            return <Tile key={j} text={tile} name={tileName(tile, palette)} mark={written.endsWith("*")} />;
          })}
        </span>
      ))}
    </span>
  );
}

export function Example({ text, palette, wrong }: { text: string; palette: string; wrong?: boolean }) {
  return (
    <p class="example">
      <Sets text={text} palette={palette} wrong={wrong} />
    </p>
  );
}

export function BeforeAfter({ label, before, after, palette }: { label: string; before: string; after: string; palette: string }) {
  return (
    <figure class="drawn-rule before-after">
      <p class="example">
        <Sets text={before} palette={palette} />
        <span class="turns-into" aria-hidden="true">
          →
        </span>
        <Sets text={after} palette={palette} />
      </p>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
