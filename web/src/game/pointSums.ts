/** How a player's points come about, as a sum that anybody can check: numbers, jokers, what was doubled, whose losses the winner gets. */

import { parseTile } from "../board/tiles";
import type { Knobs } from "../wire/knobs";
import type { Score, TileText } from "../wire/protocol.gen";

/** The longest sum that is written number by number; a longer one starts with what the numbers are together. */
const MOST_NUMBERS = 12;

export interface RackSum {
  /** Numbers to add; a single one if there are too many to read. */
  numbers: number[];
  jokers: number;
  jokerValue: number;
  /** What the winner of a blocked game keeps is taken off where the rules say so. */
  less: number;
  factor: number;
}

/** The sum of what lies on a rack, as it is charged. */
export function rackSum(rack: readonly TileText[], seat: number, score: Score, knobs: Knobs, blocked: boolean): RackSum {
  const parsed = rack.map(parseTile);
  const numbers = parsed.filter((tile) => !tile.joker).map((tile) => tile.number);
  const difference = blocked && knobs.stalemate_scoring === "difference" && !score.winners.includes(seat);
  return {
    numbers: numbers.length > MOST_NUMBERS ? [numbers.reduce((sum, number) => sum + number, 0)] : numbers,
    jokers: parsed.length - numbers.length,
    jokerValue: Number(knobs.joker_penalty ?? 30),
    less: difference ? (score.rack_sums[score.winners[0]!] ?? 0) : 0,
    factor: score.multiplier,
  };
}

/** What a winner gets: the losses of the others, less what is left on the winner's rack where the rules say so, shared by all winners. */
export function winnings(score: Score, knobs: Knobs, blocked: boolean): { losses: number[]; less: number; shares: number } {
  const losses = score.points.map((points) => -points).filter((_, seat) => !score.winners.includes(seat));
  const net = blocked && knobs.stalemate_scoring === "net_of_own";
  return { losses, less: net ? (score.rack_sums[score.winners[0]!] ?? 0) : 0, shares: score.winners.length };
}

const MINUS = "−";

/** Points with their sign; a real minus, as wide as the plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : "0");

/** A total in a score sheet: no plus. */
export const total = (points: number): string => (points < 0 ? `${MINUS}${-points}` : String(points));
