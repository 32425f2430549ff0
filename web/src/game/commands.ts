/** What you ask of the server: moves of the game, and requests to the room. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import * as d from "../board/draft";
import * as sounds from "../ui/sound";
import type { Connection, Outgoing } from "../wire/connection";
import { ApiError } from "../wire/http";
import { objectionText } from "../wire/objectionText";
import type {
  Chat,
  ClientMessage,
  MoveMessage,
  Mute,
  ProposalInfo,
  React,
  RoomInfo,
  RoomRequest,
  TileText,
} from "../wire/protocol.gen";
import { me as signedIn, signIn } from "../wire/session";
import type { DraftSync } from "./draftSync";
import { newSalt, rememberSalt } from "./salt";
import type { Say } from "./speech";
import type { Sources, State } from "./state";
import { type DraftVerdict, draftKey } from "./verdict";

/** The version is that of the view or of the room at that moment. */
type Unversioned<M extends ClientMessage> = M extends ClientMessage ? Omit<Outgoing<M>, "version"> : never;

/** What would be done by the same key once more, in this state of the game. */
export interface Again {
  what: "play" | "draw" | "pass";
  version: number;
}

/** How long a play waits for the order of its sets. */
const CHECK_TIMEOUT = 1500;

export class Commands {
  /** Everybody who plays on this device. */
  companions: readonly Commands[] = [this];
  private saltedFor = "";

  constructor(
    private readonly connection: Connection,
    private readonly sources: Sources,
    private readonly state: State,
    private readonly sync: DraftSync,
    private readonly verdict: ReadonlySignal<DraftVerdict>,
    private readonly say: Say,
  ) {}

  // --- asked for twice: what a key would do and nobody can take back ------------------------------------------------------------------

  private readonly again = signal<Again | null>(null);
  /** What the next press of the same key would do; the line above the rack says so. */
  readonly askedAgain: ReadonlySignal<Again | null> = computed(() => {
    const wanted = this.again.value;
    return wanted && wanted.version === this.state.view.value?.version ? wanted : null;
  });

  ask(what: Again | null): void {
    if (this.again.value !== what) this.again.value = what;
  }

  /** The first press asks, the second does it. */
  pressAgain(key: "play" | "draw"): void {
    const { myTurn, placed, view } = this.state;
    const now = view.value;
    if (!now || !myTurn.value) return;
    const what = key === "draw" && (now.stage !== "start" || !now.pool) ? "pass" : key;
    if (key === "draw" && placed.value.length) return;
    if (key === "play" && this.verdict.value.kind === "nothing") return;
    // a draft that is no turn cannot be played, so nothing needs to be asked
    if (key === "play" && this.verdict.value.kind === "not-yet") void this.play();
    else if (this.askedAgain.value?.what !== what) this.ask({ what, version: now.version });
    else {
      this.ask(null);
      void (what === "play" ? this.play() : what === "draw" ? this.draw() : this.pass());
    }
  }

  // --- moves: good for the game as the view shows it ------------------------------------------------------------------------------

  private async move(message: Unversioned<MoveMessage>): Promise<boolean> {
    const { busy, refused } = this.sources;
    const view = this.state.view.value;
    if (!view || busy.value) return false;
    busy.value = true;
    this.sync.cancel();
    const objections = await this.connection.request({ ...message, version: view.version });
    busy.value = false;
    refused.value = objections ?? [];
    if (objections?.length) {
      if (this.state.myTurn.value) this.sync.checkSoon();
      sounds.refused();
    }
    return objections === null;
  }

  /** Ends the turn with the draft once it was checked; if it is no turn yet, what is missing is pointed out instead. */
  async play(): Promise<boolean> {
    if (this.verdict.value.kind === "unknown")
      await Promise.race([this.sync.checkNow(), new Promise((done) => setTimeout(done, CHECK_TIMEOUT))]);
    const { layout, view } = this.state;
    const found = this.verdict.value;
    if (found.kind === "offline" || found.kind === "nothing" || !view.value) return false;
    if (found.kind === "not-yet") {
      const key = draftKey(layout.value, view.value.version);
      // whoever presses again sees it again
      this.sources.complainedAbout.value = null;
      requestAnimationFrame(() => (this.sources.complainedAbout.value = key));
      sounds.refused();
      this.say("refused", found.objections.map((objection) => objection.text || objectionText(objection)).join(" "));
      return false;
    }
    // a check that does not come must not hold up a turn: the server judges every play itself
    return this.move({ type: "play", table: d.tableOf(layout.value), took: layout.value.took });
  }

