/** Dragging with pointer events. Where things lie is measured once at the start; a frame then only moves the ghost. */

import { reducedMotion } from "../app/preferences";
import type { Target } from "../board/draft";
import { LINE, type Position } from "../board/placement";
import type { GameStore } from "../game/gameStore";
import { droppedAt } from "../ui/animateMoves";
import { buzz } from "../ui/sound";
import type { TileText } from "../wire/protocol.gen";

const DRAG_THRESHOLD = 7;
const REACH = 14;
/** How long a finger rests on a tile before the whole set is meant. */
const HOLD = 420;
const EDGE = 30;

type Drop = Target | { kind: "sort"; index: number } | { kind: "place"; position: Position };

interface MeasuredLayout {
  rack: DOMRect;
  rackTiles: { box: DOMRect; index: number }[];
  surface: HTMLElement;
  frame: DOMRect;
  board: DOMRect;
  size: number;
  scrolled: { x: number; y: number };
  sets: { id: number; box: DOMRect; element: HTMLElement; tiles: DOMRect[] }[];
}

let justDragged = false;
/** A drag ends with a click on the tile; that one means nothing. */
export function wasDrag(): boolean {
  const was = justDragged;
  justDragged = false;
  return was;
}

/** A tile is pressed: it may become a drag of it, of all that is chosen, or, after a rest, of the set it lies in. */
export function startDrag(
  event: PointerEvent,
  game: GameStore,
  text: TileText,
  whole: readonly TileText[] | null,
  set: readonly TileText[] | null,
): void {
  if (event.button !== 0 || !event.isPrimary) return;
  justDragged = false;
  const { clientX: x0, clientY: y0, pointerId } = event;
  let drag: Drag | null = null;
  let tiles = whole;
  let held = false;
  const holdTimer = window.setTimeout(() => {
    if (drag || whole || !set || event.pointerType === "mouse" || !game.state.mayArrange.value) return;
    tiles = set;
    game.editor.select([...set]);
    held = true;
    buzz(15);
  }, HOLD);
  const onMove = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    if (!drag && Math.hypot(now.clientX - x0, now.clientY - y0) > DRAG_THRESHOLD) {
      clearTimeout(holdTimer);
      const chosen = game.state.selected.value;
      drag = new Drag(game, tiles ?? (chosen.includes(text) ? chosen : [text]), text, x0, y0);
    }
    drag?.to(now.clientX, now.clientY);
  };
  // without this the browser takes a drag for a fling and swallows the tap that follows
  const onTouch = (touch: TouchEvent) => drag && touch.cancelable && touch.preventDefault();
  const pressed = event.currentTarget as HTMLElement;
  const finish = (dropped: boolean) => {
    clearTimeout(holdTimer);
    pressed.removeEventListener("touchmove", onTouch);
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onEnd);
    removeEventListener("pointercancel", onEnd);
    removeEventListener("pointerdown", onSecond);
    if (!drag && !held) return;
    justDragged = true;
    setTimeout(() => (justDragged = false), 50);
    drag?.end(dropped);
  };
  const onEnd = (now: PointerEvent) => {
    if (now.pointerId === pointerId) finish(now.type === "pointerup");
  };
  // a second finger wants to zoom
  const onSecond = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) finish(false);
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onEnd);
  addEventListener("pointercancel", onEnd);
  addEventListener("pointerdown", onSecond);
  pressed.addEventListener("touchmove", onTouch, { passive: false });
}

class Drag {
  private readonly ghost = document.createElement("div");
  private readonly caret = document.createElement("div");
  private readonly lifted: HTMLElement[];
  private readonly measured: MeasuredLayout;
  private readonly fromRack: boolean;
  /** The set that moves as a whole, if it is one. */
  private readonly wholeId: number | null;
  private readonly offset: { x: number; y: number };
  private frame = 0;
  private x = 0;
  private y = 0;
  private drop: Drop | null = null;
  private marked: Element | null = null;

