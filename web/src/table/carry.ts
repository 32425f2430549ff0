/** Tiles in the hand: the stones follow the pointer, the table parts where they would land and says what that would be. */

import { batch } from "@preact/signals";
import { t } from "../app/i18n";
import { reducedMotion } from "../app/preferences";
import type { DraftSet, Target } from "../board/draft";
import { type LandingPlace, landingAt, sameLanding } from "../board/landing";
import { type Slot, STEP } from "../board/placement";
import { RATIO, SET_PADDING } from "../board/tileSize";
import type { GameStore } from "../game/gameStore";
import { droppedAt } from "../ui/animateMoves";
import { closeUp, partSets } from "../ui/parting";
import type { TileText } from "../wire/protocol.gen";
import { carrying } from "./carrying";
import { prospect } from "./prospect";

/** How far from its edge a table that is larger than its space moves on. */
const EDGE = 30;
/** How long a hand rests there before the table moves: it comes in over that edge. */
const EDGE_REST = 300;
/** How far above a finger the stones float, in widths of a tile and at least in pixels, and how much of that counts when they are put down. */
const FLOAT = 1;
const FLOAT_LEAST = 40;
const FLOAT_COUNTS = 0.75;

type Drop =
  | { kind: "land"; landing: LandingPlace }
  | { kind: "swap"; id: number; joker: TileText }
  /** A new set at the end of the table, which may be out of view. */
  | { kind: "strip" }
  | { kind: "sort"; index: number }
  | { kind: "rack" }
  | { kind: "discard" };

interface LooseJoker {
  id: number;
  joker: TileText;
  index: number;
}

export class Carry {
  private readonly ghost = document.createElement("div");
  private readonly hole = document.createElement("div");
  private readonly bubble = document.createElement("span");
  private readonly caret = document.createElement("div");
  private readonly strip = document.createElement("div");
  private readonly surface = document.querySelector<HTMLElement>(".play .surface")!;
  private readonly frameBox = this.surface.getBoundingClientRect();
  private readonly padding: { left: number; top: number };
  private readonly rackTiles: DOMRect[];
  private readonly rack: DOMRect | null;
  /** The own discard pile, while a tile may be put there. */
  private readonly pile = document.querySelector<HTMLElement>('[data-drop="discard"].open');
  private readonly pileBox = this.pile?.getBoundingClientRect() ?? null;
  private readonly lifted: HTMLElement[];
  private readonly fromRack: boolean;
  /** The set that moves as a whole, if it is one. */
  private readonly whole: number | null;
  private readonly jokers: readonly LooseJoker[];
  private readonly sets: readonly DraftSet[];
  private readonly lengths: ReadonlyMap<number, number>;
  private readonly grabbedAt: { x: number; y: number };
  private readonly parted: HTMLElement[] = [];
  private frame = 0;
  /** Since when the hand is at the edge of the table. */
  private atEdgeSince = 0;
  private size = 0;
  private x = 0;
  private y = 0;
  private drop: Drop | null = null;
  private stripBottom = 0;

  constructor(
    private readonly game: GameStore,
    private readonly tiles: readonly TileText[],
    grabbed: TileText,
    x0: number,
    y0: number,
    private readonly touch: boolean,
  ) {
    const { state, editor } = game;
    const style = getComputedStyle(this.surface);
    this.padding = { left: Number.parseFloat(style.paddingLeft), top: Number.parseFloat(style.paddingTop) };
    const rack = document.querySelector(".rack");
    this.rack = rack?.getBoundingClientRect() ?? null;
    this.rackTiles = [...(rack?.querySelectorAll("[data-tile]") ?? [])].map((element) => element.getBoundingClientRect());
    const held = new Set(state.rack.value);
    this.fromRack = tiles.every((tile) => held.has(tile));
    this.sets = state.shown.value.sets;
    this.lengths = new Map(this.sets.map((set) => [set.id, set.tiles.length]));
    this.whole =
      this.sets.find((set) => set.tiles.length === tiles.length && set.tiles.every((tile) => tiles.includes(tile)))?.id ?? null;
    const [only] = tiles;
    this.jokers =
      tiles.length === 1 && state.mayArrange.value
        ? this.sets.flatMap((set) => {
            const joker = editor.jokerFor(only!, set);
            return joker ? [{ id: set.id, joker, index: set.tiles.indexOf(joker) }] : [];
          })
        : [];
    this.lifted = tiles.flatMap((tile) => document.querySelector<HTMLElement>(`.play [data-tile="${tile}"]`) ?? []);
    const anchor = Math.max(tiles.indexOf(grabbed), 0);
    const grip = this.lifted[anchor]?.getBoundingClientRect();
    this.grabbedAt = {
      x: anchor * STEP + (grip ? (x0 - grip.left) / grip.width : 0.5),
      y: grip ? ((y0 - grip.top) / grip.height) * RATIO : RATIO / 2,
    };
    this.makeGhost();
    this.x = x0;
    this.y = y0;
    for (const { joker } of this.jokers) this.element(joker)?.classList.add("offers-swap");
    document.body.classList.add("dragging");
    carrying.value = true;
  }

