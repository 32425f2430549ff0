/** Where words are heard: a modal dialog silences the rest of the page, so each open one has voices of its own. */

import { type ReadonlySignal, signal } from "@preact/signals";

export type Voice = "polite" | "assertive";

/** Where one can be: in a dialog, or on the page itself. */
export type HeardPlace = symbol | null;

export interface Said {
  id: number;
  voice: Voice;
  reason: string;
  text: string;
  /** Where it could be heard when it was said. */
  place: HeardPlace;
}

/** Who speaks on this page: what was said a moment ago. */
export const speaker = signal<ReadonlySignal<readonly Said[]> | null>(null);

let open: readonly symbol[] = [];

/** The topmost dialog, else the page. */
export const heardIn = (): HeardPlace => open.at(-1) ?? null;

/** A dialog opens; returns what to call when it closes. */
export function openPlace(place: symbol): () => void {
  open = [...open, place];
  return () => {
    open = open.filter((other) => other !== place);
  };
}
