/** What you do with tiles before you play them: move, undo, plan, sort, select. Nothing here is a move of the game. */

import { t } from "../app/i18n";
import { type Sort, sort } from "../app/preferences";
import { belongTogether, isSet } from "../board/choice";
import * as d from "../board/draft";
import type { Placement, Slot } from "../board/placement";
import { laid } from "../board/plan";
import { meanings, readings, replaceable } from "../board/reading";
import { parseTile } from "../board/tiles";
import * as sounds from "../ui/sound";
import type { TileText, Took } from "../wire/protocol.gen";
import { changeWords } from "./changeWords";
import type { DraftSync } from "./draftSync";
import type { Hints } from "./hints";
import type { SetPositions } from "./setPositions";
import type { Say } from "./speech";
import type { Sources, State } from "./state";

/** What a tap has to know about the choice. */
export interface Choice {
  selected: readonly TileText[];
  /** The chosen tiles fit into the set that was tapped. */
  fits: boolean;
  /** They make a set by themselves that does not lie there yet. */
  isNewSet: boolean;
  /** The tapped tile could be one of theirs. */
  joins: boolean;
  /** The one place where they obviously belong. */
  home: number | null;
}

export class Editor {
  constructor(
    private readonly sources: Sources,
    private readonly state: State,
    private readonly sync: DraftSync,
    private readonly positions: SetPositions,
    private readonly say: Say,
    private readonly hints: Hints,
  ) {}

  select(tiles: readonly TileText[]): void {
    this.sources.selected.value = tiles;
    const homes = tiles.length && this.state.mayArrange.value ? this.homesOf(tiles) : [];
    if (homes.length || this.sources.glowingSets.value.size) this.sources.glowingSets.value = new Set(homes);
  }

  /** Chooses a whole row of the rack: beside what is chosen if one set could hold them all; else the obvious happens to that first. */
  selectAlso(tiles: readonly TileText[]): void {
    const before = this.state.selected.value.filter((tile) => !tiles.includes(tile));
    const together = belongTogether([...before, ...tiles], this.state.knobs.value);
    if (!together && before.length && this.state.mayArrange.value) this.doTheObvious();
    this.select(together ? [...before, ...tiles] : tiles);
  }

  /** What is chosen and a set already is laid; what fits into one set alone goes there. */
  private doTheObvious(): void {
    const home = this.obviousHome();
    if (this.choiceIsNewSet()) this.putSelected({ kind: "new" });
    else if (home !== null) this.putSelected({ kind: "set", id: home });
  }

  /** The sets that would take these tiles: where they fit, and what is being put together and could hold them. */
  private homesOf(tiles: readonly TileText[]): number[] {
    const { knobs, shown } = this.state;
    const layout = d.current(this.draft());
    const mine = new Set([...this.state.hand.value]);
    return shown.value.sets
      .filter((set) => {
        if (set.tiles.some((tile) => tiles.includes(tile))) return false;
        const holds = readings(set.tiles, knobs.value).length > 0;
        const scratch = !holds && set.tiles.every((tile) => mine.has(tile));
        if (set.tiles.length === 1 && parseTile(set.tiles[0]!).joker) return false;
        if (!holds) return scratch || belongTogether([...set.tiles, ...tiles], knobs.value);
        const next = this.moved(layout, tiles, { kind: "set", id: set.id });
        const home = next.sets.find((candidate) => candidate.tiles.includes(tiles[0]!));
        return (
          home !== undefined && tiles.every((tile) => home.tiles.includes(tile)) && readings(home.tiles, knobs.value).length > 0
        );
      })
      .map((set) => set.id);
  }

  /** What is chosen makes a set by itself, and does not lie there as one already. */
  private choiceIsNewSet(): boolean {
    const { selected, shown, knobs } = this.state;
    const tiles = selected.value;
    // a part of one set is chosen to be moved, not to become a set where it lies
    const inOneSet = shown.value.sets.some((set) => tiles.every((tile) => set.tiles.includes(tile)));
    return tiles.length > 2 && !inOneSet && isSet(tiles, knobs.value);
  }

