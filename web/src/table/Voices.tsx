/** The two voices of the page for those who hear it, and what they follow: the line above the rack, the verdict on the draft, refusals. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { type Sentence, spoken } from "../board/tileSentence";
import type { GameStore } from "../game/gameStore";
import type { Reason, Voice } from "../game/speech";
import { reasonOnPlay } from "../game/verdict";
import { objectionText } from "../wire/objectionText";
import { whatToSay } from "./Notice";

export function Voices({ game }: { game: GameStore }) {
  useSpoken(game, "refused", refusal(game));
  useSpoken(game, "verdict", verdict(game));
  useSpoken(game, "notice", notice(game));
  return (
    <>
      <Region game={game} voice="polite" />
      <Region game={game} voice="assertive" />
    </>
  );
}

/** Each utterance is an element of its own that comes once, so that the same words can be said again. */
const Region = ({ game, voice }: { game: GameStore; voice: Voice }) => (
  <div class="hidden" data-voice={voice} aria-live={voice} aria-atomic="false" aria-relevant="additions">
    {game.speech.said.value
      .filter((said) => said.voice === voice)
      .map((said) => (
        <p key={said.id} data-reason={said.reason}>
          {said.text}
        </p>
      ))}
  </div>
);

/** Says a text whenever it becomes another; what is empty is silence. */
export function useSpoken(game: GameStore, reason: Reason, text: string): void {
  const last = useRef("");
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    if (text) game.speech.say(reason, text);
    else game.speech.withdraw(reason);
  }, [text]);
}

export const aloudIn = (game: GameStore, sentences: readonly Sentence[]): string =>
  sentences.map((sentence) => spoken(sentence, game.state.name, game.state.tileName)).join(" ");

const refusal = (game: GameStore): string => game.state.refused.value.map(objectionText).join(" ");

/** Whether the draft is a turn, as soon as that is known; what stands on the button. */
function verdict(game: GameStore): string {
  const found = game.judgement.verdict.value;
  // hints have words of their own, and the line above the rack says what a plan is worth
  if (!game.state.myTurn.value || game.hints.inProgress.value || game.state.fromPlan.value) return "";
  if (found.kind === "valid") return found.tiles ? t("tell-valid", { count: found.tiles }) : "";
  if (found.kind !== "not-yet") return "";
  const { openingMinimum, openingPoints } = game.judgement;
  const reason = reasonOnPlay(found, openingMinimum.value, openingPoints.value);
  return t(reason.message, reason.args);
}

/** What stands in the line; what the others did was said when they did it. */
function notice(game: GameStore): string {
  if (game.objections.shown.value.length || game.state.view.value?.phase === "finished") return "";
  return aloudIn(game, whatToSay(game) ?? []);
}
