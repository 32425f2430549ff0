/** State of the open room: what the server sent, your draft over it, and what follows from both. Components read it and write nothing. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { t } from "../app/i18n";
import { sort } from "../app/preferences";
import * as d from "../board/draft";
import { tileName } from "../board/tileName";
import { byGroups, byRuns } from "../board/tiles";
import { displayName } from "../bots/characters";
import type { Link } from "../wire/connection";
import type { EditionInfo, LocalisedObjection, RoomInfo, SetChecked, TileText, Took, View } from "../wire/protocol.gen";

/** The signals that all else follows from. Only the store and its parts write them. */
export const newSources = () => ({
  link: signal<Link>("connecting"),
  /** Why the server does not let us into the room. */
  refusal: signal<readonly LocalisedObjection[] | null>(null),
  room: signal<RoomInfo | null>(null),
  view: signal<View | null>(null),
  me: signal(""),
  present: signal<ReadonlySet<string>>(new Set()),
  edition: signal<EditionInfo | null>(null),
  history: signal<d.History>(d.begin(d.layoutOf([]))),
  selected: signal<readonly TileText[]>([]),
  ownOrder: signal<readonly TileText[]>([]),
  /** The draft of another player whose turn it is. */
  watched: signal<d.Layout | null>(null),
  /** What you prepare while it is not your turn; it never leaves the device. */
  plan: signal<d.History | null>(null),
  planShown: signal(true),
  /** Tiles of the plan that a changed table sent back to the rack. */
  planReturned: signal<readonly TileText[]>([]),
  /** The draft is the plan as it was made; nobody else has seen it yet. */
  fromPlan: signal(false),
  checked: signal<ReadonlyMap<number, SetChecked>>(new Map()),
  turnObjections: signal<readonly LocalisedObjection[]>([]),
  /** Why the last request was refused. */
  refused: signal<readonly LocalisedObjection[]>([]),
  /** The set under the pointer or with the focus. */
  pointedSet: signal<number | null>(null),
  busy: signal(false),
  /** How many people play on this device. */
  playersHere: signal(1),
});

export type Sources = ReturnType<typeof newSources>;

type ReadOnly<T> = { readonly [Name in keyof T]: T[Name] extends Signal<infer Value> ? ReadonlySignal<Value> : T[Name] };

export type State = ReturnType<typeof stateOf>;

export function stateOf(sources: ReadOnly<Sources>) {
  const { room, view, me, edition, history, ownOrder, watched, plan, planShown, playersHere } = sources;
  const seat = computed(() => {
    const found = (room.value?.seats ?? []).findIndex((chair) => chair.player && chair.player === me.value);
    return found < 0 ? null : found;
  });
  const playing = computed(() => view.value?.phase === "playing" && room.value?.phase === "playing");
  /** A bot plays for you. */
  const away = computed(() => seat.value !== null && Boolean(room.value?.seats[seat.value]?.bot));
  const myTurn = computed(() => playing.value && seat.value !== null && view.value!.turn === seat.value && !away.value);
  /** Another player's turn in a game in which you sit: time to plan. */
  const planning = computed(() => playing.value && seat.value !== null && !myTurn.value && !away.value);
  const planVisible = computed(() => planning.value && plan.value !== null && planShown.value);
  const mayArrange = computed(() => myTurn.value || planning.value);
  /** The steps that undo and redo change. */
  const editing = computed(() => (planVisible.value ? plan.value! : history.value));
  const layout = computed(() => d.current(editing.value));
  const knobs = computed(() => ({ ...edition.value?.knobs, ...room.value?.settings.knobs }));
  const palette = computed(() => String(knobs.value.palette ?? "KOBR"));

  /** The discard or the open tile, if there is one. */
  const extraTile = (took: Took): TileText | null => {
    const now = view.value;
    if (!now) return null;
    if (took === "open-tile") return now.open_tile;
    if (took !== "discard") return null;
    const step = knobs.value.play_direction === "anticlockwise" ? 1 : -1;
    return now.seats[(now.turn + step + now.players) % now.players]?.discards.at(-1) ?? null;
  };

  const hand = computed((): readonly TileText[] => {
    const taken = extraTile(layout.value.took);
    const rack = view.value?.rack ?? [];
    return taken ? [...rack, taken] : rack;
  });
  const placed = computed(() => {
    const there = d.onTable(layout.value);
    return hand.value.filter((tile) => there.has(tile));
  });
  const rack = computed(() => {
    const there = d.onTable(layout.value);
    const left = hand.value.filter((tile) => !there.has(tile));
    if (sort.value === "runs") return byRuns(left);
    if (sort.value === "groups") return byGroups(left);
    return d.rackOrder(ownOrder.value, hand.value).filter((tile) => !there.has(tile));
  });
  /** The table on the screen: your draft or plan, or the draft of the player whose turn it is. */
  const shown = computed(() => (myTurn.value || planVisible.value ? null : watched.value) ?? layout.value);
  /** Tiles that were not on the table when the turn began. */
  const newTiles = computed(() => {
    const before = new Set(view.value?.table.flat() ?? []);
    return new Set(shown.value.sets.flatMap((set) => set.tiles).filter((tile) => !before.has(tile)));
  });

  /** What the player in a seat is called. */
  const name = (of: number): string => {
    const info = room.value?.seats[of];
    if (info?.name) return info.name;
    if (info?.gone) return t("label-former-player");
    if (info?.bot) return displayName(info.bot, of);
    return view.value ? view.value.names[of] || t("label-former-player") : t("web-free-seat");
  };
  /** Whether "you" means this seat; after a game on a shared device it means nobody. */
  const isMe = (of: number): boolean => of === seat.value && (playersHere.value === 1 || view.value?.phase !== "finished");

  return {
    ...sources,
    seat,
    away,
    myTurn,
    planning,
    planVisible,
    mayArrange,
    editing,
    layout,
    hand,
    placed,
    rack,
    shown,
    newTiles,
    knobs,
    palette,
    name,
    isMe,
    extraTile,
    tileName: (text: TileText): string => tileName(text, palette.value),
  };
}