  private makeGhost(): void {
    this.ghost.className = "ghost";
    this.hole.className = "hole";
    this.bubble.className = "carry-bubble";
    this.caret.className = "caret";
    this.strip.className = "new-strip";
    this.strip.textContent = t("web-new-set");
    for (const element of [this.hole, this.bubble, this.caret, this.strip]) element.hidden = true;
    // it takes the place of the line above the rack: there it covers no set, and every way from the rack leads over it
    const line = document.querySelector(".tray .notice")?.getBoundingClientRect();
    if (line)
      Object.assign(this.strip.style, {
        left: `${line.left}px`,
        width: `${line.width}px`,
        top: `${line.top}px`,
        height: `${line.height}px`,
      });
    this.stripBottom = line?.bottom ?? 0;
    this.lifted.forEach((element, i) => {
      const copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute("data-tile");
      copy.classList.remove("chosen", "drawn");
      copy.style.left = `calc(var(--tile) * ${i * STEP})`;
      this.ghost.append(copy);
      element.classList.add("lifted");
    });
    this.ghost.append(this.bubble);
    document.body.append(this.strip, this.hole, this.caret, this.ghost);
  }

  private element(tile: TileText): HTMLElement | null {
    return this.surface.querySelector<HTMLElement>(`[data-tile="${tile}"]`);
  }

  to(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.frame ||= requestAnimationFrame(() => this.draw());
  }

  /** The upper left corner of the stones on the screen. */
  private corner(): { x: number; y: number } {
    return { x: this.x - this.grabbedAt.x * this.size, y: this.y - this.grabbedAt.y * this.size - this.lift() };
  }

  private lift(): number {
    return this.touch ? Math.max(FLOAT * this.size, FLOAT_LEAST) : 0;
  }

  private draw(): void {
    this.frame = 0;
    const size = Number.parseFloat(this.surface.style.getPropertyValue("--tile")) || 40;
    if (size !== this.size) {
      this.size = size;
      this.ghost.style.setProperty("--tile", `${size}px`);
      this.hole.style.setProperty("--tile", `${size}px`);
    }
    const at = this.corner();
    this.ghost.style.transform = `translate(${at.x}px, ${at.y}px)`;
    const full = this.surface.scrollHeight > this.surface.clientHeight + 2;
    this.strip.hidden = !(full || this.touch) || this.whole !== null || !this.stripBottom || !this.game.state.mayArrange.value;
    this.scrollAtEdge();
    const drop = this.find();
    if (!sameDrop(drop, this.drop)) this.show(drop);
    this.drop = drop;
  }

  /** The corner of the board on the screen. */
  private board(): { x: number; y: number } {
    return {
      x: this.frameBox.left + this.padding.left - this.surface.scrollLeft,
      y: this.frameBox.top + this.padding.top - this.surface.scrollTop,
    };
  }

  private find(): Drop | null {
    const placement = this.game.positions.placement;
    const { size, frameBox: frame } = this;
    const at = this.corner();
    if (this.overPile(at)) return { kind: "discard" };
    const counts = (1 - FLOAT_COUNTS) * this.lift();
    const wide = this.tiles.length * STEP * size;
    const middle = { x: at.x + wide / 2, y: at.y + counts + (RATIO * size) / 2 };
    // many tiles reach far out when they are put to the last set of a row
    if (at.x + wide < frame.left - size || at.x > frame.right + size || middle.y < frame.top - size) return null;
    if (!this.strip.hidden && middle.y > frame.bottom && middle.y < this.stripBottom) return { kind: "strip" };
    if (middle.y > frame.bottom) return this.overRack(middle.x, middle.y);
    if (!placement) return null;
    const board = this.board();
    const x = (at.x - board.x) / size;
    const y = (at.y + counts - board.y) / size;
    const swap = this.jokers.find(({ id, index }) => {
      const home = placement.positions.get(id)!;
      return Math.abs(home.x + SET_PADDING + index * STEP - x) < 0.5 && Math.abs(home.y + SET_PADDING - y) < 0.75;
    });
    if (swap) return { kind: "swap", id: swap.id, joker: swap.joker };
    const before = this.drop?.kind === "land" ? this.drop.landing : null;
    const carried = { x, y, count: this.tiles.length, whole: this.whole };
    const landing = landingAt(placement, this.lengths, carried, before, (id) => this.goesWith(id));
    if (!this.game.state.mayArrange.value && (this.whole === null || landing.kind === "set")) return null;
    return { kind: "land", landing };
  }

