/** Which objections to the draft are shown, and which tiles they are about. */

import { computed } from "@preact/signals";
import type { DraftSet } from "../board/draft";
import type { LocalisedObjection, TileText } from "../wire/protocol.gen";
import type { Hints } from "./hints";
import type { State } from "./state";

/** Says what comes next in the turn, not what is wrong with the table. */
const NEXT_STEP = "draw/draw-first";
/** Every opening is too low until enough is laid; its tiles are marked only if a player tries to play it. */
const NOT_YET = "opening/too-few-points";

/** What the live check says of the turn as a whole: sets have their own objections, and a step that comes next is no fault. */
export const ofTheTurn = (found: readonly LocalisedObjection[]): LocalisedObjection[] =>
  found.filter((objection) => !objection.code.startsWith("set/") && objection.code !== NEXT_STEP);

export const nextStep = (found: readonly LocalisedObjection[]): LocalisedObjection | undefined =>
  found.find((objection) => objection.code === NEXT_STEP);

/** The tiles that an objection is about, by name: the check may turn a set round, and a tile goes on being the same. */
export const tilesOf = (shown: LocalisedObjection | undefined, refused: boolean): ReadonlySet<TileText> =>
  new Set(shown && (refused || shown.code !== NOT_YET) ? shown.tiles : []);

export type ShownObjections = ReturnType<typeof shownObjections>;

export function shownObjections(state: State, hints: Hints) {
  /** What speaks against a set of your draft, as soon as the server has checked it. */
  const forSet = (set: DraftSet): readonly LocalisedObjection[] => {
    const found = state.checked.value.get(set.id);
    if (!state.myTurn.value || hints.inProgress.value || !found || [...found.tiles].sort().join() !== [...set.tiles].sort().join())
      return [];
    return found.objections;
  };
  /** What was refused, else what the check says: of the set that is pointed at, of any set, of the turn. */
  const shown = computed((): readonly LocalisedObjection[] => {
    if (state.refused.value.length) return state.refused.value;
    if (!state.myTurn.value || hints.inProgress.value) return [];
    const sets = state.layout.value.sets;
    const first =
      sets.find((set) => set.id === state.pointedSet.value && forSet(set).length) ?? sets.find((set) => forSet(set).length);
    if (first) return forSet(first);
    // only what the turn as a whole still lacks; tiles on their way and an untouched table need no comment
    return state.placed.value.length ? ofTheTurn(state.turnObjections.value) : [];
  });
  /** The tiles that the sentence above the rack is about. */
  const markedTiles = computed(() => tilesOf(shown.value[0], state.refused.value.length > 0));
  return { shown, forSet, markedTiles };
}
