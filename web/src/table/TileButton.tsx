/** A tile that can be taken, on the rack or on the table. */

import { t } from "../app/i18n";
import type { Meaning } from "../board/reading";
import { COLOURS } from "../board/tiles";
import type { GameStore } from "../game/gameStore";
import type { HintShown } from "../game/hints";
import { laidWhole } from "../game/rings";
import { TileFace, tileClass } from "../ui/Tile";
import type { TileText } from "../wire/protocol.gen";
import { startDrag, wasDrag } from "./drag";
import { wentHome } from "./HandTip";
import { askJokerHelp, hideJokerHelp } from "./JokerHelp";
import { ringStyle } from "./SeatFace";
import { rangeTo, type TapPlace, tap } from "./tap";

/** How long a finger holds a joker until it explains itself. */
const HELD = 500;

interface TileButtonProps {
  game: GameStore;
  text: TileText;
  place: TapPlace;
  row: readonly TileText[];
  first: boolean;
  /** A new part of the rack begins here. */
  begins?: boolean;
}

export function TileButton({ game, text, place, row, first, begins }: TileButtonProps) {
  const chosen = game.state.selected.value.includes(text);
  const view = game.state.view.value!;
  const hint = game.hints.shown.value;
  const won = game.state.wonJokers.value.has(text);
  // a joker that waits for its set is marked as that, and as nothing worse
  const concerned = !won && game.objections.markedTiles.value.has(text);
  const drawn = place === "rack" && (game.turnLog.freshTiles.value.has(text) || view.last_drawn === text);
  const from = place === "rack" || game.state.planVisible.value ? undefined : game.came.value.get(text);
  // a joker that was won is yours, whoever laid it
  const ring = from !== undefined && !won && laidWhole(row, game.came.value) === null ? from : null;
  const marks = [
    tileClass(text),
    chosen ? "chosen" : "",
    place !== "rack" && game.state.newTiles.value.has(text) ? "new-tile" : "",
    drawn ? "drawn" : "",
    begins ? "begins" : "",
    hint && hinted(hint).includes(text) ? "hinted" : "",
    concerned ? "concerned" : "",
    won ? "won-joker" : "",
    ring !== null ? "came" : "",
  ];
  const means = place === "rack" ? undefined : game.state.meant.value.get(text);
  return (
    <button
      type="button"
      class={marks.filter(Boolean).join(" ")}
      data-tile={text}
      style={ring !== null ? ringStyle(game, ring) : undefined}
      tabIndex={first ? 0 : -1}
      aria-pressed={chosen}
      aria-describedby={concerned ? "notice-text" : undefined}
      aria-label={`${game.state.tileName(text)}${means ? meaningWords(game, means) : ""}${drawn ? `, ${t("web-new-tile")}` : ""}`}
      onPointerDown={(event) => {
        hideJokerHelp();
        if (event.pointerType === "touch") askJokerHelp(text, event.currentTarget, HELD);
        startDrag(event, game, text, null, place === "rack" ? null : row);
      }}
      onClick={(event) => onTile(game, text, place, row, event.shiftKey)}
      onDblClick={() => place === "rack" && game.editor.layWhereItFits(text)}
      onContextMenu={(event) => {
        event.preventDefault();
        // a finger that rests means the whole set; that is the drag's business
        if (place !== "rack" && !("pointerType" in event && event.pointerType === "touch")) game.editor.split(text);
      }}
      onPointerEnter={(event) => event.pointerType === "mouse" && askJokerHelp(text, event.currentTarget)}
      onPointerLeave={hideJokerHelp}
    >
      <TileFace text={text} means={means} />
    </button>
  );
}

/** What a joker stands for, for those who hear it. */
function meaningWords(game: GameStore, means: Meaning): string {
  const names = means.tiles.map(({ number, colour }) =>
    colour < 0 ? String(number) : game.state.tileName(`${COLOURS[colour]}${number}`),
  );
  return names.length ? ` (${names.join(", ")})` : "";
}

/** The tiles that a hint is about: all of them, and step by step those that just moved. */
function hinted(hint: HintShown): readonly TileText[] {
  if (hint.stage === 2) return hint.hint.tiles;
  return hint.stage === 3 ? (hint.steps[hint.at]?.moved ?? []) : [];
}

function onTile(game: GameStore, text: TileText, place: TapPlace, row: readonly TileText[], shift: boolean): void {
  if (wasDrag()) return;
  if (!game.state.mayArrange.value && place !== "rack") return;
  const range = shift && rangeTo(text, row, game.state.selected.value);
  if (range) {
    game.editor.select(range);
    return;
  }
  const found = tap(text, place, row, game.editor.choiceAt(text, place === "rack" ? null : place));
  if (found.kind === "put") game.editor.putSelected({ kind: "set", id: found.to });
  if (found.kind === "lay") game.editor.putSelected({ kind: "new" });
  if (found.kind === "send") {
    game.editor.putSelected({ kind: "set", id: found.to });
    wentHome.value = true;
  }
  if (found.kind === "lay" || found.kind === "send") game.editor.select([found.next]);
  if (found.kind === "select") game.editor.select(found.tiles);
}
