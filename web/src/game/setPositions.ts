/** In which rows the sets lie: they stay where a player put them, also after a reload. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { readSession, writeSession } from "../app/storage";
import type { DraftSet } from "../board/draft";
import { moveToSlot, type Placement, type Rows, restoreRows, type Slot, type StoredRows } from "../board/placement";

interface StoredPlaces {
  rows: StoredRows;
  arranged: boolean;
}

export class SetPositions {
  private readonly changes = signal(0);
  /** Changes whenever a player put a set elsewhere. */
  readonly rearranged: ReadonlySignal<number> = this.changes;
  private rows: Rows = [];
  private byHand = false;
  /** How the sets lie on the screen right now; the screen knows. */
  placement: Placement | null = null;

  constructor(private readonly room: string) {}

  /** As far as they are known. */
  get known(): Rows {
    return this.rows;
  }

  /** A player put a set somewhere, so there is something to tidy. */
  get arranged(): boolean {
    return this.byHand;
  }

  restore(sets: readonly DraftSet[]): void {
    const stored = readSession<StoredPlaces>(`rows ${this.room}`);
    if (!stored) return;
    this.rows = restoreRows(sets, stored.rows);
    this.byHand = stored.arranged;
  }

  /** A player put a set there. */
  put(id: number, slot: Slot): void {
    this.rows = moveToSlot(this.rows, id, slot);
    this.byHand = true;
    this.changes.value += 1;
  }

  /** The screen has placed these sets; they stay there. */
  store(found: Placement, sets: readonly DraftSet[]): void {
    this.rows = found.rows;
    this.placement = found;
    const tiles = new Map(sets.map((set) => [set.id, set.tiles]));
    const rows = found.rows.map((row) => row.flatMap((id) => (tiles.has(id) ? [tiles.get(id)!] : [])));
    writeSession(`rows ${this.room}`, { rows, arranged: this.byHand } satisfies StoredPlaces);
  }

  /** All sets in order again, as if no player had put them anywhere. */
  tidy(): void {
    this.rows = [];
    this.byHand = false;
    this.changes.value += 1;
  }
}
