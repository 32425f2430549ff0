/** The open room: takes in what the server sends, and holds the state that components read and the actions that they call. */

import { batch, computed, effect, signal } from "@preact/signals";
import { ensureCatalogue, language, t } from "../app/i18n";
import { markIcon, notify } from "../app/notifications";
import { everWon } from "../app/preferences";
import { readSession, writeSession } from "../app/storage";
import * as d from "../board/draft";
import { rebase, type StoredPlan } from "../board/plan";
import { displayName } from "../bots/characters";
import * as sounds from "../ui/sound";
import * as conduct from "../wire/conduct";
import { Connection } from "../wire/connection";
import { ApiError } from "../wire/http";
import type { AwayInfo, DraftInfo, Happening, RoomInfo, ServerMessage, TileText, View, Welcome } from "../wire/protocol.gen";
import { askHint, happenings } from "../wire/rooms";
import { wantsSeat } from "./arrival";
import { RoomChat } from "./chat";
import { Commands } from "./commands";
import { noteDeal } from "./dealMemory";
import { DraftSync } from "./draftSync";
import { Editor } from "./editor";
import { dealOf, heardOf } from "./heard";
import { Hints } from "./hints";
import { shownObjections } from "./objections";
import { readyAtOnce } from "./redeal";
import { arrivals } from "./rings";
import { SetPositions } from "./setPositions";
import { Speech } from "./speech";
import { newSources, stateOf } from "./state";
import { TurnClock } from "./turnClock";
import { type Reader, type SeenTable, seenIn, TurnLog } from "./turnLog";
import { verdictOf } from "./verdict";

/** Milliseconds into a turn after which the page asks whether anything can be played: who plays at once needs no hint. */
const HINT_PAUSE = 2500;
/** How often the turns so far are asked for, if somebody moves in the meantime. */
const RECALLS = 3;
const NOBODYS: ReadonlyMap<TileText, number> = new Map();

export class GameStore {
  private readonly sources = newSources();
  readonly state = stateOf(this.sources);
  readonly speech = new Speech();
  readonly chat = new RoomChat();
  readonly hints = new Hints();
  readonly judgement = verdictOf(this.state, this.hints);
  /** Tiles that others laid since your last turn, with the seats they came from; after the game only the winning set has a ring. */
  readonly came = computed(() =>
    this.state.view.value?.phase === "finished" ? NOBODYS : arrivals(this.turnLog.recentTurns.value, this.state.seat.value),
  );
  readonly objections = shownObjections(this.state, this.hints, this.judgement);
  readonly positions: SetPositions;
  readonly turnLog: TurnLog;
  readonly editor: Editor;
  readonly commands: Commands;
  readonly clock: TurnClock;

  /** You are just taking the last free seat, and the game begins with that: nobody waits here for anybody. */
  readonly beginning = signal(false);

  private readonly connection: Connection;
  private readonly sync: DraftSync;
  private seq: number | null = null;
  /** The table as this window saw it last, also before it was loaded again. */
  private seen: SeenTable | null;
  private storedPlan: StoredPlan | null;
  private hintTimer = 0;
  private readonly disposers: (() => void)[];

  /** `local` says which of the people on this device: 0 is the main session, the others share the device with it. */
  constructor(
    private readonly id: string,
    private readonly invitation: string,
    private readonly local = 0,
  ) {
    ensureCatalogue("telling", "tell-drew");
    ensureCatalogue("ear", "ear-plays");
    ensureCatalogue("typing", "typed-draw");
    const key = `${id} ${local}`;
    const { link, refusal, ownOrder } = this.sources;
    ownOrder.value = readSession<TileText[]>(`order ${key}`) ?? [];
    this.storedPlan = readSession<StoredPlan>(`plan ${key}`);
    this.positions = new SetPositions(id);
    this.turnLog = new TurnLog(key, this.speech.say);
    this.seen = readSession<SeenTable>(`seen ${key}`);
    this.seq = this.seen?.seq ?? null;
    this.connection = new Connection(id, invitation, language.value, local, {
      message: (message) => this.receive(message),
      welcome: (message) => this.welcome(message),
      link: (state, why) => {
        link.value = state;
        if (why) refusal.value = why;
      },
      seq: () => this.seq,
    });
    this.sync = new DraftSync(
      id,
      local,
      this.sources,
      this.state,
      (draft) => void this.connection.request({ type: "draft", ...draft }, false),
    );
    this.editor = new Editor(this.sources, this.state, this.sync, this.positions, this.speech.say, this.hints);
    this.commands = new Commands(this.connection, this.sources, this.state, this.sync, this.judgement.verdict, this.speech.say);
    this.clock = new TurnClock(this.state, () => this.now(), this.speech.say);
    this.disposers = [
      effect(() => writeSession(`order ${key}`, ownOrder.value)),
      effect(() => {
        const { view, plan, fromPlan, history } = this.state;
        if (!view.value) return;
        const now = plan.value ?? (fromPlan.value ? history.value : null);
        const stored = now && { deal: dealOf(view.value), base: d.tableOf(now.steps[0]!), table: d.tableOf(d.current(now)) };
        writeSession(`plan ${key}`, stored);
      }),
    ];
  }

