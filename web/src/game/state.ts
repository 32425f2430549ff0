/** State of the open room: what the server sent, your draft over it, and what follows from both. */

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Link } from "../wire/connection";
import { displayName } from "../bots/characters";
import * as d from "../board/draft";
import { t } from "../app/i18n";
import { tileName } from "../board/tileName";
import { sort } from "../app/preferences";
import type { EditionInfo, Objection, RoomInfo, SetChecked, TileText, Took, View } from "../wire/protocol";
import { byGroups, byRuns } from "../board/tiles";

export class State {
  readonly link = signal<Link>("connecting");
  readonly refusal = signal<Objection[] | null>(null);
  readonly room = signal<RoomInfo | null>(null);
  readonly view = signal<View | null>(null);
  readonly me = signal("");
  readonly present = signal<ReadonlySet<string>>(new Set());
  readonly edition = signal<EditionInfo | null>(null);
  readonly history = signal<d.History>(d.begin(d.layoutOf([])));
  readonly selected = signal<readonly TileText[]>([]);
  readonly ownOrder = signal<readonly TileText[]>([]);
  /** The draft of another player whose turn it is. */
  readonly watched = signal<d.Layout | null>(null);
  /** What you prepare while it is not your turn; it never leaves the device. */
  readonly plan = signal<d.History | null>(null);
  readonly planShown = signal(true);
  /** Tiles of the plan that a changed table sent back to the rack. */
  readonly planReturned = signal<readonly TileText[]>([]);
  /** The draft is the plan as it was made; nobody else has seen it yet. */
  readonly fromPlan = signal(false);
  readonly checked = signal<ReadonlyMap<number, SetChecked>>(new Map());
  readonly turnObjections = signal<Objection[]>([]);
  readonly objections = signal<Objection[]>([]);
  readonly busy = signal(false);

  /** Everybody who plays on this device. */
  companions: readonly State[] = [this];

  constructor(
    readonly id: string,
    /** Which of the people on this device: 0 is the session itself, the others play along by handing it round. */
    readonly local = 0,
  ) {}

  readonly seat = computed(() => {
    const seats = this.room.value?.seats ?? [];
    const found = seats.findIndex((seat) => seat.player && seat.player === this.me.value);
    return found < 0 ? null : found;
  });
  readonly playing = computed(() => this.view.value?.phase === "playing" && this.room.value?.phase === "playing");
  readonly myTurn = computed(() => this.playing.value && this.seat.value !== null && this.view.value!.turn === this.seat.value && !this.away.value);
  readonly away = computed(() => this.seat.value !== null && Boolean(this.room.value?.seats[this.seat.value]?.bot));
  /** The turn of somebody else in a game in which one sits: time to plan. */
  readonly planning = computed(() => this.playing.value && this.seat.value !== null && !this.myTurn.value && !this.away.value);
  readonly planVisible = computed(() => this.planning.value && this.plan.value !== null && this.planShown.value);
  readonly mayArrange = computed(() => this.myTurn.value || this.planning.value);
  /** The steps that undo and redo change. */
  readonly editing = computed(() => (this.planVisible.value ? this.plan.value! : this.history.value));
  readonly layout = computed(() => d.current(this.editing.value));
  /** The discard or open tile that this draft takes. */
  readonly takenTile = computed(() => this.extraTile(this.layout.value.took));
  readonly hand: ReadonlySignal<readonly TileText[]> = computed(() => {
    const taken = this.takenTile.value;
    const rack = this.view.value?.rack ?? [];
    return taken ? [...rack, taken] : rack;
  });
  readonly placed = computed(() => {
    const there = d.onTable(this.layout.value);
    return this.hand.value.filter((tile) => there.has(tile));
  });
  readonly rack = computed(() => {
    const there = d.onTable(this.layout.value);
    const left = this.hand.value.filter((tile) => !there.has(tile));
    if (sort.value === "runs") return byRuns(left);
    if (sort.value === "groups") return byGroups(left);
    return d.rackOrder(this.ownOrder.value, this.hand.value).filter((tile) => !there.has(tile));
  });
  /** The table on the screen: your draft or plan, or the draft of the player whose turn it is. */
  readonly shown = computed(() => (this.myTurn.value || this.planVisible.value ? null : this.watched.value) ?? this.layout.value);
  /** Tiles that were not on the table when the turn began. */
  readonly newTiles = computed(() => {
    const before = new Set(this.view.value?.table.flat() ?? []);
    return new Set(this.shown.value.sets.flatMap((set) => set.tiles).filter((tile) => !before.has(tile)));
  });
  readonly knobs = computed(() => ({ ...this.edition.value?.knobs, ...this.room.value?.settings.knobs }));
  readonly palette = computed(() => String(this.knobs.value.palette ?? "KOBR"));

  name(seat: number): string {
    const info = this.room.value?.seats[seat];
    if (info?.name) return info.name;
    if (info?.gone) return t("label-former-player");
    if (info?.bot) return displayName(info.bot, seat);
    return this.view.value ? this.view.value.names[seat] || t("label-former-player") : t("web-free-seat");
  }

  /** The one who looks at the screen; after a game on one device that is everybody, and nobody is "you". */
  isMe(seat: number): boolean {
    return seat === this.seat.value && (this.companions.length === 1 || this.view.value?.phase !== "finished");
  }

  tileName(text: TileText): string {
    return tileName(text, this.palette.value);
  }

  extraTile(took: Took): TileText | null {
    const view = this.view.value;
    if (!view) return null;
    if (took === "open-tile") return view.open_tile;
    if (took !== "discard") return null;
    const step = this.knobs.value.play_direction === "anticlockwise" ? 1 : -1;
    return view.seats[(view.turn + step + view.players) % view.players]?.discards.at(-1) ?? null;
  }
}
