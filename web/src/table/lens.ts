/** A lens: while a finger rests on a small tile, its set is shown large above the finger, with the tile that is meant. */

import { LENS_BELOW } from "../board/tileSize";

const SIZE = 46;
const EDGE = 6;
/** How far above the finger it stands. */
const ABOVE = 46;

let lens: HTMLElement | null = null;

/** Only on the table, and only for tiles that a finger hides. */
export function showLens(tile: HTMLElement, x: number, y: number): void {
  hideLens();
  const set = tile.closest<HTMLElement>(".surface [data-set]");
  if (!set || tile.getBoundingClientRect().width >= LENS_BELOW) return;
  lens = document.createElement("div");
  lens.className = "lens";
  lens.setAttribute("aria-hidden", "true");
  for (const element of set.querySelectorAll<HTMLElement>("[data-tile]")) {
    const copy = document.createElement("span");
    copy.className = `${element.className}${element === tile ? " meant" : ""}`;
    copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
    lens.append(copy);
  }
  // a long set gets smaller before it runs out of the screen
  const count = lens.childElementCount;
  const size = Math.min(SIZE, (innerWidth - 2 * EDGE - 16) / (count * 1.04));
  lens.style.setProperty("--tile", `${size}px`);
  document.querySelector(".play")!.append(lens);
  const box = lens.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, x - box.width / 2), innerWidth - box.width - EDGE);
  const above = y - ABOVE - box.height;
  lens.style.transform = `translate(${left}px, ${above > EDGE ? above : y + ABOVE}px)`;
}

export function hideLens(): void {
  lens?.remove();
  lens = null;
}
