/** Variants of a box, which can be combined: which there are, which are chosen, and the edition that they are together. */

import type { EditionInfo, Editions } from "../wire/protocol.gen";
import { knobsOf } from "./knobSentences";

/** The variants of a box: editions whose names begin with its name. */
export const variantsOf = (all: Editions, box: string): string[] =>
  all.editions.map((info) => info.name).filter((name) => name.startsWith(`${box}-`));

/** The box that an edition or some combined variants belong to. */
export function boxOf(all: Editions, edition: string): string {
  const first = edition.split("+")[0]!;
  return all.editions.find((info) => first.startsWith(`${info.name}-`))?.name ?? first;
}

/** The boxes alone; their variants are ticked. */
export const boxes = (all: Editions): string[] => all.editions.map((info) => info.name).filter((name) => boxOf(all, name) === name);

/** The edition with a variant more or less, in the order of the rulebook. */
export function withVariant(all: Editions, edition: string, variant: string, on: boolean): string {
  const box = boxOf(all, edition);
  const chosen = new Set(edition.split("+"));
  if (on) chosen.add(variant);
  else chosen.delete(variant);
  return (
    variantsOf(all, box)
      .filter((name) => chosen.has(name))
      .join("+") || box
  );
}

/** An edition, or what combined variants are together; null if there is none of this name. */
export function editionInfo(all: Editions, edition: string): EditionInfo | null {
  const parts = edition.split("+").map((name) => all.editions.find((info) => info.name === name));
  const first = parts[0];
  if (!first || parts.some((part) => !part)) return null;
  return parts.length === 1 ? first : { ...first, name: edition, knobs: knobsOf(all, edition) };
}