  /** What the table says about the choice when this tile is tapped. */
  choiceAt(text: TileText, set: number | null): Choice {
    const { selected, glowingSets, mayArrange } = this.state;
    return {
      selected: selected.value,
      fits: set !== null && glowingSets.value.has(set),
      isNewSet: mayArrange.value && this.choiceIsNewSet(),
      joins: this.joinsChoice(text),
      home: this.obviousHome(),
    };
  }

  /** The only set that would take what is chosen; none before the opening, nor where a single tile is chosen to be discarded. */
  private obviousHome(): number | null {
    const { glowingSets, myTurn, view, seat, knobs } = this.state;
    const [home, ...others] = glowingSets.value;
    const discards = knobs.value.discard !== undefined && knobs.value.discard !== "off";
    const opened = seat.value !== null && Boolean(view.value?.seats[seat.value]?.opened);
    return myTurn.value && opened && !discards && home !== undefined && !others.length ? home : null;
  }

  /** Whether this tile could go into one set with what is chosen. */
  joinsChoice(text: TileText): boolean {
    return belongTogether([...this.state.selected.value, text], this.state.knobs.value);
  }

  /** Lays a tile where it fits: at once if there is one place, else the places are lit until one is chosen. */
  layWhereItFits(tile: TileText): void {
    if (!this.state.mayArrange.value) return;
    const [home, ...others] = this.homesOf([tile]);
    if (home !== undefined && !others.length) this.put([tile], { kind: "set", id: home });
    else this.select([tile]);
  }

  /** Splits a set before this tile: the rest becomes a set of its own, beside it. */
  split(tile: TileText): void {
    const set = this.state.shown.value.sets.find((candidate) => candidate.tiles.includes(tile));
    const at = set?.tiles.indexOf(tile) ?? 0;
    if (!set || at <= 0 || !this.state.mayArrange.value) return;
    const row = this.positions.known.findIndex((ids) => ids.includes(set.id));
    const slot = row < 0 ? undefined : { row, index: this.positions.known[row]!.indexOf(set.id) + 1 };
    this.put(set.tiles.slice(at), { kind: "new" }, slot);
  }

  pointAt(set: number | null): void {
    this.sources.pointedSet.value = set;
  }

  /** What was refused has been read; whoever asks for something else wants to hear that. */
  dropRefusal(): void {
    this.sources.refused.value = [];
    this.sources.complainedAbout.value = null;
  }

  /** The next step of the draft, or of the plan while it is not your turn. */
  change(next: d.History): void {
    const { planReturned, planShown, plan, history, fromPlan } = this.sources;
    if (next === this.state.editing.value) return;
    this.dropRefusal();
    planReturned.value = [];
    if (!this.state.myTurn.value) {
      planShown.value = true;
      plan.value = laid(next).length || d.canUndo(next) || d.canRedo(next) ? next : null;
      return;
    }
    history.value = next;
    fromPlan.value = false;
    this.sync.sendSoon();
    this.sync.checkSoon();
  }

  /** What a change is made to: the draft in your turn, else the plan, which begins with the table as it is. */
  draft(): d.History {
    const { myTurn, history, plan } = this.state;
    if (myTurn.value) return history.value;
    return plan.value ?? d.begin(history.value.steps[0]!);
  }

  /** Puts tiles somewhere; does nothing for spectators. */
  put(tiles: readonly TileText[], target: d.Target, slot?: Slot): void {
    this.select([]);
    if (target.kind === "new" && slot && this.putWholeSet(tiles, slot)) return;
    if (!this.state.mayArrange.value) return;
    const draft = this.draft();
    const next = this.moved(d.current(draft), tiles, target);
    if (next === d.current(draft)) return;
    if (target.kind === "set") sounds.join();
    else sounds.lay();
    const home = next.sets.find((set) => set.tiles.includes(tiles[0]!));
    if (home && target.kind === "new" && slot) this.positions.put(home.id, slot);
    this.change(d.step(draft, next));
    const names = (all: readonly TileText[]) => ({ tiles: all.map((tile) => this.state.tileName(tile)).join(", ") });
    this.say("moved", target.kind === "rack" ? t("web-say-to-rack", names(tiles)) : t("web-say-set", names(home?.tiles ?? [])));
  }

