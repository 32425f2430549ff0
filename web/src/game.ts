/** Everything about the room that is open: what the server said, the own draft over it, and what can be done. */

import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import * as api from "./api";
import { Connection, type Link } from "./connection";
import { newSalt, rememberSalt } from "./fair";
import * as d from "./draft";
import { language, objectionText, t } from "./i18n";
import { sort } from "./preferences";
import type { DraftInfo, EditionInfo, Happening, Hint, Objection, RoomInfo, ServerMessage, SetChecked, TileText, Took, View, Welcome } from "./protocol";
import * as sounds from "./sound";
import { Talk } from "./talk";
import { happeningSentence } from "./happenings";
import { byGroups, byRuns, colourWord, JOKER_WORD, tile } from "./tiles";

export interface Said {
  id: number;
  name: string;
  text: string;
}

const DRAFT_PAUSE = 120;
const CHECK_PAUSE = 40;

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
  readonly theirs = signal<DraftInfo | null>(null);
  readonly checked = signal<ReadonlyMap<number, SetChecked>>(new Map());
  readonly turnObjections = signal<Objection[]>([]);
  readonly objections = signal<Objection[]>([]);
  readonly said = signal("");
  readonly story = signal<readonly Said[]>([]);
  readonly busy = signal(false);
  readonly talk = new Talk();
  readonly startDraw = signal<readonly (readonly [number, TileText])[] | null>(null);
  readonly hint = signal<{ stage: number; hint: Hint } | null>(null);
  /** The table before the last finished turn, for looking at it again. */
  readonly lastTurn = signal<{ seat: number; before: string[][]; after: string[][] } | null>(null);

  private seq: number | null = null;
  private readonly connection: Connection;
  private draftTimer = 0;
  private checkTimer = 0;
  private asked = 0;
  private saltedFor = "";
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly id: string,
    invitation: string,
  ) {
    this.ownOrder.value = JSON.parse(sessionStorage.getItem(`order ${id}`) ?? "[]") as TileText[];
    this.connection = new Connection(id, invitation, language.value, {
      message: (message) => this.hear(message),
      welcome: (message) => this.greet(message),
      link: (state, why) => {
        this.link.value = state;
        if (why) this.refusal.value = why;
      },
      seq: () => this.seq,
    });
    this.stops.push(effect(() => sessionStorage.setItem(`order ${id}`, JSON.stringify(this.ownOrder.value))));
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
  readonly layout = computed(() => d.current(this.history.value));
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
  /** What lies on the table for the eye: the own draft, or the draft of whoever is at turn. */
  readonly shown = computed(() => {
    const draft = this.theirs.value;
    const view = this.view.value;
    if (view && draft?.table && !this.myTurn.value && draft.seat === view.turn && draft.version === view.version) {
      return d.layoutOf(draft.table, this.layout.value.sets);
    }
    return this.layout.value;
  });
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
      this.theirs.value = message.draft ?? null;
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
          this.rememberTurn(before, message.happenings);
          this.takeView(message.view, null);
        }
        this.tell(message.happenings);
      });
    } else if (message.type === "draft") {
      this.theirs.value = message.draft;
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
    const start = d.layoutOf(view.table, this.layout.value.sets);
    const kept = draft?.table && draft.version === view.version && draft.seat === mine && view.turn === mine ? draft : null;
    this.history.value = kept ? d.begin(start, d.layoutOf(kept.table!, start.sets, kept.took)) : d.begin(start);
    this.theirs.value = kept ? null : draft;
    this.ownOrder.value = d.rackOrder(this.ownOrder.value, view.rack);
    this.selected.value = this.selected.value.filter((one) => view.rack.includes(one));
    this.objections.value = [];
    this.hint.value = null;
    this.checked.value = new Map();
    this.turnObjections.value = [];
    if (kept) this.checkSoon();
    const began = view.phase === "playing" && view.turn === mine && view.stage === "start";
    if (began && old && old.turn !== mine) sounds.yourTurn();
    if (view.phase === "finished" && old && old.phase !== "finished") sounds.gameOver();
  }

  private rememberTurn(before: View | null, happenings: Happening[]): void {
    const played = happenings.findLast((one) => one.table && (one.kind === "played" || one.kind === "turn-settled"));
    if (before && played?.table && played.seat != null) {
      this.lastTurn.value = { seat: played.seat, before: before.table, after: played.table };
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
    const before = this.lastTurn.value;
    switch (one.kind) {
      case "played": {
        const count = one.table && before ? one.table.flat().length - before.before.flat().length : 0;
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
    if (history === this.history.value) return;
    this.history.value = history;
    this.objections.value = [];
    this.sendDraftSoon();
    this.checkSoon();
  }

  /** Puts tiles somewhere; silently does nothing if it is not the own turn and the table is meant. */
  put(tiles: readonly TileText[], target: d.Target): void {
    this.selected.value = [];
    if (!this.myTurn.value) return;
    const next = d.move(this.layout.value, tiles, target, new Set(this.hand.value));
    if (next === this.layout.value) return;
    sounds.click();
    this.change(d.step(this.history.value, next));
    const names = tiles.map((one) => this.tileName(one)).join(", ");
    if (target.kind === "rack") this.said.value = t("web-say-to-rack", { tiles: names });
    else {
      const home = this.layout.value.sets.find((set) => set.tiles.includes(tiles[0]!));
      this.said.value = t("web-say-set", { tiles: (home?.tiles ?? []).map((one) => this.tileName(one)).join(", ") });
    }
  }

  undo(): void {
    this.change(d.undo(this.history.value));
  }
  redo(): void {
    this.change(d.redo(this.history.value));
  }
  reset(): void {
    this.selected.value = [];
    this.change(d.reset(this.history.value));
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
      if (!view || !this.myTurn.value) return;
      const untouched = this.history.value.now === 0;
      const table = untouched ? null : d.tableOf(this.layout.value);
      void this.connection.request("draft", { version: view.version, table, took: this.layout.value.took }, false);
    }, DRAFT_PAUSE);
  }

  private checkSoon(): void {
    clearTimeout(this.checkTimer);
    const ask = ++this.asked;
    this.checkTimer = window.setTimeout(() => {
      const layout = this.layout.value;
      const version = this.view.value?.version;
      api.check(this.id, d.tableOf(layout), layout.took).then(
        (found) => {
          if (ask !== this.asked || found.version !== version || version !== this.view.value?.version) return;
          batch(() => {
            this.checked.value = new Map(layout.sets.map((set, i) => [set.id, found.sets[i]!]));
            this.turnObjections.value = found.objections;
            this.history.value = d.reordered(this.history.value, found.sets.map((set) => set.tiles));
          });
        },
        () => undefined,
      );
    }, CHECK_PAUSE);
  }

  // --- what can be done -----------------------------------------------------------------------------------------------------------

  private async move(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    const view = this.view.value;
    if (!view || this.busy.value) return false;
    this.busy.value = true;
    clearTimeout(this.draftTimer);
    const refused = await this.connection.request(type, { version: view.version, ...fields });
    this.busy.value = false;
    this.objections.value = refused ?? [];
    if (refused?.length) {
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

  play = (): Promise<boolean> => this.move("play", { table: d.tableOf(this.layout.value), took: this.layout.value.took });
  draw = (stack?: number): Promise<boolean> => this.move("draw", stack === undefined ? {} : { stack });
  announce = (): Promise<boolean> => this.move("announce-opening");
  dispute = (note: string): Promise<boolean> => this.move("dispute", { note });
  rule = (decision: "uphold" | "undo"): Promise<boolean> => this.move("ruling", { decision });
  pass = (): Promise<boolean> => this.move("pass");
  discard = (one: TileText): Promise<boolean> => this.move("discard", { tile: one });
  ready = (): Promise<boolean> => this.move("ready");
  redeal = (): Promise<boolean> => this.move("demand-redeal");
  askCount = (of: number): Promise<boolean> => this.move("ask-count", { of });

  /** Each press tells more: that there is a play, which tiles, the whole table. */
  async moreHint(): Promise<void> {
    const known = this.hint.value;
    if (known && known.hint.version === this.view.value?.version) {
      if (known.stage < 3 && known.hint.tiles.length) this.showHint(known.hint, known.stage + 1);
      return;
    }
    try {
      this.showHint(await api.askHint(this.id), 1);
    } catch (error) {
      if (error instanceof api.ApiError) this.objections.value = error.objections;
    }
  }

  private showHint(hint: Hint, stage: number): void {
    this.hint.value = { stage, hint };
    if (stage === 3 && this.myTurn.value) {
      this.change(d.step(this.history.value, d.layoutOf(hint.table, this.layout.value.sets, hint.took)));
    }
  }
}