  private readonly homes = new Map<number, boolean>();

  /** Whether the tiles would make a set with those of another; found once for each. */
  private goesWith(id: number): boolean {
    const known = this.homes.get(id);
    if (known !== undefined) return known;
    const found = this.whole === null && Boolean(prospect(this.game, this.tiles, { kind: "set", id })?.fits);
    this.homes.set(id, found);
    return found;
  }

  /** A single tile of the rack, whose middle or whose pointer is over the pile. */
  private overPile(at: { x: number; y: number }): boolean {
    const box = this.pileBox;
    if (!box || !this.fromRack || this.tiles.length !== 1) return false;
    const inside = (x: number, y: number) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    return inside(this.x, this.y) || inside(at.x + this.size / 2, at.y + (RATIO * this.size) / 2);
  }

  private overRack(x: number, y: number): Drop | null {
    if (!this.rack) return null;
    return this.fromRack ? { kind: "sort", index: indexIn(this.rackTiles, x, Math.max(y, this.rack.top + 1)) } : { kind: "rack" };
  }

  /** Parts the stones where these would land; what gave way elsewhere goes back. */
  private show(drop: Drop | null): void {
    for (const element of this.parted) element.classList.remove("swaps");
    closeUp(this.parted.splice(0));
    this.hole.hidden = true;
    this.bubble.hidden = true;
    this.caret.hidden = true;
    this.pile?.classList.toggle("drop", drop?.kind === "discard");
    this.strip.classList.toggle("over", drop?.kind === "strip");
    if (drop?.kind === "strip") this.foretell({ kind: "new" });
    if (drop?.kind === "sort") this.showCaret(drop.index);
    if (drop?.kind === "swap") this.showSwap(drop.joker);
    if (drop?.kind === "land") this.showHole(drop.landing);
  }

  private showSwap(joker: TileText): void {
    const element = this.element(joker);
    if (!element) return;
    element.classList.add("swaps");
    this.parted.push(element);
    this.say(t("table-swap"), true);
  }

  private say(words: string, fits: boolean): void {
    this.bubble.textContent = words;
    this.bubble.classList.toggle("fits", fits);
    const { x } = this.corner();
    const wide = this.tiles.length * STEP * this.size;
    const before = x + wide + 220 > this.frameBox.right && x > 220;
    this.bubble.style.left = `${before ? wide : wide + 12}px`;
    this.bubble.classList.toggle("before", before);
    this.bubble.hidden = false;
  }

  private showHole(landing: LandingPlace): void {
    const placement = this.game.positions.placement!;
    const { size } = this;
    const wide = this.tiles.length * STEP;
    this.parted.push(...partSets(this.surface, placement, landing, this.tiles.length, size));
    const board = this.board();
    const words = landing.kind === "new" && this.whole === null;
    this.hole.className = `hole${words ? " new" : ""}`;
    this.hole.textContent = words ? t("web-new-set") : "";
    // the words want some room, the tiles lie at its beginning
    const shown = words ? Math.max(wide - 0.03, Math.min(2.6, placement.columns - landing.x - 0.1)) : wide - 0.03;
    this.hole.style.width = `${shown * size}px`;
    this.hole.style.transform = `translate(${board.x + landing.x * size}px, ${board.y + landing.y * size}px)`;
    this.hole.hidden = false;
    if (this.whole === null || landing.kind !== "new") this.foretell(targetOf(landing));
  }

  /** Fits or does not, before the tiles are let go. */
  private foretell(target: Target): void {
    const found = prospect(this.game, this.tiles, target);
    if (!found) return;
    this.hole.classList.toggle("fits", found.fits);
    if (found.words) this.say(found.words, found.fits);
  }

  private showCaret(index: number): void {
    const next = this.rackTiles[index];
    const last = this.rackTiles[index - 1];
    const box = next && (!last || last.top === next.top) ? next : (last ?? next);
    if (!box) return;
    this.caret.style.transform = `translate(${box === next ? box.left - 4 : box.right}px, ${box.top}px)`;
    this.caret.style.height = `${box.height}px`;
    this.caret.hidden = false;
  }

