/** What happened at the table: in sentences to read and to hear, and the last turns to look at again. */

import { signal } from "@preact/signals";
import { happeningSentence } from "./happenings";
import { t } from "../app/i18n";
import type { Happening, TableText, TileText, View } from "../wire/protocol";
import type { State } from "./state";

export interface Said {
  id: number;
  name: string;
  text: string;
}

/** A turn that changed the table. */
export interface TurnSeen {
  seq: number;
  seat: number;
  before: TableText;
  after: TableText;
}

const RECENT = 5;

export class Tale {
  /** The latest sentence, for those who hear the table. */
  readonly said = signal("");
  readonly story = signal<readonly Said[]>([]);
  readonly startDraw = signal<readonly (readonly [number, TileText])[] | null>(null);
  /** The turns in which somebody laid tiles since the own last one, for looking at them again. */
  readonly recent = signal<readonly TurnSeen[]>([]);
  /** How many tiles were laid, by the sequence of the turn. */
  private readonly laid = new Map<number, number>();

  constructor(private readonly state: State) {}

  rememberTurns(before: View | null, happenings: Happening[]): void {
    let lying = before?.table;
    this.laid.clear();
    for (const one of happenings) {
      if (one.kind === "dealt") this.recent.value = [];
      if (!lying || !one.table || one.seat == null || (one.kind !== "played" && one.kind !== "turn-settled")) continue;
      const seen = { seq: one.seq, seat: one.seat, before: lying, after: one.table };
      this.laid.set(one.seq, one.table.flat().length - lying.flat().length);
      lying = one.table;
      const own = one.seat === this.state.seat.value;
      const earlier = own ? [] : this.recent.value.filter((turn) => turn.seat !== one.seat && turn.seat !== this.state.seat.value);
      this.recent.value = [...earlier, seen].slice(-RECENT);
    }
  }

  tell(happenings: Happening[]): void {
    for (const one of happenings) {
      if (one.kind === "start-drawn") this.startDraw.value = one.rounds?.at(-1) ?? null;
      const text = this.sentence(one);
      if (!text) continue;
      this.said.value = text;
      const name = one.seat != null ? this.state.name(one.seat) : "";
      this.story.value = [...this.story.value.slice(-49), { id: one.seq, name, text }];
    }
    const view = this.state.view.value;
    if (view && happenings.length && this.state.myTurn.value) this.said.value = `${this.said.value} ${t("game-your-turn")}`;
  }

  private sentence(one: Happening): string | null {
    const player = one.seat != null ? this.state.name(one.seat) : "";
    switch (one.kind) {
      case "played":
        return t("game-plays", { player, count: this.laid.get(one.seq) ?? 0 });
      case "drew":
        if (one.seat === this.state.seat.value && this.state.view.value?.last_drawn) {
          return t("game-you-draw", { tile: this.state.tileName(this.state.view.value.last_drawn) });
        }
        return t("game-draws", { player });
      case "passed":
        return t("game-passes", { player });
      case "discarded":
        return t("game-discards", { player, tile: this.state.tileName(one.tiles?.[0] ?? "J") });
      case "turn-settled":
        return one.cause === "illegal-table" ? t("game-table-not-legal", { player }) : t("game-time-up", { player });
      case "game-ended":
        return t("game-over");
      default:
        return happeningSentence(one, (seat) => this.state.name(seat));
    }
  }
}
