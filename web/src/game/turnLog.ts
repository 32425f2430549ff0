/** What happened at the table: in sentences to read and to hear, and the last turns to look at again. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { t } from "../app/i18n";
import { readSession, writeSession } from "../app/storage";
import type { Happening, TableText, TileText } from "../wire/protocol.gen";
import { happeningSentence } from "./happenings";

export interface LogEntry {
  id: number;
  name: string;
  text: string;
}

/** A turn that changed the table. */
export interface SeenTurn {
  seq: number;
  seat: number;
  before: TableText;
  after: TableText;
}

const MOST_TURNS = 5;
const MOST_ENTRIES = 50;

/** Where the log is read: in whose seat, and what players and tiles are called. */
export interface Reader {
  seat: number | null;
  myTurn: boolean;
  lastDrawn: TileText | null;
  name(seat: number): string;
  tileName(tile: TileText): string;
}

type StartDraw = readonly (readonly [number, TileText])[];

export class TurnLog {
  private readonly written = {
    announcement: signal(""),
    entries: signal<readonly LogEntry[]>([]),
    startDraw: signal<StartDraw | null>(null),
    recentTurns: signal<readonly SeenTurn[]>([]),
  };
  /** The latest sentence, for screen readers. */
  readonly announcement: ReadonlySignal<string> = this.written.announcement;
  readonly entries: ReadonlySignal<readonly LogEntry[]> = this.written.entries;
  readonly startDraw: ReadonlySignal<StartDraw | null> = this.written.startDraw;
  /** Turns since your last one in which a player laid tiles, to be shown again. */
  readonly recentTurns: ReadonlySignal<readonly SeenTurn[]> = this.written.recentTurns;
  /** How many tiles were laid, by the sequence of the turn. */
  private readonly tilesLaid = new Map<number, number>();

  /** `key` names this log in the storage of the window. */
  constructor(private readonly key: string) {
    this.written.recentTurns.value = readSession(`turns ${key}`) ?? [];
    this.written.entries.value = readSession(`story ${key}`) ?? [];
  }

  announce(text: string): void {
    this.written.announcement.value = text;
  }

  /** Notes which tiles were laid in turns after this table, as seen from a seat. */
  addTurns(before: TableText | undefined, happenings: readonly Happening[], seat: number | null): void {
    const { recentTurns } = this.written;
    let table = before;
    this.tilesLaid.clear();
    for (const happening of happenings) {
      if (happening.kind === "dealt") recentTurns.value = [];
      if (
        !table ||
        !happening.table ||
        happening.seat == null ||
        (happening.kind !== "played" && happening.kind !== "turn-settled")
      )
        continue;
      const turn = { seq: happening.seq, seat: happening.seat, before: table, after: happening.table };
      this.tilesLaid.set(happening.seq, happening.table.flat().length - table.flat().length);
      table = happening.table;
      const earlier = turn.seat === seat ? [] : recentTurns.value.filter((old) => old.seat !== turn.seat && old.seat !== seat);
      recentTurns.value = [...earlier, turn].slice(-MOST_TURNS);
    }
    writeSession(`turns ${this.key}`, recentTurns.value);
  }

  /** Adds a sentence for each thing that happened and announces the last. */
  addEntries(happenings: readonly Happening[], reader: Reader): void {
    const { announcement, entries, startDraw } = this.written;
    for (const happening of happenings) {
      if (happening.kind === "start-drawn") startDraw.value = happening.rounds?.at(-1) ?? null;
      const text = this.sentence(happening, reader);
      if (!text) continue;
      announcement.value = text;
      const name = happening.seat != null ? reader.name(happening.seat) : "";
      entries.value = [...entries.value.slice(1 - MOST_ENTRIES), { id: happening.seq, name, text }];
    }
    if (happenings.length && reader.myTurn) announcement.value += ` ${t("game-your-turn")}`;
    writeSession(`story ${this.key}`, entries.value);
  }

  private sentence(happening: Happening, reader: Reader): string | null {
    const player = happening.seat != null ? reader.name(happening.seat) : "";
    switch (happening.kind) {
      case "played":
        return t("game-plays", { player, count: this.tilesLaid.get(happening.seq) ?? 0 });
      case "drew":
        if (happening.seat === reader.seat && reader.lastDrawn)
          return t("game-you-draw", { tile: reader.tileName(reader.lastDrawn) });
        return t("game-draws", { player });
      case "passed":
        return t("game-passes", { player });
      case "discarded":
        return t("game-discards", { player, tile: reader.tileName(happening.tiles?.[0] ?? "J") });
      case "turn-settled":
        return happening.cause === "illegal-table" ? t("game-table-not-legal", { player }) : t("game-time-up", { player });
      case "game-ended":
        return t("game-over");
      default:
        return happeningSentence(happening, reader.name);
    }
  }
}
