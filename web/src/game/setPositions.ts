/** Where the sets stand on the screen: they stay where somebody put them, even when the page is opened anew. */

import { signal } from "@preact/signals";
import type { DraftSet } from "../board/draft";
import { kept } from "../app/storage";
import * as places from "../board/placement";

export class Spots {
  /** Counts whenever somebody put a set elsewhere. */
  readonly rearranged = signal(0);
  /** How many tiles the table is wide; the screen knows. */
  private columns = 20;
  private all = new Map<number, places.Spot>();

  constructor(
    private readonly room: string,
    private readonly sets: () => readonly DraftSet[],
  ) {}

  /** As far as anybody knows. */
  get known(): ReadonlyMap<number, places.Spot> {
    return this.all;
  }

  recall(): void {
    this.all = places.spotsFor(this.sets(), kept<places.KeptSpots>(`places ${this.room}`) ?? []);
  }

  pin(id: number, spot: places.Spot): void {
    const all = this.sets().map((set) => ({ id: set.id, length: set.tiles.length }));
    const length = all.find((set) => set.id === id)?.length ?? 1;
    const others = all.filter((set) => set.id !== id);
    this.all.set(id, places.putDown(spot, length, others, this.all, this.columns));
    this.rearranged.value += 1;
  }

  /** The screen has placed the sets; they stay there. */
  keep(found: places.Placement): void {
    this.columns = found.columns;
    for (const [id, spot] of found.spots) this.all.set(id, spot);
    const sets = this.sets().filter((set) => this.all.has(set.id));
    const spots: places.KeptSpots = sets.map((set) => [set.tiles, this.all.get(set.id)!]);
    sessionStorage.setItem(`places ${this.room}`, JSON.stringify(spots));
  }

  /** All sets in order again, as if nobody had put them anywhere. */
  tidy(): void {
    this.all.clear();
    this.rearranged.value += 1;
  }
}
