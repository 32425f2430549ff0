/** A bubble above or below an element, always inside the window: where it stands and how it looks. */

import type { ComponentChildren } from "preact";

/** The middle of its edge, in pixels of the window. */
export interface BubblePlace {
  x: number;
  y: number;
  below: boolean;
}

const WIDTH = 280;
/** Above an element that is nearer to the top there is no room. */
const HEIGHT = 190;
const GAP = 8;

export function bubblePlace(element: Element): BubblePlace {
  const box = element.getBoundingClientRect();
  const below = box.top < HEIGHT;
  const x = Math.min(Math.max(box.left + box.width / 2, WIDTH / 2 + GAP), innerWidth - WIDTH / 2 - GAP);
  return { x, y: below ? box.bottom + GAP : box.top - GAP, below };
}

export function HelpBubble({ place, look = "", children }: { place: BubblePlace; look?: string; children: ComponentChildren }) {
  return (
    <div
      class={`help-bubble ${place.below ? "below" : ""} ${look}`}
      role="tooltip"
      style={{ left: `${place.x}px`, top: `${place.y}px` }}
    >
      {children}
    </div>
  );
}
