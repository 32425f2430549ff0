/** The room that is open: what the server says goes in, what a person does goes out, and the draft lies in between. */

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
import { readSession } from "../app/storage";
import { Objections } from "./objections";
import { sort } from "../app/preferences";
import type { Position } from "../board/placement";
import { laid, rebase, type StoredPlan } from "../board/plan";
import type { DraftInfo, RoomInfo, ServerMessage, TileText, Took, View, Welcome } from "../wire/protocol";
import * as sounds from "../ui/sound";
import { SetPositions } from "./setPositions";
import { State } from "./state";
import { TurnLog, type LogEntry, type SeenTurn } from "./turnLog";
import { Chat } from "./chat";
import { parseTile } from "../board/tiles";

const DRAFT_PAUSE = 120;
const CHECK_PAUSE = 40;
const CHECK_PATIENCE = 1500;

export class Game extends State {
  readonly chat = new Chat();
  readonly turnLog: TurnLog = new TurnLog(this);
  readonly hints: Hints = new Hints(this);
  readonly against: Objections = new Objections(this);
  readonly positions: SetPositions = new SetPositions(this.id, () => this.shown.value.sets);
  override companions: readonly Game[] = [this];

  private seq: number | null = null;
  private readonly connection: Connection;
  private draftTimer = 0;
  private checkTimer = 0;
  private asked = 0;
  private answered = 0;
  private saltedFor = "";
  private storedPlan: StoredPlan | null;
  private readonly disposers: (() => void)[] = [];

  constructor(id: string, invitation: string, local = 0) {
    super(id, local);
    const keep = `${id} ${local}`;
    this.ownOrder.value = readSession<TileText[]>(`order ${keep}`) ?? [];
    this.storedPlan = readSession<StoredPlan>(`plan ${keep}`);
    this.turnLog.recentTurns.value = readSession<SeenTurn[]>(`turns ${keep}`) ?? [];
    this.turnLog.entries.value = readSession<LogEntry[]>(`story ${keep}`) ?? [];
    this.connection = new Connection(id, invitation, language.value, local, {
      message: (message) => this.receive(message),
      welcome: (message) => this.welcome(message),
      link: (state, why) => {
        this.link.value = state;
        if (why) this.refusal.value = why;
      },
      seq: () => this.seq,
    });
    this.disposers.push(
      effect(() => sessionStorage.setItem(`order ${keep}`, JSON.stringify(this.ownOrder.value))),
      effect(() => sessionStorage.setItem(`turns ${keep}`, JSON.stringify(this.turnLog.recentTurns.value))),
      effect(() => sessionStorage.setItem(`story ${keep}`, JSON.stringify(this.turnLog.entries.value))),
      effect(() => {
        if (!this.view.value) return;
        const plan = this.plan.value ?? (this.fromPlan.value ? this.history.value : null);
        if (plan) sessionStorage.setItem(`plan ${keep}`, JSON.stringify(this.planToStore(plan)));
        else sessionStorage.removeItem(`plan ${keep}`);
      }),
    );
  }

  close(): void {
    clearTimeout(this.draftTimer);
    clearTimeout(this.checkTimer);
    this.disposers.forEach((stop) => stop());
    this.connection.close();
  }

  now(): number {
    return Date.now() + this.connection.offset;
  }

  // --- what the server says ---------------------------------------------------------------------------------------------------

  private welcome(message: Welcome): void {
    batch(() => {
      const before = this.view.value;
      this.refusal.value = null;
      this.me.value = message.me;
      this.present.value = new Set(message.present ?? []);
      this.chat.spectators.value = message.spectators ?? 0;
      for (const player of this.chat.muted.value) void this.ask("mute", { player, on: true });
      this.updateRoom(message.room);
      this.seq = message.room.seq;
      if (message.missed) this.turnLog.addTurns(before, message.missed);
      this.updateView(message.view, message.draft ?? null);
      if (message.missed) this.turnLog.addEntries(message.missed);
    });
  }

