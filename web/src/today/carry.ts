/** Tiles follow the pointer; where they are let go says which set, and where in it, as at the table. A short press is a tap. */

import { type LandingPlace, landingAt, sameLanding } from "../board/landing";
import { type Placement, type SetPosition, STEP } from "../board/placement";
import { SET_PADDING } from "../board/tileSize";
import { droppedAt } from "../ui/animateMoves";
import { closeUp, partSets } from "../ui/parting";
import type { TileText } from "../wire/protocol.gen";
import type { TryTarget } from "./tries";

const FAR_ENOUGH = 6;

/** The sets as the page has laid them, measured before anything moves; their ids are their places in the try. */
interface MeasuredBoard {
  area: HTMLElement;
  corner: { x: number; y: number };
  placement: Placement;
  sets: readonly (readonly TileText[])[];
}

function measured(board: HTMLElement): MeasuredBoard {
  const area = board.querySelector<HTMLElement>(".today-sets")!;
  const box = area.getBoundingClientRect();
  const elements = [...area.querySelectorAll<HTMLElement>("[data-set]")];
  const stones = elements.map((element) => [...element.querySelectorAll<HTMLElement>("[data-tile]")]);
  const size = stones[0]?.[0]?.offsetWidth || 40;
  const style = getComputedStyle(area);
  const rows: number[][] = [];
  const positions = new Map<number, SetPosition>();
  let top = Number.NEGATIVE_INFINITY;
  stones.forEach((tiles, id) => {
    const first = tiles[0]!.getBoundingClientRect();
    if (first.top > top + size / 2) rows.push([]);
    top = first.top;
    rows.at(-1)!.push(id);
    const x = (first.left - box.left) / size - SET_PADDING;
    positions.set(id, { x, y: (first.top - box.top) / size - SET_PADDING, row: rows.length - 1 });
  });
  const gaps = { set: Number.parseFloat(style.columnGap) / size || 0, row: Number.parseFloat(style.rowGap) / size || 0 };
  return {
    area,
    corner: { x: box.left, y: box.top },
    placement: { size, rows, positions, columns: box.width / size, height: box.height / size, gaps },
    sets: stones.map((tiles) => tiles.map((tile) => tile.dataset.tile!)),
  };
}

/** A place on the board as the try knows it: behind so many tiles that stay, or a set before others. */
export function targetOf(landing: LandingPlace, { placement, sets }: MeasuredBoard, going: readonly TileText[]): TryTarget {
  if (landing.kind === "set") {
    const before = sets[landing.id]!.slice(0, landing.index);
    return { to: "set", set: landing.id, place: before.filter((tile) => !going.includes(tile)).length };
  }
  return { to: "new", at: placement.rows.slice(0, landing.slot.row).flat().length + (landing.slot.index ?? 0) };
}

interface Carrying {
  board: HTMLElement;
  /** Which tiles go along with the one that was taken. */
  tiles(taken: TileText): readonly TileText[];
  onDrop(tiles: readonly TileText[], target: TryTarget): void;
  onTap(tile: TileText): void;
}

/** Follows a press on a tile until it ends. */
export function carry(event: PointerEvent, taken: TileText, { board, tiles, onDrop, onTap }: Carrying): void {
  if (event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  const going = tiles(taken);
  const stones = going.map((tile) => board.ownerDocument.querySelector<HTMLElement>(`[data-tile="${tile}"]`)!);
  const hole = document.createElement("div");
  hole.className = "hole";
  let lying: MeasuredBoard | null = null;
  let parted: HTMLElement[] = [];
  let landing: LandingPlace | null = null;
  let overRack = false;

  const show = (next: LandingPlace | null) => {
    closeUp(parted);
    parted = [];
    hole.hidden = !next;
    if (!next || !lying) return;
    const { area, corner, placement } = lying;
    parted = partSets(area, placement, next, going.length, placement.size);
    hole.style.setProperty("--tile", `${placement.size}px`);
    hole.style.width = `${(going.length * STEP - 0.03) * placement.size}px`;
    hole.style.transform = `translate(${corner.x + next.x * placement.size}px, ${corner.y + next.y * placement.size}px)`;
    hole.classList.toggle("new", next.kind === "new");
  };
  /** The stones decide, not the pointer; only over the rack and beside the board it is asked. */
  const find = (x: number, y: number, { corner, placement, sets }: MeasuredBoard): LandingPlace | null => {
    const under = document.elementFromPoint(x, y);
    overRack = under?.closest("[data-rack]") != null;
    if (overRack || !under || !board.contains(under)) return null;
    const stone = stones[going.indexOf(taken)]!.getBoundingClientRect();
    const at = {
      x: (stone.left - corner.x) / placement.size - going.indexOf(taken) * STEP,
      y: (stone.top - corner.y) / placement.size,
    };
    const whole = sets.findIndex((set) => set.length === going.length && set.every((tile) => going.includes(tile)));
    const lengths = new Map(sets.map((set, id) => [id, set.length]));
    return landingAt(placement, lengths, { ...at, count: going.length, whole: whole < 0 ? null : whole }, landing);
  };
  const move = (now: PointerEvent) => {
    const dx = now.clientX - from.x;
    const dy = now.clientY - from.y;
    if (!lying) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      lying = measured(board);
      document.body.classList.add("dragging");
      document.body.append(hole);
      for (const stone of stones) stone.classList.add("carried");
    }
    for (const stone of stones) stone.style.translate = `${dx}px ${dy}px`;
    const next = find(now.clientX, now.clientY, lying);
    if (!sameLanding(next, landing)) show(next);
    landing = next;
  };
  const end = (now: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    for (const stone of stones) {
      if (lying) droppedAt.set(stone.dataset.tile!, stone.getBoundingClientRect());
      stone.classList.remove("carried");
      stone.style.translate = "";
    }
    show(null);
    hole.remove();
    document.body.classList.remove("dragging");
    if (now.type === "pointercancel") return;
    if (!lying) return onTap(taken);
    if (landing) onDrop(going, targetOf(landing, lying, going));
    else if (overRack) onDrop(going, { to: "rack" });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
