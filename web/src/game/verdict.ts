/** What is known of your draft: nothing laid, not judged yet, valid, or not yet a turn and why. Only the server's check says valid. */

import { computed } from "@preact/signals";
import type { DraftSet, Layout } from "../board/draft";
import type { Sentence } from "../board/tileSentence";
import type { LocalisedObjection } from "../wire/protocol.gen";
import type { Hints } from "./hints";
import type { State } from "./state";

/** A draft as it was judged: equal for the same sets in any order. */
export const draftKey = (layout: Layout, version: number): string =>
  `${version} ${layout.took} ${layout.sets
    .map((set) => [...set.tiles].sort().join())
    .sort()
    .join("|")}`;

export type DraftVerdict =
  /** None of your tiles lies on the table, and nothing was moved there. */
  | { kind: "nothing" }
  /** Without a connection nobody can judge, and nothing counts. */
  | { kind: "offline" }
  /** The check is on its way. */
  | { kind: "unknown" }
  | { kind: "valid"; tiles: number; points: number | null }
  /** `freeJoker`: a joker that was swapped out still lies alone. */
  | { kind: "not-yet"; objections: readonly LocalisedObjection[]; unfinished: readonly DraftSet[]; freeJoker?: boolean };

export type ShownVerdict = ReturnType<typeof verdictOf>;

/** Says what comes next in the turn, not what is wrong with the table. */
const DRAW_FIRST = "draw/draw-first";

export function verdictOf(state: State, hints: Hints) {
  const isJudged = computed(() => {
    const { view, layout, judged } = state;
    return view.value !== null && judged.value?.key === draftKey(layout.value, view.value.version);
  });
  /** Sets that are none yet; empty until they were judged. */
  const unfinished = computed((): readonly DraftSet[] => {
    if (!isJudged.value || !state.myTurn.value || hints.inProgress.value) return [];
    return state.layout.value.sets.filter((set) => (state.checked.value.get(set.id)?.objections.length ?? 0) > 0);
  });
  const verdict = computed((): DraftVerdict => {
    const { history, placed, turnObjections, judged, link } = state;
    if (!placed.value.length && history.value.now === 0) return { kind: "nothing" };
    if (link.value !== "open") return { kind: "offline" };
    if (!isJudged.value) return { kind: "unknown" };
    if (!turnObjections.value.length) return { kind: "valid", tiles: placed.value.length, points: judged.value!.points };
    const freeJoker = state.wonJokers.value.size > 0;
    return { kind: "not-yet", objections: turnObjections.value, unfinished: unfinished.value, freeJoker };
  });
  /** Points of the opening so far; null for somebody who has opened. */
  const openingPoints = computed((): number | null => {
    const { seat, view, judged, placed } = state;
    if (seat.value === null || view.value?.seats[seat.value]?.opened !== false) return null;
    if (!placed.value.length) return 0;
    return judged.value?.points ?? 0;
  });
  const openingMinimum = computed(() => Number(state.knobs.value.meld_minimum ?? 30));
  return { verdict, unfinished, openingPoints, openingMinimum };
}

/** Why Play cannot be pressed, in the few words that fit on it. */
export function reasonOnPlay(verdict: DraftVerdict, minimum: number, points: number | null): Sentence {
  if (verdict.kind === "offline") return { message: "tell-play-offline" };
  if (verdict.kind === "unknown") return { message: "tell-play-checking" };
  if (verdict.kind === "nothing")
    return points === null || !minimum ? { message: "tell-play-lay" } : { message: "tell-play-open", args: { points: minimum } };
  if (verdict.kind !== "not-yet") return { message: "web-play" };
  const { unfinished, objections, freeJoker } = verdict;
  // everything else that is unfinished is told first
  if (freeJoker && unfinished.length <= 1) return { message: "table-joker-must" };
  if (unfinished.length) {
    const alone = unfinished.filter((set) => set.tiles.length === 1).length;
    if (alone === unfinished.length) return { message: "tell-play-alone", args: { count: alone } };
    if (unfinished.length === 1 && unfinished[0]!.tiles.length === 2 && tooShortOnly(objections))
      return { message: "tell-play-one-missing" };
    return { message: "tell-play-unfinished", args: { count: unfinished.length } };
  }
  const first = objections.find((objection) => objection.code in REASONS);
  if (first?.code === TOO_LOW) {
    const args = first.args ?? {};
    return { message: REASONS[TOO_LOW]!, args: { count: Number(args.minimum ?? minimum) - Number(args.points ?? points ?? 0) } };
  }
  return { message: first ? REASONS[first.code]! : "tell-play-not-yet" };
}

const TOO_LOW = "opening/too-few-points";
const tooShortOnly = (objections: readonly LocalisedObjection[]): boolean =>
  objections.filter((objection) => objection.code.startsWith("set/")).every((objection) => objection.code === "set/too-short");

/** The first that is found is told; a table that lost a tile matters more than points. */
const REASONS: Record<string, string> = {
  [DRAW_FIRST]: "tell-play-draw-first",
  "pass/must-discard": "tell-play-discard",
  "turn/table-tile-missing": "tell-play-table-tile",
  "turn/no-own-tile": "tell-play-lay",
  "opening/table-touched": "tell-play-own-first",
  [TOO_LOW]: "tell-play-points",
  "joker/not-in-new-set": "tell-play-joker",
  "joker/locked-set-split": "tell-play-joker-set",
  "joker/locked-set-shrunk": "tell-play-joker-set",
  "joker/freed-without-exchange": "tell-play-joker-set",
  "joker/too-early": "tell-play-own-first",
  "discard/not-in-new-set": "tell-play-discard-used",
  "open-tile/not-used": "tell-play-open-tile",
  "open-tile/does-not-finish": "tell-play-open-tile-finish",
};
