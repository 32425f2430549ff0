/** The room that is open: what the server says goes in, what a person does goes out, and the draft is kept in between. */

import { batch, effect } from "@preact/signals";
import { ApiError } from "../wire/http";
import { check, editions } from "../wire/rooms";
import { me as signedIn, signIn } from "../wire/session";
import { Connection } from "../wire/connection";
import { newSalt, rememberSalt } from "./salt";
import * as d from "../board/draft";
import { Hints } from "./hints";
import { language, t } from "../app/i18n";
import { objectionText } from "../wire/objectionText";
import { kept } from "../app/storage";
import { Objections } from "./objections";
import { sort } from "../app/preferences";
import type { Spot } from "../board/placement";
import { laid, rebase, type KeptPlan } from "../board/plan";
import type { DraftInfo, RoomInfo, ServerMessage, TileText, Took, View, Welcome } from "../wire/protocol";
import * as sounds from "../ui/sound";
import { Spots } from "./setPositions";
import { State } from "./state";
import { Tale, type Said, type TurnSeen } from "./turnLog";
import { Talk } from "./chat";
import { tile } from "../board/tiles";

const DRAFT_PAUSE = 120;
const CHECK_PAUSE = 40;
const CHECK_PATIENCE = 1500;

export class Game extends State {
  readonly talk = new Talk();
  readonly tale: Tale = new Tale(this);
  readonly hints: Hints = new Hints(this);
  readonly against: Objections = new Objections(this);
  readonly spots: Spots = new Spots(this.id, () => this.shown.value.sets);
  override companions: readonly Game[] = [this];

  private seq: number | null = null;
  private readonly connection: Connection;
  private draftTimer = 0;
  private checkTimer = 0;
  private asked = 0;
  private answered = 0;
  private saltedFor = "";
  private keptPlan: KeptPlan | null;
  private readonly stops: (() => void)[] = [];

  constructor(id: string, invitation: string, local = 0) {
    super(id, local);
    const keep = `${id} ${local}`;
    this.ownOrder.value = kept<TileText[]>(`order ${keep}`) ?? [];
    this.keptPlan = kept<KeptPlan>(`plan ${keep}`);
    this.tale.recent.value = kept<TurnSeen[]>(`turns ${keep}`) ?? [];
    this.tale.story.value = kept<Said[]>(`story ${keep}`) ?? [];
    this.connection = new Connection(id, invitation, language.value, local, {
      message: (message) => this.hear(message),
      welcome: (message) => this.greet(message),
      link: (state, why) => {
        this.link.value = state;
        if (why) this.refusal.value = why;
      },
      seq: () => this.seq,
    });
    this.stops.push(
      effect(() => sessionStorage.setItem(`order ${keep}`, JSON.stringify(this.ownOrder.value))),
      effect(() => sessionStorage.setItem(`turns ${keep}`, JSON.stringify(this.tale.recent.value))),
      effect(() => sessionStorage.setItem(`story ${keep}`, JSON.stringify(this.tale.story.value))),
      effect(() => {
        if (!this.view.value) return;
        const plan = this.plan.value ?? (this.fromPlan.value ? this.history.value : null);
        if (plan) sessionStorage.setItem(`plan ${keep}`, JSON.stringify(this.planToKeep(plan)));
        else sessionStorage.removeItem(`plan ${keep}`);
      }),
    );
  }

  close(): void {
    clearTimeout(this.draftTimer);
    clearTimeout(this.checkTimer);
    this.stops.forEach((stop) => stop());
    this.connection.close();
  }

  now(): number {
    return Date.now() + this.connection.offset;
  }

  // --- what the server says ---------------------------------------------------------------------------------------------------

