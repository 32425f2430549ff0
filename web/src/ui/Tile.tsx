/** One tile, drawn as a stone: a large numeral, a colour and a shape of its own; jokers have a picture each and say what they stand for. */

import type { ComponentChildren } from "preact";
import type { Meaning } from "../board/reading";
import { type Joker, parseTile } from "../board/tiles";
import type { TileText } from "../wire/protocol.gen";
import { placedDigits } from "./numerals";

const SHAPES = [
  "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z",
  "M12 2.5L22.5 21H1.5z",
  "M4 4h16v16H4z",
  "M12 1l10 11l-10 11L2 12z",
  "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
  "M12 1l3.2 7.3l7.8.7l-6 5.2l1.8 7.8l-6.8-4.1L5.2 22L7 14.2L1 9l7.8-.7z",
];

const STAR =
  "M18.4 3.6a1.8 1.8 0 0 1 3.2 0l3.9 8.9l9.6.9a1.8 1.8 0 0 1 1 3.1l-7.3 6.4l2.2 9.5a1.8 1.8 0 0 1-2.7 1.9L20 29.3l-8.3 5a1.8 1.8 0 0 1-2.7-1.9l2.2-9.5l-7.3-6.4a1.8 1.8 0 0 1 1-3.1l9.6-.9z";

/** Only jokers smile. */
const Smile = () => (
  <>
    <circle class="joker-cut" cx="16.2" cy="18.4" r="1.7" />
    <circle class="joker-cut" cx="23.8" cy="18.4" r="1.7" />
    <path class="joker-smile" d="M15.6 23q4.4 3.8 8.8 0" />
  </>
);

const JOKERS: Record<Exclude<Joker, "C">, ComponentChildren> = {
  J: (
    <>
      <path class="joker-main" d={STAR} />
      <Smile />
    </>
  ),
  D: (
    <>
      <path class="joker-main" transform="translate(-3 -4) scale(.74)" d={STAR} />
      <g transform="translate(11 13) scale(.74)">
        <path class="joker-main joker-rim" d={STAR} />
        <Smile />
      </g>
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

/** A number whose baseline lies at `y`, `size` units an em, centred at `x`. */
function Numeral({ value, x, y, size }: { value: number; x: number; y: number; size: number }) {
  const scale = size / 1000;
  return (
    <g class="numeral" transform={`translate(${x} ${y}) scale(${scale})`}>
      {placedDigits(value).map((digit, index) => (
        <path key={index} d={digit.outline} transform={`translate(${digit.x} 0)`} />
      ))}
    </g>
  );
}

const Shape = ({ colour, x, y, size }: { colour: number; x: number; y: number; size: number }) => (
  <path
    class={`shape shape-${colour}`}
    d={SHAPES[colour]!}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
  />
);

/** On the rack a wheel of all colours, on the table the two that it joins; a side that any colour may follow stays pale. */
function TwoColours({ joins }: { joins: Meaning["joins"] | undefined }) {
  if (!joins)
    return (
      <g>
        {[
          "M20 20V4a16 16 0 0 1 16 16z",
          "M20 20h16a16 16 0 0 1-16 16z",
          "M20 20v16A16 16 0 0 1 4 20z",
          "M20 20H4A16 16 0 0 1 20 4z",
        ].map((quarter, colour) => (
          <path key={colour} class={`shape shape-${colour}`} d={quarter} />
        ))}
        <circle class="joker-hub" cx="20" cy="20" r="9" />
        <Smile />
      </g>
    );
  return (
    <g>
      <path class={joins[0] < 0 ? "joker-pale" : `shape shape-${joins[0]}`} d="M20 4a16 16 0 0 0 0 32z" />
      <path class={joins[1] < 0 ? "joker-pale" : `shape shape-${joins[1]}`} d="M20 4a16 16 0 0 1 0 32z" />
      <path class="joker-line" d="M20 2v36" />
    </g>
  );
}

/** What a joker stands for, small, where other tiles have their shape: one tile, or the first and the last of two. */
function StandsFor({ tiles }: { tiles: Meaning["tiles"] }) {
  const [first, second] = tiles;
  if (!first) return null;
  const colour = first.colour < 0 ? "" : ` colour-${first.colour}`;
  if (second) {
    return (
      <g class={`stands-for${colour}`}>
        <Numeral value={first.number} x={28} y={122} size={32} />
        <Numeral value={second.number} x={72} y={122} size={32} />
        <path class="stands-between" d="M46 111h8" />
      </g>
    );
  }
  return (
    <g class={`stands-for${colour}`}>
      <Numeral value={first.number} x={first.colour < 0 ? 50 : 38} y={122} size={36} />
      {first.colour >= 0 && <Shape colour={first.colour} x={66} y={109} size={20} />}
    </g>
  );
}

/** Where the mirror of a mirror joker stands: the same number on both sides of a line. */
function Mirrors({ of: { number, colour } }: { of: { number: number; colour: number } }) {
  return (
    <g class={`stands-for mirrored${colour < 0 ? "" : ` colour-${colour}`}`}>
      <Numeral value={number} x={26} y={122} size={32} />
      <path class="stands-between" d="M50 97v28" />
      <Numeral value={number} x={74} y={122} size={32} />
    </g>
  );
}

/** What stands on a tile, in a hundredth of its width; the element around it belongs to the caller. */
export function TileFace({ text, means }: { text: TileText; means?: Meaning | undefined }) {
  const parsed = parseTile(text);
  return (
    <svg class="face" viewBox="0 0 100 136" aria-hidden="true">
      {parsed.joker ? (
        <g
          class={`joker joker-${parsed.joker}`}
          transform={`translate(14 ${means?.tiles.length || means?.mirrors ? 14 : 32}) scale(1.8)`}
        >
          {parsed.joker === "C" ? <TwoColours joins={means?.joins} /> : JOKERS[parsed.joker]}
        </g>
      ) : (
        <>
          <Numeral value={parsed.number} x={50} y={75} size={parsed.number > 9 ? 66 : 69} />
          {/* in a group of its own, so that a style can make it larger where it stands */}
          <g class="sign">
            <Shape colour={parsed.colour} x={50} y={106} size={28} />
          </g>
        </>
      )}
      {means && <StandsFor tiles={means.tiles} />}
      {means?.mirrors && <Mirrors of={means.mirrors} />}
    </svg>
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
  ring,
  back,
  animated,
  means,
}: {
  text: TileText;
  name: string;
  mark?: boolean;
  /** What a turn did to it: laid from a rack, or moved on the table. */
  ring?: "laid" | "moved" | undefined;
  back?: boolean;
  animated?: boolean;
  means?: Meaning | undefined;
}) {
  return (
    <span
      class={`${tileClass(text)}${mark ? " new-tile" : ""}${ring ? ` ring-${ring}` : ""}${back ? " back" : ""}`}
      role="img"
      aria-label={name}
      data-tile={animated ? text : undefined}
    >
      {!back && <TileFace text={text} means={means} />}
    </span>
  );
}
