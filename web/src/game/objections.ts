/** Which objections to the draft are shown, and which tiles they are about. */

import { computed, signal } from "@preact/signals";
import type { DraftSet } from "../board/draft";
import type { Game } from "./game";
import type { Objection, TileText } from "../wire/protocol";

/** Says what comes next in the turn, not what is wrong with the table. */
const NEXT_STEP = "draw/draw-first";
/** Every opening is too low until enough is laid; only who tries to play it is shown the tiles. */
const NOT_YET = "opening/too-few-points";

/** What the live check says of the turn as a whole: sets have their own objections, and a step that comes next is no fault. */
export const ofTheTurn = (found: readonly Objection[]): Objection[] =>
  found.filter((objection) => !objection.code.startsWith("set/") && objection.code !== NEXT_STEP);

export const nextStep = (found: readonly Objection[]): Objection | undefined => found.find((objection) => objection.code === NEXT_STEP);

/** The tiles that an objection is about, by name: the check may turn a set round, and a tile goes on being the same. */
export const tilesOf = (shown: Objection | undefined, refused: boolean): ReadonlySet<TileText> =>
  new Set(shown && (refused || shown.code !== NOT_YET) ? shown.tiles : []);

export class Objections {
  /** The set under the pointer or with the focus. */
  readonly pointed = signal<number | null>(null);

  constructor(private readonly game: Game) {}

  /** What speaks against a set of your draft, as soon as the server has looked at it. */
  to(set: DraftSet): Objection[] {
    const { game } = this;
    const found = game.checked.value.get(set.id);
    if (!game.myTurn.value || game.hints.inProgress.value || !found || [...found.tiles].sort().join() !== [...set.tiles].sort().join()) return [];
    return found.objections;
  }

  /** What was refused, else what the check says: of the set that is pointed at, of any set, of the turn. */
  readonly shown = computed((): Objection[] => {
    const { game } = this;
    if (game.objections.value.length) return game.objections.value;
    if (!game.myTurn.value || game.hints.inProgress.value) return [];
    const sets = game.layout.value.sets;
    const first = sets.find((set) => set.id === this.pointed.value && this.to(set).length) ?? sets.find((set) => this.to(set).length);
    if (first) return this.to(first);
    // only what the turn as a whole still lacks; tiles on their way and an untouched table need no comment
    return game.placed.value.length ? ofTheTurn(game.turnObjections.value) : [];
  });

  /** The tiles that the sentence above the rack is about. */
  readonly markedTiles = computed(() => tilesOf(this.shown.value[0], this.game.objections.value.length > 0));
}