  draw(stack?: number): Promise<boolean> {
    return this.move({ type: "draw", ...(stack === undefined ? {} : { stack }) });
  }
  pass(): Promise<boolean> {
    return this.move({ type: "pass" });
  }
  discard(tile: TileText): Promise<boolean> {
    return this.move({ type: "discard", tile });
  }
  ready(): Promise<boolean> {
    return this.move({ type: "ready" });
  }
  redeal(): Promise<boolean> {
    return this.move({ type: "demand-redeal" });
  }
  announceOpening(): Promise<boolean> {
    return this.move({ type: "announce-opening" });
  }
  askCount(of: number): Promise<boolean> {
    return this.move({ type: "ask-count", of });
  }
  dispute(note: string): Promise<boolean> {
    return this.move({ type: "dispute", note });
  }
  /** Decides as the referee, or proposes it to the table. */
  rule(terms: Omit<ProposalInfo, "seat">): Promise<boolean> {
    return this.move({ type: "ruling", ...terms });
  }

  // --- requests: good for the room as it was seen -----------------------------------------------------------------------------------

  /** True if it was done. */
  async request(message: Unversioned<RoomRequest | Chat | React | Mute>): Promise<boolean> {
    const objections = await this.connection.request({ ...message, version: this.state.room.value?.seq ?? 0 });
    this.sources.refused.value = objections ?? [];
    return objections === null;
  }

  /** Takes your seat back from a bot; here at once, so that the touch that does it moves the tile, too. */
  comeBack(): void {
    const { room } = this.sources;
    const seat = this.state.seat.value;
    if (!room.value || seat === null) return;
    const seats = room.value.seats.map((chair, i) => (i === seat ? { ...chair, bot: null, left: false } : chair));
    room.value = { ...room.value, seats };
    void this.request({ type: "come-back" });
  }

  /** Opens the door for somebody who knocked, or leaves it shut. */
  answerKnock(player: string, open: boolean): void {
    this.sources.knocks.value = this.state.knocks.value.filter((knock) => knock.player !== player);
    if (open) void this.request({ type: "let-in", player });
  }

  /** Sits down under this name. */
  async sit(seat: number, name: string): Promise<void> {
    const before = signedIn.value?.name;
    try {
      await signIn(name);
    } catch (error) {
      if (error instanceof ApiError) this.sources.refused.value = error.objections;
      return;
    }
    if (signedIn.value?.name !== before) this.connection.reconnect();
    await this.takeSeat(seat);
  }

  /** Sits down; the game may start with it, so the salt for its deal goes along. */
  async takeSeat(seat: number, times = 1): Promise<void> {
    const promised = this.state.room.value?.commitment;
    if (!promised) {
      await this.request({ type: "sit", seat, times });
      return;
    }
    const salt = newSalt();
    this.saltedFor = promised;
    await this.request({ type: "sit", seat, salt, times });
    if (!this.state.refused.value.length) rememberSalt(promised, salt);
    else this.saltedFor = "";
  }

  /** Adds to the chance of the next deal as soon as its seed is fixed, so that nobody can have chosen it for the tiles it gives. */
  async addSalt(room: RoomInfo): Promise<void> {
    const promised = room.commitment;
    const mine = room.seats.find((seat) => seat.player && seat.player === this.state.me.value);
    if (!promised || !mine || mine.salted || this.saltedFor === promised) return;
    this.saltedFor = promised;
    const salt = newSalt();
    const objections = await this.connection.request({ type: "salt", version: room.seq, salt }, false);
    if (objections === null) rememberSalt(promised, salt);
  }

  /** The next game, or another match; those who share the device agree together. */
  async nextGame(): Promise<void> {
    for (const companion of this.companions) await companion.request({ type: "go-on" });
  }
}
