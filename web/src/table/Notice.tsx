/** One line above the rack: what is wrong with a set, what the server refused, what a hint says, whose turn it is, and what to do about it. */

import type { ComponentChildren } from "preact";
import { t } from "../app/i18n";
import { laid } from "../board/plan";
import type { GameStore } from "../game/gameStore";
import { nextStep } from "../game/objections";
import { sectionOf } from "../rules/sentences";
import { objectionText } from "../wire/objectionText";
import type { LocalisedObjection } from "../wire/protocol.gen";

export function Notice({ game, onRule }: { game: GameStore; onRule(section: string): void }) {
  const found = game.objections.shown.value;
  const plans = game.state.planVisible.value || (game.state.fromPlan.value && game.state.placed.value.length > 0);
  return (
    <div
      class={`notice${found.length ? " warns" : ""}${plans ? " plans" : ""}`}
      role={game.state.refused.value.length ? "alert" : undefined}
    >
      {/* the tiles it is about refer to it */}
      <div class="notice-text" id="notice-text">
        {found.length ? <Reason of={found[0]!} onRule={onRule} /> : <p>{status(game)}</p>}
      </div>
      <Offers game={game} ok={!found.length} />
    </div>
  );
}

/** What can be done about it with one press. */
function Offers({ game, ok }: { game: GameStore; ok: boolean }) {
  const offer = (text: string, act: () => void, more = "") => (
    <button type="button" class={`button small ${more}`} onClick={act}>
      {text}
    </button>
  );
  const hint = game.hints.shown.value;
  const offers: ComponentChildren[] = [];
  if (game.state.selected.value.length && game.state.mayArrange.value) {
    offers.push(offer(t("web-new-set"), () => game.editor.putSelected({ kind: "new" }), "new-set"));
  } else if (hint && game.hints.inProgress.value) {
    offers.push(offer(t("web-next-step"), () => game.showHintStep(hint.at + 1), "next-step"));
    offers.push(offer(t("web-all-steps"), () => game.showHintStep(hint.steps.length), "all-steps"));
  } else if (game.state.planning.value && game.state.plan.value) {
    const shown = game.state.planShown.value;
    offers.push(offer(t(shown ? "web-plan-hide" : "web-plan-show"), () => game.editor.showPlan(!shown), "plan-switch"));
  } else if (ok && game.state.fromPlan.value && game.state.placed.value.length) {
    offers.push(offer(t("web-plan-drop"), () => game.editor.discardPlan(), "plan-drop"));
  }
  return offers.length ? <div class="offers">{offers}</div> : null;
}

/** Why something does not go; where a rule says so, a press anywhere on the sentence opens it. */
function Reason({ of, onRule }: { of: LocalisedObjection; onRule(section: string): void }) {
  const section = sectionOf(of.code);
  if (!section) return <p>{objectionText(of)}</p>;
  return (
    <button type="button" class="reason" onClick={() => onRule(section)}>
      {objectionText(of)} <span class="link">{t("web-show-rule")}</span>
    </button>
  );
}

function status(game: GameStore): string {
  const view = game.state.view.value!;
  if (game.state.room.value?.paused) return t("room--paused");
  if (view.phase === "ready") return t("web-ready-question");
  if (view.phase === "paused") return t(game.state.room.value?.dispute?.referee ? "web-referee" : "web-table-decides");
  if (game.hints.shown.value) return hintStatus(game);
  if (game.state.away.value) return t("room--bot-plays-for-you");
  if (game.state.planReturned.value.length) return t("web-plan-lost", { count: game.state.planReturned.value.length });
  const turn = game.state.myTurn.value ? t("game-your-turn") : t("game-turn-of", { player: game.state.name(view.turn) });
  if (game.state.planning.value && game.state.plan.value) {
    return game.state.planShown.value
      ? t("web-plan-private")
      : `${turn} ${t("web-plan-kept", { count: laid(game.state.plan.value).length })}`;
  }
  if (!game.state.myTurn.value)
    return game.turnLog.announcement.value && game.state.seat.value === null ? game.turnLog.announcement.value : turn;
  if (view.stage === "must-discard") return t("web-choose-discard");
  if (game.state.fromPlan.value && game.state.placed.value.length)
    return game.state.checked.value.size ? t("web-plan-holds") : turn;
  const next = nextStep(game.state.turnObjections.value);
  if (game.state.placed.value.length) return next ? objectionText(next) : t("web-set-holds");
  const mine = view.seats[game.state.seat.value!];
  // the button for a new set needs the space
  if (mine && !mine.opened && !game.state.selected.value.length)
    return `${turn} ${t("game-not-opened", { points: Number(game.state.knobs.value.meld_minimum ?? 30) })}`;
  return turn;
}

function hintStatus(game: GameStore): string {
  const { stage, hint, steps, at } = game.hints.shown.value!;
  if (!hint.tiles.length) return t("web-hint-none");
  if (stage === 1) return t("web-hint-some", { count: hint.tiles.length });
  if (stage === 2) return t("web-hint-tiles", { tiles: names(game, hint.tiles) });
  if (at >= steps.length - 1) return t("web-hint-shown");
  const step = steps[at]!;
  const now = t(step.laid ? "web-step-laid" : "web-step-moved", { tiles: names(game, step.moved) });
  return `${at}/${steps.length - 1}: ${now}`;
}

const names = (game: GameStore, tiles: readonly string[]): string => tiles.map((tile) => game.state.tileName(tile)).join(", ");
