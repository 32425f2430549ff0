/** The table: the seats, the sets, your rack and what you can do. */

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { sidePanel } from "../app/preferences";
import { go } from "../app/route";
import type { GameStore } from "../game/gameStore";
import type { SeenTurn } from "../game/turnLog";
import { useAnimatedMoves } from "../ui/animateMoves";
import { Help } from "../ui/Help";
import { IconButton } from "../ui/IconButton";
import { lazyPart } from "../ui/lazily";
import { useTitle } from "../ui/Page";
import { Actions } from "./Actions";
import { Away } from "./Away";
import { useAwake } from "./awake";
import { Bell } from "./Bell";
import { useBand } from "./band";
import { carrying } from "./carrying";
import { Floating, SeatBubble } from "./Floating";
import { CarryTip } from "./HandTip";
import { JokerHelp } from "./JokerHelp";
import { Knocks } from "./Knocks";
import { useKeys, useVocabulary } from "./keys";
import { LastTurn } from "./LastTurn";
import { Leaving, leavesGame } from "./Leaving";
import { MenuButton } from "./MenuButton";
import { Notice } from "./Notice";
import { Piles, Stacks } from "./Piles";
import { Prompts } from "./Prompts";
import { Rack } from "./Rack";
import { Pool, Seats } from "./Seats";
import { SettledCard } from "./SettledCard";
import { SidePanel, UnfoldPanel } from "./SidePanel";
import { Surface, Tidy } from "./Surface";
import { tableTitle } from "./tableTitle";
import { Voices } from "./Voices";
import { WelcomeBack } from "./WelcomeBack";

// a game begins without them
const Result = lazyPart(
  () => import("./Result").then((file) => file.Result),
  () => <section class="result" />,
);
const RulesSheet = lazyPart(() => import("../rules/RulesSheet").then((file) => file.RulesSheet));
const KeysSheet = lazyPart(() => import("./KeysSheet").then((file) => file.KeysSheet));
const Story = lazyPart(() => import("./Story").then((file) => file.Story));
const TypedLine = lazyPart(() => import("./TypedLine").then((file) => file.TypedLine));

/** Milliseconds in which the tiles of another player move to their places. */
const WATCHED_DURATION = 420;

export function TableScreen({ game }: { game: GameStore }) {
  const sheet = useSignal<string | null>(null);
  const replay = useSignal<readonly SeenTurn[] | null>(null);
  const replayed = useSignal(0);
  const leaving = useSignal(false);
  const zoom = useSignal(1);
  const waits = useSignal(false);
  const watch = (turns: readonly SeenTurn[], stepwise = false) => {
    waits.value = stepwise;
    replay.value = turns;
    replayed.value += 1;
  };
  const view = game.state.view.value!;
  const shown = game.state.shown.value;
  const rack = game.state.rack.value;
  useAnimatedMoves(
    `${shown.sets.map((set) => `${set.id}:${set.tiles.join()}`).join("|")}#${rack.join()}#${game.positions.rearranged.value}#${carrying.value}`,
    shown === game.state.watched.value ? WATCHED_DURATION : undefined,
  );
  const beside = useSignal<"keys" | "story" | null>(null);
  const typing = useSignal(false);
  const words = useVocabulary(game);
  const ways = {
    onType: () => (typing.value = game.state.view.value?.phase !== "finished"),
    onHelp: () => (beside.value = "keys"),
    onStory: () => (beside.value = "story"),
    onEscape: () => (replay.value = null),
  };
  useWhatsDone(game, () => (replay.value = null));
  useKeys(game, words, ways);
  useBand(game);
  useAwake(game);
  useTitle(tableTitle(game));
  useFocusFollowsTile();
  const over = view.phase === "finished";
  const leave = () => {
    leaving.value = leavesGame(game);
    if (!leaving.value) go("");
  };
  /** The first touch of a tile is enough to be back, and to go on after the clock took a turn. */
  const onTouch = (event: Event) => {
    if (!(event.target as Element).closest("[data-tile]")) return;
    if (game.state.away.value) game.commands.comeBack();
    if (game.state.myTurn.value) game.turnLog.dismissSettled();
  };
  return (
    <main class={`play palette-${game.state.palette.value}${over ? " over" : ""}`} data-panel={sidePanel.value}>
      <header class="top" data-players={view.players}>
        <IconButton icon="back" look="top-back wide-only" label={t("web-leave")} onClick={leave} />
        <Seats game={game} />
        <Pool game={game} />
        <div class="top-tools">
          <SeatBubble game={game} seat={null} />
          <Tidy game={game} zoom={zoom} />
          <IconButton icon="book" look="wide-only" label={t("web-rules")} onClick={() => (sheet.value = "")} />
          <Bell />
          <MenuButton game={game} onRules={() => (sheet.value = "")} ways={ways} />
          {!over && <UnfoldPanel />}
        </div>
      </header>
      <h1 class="hidden">{t("label-table")}</h1>
      {over && <Result game={game} onWatch={watch} onRule={(section) => (sheet.value = section)} />}
      {!over && <Away game={game} />}
      {!over && <Knocks game={game} />}
      {replay.value?.length ? (
        <LastTurn key={replayed.value} game={game} turns={replay.value} waits={waits.value} onClose={() => (replay.value = null)} />
      ) : (
        <Surface game={game} zoom={zoom} sets={shown.sets} />
      )}
      {!over && <CarryTip game={game} />}
      {!over && <Piles game={game} />}
      {!over && <Stacks game={game} />}
      {!over && (
        <section
          class={`tray${game.clock.lastSeconds.value ? " last-seconds" : ""}`}
          aria-label={t("ear-your-side")}
          onPointerDownCapture={onTouch}
          onKeyDownCapture={(event) => (event.key === "Enter" || event.key === " ") && onTouch(event)}
        >
          <Notice
            game={game}
            onRule={(section) => (sheet.value = section)}
            onShowAgain={(waits) => watch(game.turnLog.recentTurns.value, waits)}
          />
          <Prompts game={game} onWatch={watch} />
          {typing.value && game.state.seat.value !== null && (
            <TypedLine
              game={game}
              words={words}
              ways={{ onHelp: ways.onHelp, onQuit: leave }}
              onClose={() => (typing.value = false)}
            />
          )}
          {game.state.seat.value !== null && <Rack game={game} tiles={rack} />}
          {game.state.seat.value !== null && <Actions game={game} />}
        </section>
      )}
      {!over && <SettledCard game={game} onRule={(section) => (sheet.value = section)} />}
      {!over && <SidePanel game={game} />}
      {!over && !replay.value && <WelcomeBack game={game} onShow={watch} />}
      <Floating game={game} />
      <JokerHelp game={game} />
      <Help />
      <Voices game={game} />
      {beside.value === "keys" && <KeysSheet onClose={() => (beside.value = null)} />}
      {beside.value === "story" && <Story game={game} onClose={() => (beside.value = null)} />}
      {leaving.value && <Leaving game={game} onClose={() => (leaving.value = false)} />}
      {sheet.value !== null && <RulesSheet game={game} section={sheet.value} onClose={() => (sheet.value = null)} />}
    </main>
  );
}