  private receive(message: ServerMessage): void {
    if (message.type === "update") {
      batch(() => {
        const before = this.view.value;
        this.seq = message.seq;
        if (message.room) this.updateRoom(message.room);
        if (message.view) {
          this.turnLog.addTurns(before, message.happenings);
          this.updateView(message.view, null);
        }
        this.turnLog.addEntries(message.happenings);
      });
    } else if (message.type === "draft") {
      this.watchDraft(message.draft);
    } else if (message.type === "presence") {
      this.present.value = new Set(message.present);
      this.chat.spectators.value = message.spectators;
    } else if (message.type === "chat" || message.type === "reaction") {
      this.chat.receive(message, this.me.value);
    } else if (message.type === "error") {
      this.objections.value = message.violations;
    }
  }

  private updateRoom(room: RoomInfo): void {
    this.room.value = room;
    this.addSalt(room);
    const wanted = room.settings.edition ?? "classic";
    if (this.edition.value?.name !== wanted) {
      void editions().then(
        (all) => (this.edition.value = all.editions.find((info) => info.name === wanted) ?? null),
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

  private updateView(view: View | null, draft: DraftInfo | null): void {
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
    const earlier = this.plan.value ?? this.restorePlan(view) ?? (wasMine && view.turn === mine ? this.history.value : null);
    this.plan.value = null;
    this.fromPlan.value = false;
    this.planReturned.value = [];
    this.watched.value = null;
    this.history.value = mineKept ? d.begin(start, d.layoutOf(mineKept.table!, start.sets, mineKept.took)) : d.begin(start);
    if (!mineKept) this.watchDraft(draft);
    if (earlier && sameDeal && !mineKept && this.mayArrange.value) this.rebasePlan(earlier, view, wasMine);
    if (!old) this.positions.restore();
    this.ownOrder.value = d.rackOrder(this.ownOrder.value, view.rack);
    this.selected.value = this.selected.value.filter((tile) => view.rack.includes(tile));
    this.objections.value = [];
    this.hints.shown.value = null;
    this.checked.value = new Map();
    this.turnObjections.value = [];
    if (d.canUndo(this.history.value)) this.checkSoon();
    const began = view.phase === "playing" && view.turn === mine && view.stage === "start";
    if (began && old && old.turn !== mine) sounds.yourTurn();
    if (view.phase === "finished" && old && old.phase !== "finished") sounds.gameOver();
  }

  /** The draft of another player; sets that were seen before keep their place. */
  private watchDraft(draft: DraftInfo | null): void {
    const view = this.view.value;
    const theirs = view && draft?.table && draft.seat === view.turn && draft.version === view.version && !this.myTurn.value;
    const before = [...(this.watched.value?.sets ?? []), ...this.history.value.steps[0]!.sets];
    const known = before.filter((set, i) => before.findIndex((other) => other.id === set.id) === i);
    this.watched.value = theirs ? d.layoutOf(draft.table!, known) : null;
  }

  private restorePlan(view: View): d.History | null {
    const found = this.storedPlan;
    this.storedPlan = null;
    if (!found || found.deal !== dealOf(view)) return null;
    const base = d.layoutOf(found.base, this.shown.value.sets);
    return d.begin(base, d.layoutOf(found.table, base.sets));
  }

  private planToStore(plan: d.History): StoredPlan {
    return { deal: dealOf(this.view.value!), base: d.tableOf(plan.steps[0]!), table: d.tableOf(d.current(plan)) };
  }

  /** The plan over the new table: still a plan, or, when the turn has come, the draft to play with one press. */
  private rebasePlan(earlier: d.History, view: View, drafted: boolean): void {
    const { plan, lost } = rebase(earlier, view.table, view.rack);
    if (lost.length) this.planReturned.value = lost;
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

  /** The next step of the draft, or of the plan while it is not your turn. */
  change(history: d.History): void {
    if (history === this.editing.value) return;
    this.objections.value = [];
    this.planReturned.value = [];
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

  /** What a change is made to: the draft in your turn, else the plan, which begins with the table as it is. */
  workNow(): d.History {
    if (this.myTurn.value) return this.history.value;
    return this.plan.value ?? d.begin(this.history.value.steps[0]!);
  }

  /** Puts tiles somewhere; does nothing for spectators. */
  put(tiles: readonly TileText[], target: d.Target, position?: Position): void {
    this.selected.value = [];
    if (target.kind === "new" && position && this.putWhole(tiles, position)) return;
    if (!this.mayArrange.value) return;
    const work = this.workNow();
    const next = d.move(d.current(work), tiles, target, new Set(this.hand.value));
    if (next === d.current(work)) return;
    sounds.click();
    this.change(d.step(work, next));
    const home = this.layout.value.sets.find((set) => set.tiles.includes(tiles[0]!));
    if (home && target.kind === "new" && position) this.positions.pin(home.id, position);
    if (target.kind === "rack") this.turnLog.announcement.value = t("web-say-to-rack", { tiles: tiles.map((tile) => this.tileName(tile)).join(", ") });
    else this.turnLog.announcement.value = t("web-say-set", { tiles: (home?.tiles ?? []).map((tile) => this.tileName(tile)).join(", ") });
  }

  /** A whole set that only goes to another place changes nothing in the game. */
  private putWhole(tiles: readonly TileText[], position: Position): boolean {
    const whole = this.shown.value.sets.find((set) => set.tiles.length === tiles.length && set.tiles.every((tile) => tiles.includes(tile)));
    if (!whole) return false;
    this.positions.pin(whole.id, position);
    sounds.click();
    return true;
  }

  undo(): void {
    this.change(d.undo(this.editing.value));
  }
  redo(): void {
    this.change(d.redo(this.editing.value));
  }
  reset(): void {
    this.selected.value = [];
    if (this.planVisible.value) this.discardPlan();
    else this.change(d.reset(this.editing.value));
  }

  discardPlan(): void {
    this.selected.value = [];
    this.plan.value = null;
    this.planReturned.value = [];
    if (this.fromPlan.value) this.change(d.reset(this.history.value));
  }

  /** Takes the discard or the open tile into the draft, or gives it back. */
  take(took: Took): void {
    if (!this.myTurn.value) return;
    const now = this.layout.value;
    const there = this.extraTile(now.took);
    const sets = now.sets
      .map((set) => ({ ...set, tiles: set.tiles.filter((tile) => tile !== there) }))
      .filter((set) => set.tiles.length);
    this.change(d.step(this.history.value, { sets, took: now.took === took ? "nothing" : took }));
  }

  /** Moves tiles within the rack; from then on the order is the player's own. */
  arrangeRack(tiles: readonly TileText[], index: number): void {
    const shown = this.rack.value;
    const moved = new Set(tiles);
    const head = shown.slice(0, index).filter((tile) => !moved.has(tile));
    const tail = shown.slice(index).filter((tile) => !moved.has(tile));
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

  /** Has the server check the draft; its sets come back in order. */
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
      this.turnLog.announcement.value = refused.map(objectionText).join(" ");
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
    if (signedIn.value?.name !== before) this.connection.reconnect();
    const promised = this.room.value?.commitment;
    if (!promised) return this.ask("sit", { seat });
    const salt = newSalt();
    this.saltedFor = promised;
    await this.ask("sit", { seat, salt });
    if (!this.objections.value.length) rememberSalt(promised, salt);
    else this.saltedFor = "";
  }

  /** The next game, or another match; those who share the device agree together. */
  async nextGame(): Promise<void> {
    for (const companion of this.companions) await companion.ask("go-on");
  }

  /** Ends the turn with the draft; with jokers in it, after the server has answered with the order of the sets. */
  play = async (): Promise<boolean> => {
    const unsure = this.answered !== this.asked && [...d.onTable(this.layout.value)].some((tile) => parseTile(tile).joker);
    if (unsure) await Promise.race([this.checkNow(), new Promise((done) => setTimeout(done, CHECK_PATIENCE))]);
    return this.move("play", { table: d.tableOf(this.layout.value), took: this.layout.value.took });
  };
  draw = (stack?: number): Promise<boolean> => this.move("draw", stack === undefined ? {} : { stack });
  announce = (): Promise<boolean> => this.move("announce-opening");
  dispute = (note: string): Promise<boolean> => this.move("dispute", { note });
  rule = (decision: "uphold" | "undo"): Promise<boolean> => this.move("ruling", { decision });
  pass = (): Promise<boolean> => this.move("pass");
  discard = (tile: TileText): Promise<boolean> => this.move("discard", { tile: tile });
  ready = (): Promise<boolean> => this.move("ready");
  redeal = (): Promise<boolean> => this.move("demand-redeal");
  askCount = (of: number): Promise<boolean> => this.move("ask-count", { of });

}

const dealOf = (view: View): string => `${view.commitment} ${view.deal}`;
