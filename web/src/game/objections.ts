/** Which objections are shown, and which tiles they are about: what was refused, and what is missing once somebody tried to play. */

import { computed } from "@preact/signals";
import type { DraftSet } from "../board/draft";
import type { LocalisedObjection, TileText } from "../wire/protocol.gen";
import type { Hints } from "./hints";
import type { State } from "./state";
import { draftKey, type ShownVerdict } from "./verdict";

/** Objections by how much they say: a set that is none explains more than the points that it lacks. */
export const bySets = (found: readonly LocalisedObjection[]): LocalisedObjection[] =>
  [...found].sort((a, b) => Number(b.code.startsWith("set/")) - Number(a.code.startsWith("set/")));

export function shownObjections(state: State, hints: Hints, judgement: ShownVerdict) {
  /** Somebody pressed Play with this very draft, and it is no turn yet. */
  const complains = computed(() => {
    const { view, layout, complainedAbout } = state;
    return view.value !== null && complainedAbout.value === draftKey(layout.value, view.value.version);
  });
  /** What was refused; else, for somebody who tried to play, what is missing. While people build nothing is wrong yet. */
  const shown = computed((): readonly LocalisedObjection[] => {
    if (state.refused.value.length) return state.refused.value;
    const found = judgement.verdict.value;
    if (!complains.value || hints.inProgress.value || found.kind !== "not-yet") return [];
    return bySets(found.objections);
  });
  /** The tiles that the sentence above the rack is about. */
  const markedTiles = computed((): ReadonlySet<TileText> => new Set(shown.value[0]?.tiles ?? []));
  /** A set that is none yet, as soon as the server has said so. */
  const isUnfinished = (set: DraftSet): boolean => judgement.unfinished.value.some((other) => other.id === set.id);
  /** A set that somebody tried to play although it is none. */
  const isRefused = (set: DraftSet): boolean => complains.value && isUnfinished(set);
  return { shown, markedTiles, complains, isUnfinished, isRefused };
}
