/** What the others did since the own last turn, in slow motion: step by step, with the tiles marked that changed. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { layoutOf, type Layout } from "../board/draft";
import type { Room } from "../board/tileSize";
import type { Game } from "../game/game";
import type { TurnSeen } from "../game/turnLog";
import { t } from "../app/i18n";
import { Icon } from "../ui/Icon";
import { inReadingOrder, place, settle, type Placement, type Spot } from "../board/placement";
import { largeTiles } from "../app/preferences";
import type { TileText } from "../wire/protocol";
import { stepsBetween, walk } from "../board/steps";
import { useGlide } from "../ui/animateMoves";
import { boardSize, spotStyle, tileLimits } from "./Surface";
import { Engraving, stoneClass } from "../ui/Tile";

const PAUSE = 1300;
const GLIDE = 650;

interface Scene {
  turn: TurnSeen;
  step: number;
  steps: number;
  layout: Layout;
  /** Tiles that move in this step. */
  moved: ReadonlySet<TileText>;
  /** Tiles that have changed in this turn so far. */
  changed: ReadonlySet<TileText>;
}

export function scenes(turns: readonly TurnSeen[], sets: Layout["sets"]): Scene[] {
  let known = sets;
  return turns.flatMap((turn) => {
    const frames = walk(layoutOf(turn.before, known), turn.after, stepsBetween(turn.before, turn.after));
    known = frames.at(-1)!.layout.sets;
    const changed = new Set<TileText>();
    return frames.map((frame, step) => {
      for (const one of frame.moved) changed.add(one);
      return { turn, step, steps: frames.length - 1, layout: frame.layout, moved: new Set(frame.moved), changed: new Set(changed) };
    });
  });
}

/** The same size and the same places in all scenes, so that only what moved moves. */
function placements(all: readonly Scene[], known: ReadonlyMap<number, Spot>, room: Room): Placement[] {
  const limits = tileLimits(room.width, largeTiles.value === "on");
  const standing = all.map((scene) => scene.layout.sets.map((set) => ({ id: set.id, length: set.tiles.length })));
  const size = Math.min(...standing.map((sets) => place(sets, known, room, ...limits).size));
  const columns = room.width / size;
  let spots = known;
  return standing.map((sets) => {
    const found = settle(sets, spots, columns);
    spots = new Map([...spots, ...found.spots]);
    return { size, columns, ...found };
  });
}

export function LastTurn({ game, onClose }: { game: Game; onClose(): void }) {
  const turns = useMemo(() => game.tale.recent.value, []);
  const all = useMemo(() => scenes(turns, game.shown.value.sets), [turns]);
  const at = useSignal(0);
  const running = useSignal(true);
  const room = useSignal<Room>({ width: Math.min(innerWidth, 1400) - 16, height: innerHeight * 0.4 });
  const area = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!running.value) return;
    const last = at.value >= all.length - 1;
    const timer = setTimeout(() => (last ? (running.value = false) : (at.value += 1)), PAUSE);
    return () => clearTimeout(timer);
  }, [at.value, running.value]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      room.value = { width, height };
    });
    watch.observe(area.current!);
    head.current!.querySelector("button")?.focus({ preventScroll: true });
    return () => watch.disconnect();
  }, []);
  const placed = useMemo(() => placements(all, game.spots.known, room.value), [all, room.value.width, room.value.height, largeTiles.value]);
  const scene = all[at.value]!;
  const here = placed[at.value]!;
  useGlide(at.value, GLIDE, "seen");
  const to = (next: number) => {
    running.value = false;
    at.value = Math.min(all.length - 1, Math.max(0, next));
  };
  const onRun = () => {
    if (at.value >= all.length - 1) at.value = 0;
    running.value = !running.value;
  };
  return (
    <div class="replay">
      <p class="replay-head" ref={head}>
        <button class="icon-button" aria-label={t(running.value ? "web-stop" : "web-run")} onClick={onRun}>
          <Icon name={running.value ? "pause" : "replay"} />
        </button>
        <button class="icon-button" aria-label={t("web-step-back")} disabled={at.value === 0} onClick={() => to(at.value - 1)}>
          <Icon name="back" />
        </button>
        <button class="icon-button" aria-label={t("web-step-on")} disabled={at.value >= all.length - 1} onClick={() => to(at.value + 1)}>
          <Icon name="forward" />
        </button>
        <span role="status">
          {scene.step
            ? t("web-turn-of", { player: game.name(scene.turn.seat), step: scene.step, steps: scene.steps })
            : game.name(scene.turn.seat)}
        </span>
        <button class="icon-button" aria-label={t("web-close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      <div class="surface" ref={area} style={{ "--tile": `${here.size}px` }}>
        <ul class="sets" style={boardSize(here, here.size)}>
          {inReadingOrder(scene.layout.sets, here.spots).map((set) => (
            <li class="set" key={set.id} style={spotStyle(here.spots.get(set.id)!, set.tiles.length, here.columns)}>
              {set.tiles.map((one) => (
                <span
                  key={one}
                  class={`${stoneClass(one)}${scene.moved.has(one) ? " hinted" : scene.changed.has(one) ? " fresh" : ""}${scene.moved.has(one) ? " arrives" : ""}`}
                  data-seen={one}
                  role="img"
                  aria-label={game.tileName(one)}
                >
                  <Engraving text={one} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
