/** Play: the clock of the turn runs out on it, and while it cannot be pressed it says why. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "../app/i18n";
import { canUndo } from "../board/draft";
import type { GameStore } from "../game/gameStore";
import { type DraftVerdict, reasonOnPlay } from "../game/verdict";
import { refereeTitle } from "./Notice";
import { clockFace } from "./timeText";

/** A check that takes no longer changes nothing on the button. */
const PATIENCE = 400;

export function PlayButton({ game }: { game: GameStore }) {
  const found = useSettled(game.judgement.verdict.value);
  const { busy, fromPlan, history } = game.state;
  const late = game.clock.lastSeconds.value;
  const stuck = late && canUndo(history.value) && (found.kind === "not-yet" || found.kind === "unknown");
  return (
    <>
      {late && (
        <b class="last-number" aria-hidden="true">
          {game.clock.seconds.value}
        </b>
      )}
      {stuck ? (
        <TakeBack game={game} />
      ) : (
        <Play game={game} found={found} label={t(fromPlan.value ? "web-play-plan" : "web-play")} busy={busy.value} />
      )}
    </>
  );
}

function Play({ game, found, label, busy }: { game: GameStore; found: DraftVerdict; label: string; busy: boolean }) {
  const valid = found.kind === "valid" && game.state.link.value === "open";
  const { openingMinimum, openingPoints } = game.judgement;
  // a draft may be valid a hundred times: without a line nobody hears of it
  const away = game.state.link.value !== "open";
  const reason = away
    ? t("tell-play-offline")
    : valid
      ? label
      : sentenceOf(reasonOnPlay(found, openingMinimum.value, openingPoints.value));
  return (
    <button
      type="button"
      class={`play-button ${valid ? "main ready" : "pale"}`}
      disabled={busy}
      aria-disabled={!valid}
      data-verdict={found.kind}
      aria-label={valid || reason === label ? label : `${label}: ${reason}`}
      onClick={() => game.state.link.value === "open" && void game.commands.play()}
    >
      <TimeLeft game={game}>{reason}</TimeLeft>
    </button>
  );
}

/** With a few seconds left and no valid table: the one way out without a penalty. */
function TakeBack({ game }: { game: GameStore }) {
  const { view, busy } = game.state;
  const draws = view.value!.stage === "start" && view.value!.pool > 0;
  const onPress = () => {
    game.editor.reset();
    if (draws) void game.commands.draw();
  };
  return (
    <button type="button" class="play-button ready take-back" disabled={busy.value} onClick={onPress}>
      <TimeLeft game={game}>{t(draws ? "tell-take-back-and-draw" : "web-reset")}</TimeLeft>
    </button>
  );
}

/** In the turn of somebody else, with their clock on it. */
export function WaitingButton({ game }: { game: GameStore }) {
  const { view, name } = game.state;
  return (
    <button type="button" class="main play-button waiting" disabled>
      <TimeLeft game={game}>
        {view.value!.phase === "playing" ? t("tell-turn-of", { player: name(view.value!.turn) }) : refereeTitle()}
      </TimeLeft>
    </button>
  );
}

/** The time runs out from right to left behind the words. The seat tells it to those who hear it. */
function TimeLeft({ game, children }: { game: GameStore; children: ComponentChildren }) {
  const share = game.clock.share.value;
  const seconds = game.clock.seconds.value;
  return (
    <>
      <i class="time-fill" aria-hidden="true" style={{ transform: `scaleX(${share ?? 1})` }} />
      <span class="play-label">{children}</span>
      {seconds !== null && !game.clock.lastSeconds.value && (
        <span class="play-time" aria-hidden="true">
          {clockFace(seconds, language.value)}
        </span>
      )}
    </>
  );
}

const sentenceOf = (reason: ReturnType<typeof reasonOnPlay>): string => t(reason.message, reason.args);

/** The last verdict while the next one is on its way, so that words do not flicker; but valid is never said of a draft that nobody judged. */
function useSettled(verdict: DraftVerdict): DraftVerdict {
  const last = useRef<DraftVerdict>(verdict);
  const late = useSignal(false);
  const unknown = verdict.kind === "unknown";
  useEffect(() => {
    if (!unknown) return;
    late.value = false;
    const timer = setTimeout(() => (late.value = true), PATIENCE);
    return () => {
      clearTimeout(timer);
      late.value = false;
    };
  }, [unknown]);
  if (!unknown) last.current = verdict;
  return unknown && !late.value && last.current.kind === "not-yet" ? last.current : verdict;
}
