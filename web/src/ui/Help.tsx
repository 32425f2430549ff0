/** What a sign or a place on the table means: a bubble for a pointer that rests on it, for a long press, and for the focus of the keyboard. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type BubblePlace, bubblePlace, HelpBubble } from "./HelpBubble";

const REST = 600;
const SLIP = 8;

interface HelpShown {
  text: string;
  place: BubblePlace;
}

function helpFor(target: EventTarget | null): HelpShown | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-help]") : null;
  const text = element?.dataset.help;
  return element && text ? { text, place: bubblePlace(element) } : null;
}

export function Help() {
  const shown = useSignal<HelpShown | null>(null);
  useEffect(() => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    const hide = () => {
      clearTimeout(timer);
      if (shown.value) shown.value = null;
    };
    const soon = (event: PointerEvent) => {
      hide();
      from = { x: event.clientX, y: event.clientY };
      const target = event.target;
      if (helpFor(target)) timer = window.setTimeout(() => (shown.value = helpFor(target)), REST);
    };
    const onOver = (event: PointerEvent) => event.pointerType === "mouse" && soon(event);
    const onDown = (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : soon(event));
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) hide();
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches("[data-help]:focus-visible")) shown.value = helpFor(event.target);
      else hide();
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    addEventListener("pointerover", onOver);
    addEventListener("pointerdown", onDown);
    addEventListener("pointermove", onMove);
    addEventListener("scroll", hide, true);
    addEventListener("focusin", onFocus);
    addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerover", onOver);
      removeEventListener("pointerdown", onDown);
      removeEventListener("pointermove", onMove);
      removeEventListener("scroll", hide, true);
      removeEventListener("focusin", onFocus);
      removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    shown.value && (
      <HelpBubble place={shown.value.place}>
        <p>{shown.value.text}</p>
      </HelpBubble>
    )
  );
}
