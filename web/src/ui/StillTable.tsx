/** A table to look at: its sets as large as the place allows, in the rows in which they would lie in a game. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { footprint, type Placement, placeSets } from "../board/placement";
import { meanings } from "../board/reading";
import { tileName } from "../board/tileName";
import type { Space } from "../board/tileSize";
import type { Knobs } from "../wire/knobs";
import type { TableText, TileText } from "../wire/protocol.gen";
import { Tile } from "./Tile";

/** Pixels around the sets. */
const EDGE = 12;
const SMALLEST = 20;

interface StillTableProps {
  table: TableText;
  /** What the jokers of each set were said to be. */
  declared: readonly (readonly number[])[];
  knobs: Knobs;
  palette: string;
  ring?(tile: TileText): "laid" | "moved" | undefined;
  /** Tiles glide from where they were in the picture before. */
  glides?: boolean;
}

export function StillTable({ table, declared, knobs, palette, ring = () => undefined, glides = false }: StillTableProps) {
  const area = useRef<HTMLDivElement>(null);
  const room = useSignal<Space | null>(null);
  const meant = new Map(table.flatMap((set, i) => [...meanings(set, knobs, declared[i])]));
  useLayoutEffect(() => {
    const element = area.current!;
    const measure = () => {
      room.value = { width: element.clientWidth - 2 * EDGE, height: element.clientHeight - 2 * EDGE };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const space = room.value ?? { width: 0, height: 0 };
  const sets = table.map((set, id) => ({ id, length: set.length }));
  const largest = space.width < 500 ? 40 : space.width > 1000 ? 76 : 64;
  const placed = placeSets(room.value ? sets : [], [], space, SMALLEST, largest);
  return (
    <div
      class="surface board"
      ref={area}
      role="group"
      tabIndex={0}
      aria-label={t("label-table")}
      style={{ "--tile": `${placed.size}px` }}
    >
      {!table.length && <p class="surface-empty">{t("game-table-empty")}</p>}
      <ul
        class="sets"
        style={{ width: `${placed.columns * placed.size}px`, height: `${Math.floor(placed.height * placed.size)}px` }}
      >
        {room.value &&
          table.map((set, id) => (
            <li class="set" key={[...set].sort().join()} style={placeStyle(placed, id, set.length)}>
              {set.map((tile) => (
                <Tile
                  key={tile}
                  text={tile}
                  name={tileName(tile, palette)}
                  ring={ring(tile)}
                  means={meant.get(tile)}
                  animated={glides}
                />
              ))}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Where a set lies; half a pixel more than its tiles need, so that rounding breaks no line. */
function placeStyle({ positions, columns, size }: Placement, id: number, length: number): Record<string, string> {
  const { x, y } = positions.get(id)!;
  return {
    left: `${x * size}px`,
    top: `${y * size}px`,
    width: `${footprint(length, columns).wide * size + 0.5}px`,
  };
}
