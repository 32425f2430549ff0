/** The table: the seats, the sets, your rack and what you can do. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { go } from "../app/route";
import type { GameStore } from "../game/gameStore";
import { RulesSheet } from "../rules/RulesSheet";
import { useAnimatedMoves } from "../ui/animateMoves";
import { Icon } from "../ui/Icon";
import { Actions } from "./Actions";
import { Floating } from "./Floating";
import { useKeys } from "./keys";
import { LastTurn } from "./LastTurn";
import { Notice } from "./Notice";
import { Prompts } from "./Prompts";
import { Rack } from "./Rack";
import { Result } from "./Result";
import { Pool, Seats } from "./Seats";
import { Surface, Tidy } from "./Surface";
import { MenuButton } from "./TableMenu";

/** Milliseconds in which the tiles of another player move to their places. */
const WATCHED_DURATION = 420;

export function TableScreen({ game }: { game: GameStore }) {
  const sheet = useSignal<string | null>(null);
  const replay = useSignal(false);
  const zoom = useSignal(1);
  const view = game.state.view.value!;
  const shown = game.state.shown.value;
  const rack = game.state.rack.value;
  useAnimatedMoves(
    `${shown.sets.map((set) => `${set.id}:${set.tiles.join()}`).join("|")}#${rack.join()}#${game.positions.rearranged.value}`,
    shown === game.state.watched.value ? WATCHED_DURATION : undefined,
  );
  useKeys(game);
  useFocusFollowsTile();
  const over = view.phase === "finished";
  return (
    <main class={`play palette-${game.state.palette.value}${over ? " over" : ""}`}>
      <header class="top" data-players={view.players}>
        <button class="icon-button" aria-label={t("web-leave")} onClick={() => go("")}>
          <Icon name="back" />
        </button>
        <Seats game={game} />
        <Pool game={game} />
        <div class="top-tools">
          <Tidy game={game} zoom={zoom} />
          <button
            class="icon-button"
            aria-label={t("web-last-turn")}
            disabled={!game.turnLog.recentTurns.value.length}
            onClick={() => (replay.value = true)}
          >
            <Icon name="replay" />
          </button>
          <button class="icon-button" aria-label={t("web-rules")} onClick={() => (sheet.value = "")}>
            <Icon name="book" />
          </button>
          <MenuButton game={game} />
        </div>
      </header>
      <h1 class="hidden">{t("label-table")}</h1>
      {over && <Result game={game} />}
      {replay.value && game.turnLog.recentTurns.value.length ? (
        <LastTurn game={game} onClose={() => (replay.value = false)} />
      ) : (
        <Surface game={game} zoom={zoom} sets={shown.sets} />
      )}
      {!over && (
        <section class="tray" aria-label={t("label-rack")}>
          <Notice game={game} onRule={(section) => (sheet.value = section)} />
          <Prompts game={game} />
          {game.state.seat.value !== null && <Rack game={game} tiles={rack} />}
          {game.state.seat.value !== null && <Actions game={game} />}
        </section>
      )}
      <Floating game={game} />
      <div class="hidden" role="status" aria-live="polite">
        {game.turnLog.announcement.value}
      </div>
      {sheet.value !== null && <RulesSheet game={game} section={sheet.value} onClose={() => (sheet.value = null)} />}
    </main>
  );
}

/** The rack and the table each have one tile that Tab leads to; tiles come and go, that stays so. */
function keepOneTabStop(): void {
  for (const place of [".rack", ".surface"]) {
    const all = [...document.querySelectorAll<HTMLElement>(`${place} [data-tile]`)];
    const stops = all.filter((element) => element.tabIndex === 0);
    if (stops.length === 1) continue;
    const stop = all.find((element) => element === document.activeElement) ?? stops[0] ?? all[0];
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
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
}
