/** The buttons under the rack, in reach of the thumb. */

import { t } from "../app/i18n";
import { SORTS, type Sort, sort } from "../app/preferences";
import { canRedo, canUndo } from "../board/draft";
import type { GameStore } from "../game/gameStore";
import { Icon, type IconName } from "../ui/Icon";

const SORT_FACE = { runs: "789", groups: "777", own: null } as const;

export function Actions({ game }: { game: GameStore }) {
  const history = game.state.editing.value;
  const mine = game.state.mayArrange.value;
  const hints = game.state.room.value?.settings.hints !== false;
  return (
    <div class="actions">
      <div class="tools" role="group" aria-label={t("web-tools")}>
        <Tool icon="undo" label={t("word-undo")} on={mine && canUndo(history)} act={() => game.editor.undo()} />
        <Tool icon="redo" label={t("web-redo")} on={mine && canRedo(history)} act={() => game.editor.redo()} />
        <Tool icon="reset" label={t("web-reset")} on={mine && history.now !== 0} act={() => game.editor.reset()} />
        {hints && (
          <Tool
            icon="hint"
            label={t("web-hint")}
            on={game.state.view.value?.phase === "playing"}
            act={() => void game.revealHint()}
          />
        )}
      </div>
      <div class="segments" role="group" aria-label={t("web-sort")}>
        {SORTS.map((how) => (
          <button
            key={how}
            class="segment"
            aria-pressed={sort.value === how}
            title={t(`web-sort-${how}`)}
            onClick={() => game.editor.sortBy(sort.value === how ? after(how) : how)}
          >
            <span aria-hidden="true">{SORT_FACE[how] ?? <Icon name="hand" />}</span>
            <span class="hidden">{t(`web-sort-${how}`)}</span>
          </button>
        ))}
      </div>
      <MainButton game={game} />
    </div>
  );
}

function Tool({ icon, label, on, act }: { icon: IconName; label: string; on: boolean; act(): void }) {
  return (
    <button class="icon-button" aria-label={label} disabled={!on} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** Pressing the order that is on goes to the next one; small screens show only that button. */
const after = (how: Sort): Sort => SORTS[(SORTS.indexOf(how) + 1) % SORTS.length]!;

function MainButton({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  const mine = game.state.myTurn.value && !game.state.busy.value;
  const seat = game.state.seat.value!;
  const button = (text: string, act: () => unknown, on = mine, strong = true) => (
    <button class={strong ? "main" : "main quiet"} disabled={!on} onClick={() => void act()}>
      {text}
    </button>
  );
  if (game.state.away.value) return button(t("web-come-back"), () => game.commands.request({ type: "come-back" }), true);
  if (view.phase === "ready") {
    const waits = !view.seats[seat]?.ready;
    return (
      <div class="mains">
        {button(t("web-redeal"), () => game.commands.redeal(), waits, false)}
        {button(t("web-keep"), () => game.commands.ready(), waits)}
      </div>
    );
  }
  const chosen = game.state.selected.value;
  const inRack = new Set(game.state.rack.value);
  const discards = game.state.knobs.value.discard !== undefined && game.state.knobs.value.discard !== "off";
  const discarded = chosen.length === 1 && inRack.has(chosen[0]!) ? chosen[0]! : null;
  const mayDiscard = discards && (view.stage !== "start" || view.pool === 0) && !game.state.placed.value.length;
  if (game.state.myTurn.value && mayDiscard)
    return button(t("web-discard"), () => discarded && game.commands.discard(discarded), mine && discarded !== null);
  const drawsFirst =
    game.state.knobs.value.draw_policy === "draw_always" && view.stage === "start" && game.state.layout.value.took === "nothing";
  const lays = game.state.myTurn.value && game.state.placed.value.length > 0 && !(drawsFirst && view.pool > 0);
  if (lays) return button(t(game.state.fromPlan.value ? "web-play-plan" : "web-play"), () => game.commands.play());
  if (view.stage === "start" && view.pool > 0) return button(t("web-draw"), () => game.commands.draw());
  return button(t("web-pass"), () => game.commands.pass());
}
