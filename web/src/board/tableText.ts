/** Tables as tests write them: "R3 R4 R5; K9 B9 O9". */

import { type Layout, tableOf } from "./draft";

/** The table that is written so. */
export const tableFrom = (text: string): string[][] =>
  text
    .split("; ")
    .filter(Boolean)
    .map((set) => set.split(" "));

/** A layout, its sets in the order of the alphabet. */
export const sortedText = (layout: Layout): string =>
  tableOf(layout)
    .map((set) => set.join(" "))
    .sort()
    .join("; ");