  close(): void {
    this.sync.cancel();
    this.clock.stop();
    this.speech.stop();
    clearTimeout(this.hintTimer);
    for (const dispose of this.disposers) dispose();
    this.connection.close();
  }

  /** The server's time in milliseconds. */
  now(): number {
    return Date.now() + this.connection.offset;
  }

  /** These stores play on one device. */
  shareDevice(stores: readonly GameStore[]): void {
    this.sources.playersHere.value = stores.length;
    this.commands.companions = stores.map((store) => store.commands);
  }

  /** What happened after a moment, to be shown again. */
  happenedAfter(seq: number): Promise<Happening[]> {
    return happenings(this.id, seq, this.local, this.invitation);
  }

  mute(player: string, on: boolean): void {
    this.chat.mute(player, on);
    void this.commands.request({ type: "mute", player, on });
  }

  /** Whom you have blocked, at this table or another. */
  async loadBlocked(): Promise<void> {
    await this.asked(async () => this.chat.setBlocked((await conduct.blocks(this.local)).map((block) => block.player)));
  }

  async block(player: string, name: string, on: boolean): Promise<void> {
    await this.asked(async () => {
      await (on ? conduct.block(player, name, this.local) : conduct.unblock(player, this.local));
      await this.loadBlocked();
    });
  }

  /** Tells the operator about somebody; true if that was taken. */
  report(player: string, name: string, note: string): Promise<boolean> {
    const invitation = this.invitation || this.state.room.value?.invitation || "";
    return this.asked(() => conduct.report({ room: this.id, player, name, note, invitation }, this.local));
  }

