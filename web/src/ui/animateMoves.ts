/** Tiles move visibly from where they were to where they are now, wherever on the screen that is. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { reducedMotion } from "../app/preferences";
import type { TileText } from "../wire/protocol.gen";

const DURATION = 180;

/** Where dragged tiles were let go, so that they move on from there. */
export const droppedAt = new Map<TileText, DOMRect>();

/** `mark` is the data attribute that says which tile an element is. */
export function useAnimatedMoves(key: unknown, time = DURATION, mark = "tile"): void {
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const after = new Map<string, DOMRect>();
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${mark}]`)) {
      const text = element.dataset[mark]!;
      const now = element.getBoundingClientRect();
      after.set(text, now);
      const old = droppedAt.get(text) ?? before.current.get(text);
      if (!old || reducedMotion()) continue;
      const dx = old.left - now.left;
      const dy = old.top - now.top;
      const scale = now.width ? old.width / now.width : 1;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0" },
          { transform: "none", transformOrigin: "0 0" },
        ],
        { duration: time, easing: "cubic-bezier(.2,.8,.3,1)" },
      );
    }
    droppedAt.clear();
    before.current = after;
  }, [key]);
}