  /** The table after a move. A tile for which a joker stands takes its place: no joker ever becomes another number without a word. */
  moved(layout: d.Layout, tiles: readonly TileText[], target: d.Target): d.Layout {
    const own = new Set(this.state.hand.value);
    const next = d.move(layout, tiles, target, own);
    if (target.kind !== "set" || tiles.length !== 1) return next;
    const set = layout.sets.find((candidate) => candidate.id === target.id);
    const joker = set && this.jokerFor(tiles[0]!, set);
    if (!joker) return next;
    const number = (row: readonly TileText[] | undefined) =>
      row && meanings(row, this.state.knobs.value).get(joker)?.tiles[0]?.number;
    const grown = next.sets.find((candidate) => candidate.tiles.includes(joker));
    if (number(grown?.tiles) === number(set.tiles)) return next;
    return d.move(layout, tiles, { kind: "swap", id: set.id, joker }, own);
  }

  /** The joker of a set for which this tile can be exchanged. */
  jokerFor(tile: TileText, set: d.DraftSet): TileText | null {
    return set.tiles.includes(tile) ? null : replaceable(tile, set.tiles, this.state.knobs.value, this.state.declaredOf(set.tiles));
  }

  putSelected(target: d.Target, slot?: Slot): void {
    const tiles = this.state.selected.value;
    if (tiles.length) this.put(tiles, target, slot);
  }

  /** A whole set that only goes to another place changes nothing in the game. */
  private putWholeSet(tiles: readonly TileText[], slot: Slot): boolean {
    const sets = this.state.shown.value.sets;
    const whole = sets.find((set) => set.tiles.length === tiles.length && set.tiles.every((tile) => tiles.includes(tile)));
    if (!whole) return false;
    this.positions.put(whole.id, slot);
    sounds.lay();
    return true;
  }

  /** The screen has placed the sets. */
  storePositions(found: Placement): void {
    this.positions.store(found, this.state.shown.value.sets);
  }

  /** All sets in order again. */
  tidy(): void {
    this.positions.tidy();
  }

  undo(): void {
    this.hints.dismiss();
    this.stepTo(d.undo(this.state.editing.value), "term-nothing-to-undo");
  }
  redo(): void {
    this.stepTo(d.redo(this.state.editing.value), "ear-nothing-to-redo");
  }
  reset(): void {
    this.hints.dismiss();
    this.select([]);
    if (this.state.planVisible.value) this.discardPlan();
    else this.stepTo(d.reset(this.state.editing.value), "term-nothing-to-undo");
  }

  /** Another step of the history, and what came of it in words. */
  private stepTo(next: d.History, otherwise: string): void {
    const before = this.state.editing.value;
    const words = changeWords(d.current(before), d.current(next), this.state.tileName);
    this.change(next);
    this.say("moved", words || t(otherwise));
  }

  showPlan(on: boolean): void {
    this.sources.planShown.value = on;
  }

  discardPlan(): void {
    this.select([]);
    this.sources.plan.value = null;
    this.sources.planReturned.value = [];
    if (this.state.fromPlan.value) this.change(d.reset(this.state.history.value));
  }

  /** Takes the discard or the open tile into the draft, or gives it back. */
  take(took: Took): void {
    if (!this.state.myTurn.value) return;
    const now = this.state.layout.value;
    const there = this.state.extraTile(now.took);
    const sets = now.sets
      .map((set) => ({ ...set, tiles: set.tiles.filter((tile) => tile !== there) }))
      .filter((set) => set.tiles.length);
    this.change(d.step(this.state.history.value, { sets, took: now.took === took ? "nothing" : took }));
  }

  /** Moves tiles within the rack; from then on the order is the player's own. */
  arrangeRack(tiles: readonly TileText[], index: number): void {
    const shown = this.state.rack.value;
    const moved = new Set(tiles);
    const head = shown.slice(0, index).filter((tile) => !moved.has(tile));
    const tail = shown.slice(index).filter((tile) => !moved.has(tile));
    this.sources.ownOrder.value = d.rackOrder([...head, ...tiles, ...tail], this.state.hand.value);
    this.sortBy("own");
    this.select([]);
  }

  sortBy(how: Sort): void {
    sort.value = how;
  }
}