  /** Asks over HTTP; what the server objects to is shown like any other refusal. */
  private async asked(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.sources.refused.value = error.objections;
      return false;
    }
  }

  // --- hints --------------------------------------------------------------------------------------------------------------------

  /** Each press shows more: that there is a play, which tiles, then the table step by step. */
  async revealHint(): Promise<void> {
    this.editor.dropRefusal();
    const known = this.hints.shown.value;
    if (known && known.hint.version === this.state.view.value?.version) {
      if (!known.hint.tiles.length) this.hints.begin(known.hint);
      else if (known.stage === 1) this.hints.showTiles();
      else this.showHintStep(known.at + 1);
      // the line stays as it is: said again, the press is answered all the same
      if (!known.hint.tiles.length)
        this.speech.say("asked", t(this.state.myTurn.value ? "tell-nothing-fits" : "tell-nothing-fits-yet"));
      else if (known.stage === 3 && known.at >= known.steps.length - 1) this.speech.say("asked", t("web-hint-shown"));
      return;
    }
    if (!this.state.room.value?.hints) return;
    try {
      const hint = this.hints.preparedFor(this.state.view.value?.version) ?? (await askHint(this.id, this.local));
      // the table may have changed before the answer came
      if (hint.version === this.state.view.value?.version) this.hints.begin(hint);
    } catch (error) {
      if (error instanceof ApiError) this.sources.refused.value = error.objections;
    }
  }

  /** Asks quietly whether anything can be played, once a turn and only where hints are allowed. */
  private prepareHint(): void {
    const { room, view, myTurn } = this.state;
    clearTimeout(this.hintTimer);
    const version = view.value?.version;
    if (!myTurn.value || !room.value?.hints) return;
    this.hintTimer = window.setTimeout(() => {
      const wanted = () => version === view.value?.version && myTurn.value && !this.hints.shown.value;
      // somebody may have sat down meanwhile, and people play without hints
      if (!wanted() || document.hidden || !room.value?.hints) return;
      // a server that has too much to do says no: then there is no dot
      void askHint(this.id, this.local).then(
        (hint) => wanted() && this.hints.prepare(hint),
        () => undefined,
      );
    }, HINT_PAUSE);
  }

  /** Lays the hinted table down to this step. */
  showHintStep(to: number): void {
    if (!this.state.mayArrange.value) return;
    const next = this.hints.showStep(to, this.editor.draft());
    if (!next) return;
    sounds.lay();
    this.editor.change(next);
    this.editor.select([]);
  }

  // --- what the server sends ----------------------------------------------------------------------------------------------------

  private welcome(message: Welcome): void {
    batch(() => {
      this.sources.refusal.value = null;
      this.sources.me.value = message.me;
      this.updatePresence(message.present ?? [], message.spectators ?? 0, message.away, message.watching);
      for (const player of this.chat.muted.value) void this.commands.request({ type: "mute", player, on: true });
      this.updateRoom(message.room);
      this.updateView(message.view, message.draft ?? null);
      this.log(message.missed ?? [], message.room.seq);
    });
    if (!message.missed && message.view) void this.recallGame();
    this.beginning.value = false;
    const times = wantsSeat(this.id);
    if (times && message.seat === null) void this.sitDownAtOnce(message.room, times);
  }

  private async sitDownAtOnce({ seats, settings }: RoomInfo, times: number): Promise<void> {
    const free = seats.flatMap((seat, index) => (seat.player || seat.bot ? [] : index));
    if (!free.length) return;
    this.beginning.value = free.length === 1 && settings.auto_start !== false;
    await this.commands.takeSeat(free[0]!, times);
    if (this.state.refused.value.length) this.beginning.value = false;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        batch(() => {
          if (message.room) this.updateRoom(message.room);
          if (message.view) this.updateView(message.view, null);
          this.log(message.happenings, message.seq);
        });
        break;
      case "draft":
        this.watchDraft(message.draft);
        break;
      case "presence":
        this.updatePresence(message.present, message.spectators, message.away, message.watching);
        break;
      case "knocked":
        this.sources.knocks.value = [...this.state.knocks.value.filter((known) => known.player !== message.player), message];
        sounds.spoken();
        break;
      case "chat":
      case "reaction":
        this.chat.receive(message, this.state.me.value);
        break;
      case "error":
        this.sources.refused.value = message.violations;
        break;
    }
  }

  /** Who reads the log. */
  private reader(): Reader {
    const { seat, myTurn, room, name, tileName } = this.state;
    const bot = (of: number) => room.value?.seats[of]?.bot ?? null;
    return { seat: seat.value, myTurn: myTurn.value, bot, name, tileName };
  }

  /** The turns before we came, or more than the welcome told of. */
  private async recallGame(): Promise<void> {
    for (let tries = 0; tries < RECALLS; tries += 1) {
      // without it there is a list that begins now
      const earlier = await happenings(this.id, null, this.local, this.invitation).catch(() => null);
      const { view } = this.state;
      if (!earlier || !view.value) return;
      if ((earlier.at(-1)?.seq ?? 0) < (this.seq ?? 0)) continue;
      const known = earlier.filter((happening) => happening.seq <= (this.seq ?? 0));
      batch(() => this.turnLog.restore(known, view.value!, this.reader()));
      return;
    }
  }

  private log(happenings: readonly Happening[], seq: number): void {
    const { view } = this.state;
    this.turnLog.add(happenings, this.seen, view.value, this.reader());
    this.seq = seq;
    this.seen = view.value && seenIn(view.value, seq);
    writeSession(`seen ${this.id} ${this.local}`, this.seen);
  }

  private updatePresence(
    present: readonly string[],
    spectators: number,
    away: readonly AwayInfo[] = [],
    watching: readonly string[] = [],
  ): void {
    this.sources.present.value = new Set(present);
    this.sources.awaited.value = away;
    this.sources.watching.value = watching;
    this.chat.countSpectators(spectators);
  }

  private updateRoom(room: RoomInfo): void {
    const before = this.state.room.value;
    if (before?.phase === "open" && joined(before, room, this.state.me.value)) sounds.yourTurn();
    const arrived = seatedNow(before, room);
    this.sources.watching.value = this.state.watching.value.filter((name) => !arrived.includes(name));
    this.sources.room.value = room;
    if (room.phase !== "open") this.beginning.value = false;
    void this.commands.addSalt(room);
  }

  private updateView(view: View | null, draft: DraftInfo | null): void {
    const { history, selected, ownOrder, watched, plan, planReturned, fromPlan, checked, turnObjections, refused } = this.sources;
    const { judged, complainedAbout } = this.sources;
    const old = this.state.view.value;
    const mine = this.state.seat.value;
    this.sources.view.value = view;
    if (view && this.state.room.value) noteDeal(this.state.room.value, view, this.state.knobs.value);
    if (!view) {
      history.value = d.begin(d.layoutOf([]));
      return;
    }
    if (old && old.version === view.version && old.game === view.game && old.commitment === view.commitment) {
      // only the clock or the room changed, or the connection came back: the draft stays, and the server hears of it again
      if (this.state.myTurn.value && d.canUndo(history.value)) {
        this.sync.sendSoon();
        this.sync.checkSoon();
      }
      return;
    }
    const sameDeal = !old || dealOf(old) === dealOf(view);
    const wasMine = old !== null && sameDeal && old.phase === "playing" && old.turn === mine;
    const start = d.layoutOf(view.table, this.state.shown.value.sets);
    const ownDraft = draft?.table && draft.version === view.version && draft.seat === mine && view.turn === mine ? draft : null;
    const earlier = plan.value ?? this.restorePlan(view) ?? (wasMine && view.turn === mine ? history.value : null);
    plan.value = null;
    fromPlan.value = false;
    planReturned.value = [];
    watched.value = null;
    history.value = ownDraft ? d.begin(start, d.layoutOf(ownDraft.table!, start.sets, ownDraft.took)) : d.begin(start);
    if (!ownDraft) this.watchDraft(draft);
    if (earlier && sameDeal && !ownDraft && this.state.mayArrange.value) this.rebasePlan(earlier, view, wasMine);
    if (!old) this.positions.restore(this.state.shown.value.sets);
    ownOrder.value = d.rackOrder(ownOrder.value, view.rack);
    selected.value = selected.value.filter((tile) => view.rack.includes(tile));
    refused.value = [];
    this.hints.clear();
    checked.value = new Map();
    turnObjections.value = [];
    judged.value = null;
    complainedAbout.value = null;
    if (d.canUndo(history.value)) this.sync.checkSoon();
    if (readyAtOnce(view, mine, this.state.knobs.value)) void this.commands.ready();
    this.sound(old, view, earlier !== null);
    this.prepareHint();
  }

  /** A tone, and for whoever looks at another window a word of the browser's. */
  private tellTurn(planned: boolean): void {
    sounds.yourTurn(planned);
    const room = this.state.room.value;
    const others = (room?.seats ?? []).flatMap((seat, i) =>
      seat.player && seat.player !== this.state.me.value ? [seat.name ?? ""] : seat.bot ? [displayName(seat.bot, i)] : [],
    );
    notify(t("game-your-turn"), others.filter(Boolean).join(", "));
    markIcon(true);
  }

  private sound(old: View | null, view: View, planned: boolean): void {
    const mine = this.state.seat.value;
    const heard = heardOf(old, view, mine);
    if (heard.dealt) sounds.dealt();
    if (view.turn !== mine || view.phase !== "playing") markIcon(false);
    if (heard.turn) this.tellTurn(planned);
    if (heard.end === "lost") sounds.lost();
    if (heard.end !== "won") return;
    sounds.won();
    if (mine !== null) everWon.value = "yes";
  }

  /** The draft of another player; sets that were seen before keep their place. */
  private watchDraft(draft: DraftInfo | null): void {
    const { view, myTurn, watched, history } = this.state;
    const now = view.value;
    const theirs = now && draft?.table && draft.seat === now.turn && draft.version === now.version && !myTurn.value;
    const before = [...(watched.value?.sets ?? []), ...history.value.steps[0]!.sets];
    const known = before.filter((set, i) => before.findIndex((other) => other.id === set.id) === i);
    this.sources.watched.value = theirs ? d.layoutOf(draft.table!, known) : null;
  }

  private restorePlan(view: View): d.History | null {
    const found = this.storedPlan;
    this.storedPlan = null;
    if (!found || found.deal !== dealOf(view)) return null;
    const base = d.layoutOf(found.base, this.state.shown.value.sets);
    return d.begin(base, d.layoutOf(found.table, base.sets));
  }

  /** The plan over the new table: still a plan, or, when the turn has come, the draft to play with one press. */
  private rebasePlan(earlier: d.History, view: View, drafted: boolean): void {
    const { history, plan, planReturned, fromPlan } = this.sources;
    const rebased = rebase(earlier, view.table, view.rack);
    if (rebased.lost.length) planReturned.value = rebased.lost;
    if (!d.canUndo(rebased.plan)) return;
    if (this.state.myTurn.value) {
      history.value = d.begin(rebased.plan.steps[0]!, d.current(rebased.plan));
      fromPlan.value = !drafted;
      if (drafted) this.sync.sendSoon();
    } else {
      plan.value = rebased.plan;
    }
  }
}

/** Somebody else sat down at a table that waits for players. */
const joined = (before: RoomInfo, now: RoomInfo, me: string): boolean =>
  now.seats.some((seat) => seat.player && seat.player !== me && !before.seats.some((known) => known.player === seat.player));

/** Names of those who have just sat down: they look on no longer. */
const seatedNow = (before: RoomInfo | null, now: RoomInfo): string[] =>
  now.seats.flatMap((seat) =>
    seat.player && !before?.seats.some((known) => known.player === seat.player) ? [seat.name ?? ""] : [],
  );