/** What a player does at the table, and every new state of the game, belongs to the table as it is: old turns are shown no longer. */
function useWhatsDone(game: GameStore, act: () => void): void {
  const version = useComputed(() => game.state.view.value?.version);
  useSignalEffect(() => {
    const { seat, selected, editing, busy } = game.state;
    const waited = [version, selected, editing, busy, game.hints.shown, game.commands.askedAgain, game.objections.complains];
    // what is read is what is waited for
    for (const signal of waited) signal.value;
    if (seat.value !== null) act();
  });
}

/** The order of the rack when one was there last, and at which tile: when that has gone, its neighbour is the place. */
let lastPlace = { order: [] as string[], at: 0 };

function stayed(where: string, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (where !== ".rack") return undefined;
  const { order, at } = lastPlace;
  const there = new Map(all.map((element) => [element.dataset.tile!, element]));
  const nearest = [...order.slice(at), ...order.slice(0, at).reverse()].find((tile) => there.has(tile));
  return nearest === undefined ? undefined : there.get(nearest);
}

function rememberPlace(target: HTMLElement): void {
  const rack = target.closest(".rack");
  if (!rack || !target.dataset.tile) return;
  const order = [...rack.querySelectorAll<HTMLElement>("[data-tile]")].map((tile) => tile.dataset.tile!);
  lastPlace = { order, at: order.indexOf(target.dataset.tile) };
}

/** Whoever comes to a tile, by whatever way, comes back to it with Tab. */
function keepTabStopAt(tile: HTMLElement): void {
  const group = tile.closest(".rack, .surface");
  for (const other of group?.querySelectorAll<HTMLElement>("[data-tile]") ?? []) other.tabIndex = other === tile ? 0 : -1;
}

/** The rack and the table each have one tile that Tab leads to; tiles come and go, that stays so. */
function keepOneTabStop(): void {
  for (const place of [".rack", ".surface"]) {
    const all = [...document.querySelectorAll<HTMLElement>(`${place} [data-tile]`)];
    const stops = all.filter((element) => element.tabIndex === 0);
    if (stops.length === 1) continue;
    const stop = all.find((element) => element === document.activeElement) ?? stops[0] ?? stayed(place, all) ?? all[0];
    for (const element of all) element.tabIndex = element === stop ? 0 : -1;
  }
}

/** A tile that moves becomes a new element; the focus follows it. */
function useFocusFollowsTile(): void {
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    keepOneTabStop();
    if (last.current && (document.activeElement === document.body || !document.activeElement)) {
      const again = document.querySelector<HTMLElement>(`[data-tile="${last.current}"]`);
      (again ?? document.querySelector<HTMLElement>(".rack [data-tile]"))?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      last.current = (event.target as HTMLElement).dataset.tile ?? null;
      rememberPlace(event.target as HTMLElement);
      if (last.current) keepTabStopAt(event.target as HTMLElement);
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
}
