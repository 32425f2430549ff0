/** The open room: takes in what the server sends, and holds the state that components read and the actions that they call. */

import { batch, effect } from "@preact/signals";
import { language } from "../app/i18n";
import { readSession, writeSession } from "../app/storage";
import * as d from "../board/draft";
import { rebase, type StoredPlan } from "../board/plan";
import * as sounds from "../ui/sound";
import * as conduct from "../wire/conduct";
import { Connection } from "../wire/connection";
import { ApiError } from "../wire/http";
import type { DraftInfo, Happening, RoomInfo, ServerMessage, TileText, View, Welcome } from "../wire/protocol.gen";
import { askHint, editions } from "../wire/rooms";
import { wantsSeat } from "./arrival";
import { RoomChat } from "./chat";
import { Commands } from "./commands";
import { noteDeal } from "./dealMemory";
import { DraftSync } from "./draftSync";
import { Editor } from "./editor";
import { Hints } from "./hints";
import { shownObjections } from "./objections";
import { SetPositions } from "./setPositions";
import { newSources, stateOf } from "./state";
import { TurnLog } from "./turnLog";

export class GameStore {
  private readonly sources = newSources();
  readonly state = stateOf(this.sources);
  readonly chat = new RoomChat();
  readonly hints = new Hints();
  readonly objections = shownObjections(this.state, this.hints);
  readonly positions: SetPositions;
  readonly turnLog: TurnLog;
  readonly editor: Editor;
  readonly commands: Commands;

  private readonly connection: Connection;
  private readonly sync: DraftSync;
  private seq: number | null = null;
  private storedPlan: StoredPlan | null;
  private readonly disposers: (() => void)[];

  /** `local` says which of the people on this device: 0 is the main session, the others share the device with it. */
  constructor(
    private readonly id: string,
    private readonly invitation: string,
    private readonly local = 0,
  ) {
    const key = `${id} ${local}`;
    const { link, refusal, ownOrder } = this.sources;
    ownOrder.value = readSession<TileText[]>(`order ${key}`) ?? [];
    this.storedPlan = readSession<StoredPlan>(`plan ${key}`);
    this.positions = new SetPositions(id);
    this.turnLog = new TurnLog(key);
    this.connection = new Connection(id, invitation, language.value, local, {
      message: (message) => this.receive(message),
      welcome: (message) => this.welcome(message),
      link: (state, why) => {
        link.value = state;
        if (why) refusal.value = why;
      },
      seq: () => this.seq,
    });
    const announce = (text: string) => this.turnLog.announce(text);
    this.sync = new DraftSync(
      id,
      local,
      this.sources,
      this.state,
      (draft) => void this.connection.request({ type: "draft", ...draft }, false),
    );
    this.editor = new Editor(this.sources, this.state, this.sync, this.positions, announce);
    this.commands = new Commands(this.connection, this.sources, this.state, this.sync, announce);
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
    const known = this.hints.shown.value;
    if (known && known.hint.version === this.state.view.value?.version) {
      if (!known.hint.tiles.length) return;
      if (known.stage === 1) this.hints.showTiles();
      else this.showHintStep(known.at + 1);
      return;
    }
    try {
      this.hints.begin(await askHint(this.id, this.local));
    } catch (error) {
      if (error instanceof ApiError) this.sources.refused.value = error.objections;
    }
  }

  /** Lays the hinted table down to this step. */
  showHintStep(to: number): void {
    if (!this.state.mayArrange.value) return;
    const next = this.hints.showStep(to, this.editor.draft());
    if (!next) return;
    sounds.click();
    this.editor.change(next);
    this.editor.select([]);
  }

  // --- what the server sends ----------------------------------------------------------------------------------------------------

  private welcome(message: Welcome): void {
    batch(() => {
      const before = this.state.view.value;
      this.sources.refusal.value = null;
      this.sources.me.value = message.me;
      this.updatePresence(message.present ?? [], message.spectators ?? 0);
      for (const player of this.chat.muted.value) void this.commands.request({ type: "mute", player, on: true });
      this.updateRoom(message.room);
      this.seq = message.room.seq;
      if (message.missed) this.turnLog.addTurns(before?.table, message.missed, this.state.seat.value);
      this.updateView(message.view, message.draft ?? null);
      if (message.missed) this.log(message.missed);
    });
    const free = message.room.seats.findIndex((seat) => !seat.player && !seat.bot);
    if (wantsSeat(this.id) && message.seat === null && free >= 0) void this.commands.takeSeat(free);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        batch(() => {
          const before = this.state.view.value;
          this.seq = message.seq;
          if (message.room) this.updateRoom(message.room);
          if (message.view) {
            this.turnLog.addTurns(before?.table, message.happenings, this.state.seat.value);
            this.updateView(message.view, null);
          }
          this.log(message.happenings);
        });
        break;
      case "draft":
        this.watchDraft(message.draft);
        break;
      case "presence":
        this.updatePresence(message.present, message.spectators);
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

  private log(happenings: readonly Happening[]): void {
    const { seat, myTurn, view, name, tileName } = this.state;
    this.turnLog.addEntries(happenings, {
      seat: seat.value,
      myTurn: myTurn.value,
      lastDrawn: view.value?.last_drawn ?? null,
      name,
      tileName,
    });
  }

  private updatePresence(present: readonly string[], spectators: number): void {
    this.sources.present.value = new Set(present);
    this.chat.countSpectators(spectators);
  }

  private updateRoom(room: RoomInfo): void {
    const { edition } = this.sources;
    this.sources.room.value = room;
    void this.commands.addSalt(room);
    const wanted = room.settings.edition ?? "classic";
    if (edition.value?.name === wanted) return;
    void editions().then(
      (all) => (edition.value = all.editions.find((info) => info.name === wanted) ?? null),
      () => undefined,
    );
  }

  private updateView(view: View | null, draft: DraftInfo | null): void {
    const { history, selected, ownOrder, watched, plan, planReturned, fromPlan, checked, turnObjections, refused } = this.sources;
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
      if (this.state.myTurn.value && d.canUndo(history.value)) this.sync.sendSoon();
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
    if (d.canUndo(history.value)) this.sync.checkSoon();
    const began = view.phase === "playing" && view.turn === mine && view.stage === "start";
    if (began && old && old.turn !== mine) sounds.yourTurn();
    if (view.phase === "finished" && old && old.phase !== "finished") sounds.gameOver();
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

const dealOf = (view: View): string => `${view.commitment} ${view.deal}`;
