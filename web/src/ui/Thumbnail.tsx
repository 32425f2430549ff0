/** A table as a small picture: every set with its numbers, as large as the frame allows. */

import { parseTile } from "../board/tiles";
import type { TableText } from "../wire/protocol.gen";
import { placedDigits } from "./numerals";

const HEIGHT = 1.36;
const SET_GAP = 0.5;
const ROW_GAP = 0.45;
/** Width of the frame by its height. */
const SHAPE = 1.6;
const MARGIN = 0.6;

type Placed = { tile: string; x: number; y: number };

/** Rows are filled to a width; the width is the one at which the whole is shaped like the frame. */
function packed(table: TableText): { placed: Placed[]; width: number; height: number } {
  for (let width = 6; ; width += 1) {
    const placed: Placed[] = [];
    let x = 0;
    let y = 0;
    let used = 0;
    for (const set of table) {
      if (x > 0 && x + set.length > width) {
        x = 0;
        y += HEIGHT + ROW_GAP;
      }
      for (const [i, tile] of set.entries()) placed.push({ tile, x: x + i, y });
      x += set.length + SET_GAP;
      used = Math.max(used, x - SET_GAP);
    }
    const height = y + HEIGHT;
    if (height * SHAPE <= Math.max(width, used) || width > 60)
      return { placed, width: Math.max(used, 8), height: Math.max(height, 8 / SHAPE) };
  }
}

/** The box with brown and white tiles; no other has these letters. */
const isBrownAndWhite = (table: TableText): boolean => table.some((set) => set.some((tile) => /^[NW]/.test(tile)));

export function Thumbnail({ table }: { table: TableText }) {
  const { placed, width, height } = packed(table);
  const wide = Math.max(...placed.map(({ x }) => x + 1), 0);
  const high = Math.max(...placed.map(({ y }) => y + HEIGHT), 0);
  return (
    <svg
      class={`thumbnail${isBrownAndWhite(table) ? " palette-NWBR" : ""}`}
      viewBox={`${-MARGIN - (width - wide) / 2} ${-MARGIN - (height - high) / 2} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      aria-hidden="true"
    >
      {placed.map(({ tile, x, y }) => {
        const { colour, number, joker } = parseTile(tile);
        return (
          <g key={tile} class={joker ? "thumb-joker" : `colour-${colour}`} transform={`translate(${x} ${y})`}>
            <rect class="thumb-stone" x=".03" width=".94" height={HEIGHT} rx=".14" />
            {joker ? (
              <circle cx=".5" cy=".68" r=".26" />
            ) : (
              <g class="numeral" transform="translate(.5 .96) scale(.0008)">
                {placedDigits(number).map((digit, i) => (
                  <path key={i} d={digit.outline} transform={`translate(${digit.x} 0)`} />
                ))}
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
