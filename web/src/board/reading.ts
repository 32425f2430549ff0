/**
 * What a row of tiles is and what its jokers stand for, as the judge of the game reads it (RULES.md C).
 *
 * The page says this at once and without a question; whether a turn is legal only the server says. A test holds that both read alike.
 */

import type { Knobs } from "../wire/knobs";
import type { Kind, TileText } from "../wire/protocol.gen";
import { type Joker, parseTile } from "./tiles";

export interface ReadSlot {
  number: number;
  /** The colours it may have: one, unless only jokers decide. */
  colours: readonly number[];
}

export interface Reading {
  kind: Kind;
  /** What it counts in an initial meld. */
  value: number;
  /** The slots that each tile fills: two for a double joker, none for a mirror joker. */
  slots: readonly (readonly ReadSlot[])[];
}

/** A number tile or a joker, without its copy. */
interface Face {
  number: number;
  colour: number;
  joker: Joker | null;
}

const NUMBERS = 13;
const LONGEST = 2 * NUMBERS + 1;
const FREE: Face = { number: 0, colour: -1, joker: "J" };
const KIND_ORDER: Record<Kind, number> = { run: 0, "mirror-run": 1, group: 2, "mirror-group": 3 };

type Outline = [kind: Kind, first: number, step: number];

/** All readings of a row as it lies, best value first; none if it is no set. */
export function readings(tiles: readonly TileText[], knobs: Knobs): Reading[] {
  const faces: Face[] = tiles.map(parseTile);
  return outlines(faces, knobs)
    .map((outline) => ({ outline, reading: reading(faces, outline, knobs) }))
    .sort(
      (a, b) =>
        b.reading.value - a.reading.value ||
        KIND_ORDER[a.outline[0]] - KIND_ORDER[b.outline[0]] ||
        a.outline[1] * (NUMBERS + 1) + a.outline[2] - (b.outline[1] * (NUMBERS + 1) + b.outline[2]),
    )
    .map((found) => found.reading);
}

const coloursOf = (knobs: Knobs): number => Number(knobs.colours ?? 4);

/** A double joker is two free slots. */
const slotsOf = (faces: readonly Face[]): Face[] => faces.flatMap((face) => (face.joker === "D" ? [FREE, FREE] : [face]));

const isFree = (face: Face): boolean => face.joker === "J";
const same = (a: Face, b: Face): boolean => a.joker === b.joker && a.number === b.number && a.colour === b.colour;

/** Both sides of a mirror joker, read outwards from it. */
function fold(faces: readonly Face[]): [Face[], Face[]] {
  const centre = faces.findIndex((face) => face.joker === "M");
  return [slotsOf(faces.slice(0, centre)).reverse(), slotsOf(faces.slice(centre + 1))];
}

/** One half that both sides of a mirror agree on. */
function unify(left: readonly Face[], right: readonly Face[]): Face[] | null {
  const half: Face[] = [];
  for (const [i, a] of left.entries()) {
    const b = right[i]!;
    if (same(a, b) || isFree(b)) {
      if (a.joker === "C" && isFree(b)) return null;
      half.push(a);
    } else if (isFree(a) && b.joker !== "C") half.push(b);
    else return null;
  }
  return half;
}

function outlines(faces: readonly Face[], knobs: Knobs): Outline[] {
  const mirrors = faces.filter((face) => face.joker === "M").length;
  const numbered = faces.filter((face) => face.number).length;
  if (faces.length < Number(knobs.min_set_tiles ?? 3) || faces.length > LONGEST) return [];
  if (numbered < Number(knobs.min_number_tiles ?? 1) || mirrors > 1) return [];
  if (mirrors) return mirrorOutlines(faces, knobs);
  const slots = slotsOf(faces);
  const steps = (knobs.run_direction ?? "both") === "both" ? [1, -1] : [1];
  return [
    ...groupNumbers(slots, coloursOf(knobs)).map((number): Outline => ["group", number, 0]),
    ...runsOf(slots, steps, knobs).map(([first, step]): Outline => ["run", first, step]),
  ];
}

function mirrorOutlines(faces: readonly Face[], knobs: Knobs): Outline[] {
  const [left, right] = fold(faces);
  if (left.length !== right.length || left.length < Number(knobs.mirror_min_side ?? 1)) return [];
  const colours = coloursOf(knobs);
  const out: Outline[] = [];
  const half = unify(left, right);
  if (half) {
    out.push(...groupNumbers(half, colours).map((number): Outline => ["mirror-group", number, 0]));
    if (half.length > 1 || half[0]!.joker === "C") {
      const steps = (knobs.mirror_shape ?? "any") === "any" && half.length > 1 ? [1, -1] : [-1];
      for (const [first, step] of runsOf(half, steps, knobs)) {
        const apex = first - step;
        if ((knobs.mirror_apex ?? "none") === "none" || half.length === 1 || (apex >= 1 && apex <= NUMBERS))
          out.push(["mirror-run", first, step]);
      }
    }
  }
  if (!out.length && knobs.mirror_group_order === "any") {
    const others = new Set(groupNumbers(right, colours));
    const hues = new Set([...left, ...right].filter((face) => face.number).map((face) => face.colour));
    if (hues.size <= left.length)
      out.push(
        ...groupNumbers(left, colours)
          .filter((number) => others.has(number))
          .map((number): Outline => ["mirror-group", number, 0]),
      );
  }
  return out;
}

