/** One tile: a large numeral, a colour and a shape of its own; jokers have a picture each. */

import type { ComponentChildren } from "preact";
import { type Joker, parseTile } from "../board/tiles";
import type { TileText } from "../wire/protocol.gen";

const SHAPES = [
  "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z",
  "M12 2.5L22.5 21H1.5z",
  "M4 4h16v16H4z",
  "M12 1l10 11l-10 11L2 12z",
  "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
  "M12 1l3.2 7.3l7.8.7l-6 5.2l1.8 7.8l-6.8-4.1L5.2 22L7 14.2L1 9l7.8-.7z",
];

const STAR = "M20 3l4.6 10.6l11.4 1l-8.6 7.6l2.6 11.3L20 27.5l-10 6L12.600 22.200L4 14.600l11.400-1z";

const JOKERS: Record<Joker, ComponentChildren> = {
  J: (
    <>
      <path class="joker-main" d={STAR} />
      <circle class="joker-cut" cx="20" cy="20" r="5" />
    </>
  ),
  D: (
    <>
      <path class="joker-main" transform="translate(-3 -4) scale(.74)" d={STAR} />
      <path class="joker-main joker-rim" transform="translate(11 13) scale(.74)" d={STAR} />
    </>
  ),
  C: (
    <>
      <path class="joker-blue" d="M20 4a16 16 0 0 0 0 32z" />
      <path class="joker-red" d="M20 4a16 16 0 0 1 0 32z" />
      <path class="joker-line" d="M20 2v36" />
    </>
  ),
  M: (
    <>
      <path class="joker-main" d="M16 6v28L3 20z" />
      <path class="joker-hollow" d="M24 6v28l13-14z" />
      <path class="joker-line" d="M20 1v38" />
    </>
  ),
};

/** What stands on a tile; the element around it belongs to the caller. */
export function TileFace({ text }: { text: TileText }) {
  const parsed = parseTile(text);
  if (parsed.joker) {
    return (
      <svg class={`joker joker-${parsed.joker}`} viewBox="0 0 40 40" aria-hidden="true">
        {JOKERS[parsed.joker]}
      </svg>
    );
  }
  return (
    <>
      <span class="numeral" aria-hidden="true">
        {parsed.number}
      </span>
      <svg class="shape" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[parsed.colour]} />
      </svg>
    </>
  );
}

export const tileClass = (text: TileText): string => {
  const parsed = parseTile(text);
  return parsed.joker ? "tile" : `tile colour-${parsed.colour}`;
};

/** A tile that is only looked at. */
export function Tile({
  text,
  name,
  mark,
  back,
  animated,
}: {
  text: TileText;
  name: string;
  mark?: boolean;
  back?: boolean;
  animated?: boolean;
}) {
  return (
    <span
      class={`${tileClass(text)}${mark ? " new-tile" : ""}${back ? " back" : ""}`}
      role="img"
      aria-label={name}
      data-tile={animated ? text : undefined}
    >
      {!back && <TileFace text={text} />}
    </span>
  );
}
