/** What happens when the time is up, by the rules of this table: told while there is time to do something about it. */

import type { Sentence } from "../board/tileSentence";
import type { GameStore } from "../game/gameStore";

/** From then on only the way out is told. */
const WAY_OUT = 5;

export function lastWords(game: GameStore): Sentence[] {
  const { knobs, view, fromPlan } = game.state;
  const found = game.judgement.verdict.value;
  const now = view.value!;
  const penalty = Math.min(Number(knobs.value.timeout_penalty_draw ?? 0), now.pool);
  // a plan that nobody has touched was never shown to the table, so the clock does not know of it
  if (found.kind === "nothing" || fromPlan.value) {
    const idle = now.stage === "start" ? Math.min(Number(knobs.value.timeout_idle_draw ?? 0), now.pool) : 0;
    return idle ? [{ message: "tell-last-idle", args: { count: idle } }] : [{ message: "tell-last-over" }];
  }
  if (found.kind === "valid") return [{ message: "tell-last-counts" }];
  const loses = knobs.value.timeout_policy === "restore_all";
  if (loses && penalty && game.clock.seconds.value! <= WAY_OUT) return [{ message: "tell-last-way-out", args: { count: penalty } }];
  const what = loses ? "tell-last-back" : "tell-last-partly";
  const then: Sentence =
    penalty && knobs.value.timeout_policy !== "polish_partial"
      ? { message: `${what}-penalty`, args: { count: penalty } }
      : { message: what };
  const points = game.judgement.openingPoints.value;
  const short =
    found.kind === "not-yet" && !found.unfinished.length && points !== null && points < game.judgement.openingMinimum.value;
  return short ? [{ message: "tell-last-points", args: { points } }, then] : [then];
}
