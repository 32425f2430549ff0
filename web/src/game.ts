/** Everything about the room that is open: what the server said, the own draft over it, and what can be done. */

import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import * as api from "./api";
import { Connection, type Link } from "./connection";
import { newSalt, rememberSalt } from "./fair";
import * as d from "./draft";
import { language, objectionText, t } from "./i18n";
import { sort } from "./preferences";
import * as places from "./place";
import { laid, rebase, type KeptPlan } from "./plan";
import type { DraftInfo, EditionInfo, Happening, Hint, Objection, RoomInfo, ServerMessage, SetChecked, TableText, TileText, Took, View, Welcome } from "./protocol";
import * as sounds from "./sound";
import { Talk } from "./talk";
import { happeningSentence } from "./happenings";
import { byGroups, byRuns, colourWord, JOKER_WORD, tile } from "./tiles";
import { walk, type Frame } from "./walk";

export interface Said {
  id: number;
  name: string;
  text: string;
}

/** What is known of a hint: 1 that there is a play, 2 which tiles, 3 how, step by step. */
export interface HintShown {
  stage: number;
  hint: Hint;
  frames: readonly Frame[];
  at: number;
}

/** A turn that changed the table. */
export interface TurnSeen {
  seq: number;
  seat: number;
  before: TableText;
  after: TableText;
}

const RECENT = 5;
const DRAFT_PAUSE = 120;
const CHECK_PAUSE = 40;
const CHECK_PATIENCE = 1500;

export class Game {
  readonly link = signal<Link>("connecting");
  readonly refusal = signal<Objection[] | null>(null);
  readonly room = signal<RoomInfo | null>(null);
  readonly view = signal<View | null>(null);
  readonly me = signal("");
  readonly present = signal<ReadonlySet<string>>(new Set());
  readonly edition = signal<EditionInfo | null>(null);
  readonly history = signal<d.History>(d.begin(d.layoutOf([])));
  readonly selected = signal<readonly TileText[]>([]);
  readonly ownOrder = signal<readonly TileText[]>([]);
  /** The table as whoever is at turn has it in hand. */
  readonly watched = signal<d.Layout | null>(null);
  /** What is prepared for the own turn while others are at turn; it never leaves the device. */
  readonly plan = signal<d.History | null>(null);
  readonly planShown = signal(true);
  /** Tiles of the plan that a changed table sent back to the rack. */
  readonly planLost = signal<readonly TileText[]>([]);
  /** The draft is the plan as it was made; nobody else has seen it yet. */
  readonly fromPlan = signal(false);
  /** Counts whenever somebody put a set elsewhere. */
  readonly rearranged = signal(0);
  readonly checked = signal<ReadonlyMap<number, SetChecked>>(new Map());
  readonly turnObjections = signal<Objection[]>([]);
  readonly objections = signal<Objection[]>([]);
  readonly said = signal("");
  readonly story = signal<readonly Said[]>([]);
  readonly busy = signal(false);
  readonly talk = new Talk();
  readonly startDraw = signal<readonly (readonly [number, TileText])[] | null>(null);
  readonly hint = signal<HintShown | null>(null);
  /** The turns in which somebody laid tiles since the own last one, for looking at them again. */
  readonly recent = signal<readonly TurnSeen[]>([]);

  /** Everybody who plays on this device. */
  companions: readonly Game[] = [this];

