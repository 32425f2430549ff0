/** A tile that can be taken, on the rack or on the table. */

import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import type { HintShown } from "../game/hints";
import { TileFace, tileClass } from "../ui/Tile";
import type { TileText } from "../wire/protocol.gen";
import { startDrag, wasDrag } from "./drag";
import { type TapPlace, tap } from "./tap";

interface TileButtonProps {
  game: GameStore;
  text: TileText;
  place: TapPlace;
  row: readonly TileText[];
  first: boolean;
}

export function TileButton({ game, text, place, row, first }: TileButtonProps) {
  const chosen = game.state.selected.value.includes(text);
  const view = game.state.view.value!;
  const hint = game.hints.shown.value;
  const concerned = game.objections.markedTiles.value.has(text);
  const drawn = place === "rack" && view.last_drawn === text;
  const marks = [
    tileClass(text),
    chosen ? "chosen" : "",
    place !== "rack" && game.state.newTiles.value.has(text) ? "new-tile" : "",
    drawn ? "drawn" : "",
    hint && hinted(hint).includes(text) ? "hinted" : "",
    concerned ? "concerned" : "",
  ];
  const where =
    place === "rack" ? t("word-rack") : t("web-in-set", { tiles: row.map((tile) => game.state.tileName(tile)).join(", ") });
  return (
    <button
      type="button"
      class={marks.filter(Boolean).join(" ")}
      data-tile={text}
      tabIndex={first ? 0 : -1}
      aria-pressed={chosen}
      aria-describedby={concerned ? "notice-text" : undefined}
      aria-label={`${game.state.tileName(text)}${drawn ? `, ${t("web-new-tile")}` : ""} (${where})`}
      onPointerDown={(event) => startDrag(event, game, text, null, place === "rack" ? null : row)}
      onClick={() => onTile(game, text, place, row)}
    >
      <TileFace text={text} />
    </button>
  );
}

/** The tiles that a hint is about: all of them, and step by step those that just moved. */
function hinted(hint: HintShown): readonly TileText[] {
  if (hint.stage === 2) return hint.hint.tiles;
  return hint.stage === 3 ? (hint.steps[hint.at]?.moved ?? []) : [];
}

function onTile(game: GameStore, text: TileText, place: TapPlace, row: readonly TileText[]): void {
  if (wasDrag()) return;
  if (!game.state.mayArrange.value && place !== "rack") return;
  const found = tap(text, place, row, game.state.selected.value);
  if (found.kind === "select") game.editor.select(found.tiles);
  else game.editor.putSelected(found.to === "rack" ? { kind: "rack" } : { kind: "set", id: found.to });
}
