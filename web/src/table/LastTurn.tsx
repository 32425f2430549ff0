/** The turns of the others since your last one, in slow motion: step by step, with the tiles marked that changed. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { type Layout, layoutOf } from "../board/draft";
import { inReadingOrder, type Placement, placeAt, placeSets, type Rows } from "../board/placement";
import { applySteps, stepsBetween } from "../board/steps";
import type { Space } from "../board/tileSize";
import type { GameStore } from "../game/gameStore";
import type { SeenTurn } from "../game/turnLog";
import { useAnimatedMoves } from "../ui/animateMoves";
import { IconButton } from "../ui/IconButton";
import { TileFace, tileClass } from "../ui/Tile";
import type { TileText } from "../wire/protocol.gen";
import { boardSize, positionStyle, standing, tileLimits } from "./Surface";
import { aloudIn, useSpoken } from "./Voices";

const PAUSE = 1300;
const MOVE_DURATION = 650;

interface Scene {
  turn: SeenTurn;
  step: number;
  steps: number;
  layout: Layout;
  /** They come from a rack. */
  laid: boolean;
  /** Tiles that move in this step. */
  moved: ReadonlySet<TileText>;
  /** Tiles that have changed in this turn so far. */
  changed: ReadonlySet<TileText>;
}

function scenes(turns: readonly SeenTurn[], sets: Layout["sets"]): Scene[] {
  let known = sets;
  return turns.flatMap((turn) => {
    const applied = applySteps(layoutOf(turn.before, known), turn.after, stepsBetween(turn.before, turn.after));
    known = applied.at(-1)!.layout.sets;
    const changed = new Set<TileText>();
    return applied.map((done, step) => {
      for (const tile of done.moved) changed.add(tile);
      return {
        turn,
        step,
        steps: applied.length - 1,
        layout: done.layout,
        laid: done.laid,
        moved: new Set(done.moved),
        changed: new Set(changed),
      };
    });
  });
}

/** What happens in a step, for whoever goes through it step by step. */
function sceneAloud(game: GameStore, scene: Scene): string {
  const player = game.state.name(scene.turn.seat);
  if (!scene.step) return player;
  const moved = {
    message: scene.laid ? "web-step-laid" : "web-step-moved",
    tiles: { tiles: [...scene.moved].map((tile) => [tile]) },
  };
  return `${t("web-turn-of", { player, step: scene.step, steps: scene.steps })}. ${aloudIn(game, [moved])}`;
}

/** The same size and the same places in all scenes, so that only what moved moves. */
function placements(all: readonly Scene[], known: Rows, room: Space): Placement[] {
  const limits = tileLimits();
  const scenes = all.map((scene) => standing(scene.layout.sets));
  const size = Math.min(...scenes.map((sets) => placeSets(sets, known, room, ...limits).size));
  let rows = known;
  return scenes.map((sets) => {
    const found = placeAt(sets, rows, room, size);
    rows = found.rows;
    return found;
  });
}

interface LastTurnProps {
  game: GameStore;
  turns: readonly SeenTurn[];
  /** It was asked for without a pointer: then it waits for each step to be asked for, too. */
  waits?: boolean;
  onClose(): void;
}

export function LastTurn({ game, turns, waits, onClose }: LastTurnProps) {
  const all = useMemo(() => scenes(turns, game.state.shown.value.sets), [turns]);
  const at = useSignal(0);
  const running = useSignal(!waits);
  const room = useSignal<Space>({ width: Math.min(innerWidth, 1400) - 16, height: innerHeight * 0.4 });
  const area = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!running.value) return;
    const last = at.value >= all.length - 1;
    const timer = setTimeout(() => {
      if (last) running.value = false;
      else at.value += 1;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [at.value, running.value]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      room.value = { width, height };
    });
    watch.observe(area.current!);
    const before = document.activeElement as HTMLElement | null;
    head.current!.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      watch.disconnect();
      if (area.current?.parentElement?.contains(document.activeElement)) before?.focus({ preventScroll: true });
    };
  }, []);
  const placed = useMemo(() => placements(all, game.positions.known, room.value), [all, room.value.width, room.value.height]);
  const scene = all[at.value]!;
  const here = placed[at.value]!;
  useAnimatedMoves(at.value, MOVE_DURATION, "seen");
  useSpoken(game, "asked", running.value ? "" : sceneAloud(game, scene));
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
        <IconButton icon={running.value ? "pause" : "replay"} label={t(running.value ? "web-stop" : "web-run")} onClick={onRun} />
        <IconButton icon="back" label={t("web-step-back")} disabled={at.value === 0} onClick={() => to(at.value - 1)} />
        <IconButton
          icon="forward"
          label={t("web-step-on")}
          disabled={at.value >= all.length - 1}
          onClick={() => to(at.value + 1)}
        />
        <span>
          {scene.step
            ? t("web-turn-of", { player: game.state.name(scene.turn.seat), step: scene.step, steps: scene.steps })
            : game.state.name(scene.turn.seat)}
        </span>
        <IconButton icon="close" label={t("web-close")} onClick={onClose} />
      </p>
      <div class="surface" ref={area} style={{ "--tile": `${here.size}px` }}>
        <ul class="sets" style={boardSize(here, here.size)}>
          {inReadingOrder(scene.layout.sets, here.rows).map((set) => (
            <li class="set" key={set.id} style={positionStyle(here.positions.get(set.id)!, set.tiles.length, here.columns)}>
              {set.tiles.map((tile) => (
                <span
                  key={tile}
                  class={`${tileClass(tile)}${scene.moved.has(tile) ? " hinted" : scene.changed.has(tile) ? " new-tile" : ""}${scene.moved.has(tile) ? " arrives" : ""}`}
                  data-seen={tile}
                  role="img"
                  aria-label={game.state.tileName(tile)}
                >
                  <TileFace text={tile} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