/** The numbers that these slots can have as a group: one, none, or all where only jokers lie. */
function groupNumbers(slots: readonly Face[], colours: number): number[] {
  if (slots.length > colours || slots.some((face) => face.joker === "C")) return [];
  const tiles = slots.filter((face) => face.number);
  if (new Set(tiles.map((face) => face.colour)).size < tiles.length) return [];
  if (!tiles.length) return Array.from({ length: NUMBERS }, (_, i) => i + 1);
  const number = tiles[0]!.number;
  return tiles.every((face) => face.number === number) ? [number] : [];
}

/** Number of the first slot and step of every run that the slots can be. */
function runsOf(slots: readonly Face[], steps: readonly number[], knobs: Knobs): [first: number, step: number][] {
  if (slots.length > NUMBERS) return [];
  const tiles = slots.flatMap((face, i) => (face.number ? [{ face, i }] : []));
  const changes = slots.some((face) => face.joker === "C");
  const fits = changes ? coloursFit(blocksOf(slots), slots, knobs) : new Set(tiles.map(({ face }) => face.colour)).size <= 1;
  if (!fits) return [];
  return steps.flatMap((step) => {
    const starts = new Set(tiles.map(({ face, i }) => face.number - step * i));
    if (starts.size > 1) return [];
    const all = starts.size ? [...starts] : Array.from({ length: NUMBERS }, (_, i) => i + 1);
    return all.flatMap((first): [number, number][] => {
      const end = first + step * (slots.length - 1);
      return Math.min(first, end) >= 1 && Math.max(first, end) <= NUMBERS ? [[first, step]] : [];
    });
  });
}

type RunBlock = number | null | "clash";

/** The colour of each block between two-colour jokers; null where only jokers lie. */
function blocksOf(slots: readonly Face[]): RunBlock[] {
  const blocks: RunBlock[] = [null];
  for (const face of slots) {
    const here = blocks.length - 1;
    if (face.joker === "C") blocks.push(null);
    else if (face.number) blocks[here] = blocks[here] === null || blocks[here] === face.colour ? face.colour : "clash";
  }
  return blocks;
}

const distinct = (blocks: readonly RunBlock[]): Set<number> => new Set(blocks.filter((block) => typeof block === "number"));
const every2 = (blocks: readonly RunBlock[], from: number): RunBlock[] => blocks.filter((_, i) => i % 2 === from);

function coloursFit(blocks: readonly RunBlock[], slots: readonly Face[], knobs: Knobs): boolean {
  if (blocks.includes("clash")) return false;
  if (knobs.two_colour_at_end === "forbid" && [slots[0], slots.at(-1)].some((face) => face?.joker === "C")) return false;
  if (knobs.two_colour_chain === "exactly_two") {
    const [even, odd] = [distinct(every2(blocks, 0)), distinct(every2(blocks, 1))];
    return even.size <= 1 && odd.size <= 1 && ![...even].some((hue) => odd.has(hue));
  }
  return blocks.every((block, i) => i === 0 || block === null || block !== blocks[i - 1]);
}

function worthOf(faces: readonly Face[], [kind, first, step]: Outline, knobs: Knobs): number {
  if (knobs.meld_joker_value === "zero") return faces.reduce((sum, face) => sum + face.number, 0);
  const count = faces.length + faces.filter((face) => face.joker === "D").length;
  if (kind === "run" || kind === "group") return count * first + (step * count * (count - 1)) / 2;
  const half = (count - 1) / 2;
  return 2 * half * first + step * half * (half - 1);
}

function reading(faces: readonly Face[], outline: Outline, knobs: Knobs): Reading {
  const [kind, first, step] = outline;
  const choices = slotColours(faces, kind, knobs);
  const half = choices.length / 2;
  const flat = choices.map((colours, i): ReadSlot => {
    const from = kind === "run" || kind === "group" ? i : i < half ? half - 1 - i : i - half;
    return { number: first + step * from, colours };
  });
  const slots = faces.map((face) => flat.splice(0, face.joker === "M" ? 0 : face.joker === "D" ? 2 : 1));
  return { kind, value: worthOf(faces, outline, knobs), slots };
}

function slotColours(faces: readonly Face[], kind: Kind, knobs: Knobs): (readonly number[])[] {
  if (kind === "run" || kind === "group") return colourChoices(slotsOf(faces), kind, knobs);
  const [left, right] = fold(faces);
  const half = unify(left, right);
  if (half) {
    const outwards = colourChoices(half, kind === "mirror-group" ? "group" : "run", knobs);
    return [...[...outwards].reverse(), ...outwards];
  }
  return [...colourChoices(left, "group", knobs).reverse(), ...colourChoices(right, "group", knobs)];
}

