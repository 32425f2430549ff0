/** A finished game from its record, step by step. No rules here, only book-keeping: the events say what moved where. */

import type { Score, TableText, TileText } from "../wire/protocol.gen";

export interface RecordEvent {
  type: string;
  at?: number;
  seat?: number;
  edition?: string;
  overrides?: Record<string, number | boolean | string>;
  players?: number;
  names?: string[];
  commitment?: string;
  starter?: number;
  rounds?: [number, TileText][][];
  racks?: TileText[][];
  middle?: TileText[];
  bank?: TileText[][];
  open_tile?: TileText | null;
  shown?: TileText[];
  table?: TableText;
  /** By set, the numbers that its jokers were said to be. */
  declared?: number[][];
  tile?: TileText;
  cause?: string;
  to_rack?: TileText[];
  to_pool?: TileText[];
  drawn?: TileText[];
  of?: number;
  count?: number;
  decision?: string;
  penalty_seat?: number | null;
  penalty_tiles?: TileText[];
  ending?: string;
  score?: Score;
}

export interface RecordedTable {
  table: TableText;
  /** By set of the table, what its jokers were said to be, where that had to be said. */
  declared: number[][];
  racks: TileText[][];
  discards: TileText[][];
  openTile: TileText | null;
  pool: number;
}

export interface RecordStep extends RecordedTable {
  event: RecordEvent;
  /** Turns that all players had taken before; null for what is no move. */
  taken: number | null;
  /** What lay on the table before. */
  before: TableText;
  /** Tiles that came to a rack in this step. */
  arrived: TileText[];
}

export function eventsIn(text: string): RecordEvent[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RecordEvent);
}

export function stepsOf(events: readonly RecordEvent[]): RecordStep[] {
  const players = events[0]?.players ?? 0;
  const empty = (): TileText[][] => Array.from({ length: players }, () => []);
  let now: RecordedTable = { table: [], declared: [], racks: empty(), discards: empty(), openTile: null, pool: 0 };
  let turn: { seat: number; start: RecordedTable } | null = null;
  let taken = -1;
  return events.map((event) => {
    const before = now;
    const moves = TURNS.has(event.type);
    if (moves && turn?.seat !== event.seat) {
      turn = { seat: event.seat!, start: now };
      taken += 1;
    }
    now = changed(now, event, turn?.start ?? now);
    if (event.type === "ruled" && event.decision === "undo") {
      turn = null;
      taken -= 1;
    }
    const held = new Set(before.racks.flat());
    return {
      ...now,
      event,
      taken: moves ? taken : null,
      before: before.table,
      arrived: event.type === "dealt" ? [] : now.racks.flat().filter((tile) => !held.has(tile)),
    };
  });
}

const TURNS = new Set(["played", "drew", "passed", "discarded", "turn-settled"]);

function changed(now: RecordedTable, event: RecordEvent, start: RecordedTable): RecordedTable {
  switch (event.type) {
    case "dealt":
      return {
        table: [],
        declared: [],
        racks: event.racks!,
        discards: event.racks!.map(() => []),
        openTile: event.open_tile ?? null,
        pool: (event.middle?.length ?? 0) + (event.bank ?? []).reduce((sum, stack) => sum + stack.length, 0),
      };
    case "drew":
      return { ...now, racks: given(now.racks, event.seat!, [event.tile!]), pool: now.pool - 1 };
    case "discarded":
      return { ...now, racks: taken(now.racks, new Set([event.tile!])), discards: given(now.discards, event.seat!, [event.tile!]) };
    case "played":
      return { ...laid(now, event.table!), declared: event.declared ?? [] };
    case "turn-settled": {
      const after = laid(now, event.table!);
      const held = new Set(after.racks[event.seat!]);
      const came = (event.to_rack ?? []).filter((tile) => !held.has(tile));
      const drawn = event.drawn ?? [];
      const pool = now.pool + (event.to_pool?.length ?? 0) - drawn.length;
      return { ...after, racks: given(after.racks, event.seat!, [...came, ...drawn]), pool };
    }
    case "ruled": {
      const after = event.decision === "undo" ? start : now;
      const tiles = event.penalty_tiles ?? [];
      if (event.penalty_seat == null || !tiles.length) return after;
      return { ...after, racks: given(after.racks, event.penalty_seat, tiles), pool: after.pool - tiles.length };
    }
    default:
      return now;
  }
}

/** A new table: its tiles leave racks and discards. */
function laid(now: RecordedTable, table: TableText): RecordedTable {
  const there = new Set(table.flat());
  const said = new Map(now.table.map((set, i) => [set.join(), now.declared[i] ?? []]));
  return {
    ...now,
    table,
    declared: table.map((set) => said.get(set.join()) ?? []),
    racks: taken(now.racks, there),
    discards: taken(now.discards, there),
    openTile: now.openTile !== null && there.has(now.openTile) ? null : now.openTile,
  };
}

const given = (racks: TileText[][], seat: number, tiles: readonly TileText[]): TileText[][] =>
  racks.map((rack, i) => (i === seat ? [...rack, ...tiles] : rack));

const taken = (racks: TileText[][], gone: ReadonlySet<TileText>): TileText[][] =>
  racks.map((rack) => (rack.some((tile) => gone.has(tile)) ? rack.filter((tile) => !gone.has(tile)) : rack));
