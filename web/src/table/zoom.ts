/** Two fingers push the table and make it larger and smaller, as the wheel does, around the point that they mean; an empty place is a handle. */

import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { PALM } from "./drag";

const LEAST = 0.6;
const MOST = 2.5;

type Area = { current: HTMLElement | null };

export function useZoom(area: Area, zoom: Signal<number>): void {
  const anchor = useRef<{ x: number; y: number; factor: number } | null>(null);
  useLayoutEffect(() => {
    const at = anchor.current;
    if (!at) return;
    anchor.current = null;
    const element = area.current!;
    element.scrollLeft = (element.scrollLeft + at.x) * at.factor - at.x;
    element.scrollTop = (element.scrollTop + at.y) * at.factor - at.y;
  }, [zoom.value]);
  useEffect(() => {
    const element = area.current!;
    let apart = 0;
    const by = (factor: number, clientX: number, clientY: number) => {
      const wanted = Math.min(MOST, Math.max(LEAST, zoom.value * factor));
      const next = Math.abs(wanted - 1) < 0.02 ? 1 : wanted;
      if (next === zoom.value) return;
      const box = element.getBoundingClientRect();
      anchor.current = { x: clientX - box.left, y: clientY - box.top, factor: next / zoom.value };
      zoom.value = next;
    };
    const onWheel = (event: WheelEvent) => {
      if (event.shiftKey) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), event.clientX, event.clientY);
    };
    let middle = { x: 0, y: 0 };
    /** The two fingers on the table: a palm, or a hand at the rack, is none of them. */
    const fingers = (event: TouchEvent): [Touch, Touch] | null => {
      const found = [...event.touches].filter(
        (touch) => element.contains(touch.target as Node) && Math.max(touch.radiusX, touch.radiusY) * 2 <= PALM,
      );
      return found.length === 2 ? [found[0]!, found[1]!] : null;
    };
    const between = ([a, b]: [Touch, Touch]) => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
    const distance = ([a, b]: [Touch, Touch]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const onTouches = (event: TouchEvent) => {
      const two = fingers(event);
      apart = two ? distance(two) : 0;
      if (two) middle = between(two);
    };
    // touch events, because a browser that pans with two fingers cancels pointer events in the middle of a pinch
    const onMove = (event: TouchEvent) => {
      const two = fingers(event);
      if (!two) return;
      if (event.cancelable) event.preventDefault();
      const now = between(two);
      if (apart) {
        element.scrollBy(middle.x - now.x, middle.y - now.y);
        by(distance(two) / apart, now.x, now.y);
      }
      apart = distance(two);
      middle = now;
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchstart", onTouches, { passive: true });
    element.addEventListener("touchmove", onMove, { passive: false });
    element.addEventListener("touchend", onTouches);
    element.addEventListener("touchcancel", onTouches);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchstart", onTouches);
      element.removeEventListener("touchmove", onMove);
      element.removeEventListener("touchend", onTouches);
      element.removeEventListener("touchcancel", onTouches);
    };
  }, []);
}

/** With a mouse, a table that is larger than its space is pushed about. (Fingers do that without help.) */
export function usePan(area: Area): void {
  useEffect(() => {
    const element = area.current!;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0 || (event.target as Element).closest("[data-set], button")) return;
      const { scrollLeft, scrollTop } = element;
      const onMove = (now: PointerEvent) => {
        element.scrollLeft = scrollLeft - (now.clientX - event.clientX);
        element.scrollTop = scrollTop - (now.clientY - event.clientY);
      };
      const onUp = () => {
        removeEventListener("pointermove", onMove);
        removeEventListener("pointerup", onUp);
      };
      addEventListener("pointermove", onMove);
      addEventListener("pointerup", onUp);
    };
    element.addEventListener("pointerdown", onDown);
    return () => element.removeEventListener("pointerdown", onDown);
  }, []);
}