  private greet(message: Welcome): void {
    batch(() => {
      const before = this.view.value;
      this.refusal.value = null;
      this.me.value = message.me;
      this.present.value = new Set(message.present ?? []);
      this.talk.spectators.value = message.spectators ?? 0;
      for (const player of this.talk.muted.value) void this.ask("mute", { player, on: true });
      this.takeRoom(message.room);
      this.seq = message.room.seq;
      if (message.missed) this.tale.rememberTurns(before, message.missed);
      this.takeView(message.view, message.draft ?? null);
      if (message.missed) this.tale.tell(message.missed);
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type === "update") {
      batch(() => {
        const before = this.view.value;
        this.seq = message.seq;
        if (message.room) this.takeRoom(message.room);
        if (message.view) {
          this.tale.rememberTurns(before, message.happenings);
          this.takeView(message.view, null);
        }
        this.tale.tell(message.happenings);
      });
    } else if (message.type === "draft") {
      this.watch(message.draft);
    } else if (message.type === "presence") {
      this.present.value = new Set(message.present);
      this.talk.spectators.value = message.spectators;
    } else if (message.type === "chat" || message.type === "reaction") {
      this.talk.hear(message, this.me.value);
    } else if (message.type === "error") {
      this.objections.value = message.violations;
    }
  }

  private takeRoom(room: RoomInfo): void {
    this.room.value = room;
    this.addSalt(room);
    const wanted = room.settings.edition ?? "classic";
    if (this.edition.value?.name !== wanted) {
      void editions().then(
        (all) => (this.edition.value = all.editions.find((one) => one.name === wanted) ?? null),
        () => undefined,
      );
    }
  }

  /** Adds to the chance of the next deal as soon as its seed is fixed, so that nobody can have chosen it for the tiles it gives. */
  private addSalt(room: RoomInfo): void {
    const promised = room.commitment;
    const mine = room.seats.find((seat) => seat.player && seat.player === this.me.value);
    if (!promised || !mine || mine.salted || this.saltedFor === promised) return;
    this.saltedFor = promised;
    const salt = newSalt();
    void this.connection.request("salt", { version: room.seq, salt }, false).then((refused) => {
      if (refused === null) rememberSalt(promised, salt);
    });
  }

  private takeView(view: View | null, draft: DraftInfo | null): void {
    const old = this.view.value;
    const mine = this.seat.value;
    this.view.value = view;
    if (!view) {
      this.history.value = d.begin(d.layoutOf([]));
      return;
    }
    if (old && old.version === view.version && old.game === view.game && old.commitment === view.commitment) {
      // only the clock or the room changed, or the connection came back: the draft stays, and the server hears of it again
      if (this.myTurn.value && d.canUndo(this.history.value)) this.sendDraftSoon();
      return;
    }
    const sameDeal = !old || dealOf(old) === dealOf(view);
    const wasMine = old !== null && sameDeal && old.phase === "playing" && old.turn === mine;
    const start = d.layoutOf(view.table, this.shown.value.sets);
    const mineKept = draft?.table && draft.version === view.version && draft.seat === mine && view.turn === mine ? draft : null;
    const earlier = this.plan.value ?? this.planFromStore(view) ?? (wasMine && view.turn === mine ? this.history.value : null);
    this.plan.value = null;
    this.fromPlan.value = false;
    this.planLost.value = [];
    this.watched.value = null;
    this.history.value = mineKept ? d.begin(start, d.layoutOf(mineKept.table!, start.sets, mineKept.took)) : d.begin(start);
    if (!mineKept) this.watch(draft);
    if (earlier && sameDeal && !mineKept && this.mayArrange.value) this.takePlan(earlier, view, wasMine);
    if (!old) this.spots.recall();
    this.ownOrder.value = d.rackOrder(this.ownOrder.value, view.rack);
    this.selected.value = this.selected.value.filter((one) => view.rack.includes(one));
    this.objections.value = [];
    this.hints.shown.value = null;
    this.checked.value = new Map();
    this.turnObjections.value = [];
    if (d.canUndo(this.history.value)) this.checkSoon();
    const began = view.phase === "playing" && view.turn === mine && view.stage === "start";
    if (began && old && old.turn !== mine) sounds.yourTurn();
    if (view.phase === "finished" && old && old.phase !== "finished") sounds.gameOver();
  }

  /** A draft of whoever is at turn; sets that were seen before keep their place. */
  private watch(draft: DraftInfo | null): void {
    const view = this.view.value;
    const theirs = view && draft?.table && draft.seat === view.turn && draft.version === view.version && !this.myTurn.value;
    const before = [...(this.watched.value?.sets ?? []), ...this.history.value.steps[0]!.sets];
    const known = before.filter((set, i) => before.findIndex((one) => one.id === set.id) === i);
    this.watched.value = theirs ? d.layoutOf(draft.table!, known) : null;
  }

  private planFromStore(view: View): d.History | null {
    const found = this.keptPlan;
    this.keptPlan = null;
    if (!found || found.deal !== dealOf(view)) return null;
    const base = d.layoutOf(found.base, this.shown.value.sets);
    return d.begin(base, d.layoutOf(found.table, base.sets));
  }

  private planToKeep(plan: d.History): KeptPlan {
    return { deal: dealOf(this.view.value!), base: d.tableOf(plan.steps[0]!), table: d.tableOf(d.current(plan)) };
  }

  /** The plan over the new table: still a plan, or, when the turn has come, the draft to play with one press. */
  private takePlan(earlier: d.History, view: View, drafted: boolean): void {
    const { plan, lost } = rebase(earlier, view.table, view.rack);
    if (lost.length) this.planLost.value = lost;
    if (!d.canUndo(plan)) return;
    if (this.myTurn.value) {
      this.history.value = d.begin(plan.steps[0]!, d.current(plan));
      this.fromPlan.value = !drafted;
      if (drafted) this.sendDraftSoon();
    } else {
      this.plan.value = plan;
    }
  }

  // --- the draft ----------------------------------------------------------------------------------------------------------------

  /** The next step of the draft, or of the plan while others are at turn. */
  change(history: d.History): void {
    if (history === this.work.value) return;
    this.objections.value = [];
    this.planLost.value = [];
    if (!this.myTurn.value) {
      this.planShown.value = true;
      this.plan.value = laid(history).length || d.canUndo(history) || d.canRedo(history) ? history : null;
      return;
    }
    this.history.value = history;
    this.fromPlan.value = false;
    this.sendDraftSoon();
    this.checkSoon();
  }

  /** What a change is made to: the draft in the own turn, else the plan, which begins with the table as it is. */
  workNow(): d.History {
    if (this.myTurn.value) return this.history.value;
    return this.plan.value ?? d.begin(this.history.value.steps[0]!);
  }

  /** Puts tiles somewhere; silently does nothing for those who only look on. */
  put(tiles: readonly TileText[], target: d.Target, spot?: Spot): void {
    this.selected.value = [];
    if (target.kind === "new" && spot && this.putWhole(tiles, spot)) return;
    if (!this.mayArrange.value) return;
    const work = this.workNow();
    const next = d.move(d.current(work), tiles, target, new Set(this.hand.value));
    if (next === d.current(work)) return;
    sounds.click();
    this.change(d.step(work, next));
    const home = this.layout.value.sets.find((set) => set.tiles.includes(tiles[0]!));
    if (home && target.kind === "new" && spot) this.spots.pin(home.id, spot);
    if (target.kind === "rack") this.tale.said.value = t("web-say-to-rack", { tiles: tiles.map((one) => this.tileName(one)).join(", ") });
    else this.tale.said.value = t("web-say-set", { tiles: (home?.tiles ?? []).map((one) => this.tileName(one)).join(", ") });
  }

  /** A whole set that only goes to another place changes nothing in the game. */
  private putWhole(tiles: readonly TileText[], spot: Spot): boolean {
    const whole = this.shown.value.sets.find((set) => set.tiles.length === tiles.length && set.tiles.every((one) => tiles.includes(one)));
    if (!whole) return false;
    this.spots.pin(whole.id, spot);
    sounds.click();
    return true;
  }

  undo(): void {
    this.change(d.undo(this.work.value));
  }
  redo(): void {
    this.change(d.redo(this.work.value));
  }
  reset(): void {
    this.selected.value = [];
    if (this.planVisible.value) this.dropPlan();
    else this.change(d.reset(this.work.value));
  }

  dropPlan(): void {
    this.selected.value = [];
    this.plan.value = null;
    this.planLost.value = [];
    if (this.fromPlan.value) this.change(d.reset(this.history.value));
  }

  /** Takes the tile beside the rack into the hand, or gives it back. */
  take(took: Took): void {
    if (!this.myTurn.value) return;
    const now = this.layout.value;
    const there = this.tileBeside(now.took);
    const sets = now.sets
      .map((set) => ({ ...set, tiles: set.tiles.filter((one) => one !== there) }))
      .filter((set) => set.tiles.length);
    this.change(d.step(this.history.value, { sets, took: now.took === took ? "nothing" : took }));
  }

  /** Moves tiles within the rack; from then on the order is the player's own. */
  arrangeRack(tiles: readonly TileText[], index: number): void {
    const shown = this.rack.value;
    const moved = new Set(tiles);
    const head = shown.slice(0, index).filter((one) => !moved.has(one));
    const tail = shown.slice(index).filter((one) => !moved.has(one));
    this.ownOrder.value = d.rackOrder([...head, ...tiles, ...tail], this.hand.value);
    sort.value = "own";
    this.selected.value = [];
  }

  sortBy(how: "runs" | "groups" | "own"): void {
    sort.value = how;
  }

  private sendDraftSoon(): void {
    clearTimeout(this.draftTimer);
    this.draftTimer = window.setTimeout(() => {
      const view = this.view.value;
      if (!view || !this.myTurn.value || this.fromPlan.value) return;
      const untouched = this.history.value.now === 0;
      const table = untouched ? null : d.tableOf(this.layout.value);
      void this.connection.request("draft", { version: view.version, table, took: this.layout.value.took }, false);
    }, DRAFT_PAUSE);
  }

  private checkSoon(): void {
    clearTimeout(this.checkTimer);
    this.asked += 1;
    this.checkTimer = window.setTimeout(() => void this.checkNow(), CHECK_PAUSE);
  }

  /** Asks the server what it thinks of the table as it lies; its sets come back in order. */
  private async checkNow(): Promise<void> {
    clearTimeout(this.checkTimer);
    const ask = ++this.asked;
    const layout = this.layout.value;
    const version = this.view.value?.version;
    const found = await check(this.id, d.tableOf(layout), layout.took, this.local).catch(() => null);
    if (ask !== this.asked) return;
    this.answered = ask;
    if (!found || found.version !== version || version !== this.view.value?.version) return;
    batch(() => {
      this.checked.value = new Map(layout.sets.map((set, i) => [set.id, found.sets[i]!]));
      this.turnObjections.value = found.objections;
      this.history.value = d.reordered(this.history.value, found.sets.map((set) => set.tiles));
    });
  }

  // --- what can be done -----------------------------------------------------------------------------------------------------------

  private async move(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    const view = this.view.value;
    if (!view || this.busy.value) return false;
    this.busy.value = true;
    clearTimeout(this.draftTimer);
    clearTimeout(this.checkTimer);
    const refused = await this.connection.request(type, { version: view.version, ...fields });
    this.busy.value = false;
    this.objections.value = refused ?? [];
    if (refused?.length) {
      if (this.myTurn.value) this.checkSoon();
      sounds.refused();
      this.tale.said.value = refused.map(objectionText).join(" ");
    }
    return refused === null;
  }

  async ask(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    const refused = await this.connection.request(type, { version: this.room.value?.seq ?? 0, ...fields });
    this.objections.value = refused ?? [];
  }

  /** Sits down under this name; the game may start with it, so what is added to its deal goes along. */
  async sit(seat: number, name: string): Promise<void> {
    const before = signedIn.value?.name;
    try {
      await signIn(name);
    } catch (error) {
      if (error instanceof ApiError) this.objections.value = error.objections;
      return;
    }
    if (signedIn.value?.name !== before) this.connection.again();
    const promised = this.room.value?.commitment;
    if (!promised) return this.ask("sit", { seat });
    const salt = newSalt();
    this.saltedFor = promised;
    await this.ask("sit", { seat, salt });
    if (!this.objections.value.length) rememberSalt(promised, salt);
    else this.saltedFor = "";
  }

  /** The next game, or another match; those who share the device agree together. */
  async goOn(): Promise<void> {
    for (const one of this.companions) await one.ask("go-on");
  }

  /** Ends the turn with the table as it lies. Quick hands wait for the order that the server finds for their jokers. */
  play = async (): Promise<boolean> => {
    const unsure = this.answered !== this.asked && [...d.onTable(this.layout.value)].some((one) => tile(one).joker);
    if (unsure) await Promise.race([this.checkNow(), new Promise((done) => setTimeout(done, CHECK_PATIENCE))]);
    return this.move("play", { table: d.tableOf(this.layout.value), took: this.layout.value.took });
  };
  draw = (stack?: number): Promise<boolean> => this.move("draw", stack === undefined ? {} : { stack });
  announce = (): Promise<boolean> => this.move("announce-opening");
  dispute = (note: string): Promise<boolean> => this.move("dispute", { note });
  rule = (decision: "uphold" | "undo"): Promise<boolean> => this.move("ruling", { decision });
  pass = (): Promise<boolean> => this.move("pass");
  discard = (one: TileText): Promise<boolean> => this.move("discard", { tile: one });
  ready = (): Promise<boolean> => this.move("ready");
  redeal = (): Promise<boolean> => this.move("demand-redeal");
  askCount = (of: number): Promise<boolean> => this.move("ask-count", { of });

}

const dealOf = (view: View): string => `${view.commitment} ${view.deal}`;
