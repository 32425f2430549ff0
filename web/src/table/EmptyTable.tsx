/** The table before the first set. Until somebody has won once on this device, pale stones show what a set is. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { coloursOffered, everWon, palette } from "../app/preferences";
import type { GameStore } from "../game/gameStore";
import { Tile } from "../ui/Tile";

const EXAMPLES = [
  { words: "tell-empty-run", tiles: ["B4", "B5", "B6"] },
  { words: "tell-empty-group", tiles: ["K9", "O9", "R9"] },
];

export function EmptyTable({ game }: { game: GameStore }) {
  if (everWon.value === "yes" || game.state.seat.value === null) return <p class="surface-empty">{t("game-table-empty")}</p>;
  return (
    <div class="surface-empty examples">
      {EXAMPLES.map(({ words, tiles }) => (
        <figure key={words}>
          <p class="pale-tiles" aria-hidden="true">
            {tiles.map((tile) => (
              <Tile key={tile} text={tile} name="" />
            ))}
          </p>
          <figcaption>{t(words)}</figcaption>
        </figure>
      ))}
      <p class="examples-how">{t("tell-empty-how")}</p>
      <OtherColours />
    </div>
  );
}

/** In the first game: colours that are easy to tell apart, with one press and back with the next; later they are in the settings. */
function OtherColours() {
  const first = useSignal(coloursOffered.value === "no");
  useEffect(() => {
    coloursOffered.value = "yes";
  }, []);
  if (!first.value || !ensureCatalogue("hand", "hand-colours-ask")) return null;
  const other = palette.value === "safe";
  return (
    <p class="other-colours">
      {!other && t("hand-colours-ask")}{" "}
      <button type="button" class="button small" onClick={() => (palette.value = other ? "box" : "safe")}>
        {t(other ? "hand-colours-usual" : "hand-colours-other")}
      </button>
    </p>
  );
}
