/** Your rack: tiles large enough for a thumb, in as few rows as possible. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { largeTiles } from "../app/preferences";
import { rackTileSize } from "../board/tileSize";
import type { GameStore } from "../game/gameStore";
import type { TileText } from "../wire/protocol.gen";
import { wasDrag } from "./drag";
import { TileButton } from "./TileButton";

/** More tiles than three large rows of a phone hold. */
const MOST_LARGE = 18;

/** How small and how large tiles may be: a thumb wants them large, a short phone cannot have that. */
function limits(narrow: boolean, large: boolean, count: number): [smallest: number, largest: number] {
  if (large && narrow) return [count > MOST_LARGE ? 38 : 50, 60];
  if (large) return [48, 74];
  if (!narrow) return [38, 58];
  return innerHeight < 700 ? [27, 46] : [34, 46];
}

export function Rack({ game, tiles }: { game: GameStore; tiles: readonly TileText[] }) {
  const area = useRef<HTMLDivElement>(null);
  const large = largeTiles.value === "on";
  const count = game.state.hand.value.length;
  useLayoutEffect(() => {
    const element = area.current!;
    const resize = () => {
      const width = element.clientWidth - 12;
      const narrow = width < 500;
      const size = rackTileSize(count, width, limits(narrow, large, count), large && narrow ? 6 : 7);
      element.style.setProperty("--tile", `${size}px`);
      // as high as with all tiles on it: the table must not jump when one leaves
      const rows = Math.ceil(count / Math.max(1, Math.floor((width + size * 0.055) / (size * 1.055))));
      element.style.minHeight = `${Math.ceil(rows * size * 1.34 + (rows - 1) * size * 0.1) + 13}px`;
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(element);
    return () => watch.disconnect();
  }, [count, large]);
  const onRack = (event: MouseEvent) => {
    if (wasDrag() || (event.target as Element).closest("[data-tile]")) return;
    game.editor.putSelected({ kind: "rack" });
  };
  return (
    <div class="rack" ref={area} role="group" aria-label={t("label-rack")} onClick={onRack}>
      {tiles.map((text, i) => (
        <TileButton key={text} game={game} text={text} place="rack" row={tiles} first={i === 0} />
      ))}
    </div>
  );
}
