/** Deals a finished game again from its seed and compares (docs/fair-deals.md): nothing of it is taken on trust. */

import { COLOURS } from "../board/tiles";
import { hex, ownSalt } from "../game/salt";
import { gameRecord } from "../wire/games";
import type { Knobs } from "../wire/knobs";
import type { DealInfo, TileText } from "../wire/protocol.gen";

export interface DealCheck {
  ok: boolean;
  /** The seed is the one that was promised before the deal. */
  commitment: boolean;
  /** The racks are those that the seed gives. */
  racks: boolean;
  /** What this browser added to the deal is in it. */
  salt: boolean;
}

interface Dealt {
  type: string;
  number?: number;
  starter: number;
  racks: TileText[][];
}

export async function checkDeal(proof: DealInfo, promised: string, knobs: Knobs, game: string): Promise<DealCheck> {
  const commitment = hex(await sha256(bytes(proof.seed))) === promised && proof.commitment === promised;
  const events = (await gameRecord(game))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Dealt);
  const deals = events.filter((deal) => deal.type === "dealt");
  let racks = deals.length > 0;
  for (const deal of deals) {
    const order = await shuffled(proof.seed, proof.salts, `deal ${deal.number ?? 1}`, tilesInPlay(knobs, proof.players));
    racks &&= JSON.stringify(dealRacks(order, deal.starter, proof.players, knobs)) === JSON.stringify(deal.racks);
  }
  const mine = ownSalt(promised);
  const salt = mine === null || proof.salts.includes(mine);
  return { ok: commitment && racks && salt, commitment, racks, salt };
}

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
