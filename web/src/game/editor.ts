/** What you do with tiles before you play them: move, undo, plan, sort, select. Nothing here is a move of the game. */

import { t } from "../app/i18n";
import { type Sort, sort } from "../app/preferences";
import * as d from "../board/draft";
import type { Placement, Position } from "../board/placement";
import { laid } from "../board/plan";
import * as sounds from "../ui/sound";
import type { TileText, Took } from "../wire/protocol.gen";
import type { DraftSync } from "./draftSync";
import type { SetPositions } from "./setPositions";
import type { Sources, State } from "./state";

export class Editor {
  constructor(
    private readonly sources: Sources,
    private readonly state: State,
    private readonly sync: DraftSync,
    private readonly positions: SetPositions,
    private readonly announce: (text: string) => void,
  ) {}

  select(tiles: readonly TileText[]): void {
    this.sources.selected.value = tiles;
  }

  pointAt(set: number | null): void {
    this.sources.pointedSet.value = set;
  }

  /** The next step of the draft, or of the plan while it is not your turn. */
  change(next: d.History): void {
    const { refused, planReturned, planShown, plan, history, fromPlan } = this.sources;
    if (next === this.state.editing.value) return;
    refused.value = [];
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
  put(tiles: readonly TileText[], target: d.Target, position?: Position): void {
    this.select([]);
    if (target.kind === "new" && position && this.putWholeSet(tiles, position)) return;
    if (!this.state.mayArrange.value) return;
    const draft = this.draft();
    const next = d.move(d.current(draft), tiles, target, new Set(this.state.hand.value));
    if (next === d.current(draft)) return;
    sounds.click();
    this.change(d.step(draft, next));
    const home = this.state.layout.value.sets.find((set) => set.tiles.includes(tiles[0]!));
    if (home && target.kind === "new" && position) this.positions.pin(home.id, position, this.state.shown.value.sets);
    const names = (all: readonly TileText[]) => ({ tiles: all.map((tile) => this.state.tileName(tile)).join(", ") });
    this.announce(target.kind === "rack" ? t("web-say-to-rack", names(tiles)) : t("web-say-set", names(home?.tiles ?? [])));
  }

  putSelected(target: d.Target, position?: Position): void {
    const tiles = this.state.selected.value;
    if (tiles.length) this.put(tiles, target, position);
  }

  /** A whole set that only goes to another place changes nothing in the game. */
  private putWholeSet(tiles: readonly TileText[], position: Position): boolean {
    const sets = this.state.shown.value.sets;
    const whole = sets.find((set) => set.tiles.length === tiles.length && set.tiles.every((tile) => tiles.includes(tile)));
    if (!whole) return false;
    this.positions.pin(whole.id, position, sets);
    sounds.click();
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
    this.change(d.undo(this.state.editing.value));
  }
  redo(): void {
    this.change(d.redo(this.state.editing.value));
  }
  reset(): void {
    this.select([]);
    if (this.state.planVisible.value) this.discardPlan();
    else this.change(d.reset(this.state.editing.value));
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
