/** State of the open room: what the server sent, your draft over it, and what follows from both. Components read it and write nothing. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { t } from "../app/i18n";
import { sort } from "../app/preferences";
import * as d from "../board/draft";
import { type Meaning, meanings, readings } from "../board/reading";
import { type TileForm, tileName } from "../board/tileName";
import { byGroups, byRuns, parseTile } from "../board/tiles";
import { displayName } from "../bots/characters";
import type { Link } from "../wire/connection";
import type { Knobs } from "../wire/knobs";
import type { AwayInfo, Knocked, LocalisedObjection, RoomInfo, SetChecked, TileText, Took, View } from "../wire/protocol.gen";

/** The signals that all else follows from. Only the store and its parts write them. */
export const newSources = () => ({
  link: signal<Link>("connecting"),
  /** Why the server does not let us into the room. */
  refusal: signal<readonly LocalisedObjection[] | null>(null),
  room: signal<RoomInfo | null>(null),
  view: signal<View | null>(null),
  me: signal(""),
  present: signal<ReadonlySet<string>>(new Set()),
  /** Who is away from a running game, and when a bot sits in for them. */
  awaited: signal<readonly AwayInfo[]>([]),
  /** Names of people who look at a table that waits for players. */
  watching: signal<readonly string[]>([]),
  /** Who knocks at a private table. */
  knocks: signal<readonly Knocked[]>([]),
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
  /** The draft that `checked` and `turnObjections` are about, and what it is worth as an opening. */
  judged: signal<{ key: string; points: number | null } | null>(null),
  /** The draft that somebody tried to play although it is no turn yet: only then what is missing is pointed out. */
  complainedAbout: signal<string | null>(null),
  /** Why the last request was refused. */
  refused: signal<readonly LocalisedObjection[]>([]),
  /** The set under the pointer or with the focus. */
  pointedSet: signal<number | null>(null),
  /** Sets in which the chosen tile fits: they glow until one is chosen. */
  glowingSets: signal<ReadonlySet<number>>(new Set()),
  busy: signal(false),
  /** How many people play on this device. */
  playersHere: signal(1),
});

export type Sources = ReturnType<typeof newSources>;

type ReadOnly<T> = { readonly [Name in keyof T]: T[Name] extends Signal<infer Value> ? ReadonlySignal<Value> : T[Name] };

export type State = ReturnType<typeof stateOf>;

export function stateOf(sources: ReadOnly<Sources>) {
  const { room, view, me, history, ownOrder, watched, plan, planShown, playersHere } = sources;
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
  const knobs = computed((): Knobs => room.value?.rules ?? {});
  const palette = computed(() => String(knobs.value.palette ?? "KOBR"));

  /** Whose discard may be taken by the player whose turn it is. */
  const seatBefore = computed(() => {
    const now = view.value;
    const step = knobs.value.play_direction === "anticlockwise" ? 1 : -1;
    return now ? (now.turn + step + now.players) % now.players : 0;
  });

  /** The discard or the open tile, if there is one. */
  const extraTile = (took: Took): TileText | null => {
    const now = view.value;
    if (!now) return null;
    if (took === "open-tile") return now.open_tile;
    if (took !== "discard") return null;
    return now.seats[seatBefore.value]?.discards.at(-1) ?? null;
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
    const guests = layout.value.guests ?? [];
    const left = [...hand.value.filter((tile) => !there.has(tile)), ...guests];
    if (sort.value === "runs") return byRuns(left);
    if (sort.value === "groups") return byGroups(left);
    return [...d.rackOrder(ownOrder.value, hand.value).filter((tile) => !there.has(tile)), ...guests];
  });
  /** The table on the screen: your draft or plan, or the draft of the player whose turn it is. */
  const shown = computed((): d.Layout => {
    const now = (myTurn.value || planVisible.value ? null : watched.value) ?? layout.value;
    if (!now.guests?.length) return now;
    const guests = new Set(now.guests);
    return { ...now, sets: now.sets.filter((set) => !(set.tiles.length === 1 && guests.has(set.tiles[0]!))) };
  });
  /** Jokers of the table that are free: they lie alone, on the table or as guests on the rack, and have to be used in this turn. */
  const wonJokers = computed((): ReadonlySet<TileText> => {
    if (!mayArrange.value) return new Set();
    const before = new Set(editing.value.steps[0]!.sets.flatMap((set) => set.tiles));
    const alone = layout.value.sets.flatMap((set) => (set.tiles.length === 1 ? set.tiles : []));
    return new Set(alone.filter((tile) => parseTile(tile).joker && before.has(tile)));
  });
  /** Every set of the plan is one; whether its tiles make a legal turn the server says when it comes. */
  const isSet = (tiles: readonly TileText[]): boolean => readings(tiles, knobs.value).length > 0;
  const planHolds = computed(() => plan.value !== null && d.current(plan.value).sets.every((set) => isSet(set.tiles)));
  /** A set of a plan that is shown and is none yet. */
  const isUnfinishedPlan = (tiles: readonly TileText[]): boolean => planVisible.value && !isSet(tiles);
  /** The numbers that were declared for a set that lies on the table as it lay. */
  const declaredOf = (tiles: readonly TileText[]): readonly number[] => {
    const now = view.value;
    if (!now?.declared.length) return [];
    const at = now.table.findIndex((lying) => lying.join() === tiles.join());
    return (at >= 0 && now.declared[at]) || [];
  };
  /** What each joker on the table stands for. */
  const meant = computed((): ReadonlyMap<TileText, Meaning> => {
    const found = shown.value.sets.flatMap((set) => [...meanings(set.tiles, knobs.value, declaredOf(set.tiles))]);
    return new Map(found);
  });
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
    wonJokers,
    planHolds,
    isUnfinishedPlan,
    meant,
    declaredOf,
    knobs,
    palette,
    name,
    isMe,
    extraTile,
    seatBefore,
    tileName: (text: TileText, form?: TileForm): string => tileName(text, palette.value, form),
  };
}
