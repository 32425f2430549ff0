/** The last turn once more, slowly: how the table was, then how it became, with the changed tiles marked. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { changedTiles } from "../changed";
import { tableTileSize } from "../fit";
import type { Game } from "../game";
import { t } from "../i18n";
import { Stone } from "./Tile";

const PAUSE = 1400;

export function LastTurn({ game, onClose }: { game: Game; onClose(): void }) {
  const turn = game.lastTurn.value!;
  const after = useSignal(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => (after.value = true), PAUSE);
    return () => clearTimeout(timer);
  }, [turn]);
  const table = after.value ? turn.after : turn.before;
  useLayoutEffect(() => {
    const element = area.current!;
    const room = { width: element.clientWidth - 16, height: element.clientHeight - 70 };
    element.style.setProperty("--tile", `${tableTileSize(turn.after.map((set) => set.length), room, 22, 50)}px`);
  }, [turn]);
  const moved = after.value ? changedTiles(turn.before, turn.after) : new Set<string>();
  return (
    <div class="surface replay" ref={area}>
      <p class="replay-head">
        <span>
          {t("web-last-turn-of", { player: game.name(turn.seat) })} {t(after.value ? "web-after" : "web-before")}
        </span>
        <button class="button small" onClick={() => (after.value = !after.value)}>
          {t(after.value ? "web-before" : "web-after")}
        </button>
        <button class="button small" onClick={onClose}>
          {t("web-close")}
        </button>
      </p>
      <ul class="sets">
        {table.map((set) => (
          <li class="set" key={set.join()}>
            {set.map((one) => (
              <Stone key={one} text={one} name={game.tileName(one)} mark={moved.has(one)} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