  private seq: number | null = null;
  private readonly connection: Connection;
  private draftTimer = 0;
  private checkTimer = 0;
  private asked = 0;
  private answered = 0;
  private saltedFor = "";
  private spots = new Map<number, places.Spot>();
  private keptPlan: KeptPlan | null;
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly id: string,
    invitation: string,
    /** Which of the people on this device: 0 is the session itself, the others play along by handing it round. */
    readonly local = 0,
  ) {
    const keep = `${id} ${local}`;
    this.ownOrder.value = kept<TileText[]>(`order ${keep}`) ?? [];
    this.keptPlan = kept<KeptPlan>(`plan ${keep}`);
    this.recent.value = kept<TurnSeen[]>(`turns ${keep}`) ?? [];
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
      effect(() => sessionStorage.setItem(`turns ${keep}`, JSON.stringify(this.recent.value))),
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

  // --- what is so ---------------------------------------------------------------------------------------------------------------

  readonly seat = computed(() => {
    const seats = this.room.value?.seats ?? [];
    const found = seats.findIndex((seat) => seat.player && seat.player === this.me.value);
    return found < 0 ? null : found;
  });
  readonly playing = computed(() => this.view.value?.phase === "playing" && this.room.value?.phase === "playing");
  readonly myTurn = computed(() => this.playing.value && this.seat.value !== null && this.view.value!.turn === this.seat.value && !this.away.value);
  readonly away = computed(() => this.seat.value !== null && Boolean(this.room.value?.seats[this.seat.value]?.bot));
  /** The turn of somebody else in a game in which one sits: time to plan. */
  readonly planning = computed(() => this.playing.value && this.seat.value !== null && !this.myTurn.value && !this.away.value);
  readonly planVisible = computed(() => this.planning.value && this.plan.value !== null && this.planShown.value);
  readonly mayArrange = computed(() => this.myTurn.value || this.planning.value);
  /** The steps that undo and redo walk on. */
  readonly work = computed(() => (this.planVisible.value ? this.plan.value! : this.history.value));
  readonly layout = computed(() => d.current(this.work.value));
  /** The tile beside the rack that was taken in this draft. */
  readonly takenTile = computed(() => this.tileBeside(this.layout.value.took));
  readonly hand: ReadonlySignal<readonly TileText[]> = computed(() => {
    const taken = this.takenTile.value;
    const rack = this.view.value?.rack ?? [];
    return taken ? [...rack, taken] : rack;
  });
  readonly placed = computed(() => {
    const there = d.onTable(this.layout.value);
    return this.hand.value.filter((one) => there.has(one));
  });
  readonly rack = computed(() => {
    const there = d.onTable(this.layout.value);
    const left = this.hand.value.filter((one) => !there.has(one));
    if (sort.value === "runs") return byRuns(left);
    if (sort.value === "groups") return byGroups(left);
    return d.rackOrder(this.ownOrder.value, this.hand.value).filter((one) => !there.has(one));
  });
  /** What lies on the table for the eye: the own draft or plan, or the draft of whoever is at turn. */
  readonly shown = computed(() => (this.myTurn.value || this.planVisible.value ? null : this.watched.value) ?? this.layout.value);
  /** Tiles that were not on the table when the turn began. */
  readonly fresh = computed(() => {
    const before = new Set(this.view.value?.table.flat() ?? []);
    return new Set(this.shown.value.sets.flatMap((set) => set.tiles).filter((one) => !before.has(one)));
  });
  readonly knobs = computed(() => ({ ...this.edition.value?.knobs, ...this.room.value?.settings.knobs }));
  readonly palette = computed(() => String(this.knobs.value.palette ?? "KOBR"));

  now(): number {
    return Date.now() + this.connection.offset;
  }

  name(seat: number): string {
    const info = this.room.value?.seats[seat];
    if (info?.name) return info.name;
    if (info?.gone) return t("label-former-player");
    return info?.bot ? `${t(`web-bot-${info.bot}`)} ${seat + 1}` : this.view.value ? this.view.value.names[seat] || t("label-former-player") : t("web-free-seat");
  }

  /** The one who looks at the screen; after a game on one device that is everybody, and nobody is "you". */
  isMe(seat: number): boolean {
    return seat === this.seat.value && (this.companions.length === 1 || this.view.value?.phase !== "finished");
  }

  tileName(text: TileText): string {
    const one = tile(text);
    return one.joker ? t(JOKER_WORD[one.joker]) : `${t(colourWord(one.colour, this.palette.value))} ${one.number}`;
  }

  tileBeside(took: Took): TileText | null {
    const view = this.view.value;
    if (!view) return null;
    if (took === "open-tile") return view.open_tile;
    if (took !== "discard") return null;
    const step = this.knobs.value.play_direction === "anticlockwise" ? 1 : -1;
    return view.seats[(view.turn + step + view.players) % view.players]?.discards.at(-1) ?? null;
  }

  // --- what the server says ---------------------------------------------------------------------------------------------------

  private greet(message: Welcome): void {
    batch(() => {
      this.refusal.value = null;
      this.me.value = message.me;
      this.present.value = new Set(message.present ?? []);
      this.talk.spectators.value = message.spectators ?? 0;
      for (const player of this.talk.muted.value) void this.ask("mute", { player, on: true });
      this.takeRoom(message.room);
      this.seq = message.room.seq;
      this.takeView(message.view, message.draft ?? null);
      if (message.missed) this.tell(message.missed);
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type === "update") {
      batch(() => {
        const before = this.view.value;
        this.seq = message.seq;
        if (message.room) this.takeRoom(message.room);
        if (message.view) {
          this.rememberTurns(before, message.happenings);
          this.takeView(message.view, null);
        }
        this.tell(message.happenings);
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
      void api.editions().then(
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
    if (!old) this.spots = places.spotsFor(this.shown.value.sets, kept<places.KeptSpots>(`places ${this.id}`) ?? []);
    this.ownOrder.value = d.rackOrder(this.ownOrder.value, view.rack);
    this.selected.value = this.selected.value.filter((one) => view.rack.includes(one));
    this.objections.value = [];
    this.hint.value = null;
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

  private rememberTurns(before: View | null, happenings: Happening[]): void {
    let lying = before?.table;
    for (const one of happenings) {
      if (one.kind === "dealt") this.recent.value = [];
      if (!lying || !one.table || one.seat == null || (one.kind !== "played" && one.kind !== "turn-settled")) continue;
      const seen = { seq: one.seq, seat: one.seat, before: lying, after: one.table };
      lying = one.table;
      const own = one.seat === this.seat.value;
      const earlier = own ? [] : this.recent.value.filter((turn) => turn.seat !== one.seat && turn.seat !== this.seat.value);
      this.recent.value = [...earlier, seen].slice(-RECENT);
    }
  }

  private tell(happenings: Happening[]): void {
    for (const one of happenings) {
      if (one.kind === "start-drawn") this.startDraw.value = one.rounds?.at(-1) ?? null;
      const text = this.sentence(one);
      if (!text) continue;
      this.said.value = text;
      const name = one.seat != null ? this.name(one.seat) : "";
      this.story.value = [...this.story.value.slice(-49), { id: one.seq, name, text }];
    }
    const view = this.view.value;
    if (view && happenings.length && this.myTurn.value) this.said.value = `${this.said.value} ${t("game-your-turn")}`;
  }

  private sentence(one: Happening): string | null {
    const player = one.seat != null ? this.name(one.seat) : "";
    switch (one.kind) {
      case "played": {
        const turn = this.recent.value.find((seen) => seen.seq === one.seq);
        const count = turn ? turn.after.flat().length - turn.before.flat().length : 0;
        return t("game-plays", { player, count });
      }
      case "drew":
        if (one.seat === this.seat.value && this.view.value?.last_drawn) {
          return t("game-you-draw", { tile: this.tileName(this.view.value.last_drawn) });
        }
        return t("game-draws", { player });
      case "passed":
        return t("game-passes", { player });
      case "discarded":
        return t("game-discards", { player, tile: this.tileName(one.tiles?.[0] ?? "J") });
      case "turn-settled":
        return one.cause === "illegal-table" ? t("game-table-not-legal", { player }) : t("game-time-up", { player });
      case "game-ended":
        return t("game-over");
      default:
        return happeningSentence(one, (seat) => this.name(seat));
    }
  }

  // --- the draft ----------------------------------------------------------------------------------------------------------------

  private change(history: d.History): void {
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
  private workNow(): d.History {
    if (this.myTurn.value) return this.history.value;
    return this.plan.value ?? d.begin(this.history.value.steps[0]!);
  }

  /** Puts tiles somewhere; silently does nothing for those who only look on. */
  put(tiles: readonly TileText[], target: d.Target, spot?: places.Spot): void {
    this.selected.value = [];
    if (target.kind === "new" && spot && this.putWhole(tiles, spot)) return;
    if (!this.mayArrange.value) return;
    const work = this.workNow();
    const next = d.move(d.current(work), tiles, target, new Set(this.hand.value));
    if (next === d.current(work)) return;
    sounds.click();
    this.change(d.step(work, next));
    const home = this.layout.value.sets.find((set) => set.tiles.includes(tiles[0]!));
    if (home && target.kind === "new" && spot) this.pin(home.id, spot);
    if (target.kind === "rack") this.said.value = t("web-say-to-rack", { tiles: tiles.map((one) => this.tileName(one)).join(", ") });
    else this.said.value = t("web-say-set", { tiles: (home?.tiles ?? []).map((one) => this.tileName(one)).join(", ") });
  }

  /** A whole set that only goes to another place changes nothing in the game. */
  private putWhole(tiles: readonly TileText[], spot: places.Spot): boolean {
    const whole = this.shown.value.sets.find((set) => set.tiles.length === tiles.length && set.tiles.every((one) => tiles.includes(one)));
    if (!whole) return false;
    this.pin(whole.id, spot);
    sounds.click();
    return true;
  }

  private pin(id: number, spot: places.Spot): void {
    const all = this.shown.value.sets.map((set) => ({ id: set.id, length: set.tiles.length }));
    const length = all.find((set) => set.id === id)?.length ?? 1;
    const others = all.filter((set) => set.id !== id);
    this.spots.set(id, places.putDown(spot, length, others, this.spots, this.columns));
    this.rearranged.value += 1;
  }

  /** How many tiles the table is wide; the screen knows. */
  private columns = 20;

  /** Where sets stand, as far as anybody knows. */
  get knownSpots(): ReadonlyMap<number, places.Spot> {
    return this.spots;
  }

  /** The screen has placed the sets; they stay there. */
  keepSpots(found: places.Placement): void {
    this.columns = found.columns;
    for (const [id, spot] of found.spots) this.spots.set(id, spot);
    const sets = this.shown.value.sets.filter((set) => this.spots.has(set.id));
    const all: places.KeptSpots = sets.map((set) => [set.tiles, this.spots.get(set.id)!]);
    sessionStorage.setItem(`places ${this.id}`, JSON.stringify(all));
  }

  /** All sets in order again, as if nobody had put them anywhere. */
  tidy(): void {
    this.spots.clear();
    this.rearranged.value += 1;
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
    const found = await api.check(this.id, d.tableOf(layout), layout.took, this.local).catch(() => null);
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
      this.said.value = refused.map(objectionText).join(" ");
    }
    return refused === null;
  }

  async ask(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    const refused = await this.connection.request(type, { version: this.room.value?.seq ?? 0, ...fields });
    this.objections.value = refused ?? [];
  }

  /** Sits down; the game may start with it, so what is added to its deal goes along. */
  async sit(seat: number): Promise<void> {
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

  /** Each press tells more: that there is a play, which tiles, then the table step by step. */
  async moreHint(): Promise<void> {
    const known = this.hint.value;
    if (known && known.hint.version === this.view.value?.version) {
      if (!known.hint.tiles.length) return;
      if (known.stage === 1) this.hint.value = { ...known, stage: 2 };
      else this.walkHint(known.at + 1);
      return;
    }
    try {
      const hint = await api.askHint(this.id, this.local);
      this.hint.value = { stage: 1, hint, frames: [], at: 0 };
    } catch (error) {
      if (error instanceof api.ApiError) this.objections.value = error.objections;
    }
  }

  /** Lays the hinted table down to this step; the first one begins from the table as it was. */
  walkHint(to: number): void {
    const known = this.hint.value;
    if (!known || !this.mayArrange.value) return;
    const work = this.workNow();
    const frames = known.frames.length ? known.frames : walk(work.steps[0]!, known.hint.table, known.hint.steps, known.hint.took);
    const at = Math.min(to, frames.length - 1);
    this.hint.value = { ...known, stage: 3, frames, at };
    if (at === known.at && known.frames.length) return;
    const from = known.frames.length ? work : d.reset(work);
    sounds.click();
    this.change(d.step(from, frames[at]!.layout));
    this.selected.value = [];
  }
}

const dealOf = (view: View): string => `${view.commitment} ${view.deal}`;

function kept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}
