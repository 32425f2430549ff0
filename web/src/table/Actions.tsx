/** The buttons under the rack, in reach of the thumb: tools, the order of the rack, and how the turn ends. */

import { heading, t } from "../app/i18n";
import { SORTS, type Sort, sort } from "../app/preferences";
import { canRedo, canUndo } from "../board/draft";
import type { GameStore } from "../game/gameStore";
import type { IconName } from "../ui/Icon";
import { IconButton } from "../ui/IconButton";
import { mayDraw } from "./Notice";
import { OpeningMeter } from "./OpeningMeter";
import { choosesStack } from "./Piles";
import { PlayButton, WaitingButton } from "./PlayButton";

const SORT_FACE = { runs: "789", groups: "777", own: null } as const;

export function Actions({ game }: { game: GameStore }) {
  const history = game.state.editing.value;
  const mine = game.state.mayArrange.value;
  const hints = game.state.room.value?.hints === true;
  const known = game.hints.ready.value;
  return (
    <div class="actions">
      <div class="tools" role="group" aria-label={t("web-tools")}>
        <Tool icon="undo" label={heading("word-undo")} on={mine && canUndo(history)} act={() => game.editor.undo()} />
        <Tool icon="redo" label={t("web-redo")} on={mine && canRedo(history)} act={() => game.editor.redo()} />
        <Tool icon="reset" label={t("web-reset")} on={mine && history.now !== 0} act={() => game.editor.reset()} />
        {hints && (
          <Tool
            icon="hint"
            label={known ? `${t("web-hint")}: ${t("tell-can-play")}` : t("web-hint")}
            dot={known}
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
            <span aria-hidden="true">{SORT_FACE[how] ?? t("tell-sort-own")}</span>
            <span class="hidden">{t(`web-sort-${how}`)}</span>
          </button>
        ))}
      </div>
      <EndOfTurn game={game} />
    </div>
  );
}

function Tool({ icon, label, on, dot, act }: { icon: IconName; label: string; on: boolean; dot?: boolean; act(): void }) {
  return (
    <IconButton icon={icon} label={label} disabled={!on} onClick={act}>
      {dot && <i class="dot" aria-hidden="true" />}
    </IconButton>
  );
}

/** Pressing the order that is on goes to the next one; small screens show only that button. */
const after = (how: Sort): Sort => SORTS[(SORTS.indexOf(how) + 1) % SORTS.length]!;

/** Play, and what else ends or begins the turn: drawing, passing, discarding, coming back. */
function EndOfTurn({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  const button = (text: string, act: () => unknown, on: boolean, look: string) => (
    <button class={look} disabled={!on} onClick={() => void act()}>
      {text}
    </button>
  );
  if (game.state.away.value) return button(t("web-come-back"), () => game.commands.comeBack(), true, "main end-turn");
  if (view.phase === "ready") return <WaitingButton game={game} />;
  if (!game.state.myTurn.value) return <WaitingButton game={game} />;
  return (
    <div class="mains">
      <OpeningMeter game={game} />
      <OtherWay game={game} />
      <PlayButton game={game} />
    </div>
  );
}

/** The way to end the turn without laying: draw, or where the turn has gone on from there, discard or pass. */
function OtherWay({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  const { busy, knobs, selected, rack, placed } = game.state;
  const discards = knobs.value.discard !== undefined && knobs.value.discard !== "off";
  const nothingLies = !placed.value.length;
  if (discards && (view.stage !== "start" || view.pool === 0)) {
    const chosen = selected.value.length === 1 && rack.value.includes(selected.value[0]!) ? selected.value[0]! : null;
    return (
      <button
        class={nothingLies ? "main other-way" : "other-way"}
        disabled={busy.value || !chosen || !nothingLies}
        title={!nothingLies ? t("web-discard-later") : chosen ? undefined : t("web-choose-discard")}
        onClick={() => chosen && void game.commands.discard(chosen)}
      >
        {t("web-discard")}
      </button>
    );
  }
  if (view.stage === "start" && view.pool > 0)
    return (
      <button
        class={mayDraw(game) ? "main other-way" : "other-way"}
        disabled={!mayDraw(game) || choosesStack(game)}
        onClick={() => void game.commands.draw()}
      >
        <span>{t("web-draw")}</span> <small aria-hidden="true">{t("tell-left-to-draw", { count: view.pool })}</small>
      </button>
    );
  return (
    <button
      class={nothingLies ? "main other-way" : "other-way"}
      disabled={busy.value || !nothingLies}
      onClick={() => void game.commands.pass()}
    >
      {t("web-pass")}
    </button>
  );
}
