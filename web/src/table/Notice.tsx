/** One line above the rack: what is wrong with a set, what the server refused, what a hint says, whose turn it is. */

import type { DraftSet } from "../draft";
import type { Game } from "../game";
import { objectionText, t } from "../i18n";
import type { Objection } from "../protocol";
import { sectionOf } from "./rules";

/** What speaks against a set of the own draft, as soon as the server has looked at it. */
export function objectionsOf(game: Game, set: DraftSet): Objection[] {
  const found = game.checked.value.get(set.id);
  if (!game.myTurn.value || !found || [...found.tiles].sort().join() !== [...set.tiles].sort().join()) return [];
  return found.objections;
}

export function Notice({ game, pointed, onRule }: { game: Game; pointed: number | null; onRule(section: string): void }) {
  const found = objectionsShown(game, pointed);
  return (
    <div class={`notice${found.length ? " warns" : ""}`} role={game.objections.value.length ? "alert" : undefined}>
      {found.length ? (
        found.slice(0, 2).map((one) => (
          <p key={one.code}>
            {objectionText(one)}{" "}
            {sectionOf(one.code) && (
              <button type="button" class="link" onClick={() => onRule(sectionOf(one.code)!)}>
                {t("web-show-rule")}
              </button>
            )}
          </p>
        ))
      ) : (
        <p>{status(game)}</p>
      )}
    </div>
  );
}

function objectionsShown(game: Game, pointed: number | null): Objection[] {
  if (game.objections.value.length) return game.objections.value;
  if (!game.myTurn.value) return [];
  const sets = game.layout.value.sets;
  const first = sets.find((set) => set.id === pointed && objectionsOf(game, set).length) ?? sets.find((set) => objectionsOf(game, set).length);
  if (first) return objectionsOf(game, first);
  // only what the turn as a whole still lacks; tiles on their way and an untouched table need no comment
  return game.placed.value.length ? game.turnObjections.value.filter((one) => !one.code.startsWith("set/")) : [];
}

function status(game: Game): string {
  const view = game.view.value!;
  const hint = game.hint.value;
  if (game.room.value?.paused) return t("room--paused");
  if (view.phase === "ready") return t("web-ready-question");
  if (view.phase === "paused") return t("web-referee");
  if (hint) {
    if (!hint.hint.tiles.length) return t("web-hint-none");
    if (hint.stage === 1) return t("web-hint-some", { count: hint.hint.tiles.length });
    if (hint.stage === 2) return t("web-hint-tiles", { tiles: hint.hint.tiles.map((one) => game.tileName(one)).join(", ") });
    return t("web-hint-shown");
  }
  if (game.away.value) return t("room--bot-plays-for-you");
  if (!game.myTurn.value) return game.said.value && game.seat.value === null ? game.said.value : t("game-turn-of", { player: game.name(view.turn) });
  if (view.stage === "must-discard") return t("web-choose-discard");
  if (game.placed.value.length) return t("web-set-holds");
  const mine = view.seats[game.seat.value!];
  if (mine && !mine.opened) return `${t("game-your-turn")} ${t("game-not-opened", { points: Number(game.knobs.value.meld_minimum ?? 30) })}`;
  return t("game-your-turn");
}
