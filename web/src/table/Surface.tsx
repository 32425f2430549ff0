/** The table itself: sets in their places, as large as the space allows. */

import { type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { largeTiles } from "../app/preferences";
import type { DraftSet } from "../board/draft";
import { footprint, inReadingOrder, LINE, type Placement, type Position, placeSets } from "../board/placement";
import { type Room, SET_PADDING } from "../board/tileSize";
import type { GameStore } from "../game/gameStore";
import { Icon } from "../ui/Icon";
import { startDrag, wasDrag } from "./drag";
import { TileButton } from "./TileButton";
import { usePan, useZoom } from "./zoom";

interface SurfaceProps {
  game: GameStore;
  zoom: Signal<number>;
  sets: readonly DraftSet[];
}

/** The smallest and the largest tiles on a table of this width. */
export function tileLimits(width: number, large: boolean): [smallest: number, largest: number] {
  if (large) return width < 500 ? [34, 60] : [40, 80];
  return width < 500 ? [20, 46] : [28, 58];
}

/** From this width on the result of a game stands beside the table; as in the style sheet. */
const BESIDE = 900;

export function Surface({ game, zoom, sets }: SurfaceProps) {
  const area = useRef<HTMLDivElement>(null);
  const room = useSignal<Room>({ width: Math.min(innerWidth, 1400) - 16, height: innerHeight * 0.5 });
  useZoom(area, zoom);
  usePan(area);
  const [smallest, largest] = tileLimits(room.value.width, largeTiles.value === "on");
  // after the game a narrow page scrolls past the result to the whole table
  const space =
    game.state.view.value?.phase === "finished" && innerWidth < BESIDE ? { ...room.value, height: Infinity } : room.value;
  const standing = sets.map((set) => ({ id: set.id, length: set.tiles.length }));
  const placed = useMemo(
    () => placeSets(standing, game.positions.known, space, smallest, largest),
    [standing.map((set) => `${set.id}:${set.length}`).join(), space.width, space.height, smallest, game.positions.rearranged.value],
  );
  useLayoutEffect(() => game.editor.storePositions(placed));
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width !== room.value.width || height !== room.value.height) room.value = { width, height };
    });
    watch.observe(area.current!);
    return () => watch.disconnect();
  }, []);
  const size = placed.size * zoom.value;
  const onSurface = (event: MouseEvent) => {
    if (wasDrag() || (event.target as Element).closest("[data-tile], [data-set], button")) return;
    if (game.state.selected.value.length && game.state.mayArrange.value) {
      game.editor.putSelected(
        { kind: "new" },
        positionAt(area.current!, event.clientX, event.clientY, game.state.selected.value.length),
      );
    } else game.editor.select([]);
  };
  const choosing = game.state.selected.value.length > 0 && game.state.mayArrange.value;
  return (
    // the way without a pointer is the key N and the button above the rack
    <div
      class={`surface${choosing ? " choosing" : ""}${game.state.planVisible.value ? " planned" : ""}`}
      ref={area}
      style={{ "--tile": `${size}px` }}
      onClick={onSurface}
    >
      {!sets.length && <p class="surface-empty">{t("game-table-empty")}</p>}
      <ul class="sets" aria-label={t("label-table")} style={boardSize(placed, size)}>
        {inReadingOrder(sets, placed.positions).map((set, i) => (
          <SetOnTable
            key={set.id}
            game={game}
            set={set}
            position={placed.positions.get(set.id)!}
            columns={placed.columns}
            first={i === 0}
          />
        ))}
      </ul>
    </div>
  );
}

/** All sets in order and in view again; there only when somebody changed that. */
export function Tidy({ game, zoom }: { game: GameStore; zoom: Signal<number> }) {
  void game.positions.rearranged.value;
  const onTidy = () => {
    zoom.value = 1;
    game.editor.tidy();
  };
  if (zoom.value === 1 && ![...game.positions.known.values()].some((position) => position.pinned)) return null;
  return (
    <button class="icon-button" aria-label={t("web-tidy")} title={t("web-tidy")} onClick={onTidy}>
      <Icon name="tidy" />
    </button>
  );
}

export const boardSize = (placed: Placement, size: number): Record<string, string> => ({
  width: `${placed.columns * size}px`,
  height: `${placed.lines * LINE * size}px`,
});

/** Where a set stands, in widths of a tile; half a pixel more than its tiles need, so that rounding breaks no line. */
export const positionStyle = (position: Position, length: number, columns: number): Record<string, string> => ({
  left: `calc(var(--tile) * ${position.x.toFixed(3)})`,
  top: `calc(var(--tile) * ${(position.line * LINE).toFixed(3)})`,
  width: `calc(var(--tile) * ${footprint(length, columns).wide.toFixed(3)} + 0.5px)`,
});

/** The place on the table under a point of the screen; for as many tiles, their middle is there. */
export function positionAt(surface: HTMLElement, x: number, y: number, length: number): Position {
  const board = surface.querySelector(".sets")!.getBoundingClientRect();
  const size = parseFloat(surface.style.getPropertyValue("--tile")) || 40;
  return {
    x: Math.max(0, (x - board.left) / size - SET_PADDING - length / 2),
    line: Math.max(0, Math.floor((y - board.top) / size / LINE)),
  };
}

interface SetProps {
  game: GameStore;
  set: DraftSet;
  position: Position;
  columns: number;
  first: boolean;
}

function SetOnTable({ game, set, position, columns, first }: SetProps) {
  const wrong = game.objections.forSet(set).length > 0;
  return (
    <li
      class={`set${wrong ? " wrong" : ""}`}
      data-set={set.id}
      style={positionStyle(position, set.tiles.length, columns)}
      onPointerEnter={() => game.editor.pointAt(set.id)}
      onPointerLeave={() => game.editor.pointAt(null)}
      onFocusIn={() => game.editor.pointAt(set.id)}
    >
      {set.tiles.length > 1 && (
        <span
          class="grip"
          aria-hidden="true"
          onPointerDown={(event) => startDrag(event, game, set.tiles[0]!, set.tiles, set.tiles)}
          onClick={() => !wasDrag() && game.state.mayArrange.value && game.editor.select([...set.tiles])}
        />
      )}
      {set.tiles.map((text, i) => (
        <TileButton key={text} game={game} text={text} place={set.id} row={set.tiles} first={first && i === 0} />
      ))}
    </li>
  );
}
