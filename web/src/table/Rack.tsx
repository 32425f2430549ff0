/** Your rack: tiles large enough for a thumb, in as few rows as possible. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { largeTiles, sort } from "../app/preferences";
import { rackSets } from "../board/rackSets";
import { RACK_GAP, rackLimits, rackRow, rackSlides, rackWithParts, slidingSize } from "../board/tileSize";
import { parseTile } from "../board/tiles";
import type { GameStore } from "../game/gameStore";
import type { TileText } from "../wire/protocol.gen";
import { startDrag, wasDrag } from "./drag";
import { sideways, tiny } from "./handheld";
import { TileButton } from "./TileButton";

export function Rack({ game, tiles }: { game: GameStore; tiles: readonly TileText[] }) {
  const area = useRef<HTMLDivElement>(null);
  const large = largeTiles.value === "on";
  const count = Math.max(game.state.hand.value.length, tiles.length);
  const begins = partStarts(tiles);
  const parts = begins.size + 1;
  const slides = useSlides(game, count);
  useLayoutEffect(() => {
    const element = area.current!;
    const resize = () => {
      const style = getComputedStyle(element);
      const side = Number.parseFloat(element.style.getPropertyValue("--side") || "0");
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const width = element.clientWidth - padding + 2 * side;
      const view = { width: innerWidth, height: innerHeight };
      if (slides) {
        const most =
          large || (tiny.value && innerWidth > 300) ? 52 : sideways.value || tiny.value ? 40 : rackLimits(view, false).most;
        element.style.setProperty("--tile", `${slidingSize(count, width, padding / 2, large ? 44 : 32, most)}px`);
        element.style.setProperty("--part", "0px");
        element.style.setProperty("--side", "0px");
        return;
      }
      const { size, gap } = rackWithParts(count, parts, width, rackLimits(view, large), large && innerWidth <= 560 ? 6 : 7);
      element.style.setProperty("--tile", `${size}px`);
      element.style.setProperty("--part", `${gap}px`);
      element.style.setProperty("--side", `${sideOf(tiles.length, width, size)}px`);
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(element);
    return () => watch.disconnect();
  }, [count, tiles.length, large, parts, slides]);
  const lines = useSetLines(area, game, tiles);
  const onRack = (event: MouseEvent) => {
    if (wasDrag() || (event.target as Element).closest("[data-tile]")) return;
    game.editor.putSelected({ kind: "rack" });
  };
  return (
    <div class={`rack${slides ? " slides" : ""}`} ref={area} role="group" aria-label={t("label-rack")} onClick={onRack}>
      {tiles.map((text, i) => (
        <TileButton key={text} game={game} text={text} place="rack" row={tiles} first={i === 0} begins={begins.has(text)} />
      ))}
      {lines.map(({ set, left, top, width }) => (
        // a quick way for a pointer; the keyboard chooses tile by tile
        <span
          key={`${set.join()} ${top}`}
          class="rack-set"
          data-tiles={set.join(" ")}
          title={t("table-pick-set")}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px` }}
          onPointerDown={(event) => startDrag(event, game, set[0]!, set, null)}
          onClick={(event) => {
            event.stopPropagation();
            if (!wasDrag()) game.editor.selectAlso(set);
          }}
          onDblClick={() => game.editor.put(set, { kind: "new" })}
        />
      ))}
    </div>
  );
}

/** One row that slides: on a phone that lies on its side, in a tiny window, or where the table is full. */
function useSlides(game: GameStore, count: number): boolean {
  const width = useSignal(innerWidth);
  useEffect(() => {
    const measure = () => (width.value = innerWidth);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  if (sideways.value || tiny.value) return true;
  const lengths = game.state.shown.value.sets.map((set) => set.tiles.length);
  return rackSlides(lengths, count, width.value);
}

/** What stays free left and right of several rows, so that they break where they are equally long. */
function sideOf(count: number, width: number, size: number): number {
  const row = rackRow(count, width, size);
  const used = (row + 0.5) * size * (1 + RACK_GAP);
  return row < count ? Math.max(0, Math.floor((width - used) / 2)) : 0;
}

interface SetLine {
  set: TileText[];
  left: number;
  top: number;
  width: number;
}

/** Where the lines under the sets of a sorted rack are: measured, since the rack decides on rows and gaps. */
function useSetLines(area: { current: HTMLDivElement | null }, game: GameStore, tiles: readonly TileText[]): readonly SetLine[] {
  const lines = useSignal<readonly SetLine[]>([]);
  const by = sort.value;
  useLayoutEffect(() => {
    const rack = area.current!;
    const measure = () => {
      const found =
        by === "own" || !game.state.mayArrange.value ? [] : rackSets(tiles, by, Number(game.state.knobs.value.colours ?? 4));
      const box = new Map([...rack.querySelectorAll<HTMLElement>("[data-tile]")].map((tile) => [tile.dataset.tile!, tile]));
      const next = found.flatMap((set): SetLine[] => {
        const there = set.flatMap((tile) => box.get(tile) ?? []);
        // a set that goes on in the next row of the rack has a line in both
        return [...new Set(there.map((tile) => tile.offsetTop))].map((top) => {
          const here = there.filter((tile) => tile.offsetTop === top);
          const [first, last] = [here[0]!, here.at(-1)!];
          const width = last.offsetLeft + last.offsetWidth - first.offsetLeft;
          return { set, left: first.offsetLeft, top: top + first.offsetHeight, width };
        });
      });
      if (JSON.stringify(next) !== JSON.stringify(lines.value)) lines.value = next;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(rack);
    return () => watch.disconnect();
  });
  return lines.value;
}

/** Where a sorted rack has a gap: before each new colour, or each new number. */
function partStarts(tiles: readonly TileText[]): Set<TileText> {
  if (sort.value === "own") return new Set();
  const part = (text: TileText) => {
    const { joker, colour, number } = parseTile(text);
    return joker ? "joker" : String(sort.value === "runs" ? colour : number);
  };
  const starts = tiles.filter((text, i) => i > 0 && part(text) !== part(tiles[i - 1]!));
  return new Set(sort.value === "groups" ? starts.filter((text) => belongs(tiles, text)) : starts);
}

/** Single numbers need no gap of their own: only where several of a number stand together. */
function belongs(tiles: readonly TileText[], text: TileText): boolean {
  const at = tiles.indexOf(text);
  const number = (i: number) => tiles[i] && parseTile(tiles[i]!).number;
  return number(at) === number(at + 1) || (at > 1 && number(at - 1) === number(at - 2));
}
