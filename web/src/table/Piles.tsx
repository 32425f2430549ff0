/** What lies beside the sets in some editions: discarded tiles, the place for your own, an open tile, and stacks to choose from. */

import { ensureCatalogue, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { TileFace, tileClass } from "../ui/Tile";
import type { TileText, Took } from "../wire/protocol.gen";

export function Piles({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  const discards = playsDiscards(game);
  const words = ensureCatalogue("editions", "discard-here");
  if (view.phase === "finished" || !words || !(discards || view.open_tile)) return null;
  const before = game.state.seatBefore.value;
  // your own lies on your pile already
  const theirs = discards && before !== game.state.seat.value ? view.seats[before]?.discards.at(-1) : undefined;
  const anyUse = game.state.knobs.value.open_eighth_tile === "any_play";
  return (
    <aside class="piles" aria-label={t("label-discard")}>
      {view.open_tile && (
        <ExtraTile game={game} text={view.open_tile} took="open-tile" help={t(anyUse ? "open-tile-help-any" : "open-tile-help")} />
      )}
      {theirs && <ExtraTile game={game} text={theirs} took="discard" help={t("discard-help")} />}
      {discards && game.state.seat.value !== null && <OwnPile game={game} />}
    </aside>
  );
}

export const playsDiscards = (game: GameStore): boolean =>
  game.state.knobs.value.discard !== undefined && game.state.knobs.value.discard !== "off";

/** A tile may be put aside now: the turn has got beyond the draw, and nothing lies on the table that would have to come back first. */
function mayDiscard(game: GameStore): boolean {
  const view = game.state.view.value!;
  if (!playsDiscards(game) || !game.state.myTurn.value || game.state.busy.value) return false;
  return (view.stage !== "start" || view.pool === 0) && !game.state.placed.value.length;
}

/** The discard of the player before, or the open tile; it can perhaps be taken. */
function ExtraTile({ game, text, took, help }: { game: GameStore; text: TileText; took: Took; help: string }) {
  const can = game.state.myTurn.value && game.state.view.value!.takeable.includes(took) && game.state.extraTile(took) === text;
  const taken = can && game.state.layout.value.took === took;
  const label = t(took === "discard" ? "label-discard" : "label-open-tile");
  return (
    <span class="pile" data-help={help}>
      <span class="pile-name" aria-hidden="true">
        {label}
      </span>
      <button
        class={`extra-tile ${tileClass(text)}${can ? " can" : ""}`}
        disabled={!can}
        aria-pressed={taken}
        aria-label={`${label}: ${game.state.tileName(text)}. ${t("web-take")}`}
        onClick={() => game.editor.take(took)}
      >
        <TileFace text={text} />
      </button>
    </span>
  );
}

/** Your own pile: a chosen tile goes there with a press, any tile of the rack by dragging it there. */
function OwnPile({ game }: { game: GameStore }) {
  const seat = game.state.seat.value!;
  const top = game.state.view.value!.seats[seat]?.discards.at(-1);
  const may = mayDiscard(game);
  const chosen = game.state.selected.value;
  const one = chosen.length === 1 && game.state.rack.value.includes(chosen[0]!) ? chosen[0]! : null;
  return (
    <span class="pile" data-help={t("discard-here")}>
      <span class="pile-name" aria-hidden="true">
        {t(may ? "web-discard" : "label-you")}
      </span>
      <button
        class={`discard-slot${may ? " open" : ""}`}
        data-drop="discard"
        disabled={!may || !one}
        aria-label={t("discard-here")}
        onClick={() => one && void game.commands.discard(one)}
      >
        {top && (
          <span class={tileClass(top)}>
            <TileFace text={top} />
          </span>
        )}
      </button>
    </span>
  );
}

/** The stack in the middle is used up and you have to say which one comes next. */
export function choosesStack(game: GameStore): boolean {
  const view = game.state.view.value!;
  return (
    game.state.knobs.value.draw_source === "stacks_eight_first" &&
    game.state.myTurn.value &&
    view.stage === "start" &&
    view.middle === 0 &&
    view.bank.length > 1
  );
}

/** The stacks of the bank on the table, when the next one has to be chosen. */
export function Stacks({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  if (!choosesStack(game) || game.state.placed.value.length || !ensureCatalogue("editions", "stack-empty")) return null;
  return (
    <div class="stacks" role="group" aria-label={t("menu-stack")}>
      <p>{t("stack-empty")}</p>
      <div class="stack-row">
        {view.bank.map((count, i) => (
          <button
            key={i}
            class="stack"
            style={{ "--height": count }}
            disabled={game.state.busy.value}
            aria-label={`${t("menu-stack-of", { number: i + 1 })}: ${t("count-tiles", { count })}`}
            onClick={() => void game.commands.draw(i)}
          >
            <span aria-hidden="true">{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
