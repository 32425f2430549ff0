/** What a list of happenings tells about turns: to which turn each move belongs, which one ended it, and whether a bot or a person made it. */

import type { Happening, View } from "../wire/protocol.gen";

export interface PastMove {
  /** Turns that all players had taken before it; null for what is no move. */
  taken: number | null;
  /** The turn was over with it. */
  ends: boolean;
}

export const MOVES: ReadonlySet<string> = new Set(["played", "drew", "passed", "discarded", "turn-settled"]);

/** Where each of them belongs; `now` is the game after them. A turn is what one player does until another one moves. */
export function movesOf(happenings: readonly Happening[], now: Pick<View, "turns" | "turn">): PastMove[] {
  const turnOfSeat = new Map<number, number>();
  let turn = -1;
  let mover: number | null = null;
  let undone = false;
  const numbers = happenings.map(({ kind, seat, decision }) => {
    if (kind === "ruled" && decision === "undo") undone = true;
    if (seat == null || !MOVES.has(kind)) return null;
    if (undone) turn = turnOfSeat.get(seat) ?? turn;
    else if (seat !== mover) turn += 1;
    undone = false;
    mover = seat;
    turnOfSeat.set(seat, turn);
    return turn;
  });
  const done = undone ? (turnOfSeat.get(now.turn) ?? turn) : mover === now.turn ? turn : turn + 1;
  return numbers.map((number, i) => ({
    taken: number === null ? null : now.turns - done + number,
    ends: number !== null && number < done && isLast(numbers, i),
  }));
}

/** Nothing more follows in the same turn. */
function isLast(numbers: readonly (number | null)[], i: number): boolean {
  const following = numbers.slice(i + 1).find((number) => number !== null);
  return following === undefined || following !== numbers[i];
}

/** For each happening the level of the bot that sat in its seat then, or null for a person; `now` is who plays there in the end. */
export function actors(happenings: readonly Happening[], now: (seat: number) => string | null): (string | null)[] {
  const later = new Map<number, string | null>();
  const found: (string | null)[] = [];
  for (const [i, { seat, kind, level }] of [...happenings.entries()].reverse()) {
    const bot = seat == null ? null : later.has(seat) ? later.get(seat)! : now(seat);
    found.push(kind === "came-back" ? null : kind === "bot-took-over" ? (level ?? bot) : bot);
    if (seat != null && kind === "bot-took-over") later.set(seat, null);
    if (seat != null && kind === "came-back") later.set(seat, standIn(happenings.slice(0, i), seat));
  }
  return found.reverse();
}

/** The bot that sat in a seat after all this, if one had taken it over. */
function standIn(happenings: readonly Happening[], seat: number): string | null {
  const last = happenings.findLast((past) => past.seat === seat && (past.kind === "bot-took-over" || past.kind === "came-back"));
  return last?.kind === "bot-took-over" ? (last.level ?? null) : null;
}
