/** What happened at the table: in sentences with tiles to read and to hear, since when, and the last turns to look at again. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { t } from "../app/i18n";
import { readSession, writeSession } from "../app/storage";
import type { TileForm } from "../board/tileName";
import { type Sentence, spoken } from "../board/tileSentence";
import { turnNumber } from "../board/turnNumber";
import type { Happening, TableText, TileText, View } from "../wire/protocol.gen";
import { sentenceOfHappening } from "./happenings";
import { actors, MOVES, movesOf } from "./pastTurns";
import type { Say } from "./speech";
import { type Known, sentenceOfMove } from "./telling";
import { aloud } from "./turnAloud";

export interface LogEntry extends Sentence {
  id: number;
  /** Whom it is about. */
  seat: number | null;
  /** In everybody's which turn it happened, from 1; null for what is no move. */
  turn: number | null;
  /** The level of the bot that sat there then; null for a person. */
  bot: string | null;
  /** It ended a turn. */
  ends: boolean;
}

/** A turn that changed the table. */
export interface SeenTurn {
  seq: number;
  seat: number;
  before: TableText;
  after: TableText;
}

/** Your turn was settled for you: by the clock, or because the table was not legal. */
export interface SettledTurn {
  seq: number;
  cause: "deadline" | "illegal-table";
  /** Tiles that went back to your rack. */
  back: readonly TileText[];
  drawn: readonly TileText[];
  /** Tiles of yours stayed on the table. */
  played: boolean;
}

const MOST_TURNS = 5;
const MOST_ENTRIES = 60;
/** Sentences for each player that are said at once. */
const MOST_SAID = 2;

/** Where the log is read: in whose seat, and what players and tiles are called. */
export interface Reader {
  seat: number | null;
  myTurn: boolean;
  /** The level of the bot that plays in a seat now. */
  bot(seat: number): string | null;
  name(seat: number): string;
  tileName(tile: TileText, form?: TileForm): string;
}

/** The table as it was seen last; also in the next life of this window. */
export interface SeenTable {
  seq: number;
  table: TableText;
  opened: readonly number[];
  openTile?: TileText | null;
}

type StartDraw = readonly (readonly [number, TileText])[];

export const seenIn = (view: View, seq: number): SeenTable => ({
  seq,
  table: view.table,
  opened: view.seats.flatMap((seat, i) => (seat.opened ? [i] : [])),
  openTile: view.open_tile,
});

export class TurnLog {
  private readonly written = {
    entries: signal<readonly LogEntry[]>([]),
    startDraw: signal<StartDraw | null>(null),
    recentTurns: signal<readonly SeenTurn[]>([]),
    settled: signal<SettledTurn | null>(null),
    freshTiles: signal<ReadonlySet<TileText>>(new Set()),
  };
  readonly entries: ReadonlySignal<readonly LogEntry[]> = this.written.entries;
  readonly startDraw: ReadonlySignal<StartDraw | null> = this.written.startDraw;
  /** Turns since your last one in which a player laid tiles, to be shown again. */
  readonly recentTurns: ReadonlySignal<readonly SeenTurn[]> = this.written.recentTurns;
  /** What the clock did with your last turn, until you have read it. */
  readonly settled: ReadonlySignal<SettledTurn | null> = this.written.settled;
  /** Tiles that came to your rack with your last turn. */
  readonly freshTiles: ReadonlySignal<ReadonlySet<TileText>> = this.written.freshTiles;

  /** What was put aside last; the next player may take it. */
  private discard: TileText | null = null;

  /** `key` names this log in the storage of the window. */
  constructor(
    private readonly key: string,
    private readonly say: Say,
  ) {
    this.written.recentTurns.value = readSession(`turns ${key}`) ?? [];
    this.written.entries.value = readSession(`told ${key}`) ?? [];
    this.written.freshTiles.value = new Set(readSession<TileText[]>(`fresh ${key}`) ?? []);
  }

  /** What the clock did has been read. */
  dismissSettled(): void {
    this.written.settled.value = null;
  }

  /** Takes in what happened after a table was seen; `after` is the game as it is now. */
  add(happenings: readonly Happening[], before: SeenTable | null, after: View | null, reader: Reader): void {
    const said = this.read(happenings, before, after, reader, true);
    // after a long break the last round is enough; the rest stands in the list of turns
    for (const text of said.slice(-MOST_SAID * (after?.players ?? 2))) this.say("happened", text);
    if (happenings.length && reader.myTurn) this.say("turn", t("game-your-turn"));
    this.store();
  }

  /** Begins anew with the game so far, for somebody who was not there; a long game without its first turns. Nothing of it is announced. */
  restore(happenings: readonly Happening[], now: View, reader: Reader): void {
    this.clear();
    // who has opened by now may have done so before all that is told
    this.read(happenings, { ...seenIn(now, 0), table: null }, now, reader, false);
    this.store();
  }

