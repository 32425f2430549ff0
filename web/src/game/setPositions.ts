/** Where the sets are on the screen: they stay where a player put them, also after a reload. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { readSession, writeSession } from "../app/storage";
import type { DraftSet } from "../board/draft";
import { dropPosition, type Placement, type Position, restorePositions, type StoredPositions } from "../board/placement";

export class SetPositions {
  private readonly changes = signal(0);
  /** Changes whenever a player put a set elsewhere. */
  readonly rearranged: ReadonlySignal<number> = this.changes;
  /** How many tiles the table is wide; the screen knows. */
  private columns = 20;
  private positions = new Map<number, Position>();

  constructor(private readonly room: string) {}

  /** As far as they are known. */
  get known(): ReadonlyMap<number, Position> {
    return this.positions;
  }

  restore(sets: readonly DraftSet[]): void {
    this.positions = restorePositions(sets, readSession<StoredPositions>(`places ${this.room}`) ?? []);
  }

  /** A player put a set there, among these. */
  pin(id: number, position: Position, sets: readonly DraftSet[]): void {
    const all = sets.map((set) => ({ id: set.id, length: set.tiles.length }));
    const length = all.find((set) => set.id === id)?.length ?? 1;
    const others = all.filter((set) => set.id !== id);
    this.positions.set(id, dropPosition(position, length, others, this.positions, this.columns));
    this.changes.value += 1;
  }

  /** The screen has placed these sets; they stay there. */
  store(found: Placement, sets: readonly DraftSet[]): void {
    this.columns = found.columns;
    for (const [id, position] of found.positions) this.positions.set(id, position);
    const stored = sets.flatMap((set): StoredPositions => {
      const position = this.positions.get(set.id);
      return position ? [[set.tiles, position]] : [];
    });
    writeSession(`places ${this.room}`, stored);
  }

  /** All sets in order again, as if no player had put them anywhere. */
  tidy(): void {
    this.positions.clear();
    this.changes.value += 1;
  }
}
