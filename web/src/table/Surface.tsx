/** The table itself: sets in their rows, as large as the space allows. */

import { type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { largeTiles } from "../app/preferences";
import type { DraftSet } from "../board/draft";
import { landingAt } from "../board/landing";
import { footprint, freeBeside, inReadingOrder, type Placement, placeSets, type SetPosition, withStrip } from "../board/placement";
import { setName } from "../board/setName";
import { SET_PADDING, type Space, tableLimits } from "../board/tileSize";
import type { GameStore } from "../game/gameStore";
import { laidWhole } from "../game/rings";
import { IconButton } from "../ui/IconButton";
import { carrying } from "./carrying";
import { startDrag, wasDrag } from "./drag";
import { EmptyTable } from "./EmptyTable";
import { ringStyle } from "./SeatFace";
import { TileButton } from "./TileButton";
import { usePan, useZoom } from "./zoom";

interface SurfaceProps {
  game: GameStore;
  zoom: Signal<number>;
  sets: readonly DraftSet[];
}

/** The smallest and the largest tiles in this window. */
export const tileLimits = (): [smallest: number, largest: number] =>
  tableLimits({ width: innerWidth, height: innerHeight }, largeTiles.value === "on");

/** Tiles may shrink to this while something is carried, so that a strip for a new set stays free. */
const SMALLEST_CARRYING = 24;

/** Below this the shapes of the colours grow, so that they are not lost. */
const SMALL_STONES = 32;

/** From this width on the result of a game stands beside the table; as in the style sheet. */
const BESIDE = 900;

const tableName = (count: number): string => (ensureCatalogue("ear", "ear-table") ? t("ear-table", { count }) : t("label-table"));

export const standing = (sets: readonly DraftSet[]) => sets.map((set) => ({ id: set.id, length: set.tiles.length }));

export function Surface({ game, zoom, sets }: SurfaceProps) {
  const area = useRef<HTMLDivElement>(null);
  // unknown until the first layout; before that nothing is placed, so that no guess becomes an arrangement
  const room = useSignal<Space | null>(null);
  useZoom(area, zoom);
  usePan(area);
  const [smallest, largest] = tileLimits();
  // after the game a narrow page scrolls past the result to the whole table
  const known = room.value ?? { width: innerWidth, height: innerHeight };
  const space = game.state.view.value?.phase === "finished" && innerWidth < BESIDE ? { ...known, height: Infinity } : known;
  const lying = room.value ? standing(sets) : [];
  const key = lying.map((set) => `${set.id}:${set.length}`).join();
  const resting = useMemo(
    () => placeSets(lying, game.positions.known, space, smallest, largest),
    [key, space.width, space.height, smallest, largest, game.positions.rearranged.value],
  );
  // while something is carried there is always room for a new set at the end
  const placed = useMemo(
    () => (carrying.value ? withStrip(resting, lying, space, Math.min(smallest, SMALLEST_CARRYING)) : resting),
    [resting, carrying.value],
  );
  useLayoutEffect(() => {
    if (room.value) game.editor.storePositions(placed);
  });
  useLayoutEffect(() => {
    const measure = () => {
      const found = innerRoom(area.current!);
      if (found.width !== room.value?.width || found.height !== room.value.height) room.value = found;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(area.current!);
    return () => watch.disconnect();
  }, []);
  const size = placed.size * zoom.value;
  const onSurface = (event: MouseEvent) => {
    if (wasDrag() || (event.target as Element).closest("[data-tile], [data-set], button")) return;
    const chosen = game.state.selected.value;
    if (!chosen.length || !game.state.mayArrange.value) return game.editor.select([]);
    const board = area.current!.querySelector(".sets")!.getBoundingClientRect();
    const lengths = new Map(lying.map((set) => [set.id, set.length]));
    const x = (event.clientX - board.left) / size - chosen.length / 2;
    const y = (event.clientY - board.top) / size - 0.68;
    const landing = landingAt(placed, lengths, { x, y, count: chosen.length, whole: null });
    game.editor.putSelected({ kind: "new" }, landing.kind === "new" ? landing.slot : undefined);
  };
  const choosing = game.state.selected.value.length > 0 && game.state.mayArrange.value;
  // in the turns of others a finger that does not rest scrolls
  const scrolls = !game.state.myTurn.value && room.value !== null && placed.height * size > space.height + 2;
  const marks = [
    "surface",
    choosing ? "choosing" : "",
    game.state.planVisible.value ? "planned" : "",
    scrolls ? "scrolls" : "",
    size < SMALL_STONES ? "small-stones" : "",
  ];
  return (
    // the way without a pointer is the key N and the button above the rack
    <div class={marks.filter(Boolean).join(" ")} ref={area} style={{ "--tile": `${size}px` }} onClick={onSurface}>
      {!sets.length && !carrying.value && <EmptyTable game={game} />}
      <div class="sets" role="group" aria-label={tableName(sets.length)} style={boardSize(placed, size)}>
        {inReadingOrder(room.value ? sets : [], placed.rows).map((set, i) => (
          <SetOnTable
            key={set.id}
            game={game}
            set={set}
            number={i + 1}
            position={placed.positions.get(set.id)!}
            columns={placed.columns}
            roomBeside={freeBeside(placed, lying, set.id) * size}
            first={i === 0}
          />
        ))}
      </div>
    </div>
  );
}

/** The edge below a set takes whatever is chosen, whether it fits or not; with nothing chosen it takes the set up. */
function onGrip(game: GameStore, set: DraftSet): void {
  const chosen = game.state.selected.value;
  const away = chosen.length > 0 && !chosen.some((tile) => set.tiles.includes(tile));
  if (away) game.editor.putSelected({ kind: "set", id: set.id });
  else game.editor.select([...set.tiles]);
}

/** All sets in order and in view again; there only when somebody changed that. */
export function Tidy({ game, zoom }: { game: GameStore; zoom: Signal<number> }) {
  void game.positions.rearranged.value;
  const onTidy = () => {
    zoom.value = 1;
    game.editor.tidy();
  };
  if (zoom.value === 1 && !game.positions.arranged) return null;
  return <IconButton icon="tidy" label={t("web-tidy")} onClick={onTidy} />;
}

/** The room inside the padding. */
function innerRoom(element: HTMLElement): Space {
  const style = getComputedStyle(element);
  const inner = (all: number, ...padding: string[]) => padding.reduce((left, side) => left - Number.parseFloat(side), all);
  return {
    width: inner(element.clientWidth, style.paddingLeft, style.paddingRight),
    height: inner(element.clientHeight, style.paddingTop, style.paddingBottom),
  };
}

export const boardSize = (placed: Placement, size: number): Record<string, string> => ({
  width: `${placed.columns * size}px`,
  height: `${Math.floor(placed.height * size)}px`,
});

/** Where a set lies, in widths of a tile; half a pixel more than its tiles need, so that rounding breaks no line. */
export const positionStyle = (position: SetPosition, length: number, columns: number): Record<string, string> => ({
  left: `calc(var(--tile) * ${position.x.toFixed(3)})`,
  top: `calc(var(--tile) * ${position.y.toFixed(3)})`,
  width: `calc(var(--tile) * ${footprint(length, columns).wide.toFixed(3)} + 0.5px)`,
  "--pad": `${SET_PADDING}`,
});

interface SetProps {
  game: GameStore;
  set: DraftSet;
  /** By which it is called, and typed. */
  number: number;
  position: SetPosition;
  columns: number;
  /** Pixels to the next set of the row, or to the edge of the table. */
  roomBeside: number;
  first: boolean;
}

/** Words beside a free joker need this many pixels; without them the line above the rack says it alone. */
const WORDS = 160;

function SetOnTable({ game, set, number, position, columns, roomBeside, first }: SetProps) {
  const fresh = game.state.newTiles.value;
  const won = set.tiles.length === 1 && game.state.wonJokers.value.has(set.tiles[0]!);
  const mine = set.tiles.length > 1 && set.tiles.every((tile) => fresh.has(tile));
  const whole = game.state.planVisible.value ? null : laidWhole(set.tiles, game.came.value);
  const marks = [
    "set",
    (game.objections.isUnfinished(set) && !won) || game.state.isUnfinishedPlan(set.tiles) ? "unfinished" : "",
    game.objections.isRefused(set) ? "refused" : "",
    mine ? "laid-whole" : "",
    whole !== null ? "came-whole" : "",
    won ? "won" : "",
    game.state.glowingSets.value.has(set.id) ? "glows" : "",
  ];
  return (
    <div
      class={marks.filter(Boolean).join(" ")}
      data-set={set.id}
      data-number={number}
      role="group"
      aria-roledescription={t("word-set")}
      aria-label={setName(set.tiles, number, game.state.knobs.value, game.state.palette.value)}
      style={{ ...positionStyle(position, set.tiles.length, columns), ...(whole !== null ? ringStyle(game, whole) : {}) }}
      onPointerEnter={() => game.editor.pointAt(set.id)}
      onPointerLeave={() => game.editor.pointAt(null)}
      onFocusIn={() => game.editor.pointAt(set.id)}
    >
      {set.tiles.length > 1 && (
        <span
          class="grip"
          aria-hidden="true"
          onPointerDown={(event) => startDrag(event, game, set.tiles[0]!, set.tiles, set.tiles)}
          onClick={() => !wasDrag() && game.state.mayArrange.value && onGrip(game, set)}
        />
      )}
      {set.tiles.map((text, i) => (
        <TileButton key={text} game={game} text={text} place={set.id} row={set.tiles} first={first && i === 0} />
      ))}
      {won && roomBeside >= WORDS && <span class="won-words">{t("table-joker-yours")}</span>}
    </div>
  );
}
