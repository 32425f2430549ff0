/** Dragging with pointer events. Where things lie is measured once at the start; a frame then only moves the ghost. */

import type { Target } from "../draft";
import type { Game } from "../game";
import type { TileText } from "../protocol";
import { calm } from "../preferences";

const SLACK = 7;
const REACH = 14;

type Drop = Target | { kind: "sort"; index: number };

interface Measured {
  rack: DOMRect;
  rackTiles: { box: DOMRect; index: number }[];
  surface: DOMRect;
  sets: { id: number; box: DOMRect; element: HTMLElement; tiles: DOMRect[] }[];
}

let justDragged = false;
/** A drag ends with a click on the tile; that one means nothing. */
export function wasDrag(): boolean {
  const was = justDragged;
  justDragged = false;
  return was;
}

export function startDrag(event: PointerEvent, game: Game, text: TileText, whole: readonly TileText[] | null): void {
  if (event.button !== 0 || !event.isPrimary) return;
  justDragged = false;
  const { clientX: x0, clientY: y0, pointerId } = event;
  let drag: Drag | null = null;
  const onMove = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    if (!drag && Math.hypot(now.clientX - x0, now.clientY - y0) > SLACK) {
      const chosen = game.selected.value;
      const tiles = whole ?? (chosen.includes(text) ? chosen : [text]);
      drag = new Drag(game, tiles, text, x0, y0);
    }
    drag?.to(now.clientX, now.clientY);
  };
  const onEnd = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onEnd);
    removeEventListener("pointercancel", onEnd);
    if (!drag) return;
    justDragged = true;
    setTimeout(() => (justDragged = false), 50);
    drag.end(now.type === "pointerup");
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onEnd);
  addEventListener("pointercancel", onEnd);
}

class Drag {
  private readonly ghost = document.createElement("div");
  private readonly caret = document.createElement("div");
  private readonly lifted: HTMLElement[];
  private readonly measured: Measured;
  private readonly fromRack: boolean;
  private frame = 0;
  private x = 0;
  private y = 0;
  private drop: Drop | null = null;
  private marked: Element | null = null;

  constructor(
    private readonly game: Game,
    private readonly tiles: readonly TileText[],
    grabbed: TileText,
    private readonly x0: number,
    private readonly y0: number,
  ) {
    this.measured = measure();
    const inRack = new Set(game.rack.value);
    this.fromRack = tiles.every((one) => inRack.has(one));
    this.lifted = tiles.map((one) => document.querySelector<HTMLElement>(`[data-tile="${one}"]`)!).filter(Boolean);
    this.ghost.className = "ghost";
    const anchor = Math.max(tiles.indexOf(grabbed), 0);
    this.lifted.forEach((element, i) => {
      const copy = element.cloneNode(true) as HTMLElement;
      const box = element.getBoundingClientRect();
      const origin = this.lifted[anchor]!.getBoundingClientRect();
      copy.removeAttribute("data-tile");
      copy.style.width = `${box.width}px`;
      copy.style.height = `${box.height}px`;
      copy.style.fontSize = `${box.width * 0.6}px`;
      copy.style.left = `${origin.left + (i - anchor) * (box.width + 2)}px`;
      copy.style.top = `${origin.top - 8}px`;
      this.ghost.append(copy);
      element.classList.add("lifted");
    });
    this.caret.className = "caret";
    document.body.append(this.ghost, this.caret);
    document.body.classList.add("dragging");
  }

  to(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.frame ||= requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    this.frame = 0;
    this.ghost.style.transform = `translate(${this.x - this.x0}px, ${this.y - this.y0}px)`;
    this.drop = this.find();
    const set = this.drop?.kind === "set" ? this.measured.sets.find((one) => one.id === (this.drop as { id: number }).id) : undefined;
    const element = set?.element ?? (this.drop?.kind === "new" ? document.querySelector(".surface") : null);
    if (element !== this.marked) {
      this.marked?.classList.remove("drop");
      element?.classList.add("drop");
      this.marked = element;
    }
    this.showCaret(set?.tiles ?? null);
  }

