/** Deals a finished game again from its seed and compares (docs/fair-deals.md): nothing of it is taken on trust. */

import { COLOURS } from "../board/tiles";
import { type DealMemory, rackKey } from "../game/dealMemory";
import { hex } from "../game/salt";
import type { Knobs } from "../wire/knobs";
import type { DealInfo, TileText } from "../wire/protocol.gen";

/** What is wrong: the server did not keep its promise. */
export type Wrong =
  /** The seed or the promise is not the one that was shown before the deal. */
  | "promise"
  /** The seed gives other tiles than the record says. */
  | "racks"
  /** The tiles that this device saw in play are others. */
  | "seen"
  /** What this device added, and the server took, is not in the deal. */
  | "salt"
  /** More was added than people could add, or something else than the table showed. */
  | "salts";

/** What could not be checked here, so that it has to be believed. */
export type Unseen =
  /** Nothing of this device is in the deal: the server could have looked for a seed that it likes. */
  | "salt"
  /** This device did not see the tiles as they were dealt. */
  | "racks";

export interface DealCheck {
  wrong: readonly Wrong[];
  unseen: readonly Unseen[];
}

interface Dealt {
  type: string;
  number?: number;
  starter: number;
  racks: TileText[][];
}

/** What this device remembers of a game, and what its people added to the deal. */
export type Seen = DealMemory & { own: readonly string[] };

/** Deals again and compares with the record, and both with what this device saw. Without any memory of it much has to be believed. */
export async function checkDeal(
  proof: DealInfo,
  record: string,
  promised: string,
  knobs: Knobs,
  seen: Seen | null,
): Promise<DealCheck> {
  const wrong = new Set<Wrong>();
  const kept = hex(await sha256(bytes(proof.seed))) === promised && proof.commitment === promised;
  if (!kept || (seen && seen.commitment !== promised)) wrong.add("promise");
  const deals = record
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Dealt)
    .filter((event) => event.type === "dealt");
  if (!deals.length) wrong.add("racks");
  const unchecked = new Set(Object.keys(seen?.racks ?? {}));
  for (const deal of deals) {
    const number = deal.number ?? 1;
    const order = await shuffled(proof.seed, proof.salts, `deal ${number}`, tilesInPlay(knobs, proof.players));
    const racks = dealRacks(order, deal.starter, proof.players, knobs);
    if (JSON.stringify(racks) !== JSON.stringify(deal.racks)) wrong.add("racks");
    for (const [seat, rack] of racks.entries()) {
      const mine = seen?.racks[rackKey(number, seat)];
      if (mine && !sameTiles(mine, rack)) wrong.add("seen");
      unchecked.delete(rackKey(number, seat));
    }
  }
  // a deal that this device saw and the record does not know
  if (unchecked.size) wrong.add("seen");
  if (seen) {
    if (proof.salts.length > seen.people || JSON.stringify(proof.salts) !== JSON.stringify(seen.salts)) wrong.add("salts");
    if (seen.own.some((salt) => !proof.salts.includes(salt))) wrong.add("salt");
  }
  const unseen: Unseen[] = [];
  if (!seen?.own.length) unseen.push("salt");
  if (!Object.keys(seen?.racks ?? {}).length) unseen.push("racks");
  return { wrong: [...wrong], unseen };
}

const sameTiles = (one: readonly TileText[], other: readonly TileText[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

export function tilesInPlay(knobs: Knobs, players: number): TileText[] {
  const shrink = knobs.shrink_up_to_four === true && players <= 4;
  const out: TileText[] = [];
  const add = (face: string, copies: number) => {
    for (let copy = 0; copy < copies; copy++) out.push(face + (copy ? "abcd"[copy]! : ""));
  };
  for (const letter of COLOURS.slice(0, Number(knobs.colours))) {
    for (let number = 1; number <= Number(knobs.numbers); number++) add(letter + number, Number(knobs.copies) - (shrink ? 1 : 0));
  }
  add("J", Number(knobs.jokers_normal) - (shrink ? 2 : 0));
  add("D", Number(knobs.jokers_double));
  add("C", Number(knobs.jokers_two_colour));
  add("M", Number(knobs.jokers_mirror));
  return out;
}

export function dealRacks(order: readonly TileText[], starter: number, players: number, knobs: Knobs): TileText[][] {
  const step = knobs.play_direction === "anticlockwise" ? players - 1 : 1;
  const round = Array.from({ length: players }, (_, i) => (starter + i * step) % players);
  const racks: TileText[][] = round.map(() => []);
  const size = Number(knobs.stack_size);
  if (knobs.deal_method === "random") {
    const dealt = order.slice(0, Number(knobs.hand_size) * players);
    for (const [i, tile] of dealt.entries()) racks[round[i % players]!]!.push(tile);
    return racks;
  }
  round.forEach((giver, i) => {
    [1, -1].forEach((side, which) => {
      const stack = order.slice((2 * i + which) * size, (2 * i + which + 1) * size);
      const to = knobs.deal_method === "neighbour_stacks" ? (giver + side + players) % players : giver;
      racks[to]!.push(...stack);
    });
  });
  return racks;
}

export async function shuffled(
  seed: string,
  salts: readonly string[],
  label: string,
  items: readonly TileText[],
): Promise<TileText[]> {
  const encoder = new TextEncoder();
  const parts = [bytes(seed), ...salts.map((salt) => encoder.encode(salt))];
  const key = await sha256(joined(parts.flatMap((part) => [number(part.length, 4), part])));
  const order = [...items];
  let words: number[] = [];
  let block = 0;
  const below = async (bound: number): Promise<number> => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      if (!words.length) {
        const digest = new DataView((await sha256(joined([key, encoder.encode(label), number(block++, 8)]))).buffer);
        words = Array.from({ length: 8 }, (_, i) => digest.getUint32(i * 4));
      }
      const word = words.shift()!;
      if (word < limit) return word % bound;
    }
  };
  for (let i = order.length - 1; i > 0; i--) {
    const j = await below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(text.match(/../g)!.map((pair) => parseInt(pair, 16)));

function number(value: number, size: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(size);
  new DataView(out.buffer).setUint32(size - 4, value);
  return out;
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
