/** The table: everybody's seats, the sets, the own rack and what can be done with it. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { DraftSet } from "../draft";
import { rackTileSize, tableTileSize } from "../fit";
import type { Game } from "../game";
import { t } from "../i18n";
import { Icon } from "../icons";
import { largeTiles } from "../preferences";
import type { TileText } from "../protocol";
import { go } from "../route";
import { Actions } from "./Actions";
import { startDrag, wasDrag } from "./drag";
import { useGlide } from "./glide";
import { useKeys } from "./keys";
import { Notice, objectionsOf } from "./Notice";
import { Floating } from "./Floating";
import { LastTurn } from "./LastTurn";
import { Prompts } from "./Prompts";
import { Result } from "./Result";
import { RulesSheet } from "./RulesSheet";
import { Seats } from "./Seats";
import { MenuButton } from "./TableMenu";
import { tap, type Place } from "./tap";
import { Engraving, stoneClass } from "./Tile";

export function TableScreen({ game }: { game: Game }) {
  const sheet = useSignal<string | null>(null);
  const replay = useSignal(false);
  const pointed = useSignal<number | null>(null);
  const view = game.view.value!;
  const shown = game.shown.value;
  const rack = game.rack.value;
  useGlide(`${shown.sets.map((set) => `${set.id}:${set.tiles.join()}`).join("|")}#${rack.join()}`);
  useKeys(game);
  useFocusKept();
  const over = view.phase === "finished";
  return (
    <main class={`play palette-${game.palette.value}`}>
      <header class="top">
        <button class="icon-button" aria-label={t("web-leave")} onClick={() => go("")}>
          <Icon name="back" />
        </button>
        <Seats game={game} />
        <div class="top-tools">
          <button class="icon-button" aria-label={t("web-last-turn")} disabled={!game.lastTurn.value} onClick={() => (replay.value = true)}>
            <Icon name="replay" />
          </button>
          <button class="icon-button" aria-label={t("web-rules")} onClick={() => (sheet.value = "")}>
            <Icon name="book" />
          </button>
          <MenuButton game={game} />
        </div>
      </header>
      <h1 class="hidden">{t("label-table")}</h1>
      {replay.value && game.lastTurn.value ? (
        <LastTurn game={game} onClose={() => (replay.value = false)} />
      ) : (
        <Surface game={game} sets={shown.sets} pointed={(id) => (pointed.value = id)} />
      )}
      {over ? (
        <Result game={game} />
      ) : (
        <section class="tray" aria-label={t("label-rack")}>
          <Notice game={game} pointed={pointed.value} onRule={(section) => (sheet.value = section)} />
          <Prompts game={game} />
          {game.seat.value !== null && <Rack game={game} tiles={rack} />}
          {game.seat.value !== null && <Actions game={game} />}
        </section>
      )}
      <Floating game={game} />
      <div class="hidden" role="status" aria-live="polite">
        {game.said.value}
      </div>
      {sheet.value !== null && <RulesSheet game={game} section={sheet.value} onClose={() => (sheet.value = null)} />}
    </main>
  );
}

function onTile(game: Game, text: TileText, place: Place, row: readonly TileText[]): void {
  if (wasDrag()) return;
  if (!game.myTurn.value && place !== "rack") return;
  const found = tap(text, place, row, game.selected.value);
  if (found.kind === "select") game.selected.value = found.tiles;
  else game.put(game.selected.value, found.to === "rack" ? { kind: "rack" } : { kind: "set", id: found.to });
}

function TileButton({ game, text, place, row, first }: { game: Game; text: TileText; place: Place; row: readonly TileText[]; first: boolean }) {
  const chosen = game.selected.value.includes(text);
  const view = game.view.value!;
  const hint = game.hint.value;
  const marks = [
    stoneClass(text),
    chosen ? "chosen" : "",
    place !== "rack" && game.fresh.value.has(text) ? "fresh" : "",
    place === "rack" && view.last_drawn === text ? "drawn" : "",
    hint && hint.stage >= 2 && hint.hint.tiles.includes(text) ? "hinted" : "",
  ];
  const where = place === "rack" ? t("word-rack") : t("web-in-set", { tiles: row.map((one) => game.tileName(one)).join(", ") });
  return (
    <button
      type="button"
      class={marks.join(" ").trim()}
      data-tile={text}
      tabIndex={first ? 0 : -1}
      aria-pressed={chosen}
      aria-label={`${game.tileName(text)}${view.last_drawn === text && place === "rack" ? `, ${t("web-new-tile")}` : ""} (${where})`}
      onPointerDown={(event) => startDrag(event, game, text, null)}
      onClick={() => onTile(game, text, place, row)}
    >
      <Engraving text={text} />
    </button>
  );
}

function Surface({ game, sets, pointed }: { game: Game; sets: readonly DraftSet[]; pointed(id: number | null): void }) {
  const area = useRef<HTMLDivElement>(null);
  const zoom = useSignal(1);
  const lengths = sets.map((set) => set.tiles.length).join();
  const large = largeTiles.value === "on";
  useLayoutEffect(() => {
    const element = area.current!;
    const fit = () => {
      const room = { width: element.clientWidth - 16, height: element.clientHeight - 14 };
      const best = tableTileSize(
        lengths ? lengths.split(",").map(Number) : [],
        room,
        large ? 34 : room.width < 500 ? 22 : 28,
        large ? 72 : room.width < 500 ? 46 : 58,
      );
      element.style.setProperty("--tile", `${Math.round(best * zoom.value)}px`);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [lengths, large, zoom.value]);
  usePinch(area, (factor) => (zoom.value = Math.min(2.5, Math.max(0.6, zoom.value * factor))));
  const onSurface = (event: MouseEvent) => {
    if (wasDrag() || (event.target as Element).closest("[data-tile], [data-set]")) return;
    if (game.selected.value.length && game.myTurn.value) game.put(game.selected.value, { kind: "new" });
    else game.selected.value = [];
  };
  const empty = !sets.length;
  const choosing = game.selected.value.length > 0 && game.myTurn.value;
  return (
    // the way without a pointer is the key N and the button below
    <div class={`surface${choosing ? " choosing" : ""}`} ref={area} onClick={onSurface}>
      {empty && <p class="surface-empty">{t("game-table-empty")}</p>}
      <ul class="sets" aria-label={t("label-table")}>
        {sets.map((set, i) => (
          <SetOnTable key={set.id} game={game} set={set} first={i === 0} pointed={pointed} />
        ))}
        {choosing && (
          <li class="set-new">
            <button type="button" class="new-set" onClick={() => game.put(game.selected.value, { kind: "new" })}>
              {t("web-new-set")}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function SetOnTable({ game, set, first, pointed }: { game: Game; set: DraftSet; first: boolean; pointed(id: number | null): void }) {
  const wrong = objectionsOf(game, set).length > 0;
  return (
    <li
      class={`set${wrong ? " wrong" : ""}`}
      data-set={set.id}
      onPointerEnter={() => pointed(set.id)}
      onPointerLeave={() => pointed(null)}
      onFocusIn={() => pointed(set.id)}
    >
      {game.myTurn.value && set.tiles.length > 1 && (
        <span
          class="grip"
          aria-hidden="true"
          onPointerDown={(event) => startDrag(event, game, set.tiles[0]!, set.tiles)}
          onClick={() => !wasDrag() && (game.selected.value = [...set.tiles])}
        />
      )}
      {set.tiles.map((text, i) => (
        <TileButton key={text} game={game} text={text} place={set.id} row={set.tiles} first={first && i === 0} />
      ))}
    </li>
  );
}

function Rack({ game, tiles }: { game: Game; tiles: readonly TileText[] }) {
  const area = useRef<HTMLDivElement>(null);
  const held = useComputed(() => game.hand.value.length);
  const large = largeTiles.value === "on";
  const count = held.value;
  useLayoutEffect(() => {
    const element = area.current!;
    const fit = () => {
      const width = element.clientWidth - 12;
      const size = rackTileSize(count, width, large ? 40 : width < 500 ? 30 : 38, large ? 68 : width < 500 ? 46 : 58);
      element.style.setProperty("--tile", `${size}px`);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [count, large]);
  const onRack = (event: MouseEvent) => {
    if (wasDrag() || (event.target as Element).closest("[data-tile]")) return;
    if (game.selected.value.length) game.put(game.selected.value, { kind: "rack" });
  };
  return (
    <div class="rack" ref={area} role="group" aria-label={t("label-rack")} onClick={onRack}>
      {tiles.map((text, i) => (
        <TileButton key={text} game={game} text={text} place="rack" row={tiles} first={i === 0} />
      ))}
    </div>
  );
}

/** Two fingers or the wheel with Ctrl make the table larger and smaller. */
function usePinch(area: { current: HTMLElement | null }, by: (factor: number) => void): void {
  useEffect(() => {
    const element = area.current!;
    const touches = new Map<number, { x: number; y: number }>();
    let apart = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / 300));
    };
    const distance = () => {
      const [a, b] = [...touches.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      apart = distance();
    };
    const onMove = (event: PointerEvent) => {
      if (!touches.has(event.pointerId)) return;
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = distance();
      if (apart && now) by(now / apart);
      apart = now;
    };
    const onUp = (event: PointerEvent) => {
      touches.delete(event.pointerId);
      apart = distance();
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("pointerdown", onDown);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onUp);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("pointerdown", onDown);
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onUp);
    };
  }, []);
}

/** A tile that moves is made anew elsewhere; the focus goes with it. */
function useFocusKept(): void {
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
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