const hues = (knobs: Knobs): number[] => Array.from({ length: coloursOf(knobs) }, (_, i) => i);

/** The colours that each slot may have, other jokers permitting. */
function colourChoices(slots: readonly Face[], kind: "run" | "group", knobs: Knobs): (readonly number[])[] {
  if (kind === "group") {
    const missing = hues(knobs).filter((hue) => !slots.some((face) => face.colour === hue));
    return slots.map((face) => (face.number ? [face.colour] : missing));
  }
  if (!slots.some((face) => face.joker === "C")) {
    const hue = Math.max(...slots.map((face) => face.colour));
    return slots.map(() => (hue >= 0 ? [hue] : hues(knobs)));
  }
  const choices = blockChoices(blocksOf(slots), knobs);
  let block = 0;
  return slots.map((face) => {
    if (face.joker !== "C") return choices[block]!;
    block += 1;
    return [...new Set([...choices[block - 1]!, ...choices[block]!])].sort((a, b) => a - b);
  });
}

function blockChoices(blocks: readonly RunBlock[], knobs: Knobs): (readonly number[])[] {
  return blocks.map((block, i) => {
    if (typeof block === "number") return [block];
    if (knobs.two_colour_chain === "exactly_two") {
      const [own, others] = [distinct(every2(blocks, i % 2)), distinct(every2(blocks, 1 - (i % 2)))];
      return own.size ? [...own] : hues(knobs).filter((hue) => !others.has(hue));
    }
    const neighbours = distinct(blocks.slice(Math.max(i - 1, 0), i + 2));
    return hues(knobs).filter((hue) => !neighbours.has(hue));
  });
}

/** What a joker on the table says of itself. */
export interface Meaning {
  /** The tiles it stands for; a colour that several tiles could have is -1. */
  tiles: readonly { number: number; colour: number }[];
  /** The colours that a two-colour joker joins, from left to right; -1 is any. */
  joins?: readonly [number, number];
  /** A mirror joker stands for no tile: the number that it shows on both of its sides. */
  mirrors?: { number: number; colour: number };
}

/** Whether a reading is the one that the player declared, number by number. */
const isDeclared = (found: Reading, declared: readonly number[]): boolean =>
  found.slots
    .flat()
    .map((slot) => slot.number)
    .join() === declared.join();

/** What the jokers of a row stand for; `declared` are the numbers its player said, if they had to be said. */
export function meanings(tiles: readonly TileText[], knobs: Knobs, declared: readonly number[] = []): Map<TileText, Meaning> {
  const out = new Map<TileText, Meaning>();
  if (!tiles.some((tile) => parseTile(tile).joker)) return out;
  const all = readings(tiles, knobs);
  const asDeclared = declared.length ? all.find((found) => isDeclared(found, declared)) : undefined;
  const best = asDeclared ?? all[0];
  if (!best) return out;
  const only = (colours: readonly number[]): number => (colours.length === 1 ? colours[0]! : -1);
  tiles.forEach((tile, i) => {
    const { joker } = parseTile(tile);
    if (!joker) return;
    const meant = best.slots[i]!.map((slot) => ({ number: slot.number, colour: only(slot.colours) }));
    const meaning: Meaning = { tiles: meant };
    if (joker === "C") meaning.joins = [colourBeside(tiles, i, -1), colourBeside(tiles, i, 1)];
    const [left, right] = [best.slots[i - 1]?.at(-1), best.slots[i + 1]?.[0]];
    if (joker === "M" && left && right)
      meaning.mirrors = { number: left.number, colour: only([...distinct([...left.colours, ...right.colours])]) };
    out.set(tile, meaning);
  });
  return out;
}

/** The colour of the nearest number tile on a side of a two-colour joker, before the next one. */
function colourBeside(tiles: readonly TileText[], from: number, way: 1 | -1): number {
  for (let i = from + way; i >= 0 && i < tiles.length; i += way) {
    const found = parseTile(tiles[i]!);
    if (found.joker === "C" || found.joker === "M") return -1;
    if (!found.joker) return found.colour;
  }
  return -1;
}

/** The joker of a set in whose place this tile could lie, if there is one. */
export function replaceable(
  tile: TileText,
  set: readonly TileText[],
  knobs: Knobs,
  declared: readonly number[] = [],
): TileText | null {
  const { number, colour, joker } = parseTile(tile);
  if (joker) return null;
  const all = readings(set, knobs);
  const possible = declared.length ? all.filter((found) => isDeclared(found, declared)) : all;
  const place = set.findIndex(
    (other, i) =>
      ["J", "C"].includes(parseTile(other).joker ?? "") &&
      possible.some((found) => found.slots[i]!.some((slot) => slot.number === number && slot.colours.includes(colour))) &&
      readings([...set.slice(0, i), tile, ...set.slice(i + 1)], knobs).length > 0,
  );
  return place < 0 ? null : set[place]!;
}