  /** Near the edge of a table that is larger than its space, the table moves on below the stones. */
  private scrollAtEdge(): void {
    const { surface, frameBox: frame } = this;
    if (this.x < frame.left || this.x > frame.right || this.y < frame.top || this.y > frame.bottom) {
      this.atEdgeSince = 0;
      return;
    }
    const pull = (low: number, high: number) => (low < EDGE ? low - EDGE : high < EDGE ? EDGE - high : 0) / 4;
    const dx = pull(this.x - frame.left, frame.right - this.x);
    const dy = pull(this.y - frame.top, frame.bottom - this.y);
    if (!dx && !dy) {
      this.atEdgeSince = 0;
      return;
    }
    const now = performance.now();
    this.atEdgeSince ||= now;
    if (now - this.atEdgeSince < EDGE_REST) {
      this.frame ||= requestAnimationFrame(() => this.draw());
      return;
    }
    const before = surface.scrollTop + surface.scrollLeft * 1e5;
    surface.scrollBy(dx, dy);
    if (surface.scrollTop + surface.scrollLeft * 1e5 === before) return;
    this.drop = null;
    this.frame ||= requestAnimationFrame(() => this.draw());
  }

  /** A flick that did not reach the table sends a tile of the rack where it fits. */
  end(dropped: boolean, flicked = false): void {
    if (this.frame) {
      cancelAnimationFrame(this.frame);
      this.draw();
      // at the edge it asks for the next picture, which must not come any more
      cancelAnimationFrame(this.frame);
    }
    const drop = dropped ? this.drop : null;
    this.rememberWhereStonesAre();
    this.show(null);
    document.body.classList.remove("dragging");
    for (const element of this.lifted) element.classList.remove("lifted");
    for (const { joker } of this.jokers) this.element(joker)?.classList.remove("offers-swap");
    for (const element of [this.ghost, this.hole, this.caret, this.strip]) element.remove();
    const { editor } = this.game;
    const home = flicked && this.fromRack && this.tiles.length === 1 && dropped && drop?.kind !== "land" && drop?.kind !== "swap";
    batch(() => {
      carrying.value = false;
      if (home) editor.layWhereItFits(this.tiles[0]!);
      else if (drop?.kind === "strip") editor.put(this.tiles, { kind: "new" }, this.endOfTable());
      else if (drop?.kind === "sort") editor.arrangeRack(this.tiles, drop.index);
      else if (drop?.kind === "discard") void this.game.commands.discard(this.tiles[0]!);
      else if (drop?.kind === "rack") editor.put(this.tiles, { kind: "rack" });
      else if (drop?.kind === "swap") editor.put(this.tiles, drop);
      else if (drop?.kind === "land") {
        editor.put(this.tiles, targetOf(drop.landing), drop.landing.kind === "new" ? drop.landing.slot : undefined);
      }
    });
  }

  private endOfTable(): Slot {
    return { row: this.game.positions.placement?.rows.length ?? 0, index: null };
  }

  /** Everything moves on from where the eye last saw it. */
  private rememberWhereStonesAre(): void {
    droppedAt.clear();
    if (reducedMotion()) return;
    for (const element of this.surface.querySelectorAll<HTMLElement>("[data-tile]")) {
      droppedAt.set(element.dataset.tile!, element.getBoundingClientRect());
    }
    this.tiles.forEach((tile, i) => {
      const copy = this.ghost.children[i];
      if (copy) droppedAt.set(tile, copy.getBoundingClientRect());
    });
  }
}

const targetOf = (landing: LandingPlace): Target =>
  landing.kind === "set" ? { kind: "set", id: landing.id, index: landing.index } : { kind: "new" };

function sameDrop(a: Drop | null, b: Drop | null): boolean {
  if (!a || !b || a.kind !== b.kind) return a === b;
  if (a.kind === "land" && b.kind === "land") return sameLanding(a.landing, b.landing);
  if (a.kind === "sort" && b.kind === "sort") return a.index === b.index;
  if (a.kind === "swap" && b.kind === "swap") return a.joker === b.joker;
  return true;
}

/** Before which of the boxes, which flow into rows, a point lies. */
function indexIn(boxes: readonly Pick<DOMRect, "left" | "right" | "top" | "bottom">[], x: number, y: number): number {
  for (const [i, box] of boxes.entries()) {
    if (y < box.top) return i;
    if (y <= box.bottom && x < (box.left + box.right) / 2) return i;
  }
  return boxes.length;
}
