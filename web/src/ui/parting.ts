/** Stones give way where carried ones would land, and go back. */

import type { LandingPlace } from "../board/landing";
import { type Placement, STEP } from "../board/placement";

/** Parts the row around the hole; the elements that moved. Sets and tiles in the area have `data-set` and `data-tile`. */
export function partSets(
  area: HTMLElement,
  placement: Placement,
  landing: LandingPlace,
  count: number,
  size: number,
): HTMLElement[] {
  const parted: HTMLElement[] = [];
  const shift = (element: HTMLElement, by: number) => {
    if (!by || element.classList.contains("carried")) return;
    element.style.transform = `translateX(${(by * size).toFixed(1)}px)`;
    parted.push(element);
  };
  if (landing.kind === "new" && landing.slot.index === null) return parted;
  const row = landing.kind === "set" ? placement.positions.get(landing.id)!.row : landing.slot.row;
  const at = landing.kind === "set" ? placement.rows[row]!.indexOf(landing.id) : (landing.slot.index ?? -1);
  placement.rows[row]?.forEach((id, i) => {
    const element = area.querySelector<HTMLElement>(`[data-set="${id}"]`);
    if (!element) return;
    if (landing.kind !== "set" || id !== landing.id) {
      shift(element, i < at ? -landing.left : landing.right);
      return;
    }
    // the set itself makes room, and its bed grows
    const wide = count * STEP;
    const tiles = [...element.querySelectorAll<HTMLElement>("[data-tile]")];
    for (const [place, tile] of tiles.entries()) shift(tile, place < landing.index ? -landing.left : landing.right);
    element.style.setProperty("--grow-left", String(landing.index === 0 ? wide - landing.right : landing.left));
    element.style.setProperty("--grow-right", String(landing.index >= tiles.length ? wide - landing.left : landing.right));
    element.classList.add("opens");
    parted.push(element);
  });
  return parted;
}

export function closeUp(parted: readonly HTMLElement[]): void {
  for (const element of parted) {
    element.style.transform = "";
    element.style.removeProperty("--grow-left");
    element.style.removeProperty("--grow-right");
    element.classList.remove("opens");
  }
}