  private read(
    happenings: readonly Happening[],
    before: { table: TableText | null; opened: readonly number[]; openTile?: TileText | null } | null,
    after: View | null,
    reader: Reader,
    live: boolean,
  ): string[] {
    const { entries, startDraw } = this.written;
    const opened = happenings.findLastIndex((happening) => happening.kind === "game-opened");
    if (opened >= 0) this.clear();
    const inGame = happenings.slice(opened + 1);
    const moves = movesOf(inGame, after ?? { turns: 0, turn: 0 });
    const bots = actors(inGame, reader.bot);
    let known: Known = { table: before?.table ?? null, opened: new Set(before?.opened ?? []) };
    /** Where the turns of the list began: a referee may go back there. */
    const began = new Map<number, Known>();
    let undone = false;
    const said: string[] = [];
    for (const [i, happening] of inGame.entries()) {
      const { taken, ends } = moves[i]!;
      const beside = { discard: this.discard, openTile: before?.openTile ?? null };
      if (happening.kind === "dealt") known = { table: [], opened: new Set() };
      if (happening.kind === "start-drawn") startDraw.value = happening.rounds?.at(-1) ?? null;
      if (happening.kind === "ruled" && happening.decision === "undo") undone = true;
      if (taken !== null) {
        if (undone) known = began.get(taken) ?? known;
        if (undone || !began.has(taken)) began.set(taken, known);
        undone = false;
      }
      const sentence = sentenceOfMove(happening, known) ?? sentenceOfHappening(happening);
      said.push(...aloud(happening, known, beside).map((sentence) => withFullStop(spoken(sentence, reader.name, reader.tileName))));
      this.noteTurn(happening, ends, known.table, reader, live);
      known = knownAfter(happening, known);
      if (happening.kind === "discarded") this.discard = happening.tiles?.[0] ?? null;
      if (!sentence) continue;
      const turn = taken !== null && after?.players ? turnNumber(taken, after.players) : null;
      const entry = { id: happening.seq, seat: happening.seat ?? null, turn, bot: bots[i] ?? null, ends, ...sentence };
      entries.value = [...entries.value.slice(1 - MOST_ENTRIES), entry];
    }
    return said;
  }

  /** Turns to show again, your own fresh tiles, and what the clock did to you. */
  private noteTurn(happening: Happening, ended: boolean, before: TableText | null, reader: Reader, live: boolean): void {
    const { recentTurns, settled, freshTiles } = this.written;
    const { seat, kind } = happening;
    if (seat == null || !MOVES.has(kind)) {
      if (kind === "ruled" && happening.drawn?.length) freshTiles.value = new Set(happening.drawn);
      return;
    }
    const mine = seat === reader.seat;
    if (mine) {
      if (happening.drawn?.length) freshTiles.value = new Set(happening.drawn);
      else if (ended) freshTiles.value = new Set();
      if (live && kind === "turn-settled" && !(happening.played && !happening.returned && !happening.count))
        settled.value = {
          seq: happening.seq,
          cause: happening.cause === "illegal-table" ? "illegal-table" : "deadline",
          back: happening.taken_back ?? [],
          drawn: happening.drawn ?? [],
          played: Boolean(happening.played),
        };
      else if (ended) settled.value = null;
    }
    const laid = before && happening.table && (kind === "played" || (kind === "turn-settled" && happening.played));
    if (!laid && !ended) return;
    const earlier = mine ? [] : recentTurns.value.filter((old) => old.seat !== seat && old.seat !== reader.seat);
    const turn = laid ? [{ seq: happening.seq, seat, before, after: happening.table! }] : [];
    recentTurns.value = [...earlier, ...turn].slice(-MOST_TURNS);
  }

  private clear(): void {
    const { entries, recentTurns, settled, freshTiles } = this.written;
    entries.value = [];
    recentTurns.value = [];
    settled.value = null;
    freshTiles.value = new Set();
  }

  private store(): void {
    writeSession(`turns ${this.key}`, this.recentTurns.value);
    writeSession(`told ${this.key}`, this.entries.value);
    writeSession(`fresh ${this.key}`, [...this.freshTiles.value]);
  }
}

function knownAfter(happening: Happening, before: Known): Known {
  const { kind, seat, table, played } = happening;
  if (!table || (kind !== "played" && kind !== "turn-settled")) return before;
  const opens = seat != null && (kind === "played" || played);
  return { table, opened: opens ? new Set([...before.opened, seat]) : before.opened };
}

const withFullStop = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** What the others did since your last turn: a list for each of them, whoever moved last comes first. For spectators the last round. */
export function sinceLastTurn(entries: readonly LogEntry[], seat: number | null): LogEntry[][] {
  const mine = seat === null ? -1 : entries.findLastIndex((entry) => entry.seat === seat && entry.ends);
  const found = new Map<number, LogEntry[]>();
  for (const entry of entries.slice(mine + 1)) {
    if (entry.seat === null || entry.seat === seat) continue;
    const before = found.get(entry.seat) ?? [];
    found.delete(entry.seat);
    // of moves only the last, and what became of the player besides
    found.set(entry.seat, [...before.filter((old) => (entry.turn === null ? old.turn !== null : old.turn === null)), entry]);
  }
  return [...found.values()].reverse();
}
