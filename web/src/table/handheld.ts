/** How the device is held: a low window on its side, or one in which hardly a word has room. In letters, so that large text counts as a small window. */

import { signal } from "@preact/signals";

/** As in `sideways.css`. */
const LOW = "(max-height: 30em) and (orientation: landscape)";
/** As in `narrow.css`. */
const TINY = "(max-width: 17.5em) and (orientation: portrait)";

function watched(query: string) {
  const list = matchMedia(query);
  const found = signal(list.matches);
  list.addEventListener("change", () => (found.value = list.matches));
  return found;
}

export const sideways = watched(LOW);
export const tiny = watched(TINY);
