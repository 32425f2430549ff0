/** Where the sets are on the screen: they stay where a player put them, also after a reload. */

import { signal } from "@preact/signals";
import type { DraftSet } from "../board/draft";
import { readSession } from "../app/storage";
import * as places from "../board/placement";

export class SetPositions {
  /** Counts whenever somebody put a set elsewhere. */
  readonly rearranged = signal(0);
  /** How many tiles the table is wide; the screen knows. */
  private columns = 20;
  private positions = new Map<number, places.Position>();

  constructor(
    private readonly room: string,
    private readonly sets: () => readonly DraftSet[],
  ) {}

  /** As far as anybody knows. */
  get known(): ReadonlyMap<number, places.Position> {
    return this.positions;
  }

  restore(): void {
    this.positions = places.restorePositions(this.sets(), readSession<places.StoredPositions>(`places ${this.room}`) ?? []);
  }

  pin(id: number, position: places.Position): void {
    const all = this.sets().map((set) => ({ id: set.id, length: set.tiles.length }));
    const length = all.find((set) => set.id === id)?.length ?? 1;
    const others = all.filter((set) => set.id !== id);
    this.positions.set(id, places.dropPosition(position, length, others, this.positions, this.columns));
    this.rearranged.value += 1;
  }

  /** The screen has placed the sets; they stay there. */
  store(found: places.Placement): void {
    this.columns = found.columns;
    for (const [id, position] of found.positions) this.positions.set(id, position);
    const sets = this.sets().filter((set) => this.positions.has(set.id));
    const positions: places.StoredPositions = sets.map((set) => [set.tiles, this.positions.get(set.id)!]);
    sessionStorage.setItem(`places ${this.room}`, JSON.stringify(positions));
  }

  /** All sets in order again, as if nobody had put them anywhere. */
  tidy(): void {
    this.positions.clear();
    this.rearranged.value += 1;
  }
}