  private showCaret(row: DOMRect[] | null): void {
    let at: { x: number; top: number; height: number } | null = null;
    if (this.drop?.kind === "set" && row?.length) at = edge(row, this.drop.index ?? row.length);
    if (this.drop?.kind === "sort" && this.measured.rackTiles.length) {
      at = edge(this.measured.rackTiles.map((one) => one.box), this.drop.index);
    }
    this.caret.hidden = !at;
    if (at) {
      this.caret.style.transform = `translate(${at.x}px, ${at.top}px)`;
      this.caret.style.height = `${at.height}px`;
    }
  }

  private find(): Drop | null {
    const { x, y } = this;
    if (inside(this.measured.rack, x, y, 4)) {
      if (!this.fromRack) return { kind: "rack" };
      return { kind: "sort", index: indexIn(this.measured.rackTiles.map((one) => one.box), x, y) };
    }
    if (!this.game.myTurn.value || !inside(this.measured.surface, x, y, 0)) return null;
    for (const set of this.measured.sets) {
      if (inside(set.box, x, y, REACH)) return { kind: "set", id: set.id, index: indexIn(set.tiles, x, y) };
    }
    const after = this.measured.sets.findIndex((set) => y < set.box.top || (y < set.box.bottom && x < set.box.left));
    return after < 0 ? { kind: "new" } : { kind: "new", at: after };
  }

  end(dropped: boolean): void {
    if (this.frame) {
      cancelAnimationFrame(this.frame);
      this.drop = this.find();
    }
    document.body.classList.remove("dragging");
    this.marked?.classList.remove("drop");
    this.lifted.forEach((element) => element.classList.remove("lifted"));
    const drop = dropped ? this.drop : null;
    remember(this.ghost, this.tiles);
    this.ghost.remove();
    this.caret.remove();
    if (drop?.kind === "sort") this.game.arrangeRack(this.tiles, drop.index);
    else if (drop) this.game.put(this.tiles, drop);
  }
}

/** Where dragged tiles were let go, so that they glide on from there. */
export const letGo = new Map<TileText, DOMRect>();

function remember(ghost: HTMLElement, tiles: readonly TileText[]): void {
  letGo.clear();
  if (calm()) return;
  [...ghost.children].forEach((one, i) => letGo.set(tiles[i]!, one.getBoundingClientRect()));
}

function measure(): Measured {
  const box = (one: Element) => one.getBoundingClientRect();
  const rack = document.querySelector(".rack")!;
  return {
    rack: box(rack),
    rackTiles: [...rack.querySelectorAll("[data-tile]")].map((one, index) => ({ box: box(one), index })),
    surface: box(document.querySelector(".surface")!),
    sets: [...document.querySelectorAll<HTMLElement>("[data-set]")].map((element) => ({
      id: Number(element.dataset.set),
      box: box(element),
      element,
      tiles: [...element.querySelectorAll("[data-tile]")].map(box),
    })),
  };
}

function inside(box: DOMRect, x: number, y: number, reach: number): boolean {
  return x >= box.left - reach && x <= box.right + reach && y >= box.top - reach && y <= box.bottom + reach;
}

/** Before which of the boxes, which flow into rows, a point lies. */
export function indexIn(boxes: readonly Pick<DOMRect, "left" | "right" | "top" | "bottom">[], x: number, y: number): number {
  for (const [i, box] of boxes.entries()) {
    if (y < box.top) return i;
    if (y <= box.bottom && x < (box.left + box.right) / 2) return i;
  }
  return boxes.length;
}

function edge(boxes: readonly DOMRect[], index: number): { x: number; top: number; height: number } {
  const next = boxes[index];
  const last = boxes[index - 1];
  if (next && (!last || last.top === next.top || index === 0)) return { x: next.left - 3, top: next.top, height: next.height };
  const box = last ?? next!;
  return { x: box.right, top: box.top, height: box.height };
}
