/** Two fingers or the wheel make the table larger and smaller around the point that they mean; an empty place is a handle to push it. */

import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

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
    const distance = (touches: TouchList) =>
      touches.length === 2 ? Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY) : 0;
    const onTouches = (event: TouchEvent) => {
      apart = distance(event.touches);
    };
    // touch events, because a browser that pans with two fingers cancels pointer events in the middle of a pinch
    const onMove = (event: TouchEvent) => {
      const now = distance(event.touches);
      if (!now) return;
      if (event.cancelable) event.preventDefault();
      const [a, b] = [event.touches[0]!, event.touches[1]!];
      if (apart) by(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      apart = now;
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