  constructor(
    private readonly game: GameStore,
    private readonly tiles: readonly TileText[],
    grabbed: TileText,
    private readonly x0: number,
    private readonly y0: number,
  ) {
    this.measured = measure();
    const inRack = new Set(game.state.rack.value);
    this.fromRack = tiles.every((tile) => inRack.has(tile));
    const whole = game.state.shown.value.sets.find(
      (set) => set.tiles.length === tiles.length && set.tiles.every((tile) => tiles.includes(tile)),
    );
    this.wholeId = whole?.id ?? null;
    this.lifted = tiles.map((tile) => document.querySelector<HTMLElement>(`[data-tile="${tile}"]`)!).filter(Boolean);
    this.ghost.className = "ghost";
    const anchor = Math.max(tiles.indexOf(grabbed), 0);
    const grip = this.lifted[anchor]?.getBoundingClientRect();
    this.offset = {
      x: x0 - (grip?.left ?? x0) + anchor * this.measured.size * 1.04,
      y: y0 - (grip ? grip.top + grip.height / 2 : y0),
    };
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
    this.scrollAtEdge();
    this.drop = this.find();
    const set =
      this.drop?.kind === "set" ? this.measured.sets.find((found) => found.id === (this.drop as { id: number }).id) : undefined;
    const element = set?.element ?? (this.drop?.kind === "new" ? this.measured.surface : null);
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
      at = edge(
        this.measured.rackTiles.map((tile) => tile.box),
        this.drop.index,
      );
    }
    this.caret.hidden = !at;
    if (at) {
      const shift = this.drop?.kind === "set" ? this.scrolled() : { x: 0, y: 0 };
      this.caret.style.transform = `translate(${at.x - shift.x}px, ${at.top - shift.y}px)`;
      this.caret.style.height = `${at.height}px`;
    }
  }

  private find(): Drop | null {
    const { x, y } = this;
    if (inside(this.measured.rack, x, y, 4)) {
      if (!this.fromRack) return { kind: "rack" };
      return {
        kind: "sort",
        index: indexIn(
          this.measured.rackTiles.map((tile) => tile.box),
          x,
          y,
        ),
      };
    }
    if (!inside(this.measured.frame, x, y, 0)) return null;
    const shift = this.scrolled();
    const [bx, by] = [x + shift.x, y + shift.y];
    if (this.game.state.mayArrange.value) {
      const reach = this.wholeId === null ? REACH : 0;
      const over = this.measured.sets.filter((set) => set.id !== this.wholeId && inside(set.box, bx, by, reach));
      // of two sets in reach the one that the finger is really on
      const set = over.find((candidate) => inside(candidate.box, bx, by, 0)) ?? over[0];
      if (set) return { kind: "set", id: set.id, index: indexIn(set.tiles, bx, by) };
    }
    if (this.wholeId !== null) return { kind: "place", position: this.positionAt(bx, by) };
    return this.game.state.mayArrange.value ? { kind: "new" } : null;
  }

  /** The place on the table under the first of the tiles that are carried. */
  private positionAt(x: number, y: number): Position {
    const { board, size } = this.measured;
    return {
      x: Math.max(0, (x - this.offset.x - board.left) / size - 0.1),
      line: Math.max(0, Math.floor((y - this.offset.y - board.top) / size / LINE)),
    };
  }

  private scrolled(): { x: number; y: number } {
    const { surface, scrolled } = this.measured;
    return { x: surface.scrollLeft - scrolled.x, y: surface.scrollTop - scrolled.y };
  }

  /** Near the edge of a table that is larger than its space, the table moves on below the finger. */
  private scrollAtEdge(): void {
    const { surface, frame } = this.measured;
    if (!inside(frame, this.x, this.y, 0)) return;
    const pull = (low: number, high: number) => (low < EDGE ? low - EDGE : high < EDGE ? EDGE - high : 0) / 4;
    const dx = pull(this.x - frame.left, frame.right - this.x);
    const dy = pull(this.y - frame.top, frame.bottom - this.y);
    if (!dx && !dy) return;
    const before = surface.scrollTop + surface.scrollLeft * 1e5;
    surface.scrollBy(dx, dy);
    if (surface.scrollTop + surface.scrollLeft * 1e5 !== before) this.frame ||= requestAnimationFrame(() => this.draw());
  }

  end(dropped: boolean): void {
    if (this.frame) {
      cancelAnimationFrame(this.frame);
      this.drop = this.find();
    }
    document.body.classList.remove("dragging");
    this.marked?.classList.remove("drop");
    for (const element of this.lifted) element.classList.remove("lifted");
    const drop = dropped ? this.drop : null;
    rememberDrops(this.ghost, this.tiles);
    this.ghost.remove();
    this.caret.remove();
    const shift = this.scrolled();
    if (drop?.kind === "sort") this.game.editor.arrangeRack(this.tiles, drop.index);
    else if (drop?.kind === "place") this.game.editor.put(this.tiles, { kind: "new" }, drop.position);
    else if (drop?.kind === "new") this.game.editor.put(this.tiles, drop, this.positionAt(this.x + shift.x, this.y + shift.y));
    else if (drop) this.game.editor.put(this.tiles, drop);
  }
}

function rememberDrops(ghost: HTMLElement, tiles: readonly TileText[]): void {
  droppedAt.clear();
  if (reducedMotion()) return;
  for (const [i, copy] of [...ghost.children].entries()) droppedAt.set(tiles[i]!, copy.getBoundingClientRect());
}

function measure(): MeasuredLayout {
  const box = (element: Element) => element.getBoundingClientRect();
  const rack = document.querySelector(".rack");
  const surface = document.querySelector<HTMLElement>(".surface")!;
  return {
    rack: rack ? box(rack) : new DOMRect(),
    rackTiles: [...(rack?.querySelectorAll("[data-tile]") ?? [])].map((element, index) => ({ box: box(element), index })),
    surface,
    frame: box(surface),
    board: box(surface.querySelector(".sets")!),
    size: parseFloat(surface.style.getPropertyValue("--tile")) || 40,
    scrolled: { x: surface.scrollLeft, y: surface.scrollTop },
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
