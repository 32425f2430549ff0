/** A press on a tile becomes a tap, a drag of it, of all that is chosen, or, after a rest, of the set it lies in; a flick sends it home. */

import type { GameStore } from "../game/gameStore";
import { buzz } from "../ui/sound";
import type { TileText } from "../wire/protocol.gen";
import { Carry } from "./carry";
import { hideLens, showLens } from "./lens";

const DRAG_THRESHOLD = 7;
/** How long a finger rests on a tile before the whole set is meant. */
const HOLD = 420;
/** How long it rests before the lens comes. */
const LENS = 170;
/** Where a finger scrolls, it has to rest so long before it takes a tile. */
const REST = 160;
/** A flick is shorter than this, and goes at least so far up. */
const FLICK_TIME = 260;
const FLICK_HEIGHT = 20;
/** A touch broader than this, in pixels, is a palm. */
export const PALM = 30;

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
  const touch = event.pointerType === "touch";
  const pressed = event.currentTarget as HTMLElement;
  const slides = touch && pressed.closest(".rack.slides") !== null;
  const scrolls = touch && pressed.closest(".surface.scrolls") !== null;
  let drag: Carry | null = null;
  let tiles = whole;
  let held = false;
  const lensTimer = touch && set ? window.setTimeout(() => !drag && showLens(pressed, x0, y0), LENS) : 0;
  const holdTimer = window.setTimeout(() => {
    if (drag || whole || !set || event.pointerType === "mouse" || !game.state.mayArrange.value) return;
    tiles = set;
    game.editor.select([...set]);
    held = true;
    buzz(15);
  }, HOLD);
  /** The finger wants to scroll: along a rack that slides, or over a table before it has rested. */
  const pans = (now: PointerEvent) =>
    (slides && Math.abs(now.clientX - x0) > y0 - now.clientY) || (scrolls && now.timeStamp - event.timeStamp < REST);
  const onMove = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    if (!drag && Math.hypot(now.clientX - x0, now.clientY - y0) > DRAG_THRESHOLD) {
      if (pans(now)) return finish(false);
      clearTimeout(holdTimer);
      clearTimeout(lensTimer);
      hideLens();
      drag = new Carry(game, tiles ?? gathered(game, text), text, x0, y0, touch);
    }
    drag?.to(now.clientX, now.clientY);
  };
  // without this the browser takes a drag for a fling and swallows the tap that follows
  const onTouch = (moved: TouchEvent) => {
    const rested = scrolls && moved.timeStamp - event.timeStamp >= REST;
    if ((drag || rested) && moved.cancelable) moved.preventDefault();
  };
  const finish = (dropped: boolean, flicked = false) => {
    clearTimeout(holdTimer);
    clearTimeout(lensTimer);
    hideLens();
    pressed.removeEventListener("touchmove", onTouch);
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onEnd);
    removeEventListener("pointercancel", onEnd);
    removeEventListener("pointerdown", onSecond);
    removeEventListener("resize", onTurned);
    if (!drag && !held) return;
    justDragged = true;
    setTimeout(() => (justDragged = false), 50);
    drag?.end(dropped, flicked);
  };
  const onEnd = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    const quick = touch && now.timeStamp - event.timeStamp < FLICK_TIME && y0 - now.clientY > FLICK_HEIGHT;
    finish(now.type === "pointerup", quick && !whole);
  };
  // a second finger on the table wants to zoom; a palm, or a touch elsewhere, is nothing
  const onSecond = (now: PointerEvent) => {
    const palm = now.width > PALM || now.height > PALM || !(now.target as Element).closest(".surface");
    if (now.pointerId !== pointerId && !palm) finish(false);
  };
  // the phone was turned: nothing lies where it was, so the tile goes home
  const onTurned = () => finish(false);
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onEnd);
  addEventListener("pointercancel", onEnd);
  addEventListener("pointerdown", onSecond);
  addEventListener("resize", onTurned);
  pressed.addEventListener("touchmove", onTouch, { passive: false });
}

/** A tile takes along what is chosen, if it is one of them or belongs to them. */
function gathered(game: GameStore, text: TileText): readonly TileText[] {
  const chosen = game.state.selected.value;
  if (chosen.includes(text)) return chosen;
  return chosen.length && game.state.mayArrange.value && game.editor.joinsChoice(text) ? [...chosen, text] : [text];
}
