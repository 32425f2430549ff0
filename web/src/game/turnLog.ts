/** What happened at the table: in sentences to read and to hear, and the last turns to look at again. */

import { signal } from "@preact/signals";
import { happeningSentence } from "./happenings";
import { t } from "../app/i18n";
import type { Happening, TableText, TileText, View } from "../wire/protocol";
import type { State } from "./state";

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

export class TurnLog {
  /** The latest sentence, for those who hear the table. */
  readonly announcement = signal("");
  readonly entries = signal<readonly LogEntry[]>([]);
  readonly startDraw = signal<readonly (readonly [number, TileText])[] | null>(null);
  /** Turns since your last one in which a player laid tiles, to be shown again. */
  readonly recentTurns = signal<readonly SeenTurn[]>([]);
  /** How many tiles were laid, by the sequence of the turn. */
  private readonly tilesLaid = new Map<number, number>();

  constructor(private readonly state: State) {}

  addTurns(before: View | null, happenings: Happening[]): void {
    let lying = before?.table;
    this.tilesLaid.clear();
    for (const happening of happenings) {
      if (happening.kind === "dealt") this.recentTurns.value = [];
      if (!lying || !happening.table || happening.seat == null || (happening.kind !== "played" && happening.kind !== "turn-settled")) continue;
      const seen = { seq: happening.seq, seat: happening.seat, before: lying, after: happening.table };
      this.tilesLaid.set(happening.seq, happening.table.flat().length - lying.flat().length);
      lying = happening.table;
      const own = happening.seat === this.state.seat.value;
      const earlier = own ? [] : this.recentTurns.value.filter((turn) => turn.seat !== happening.seat && turn.seat !== this.state.seat.value);
      this.recentTurns.value = [...earlier, seen].slice(-MOST_TURNS);
    }
  }

  addEntries(happenings: Happening[]): void {
    for (const happening of happenings) {
      if (happening.kind === "start-drawn") this.startDraw.value = happening.rounds?.at(-1) ?? null;
      const text = this.sentence(happening);
      if (!text) continue;
      this.announcement.value = text;
      const name = happening.seat != null ? this.state.name(happening.seat) : "";
      this.entries.value = [...this.entries.value.slice(-49), { id: happening.seq, name, text }];
    }
    const view = this.state.view.value;
    if (view && happenings.length && this.state.myTurn.value) this.announcement.value = `${this.announcement.value} ${t("game-your-turn")}`;
  }

  private sentence(happening: Happening): string | null {
    const player = happening.seat != null ? this.state.name(happening.seat) : "";
    switch (happening.kind) {
      case "played":
        return t("game-plays", { player, count: this.tilesLaid.get(happening.seq) ?? 0 });
      case "drew":
        if (happening.seat === this.state.seat.value && this.state.view.value?.last_drawn) {
          return t("game-you-draw", { tile: this.state.tileName(this.state.view.value.last_drawn) });
        }
        return t("game-draws", { player });
      case "passed":
        return t("game-passes", { player });
      case "discarded":
        return t("game-discards", { player, tile: this.state.tileName(happening.tiles?.[0] ?? "J") });
      case "turn-settled":
        return happening.cause === "illegal-table" ? t("game-table-not-legal", { player }) : t("game-time-up", { player });
      case "game-ended":
        return t("game-over");
      default:
        return happeningSentence(happening, (seat) => this.state.name(seat));
    }
  }
}
