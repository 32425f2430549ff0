/** The two voices of the page for those who hear it, and what they follow: the line above the rack, the verdict on the draft, refusals. */

import { useEffect, useRef } from "preact/hooks";
import { speaker } from "../app/hearing";
import { t } from "../app/i18n";
import { type Sentence, spoken } from "../board/tileSentence";
import type { GameStore } from "../game/gameStore";
import type { Reason } from "../game/speech";
import { reasonOnPlay } from "../game/verdict";
import { LiveRegions } from "../ui/LiveRegions";
import { objectionText } from "../wire/objectionText";
import { whatToSay } from "./Notice";

export function Voices({ game }: { game: GameStore }) {
  useSpoken(game, "refused", refusal(game));
  useSpoken(game, "verdict", verdict(game));
  useSpoken(game, "notice", notice(game));
  useEffect(() => {
    speaker.value = game.speech.said;
    return () => {
      speaker.value = null;
    };
  }, [game]);
  return <LiveRegions place={null} />;
}

/** Says what comes in once for each that has it: somebody is away, somebody speaks. */
export function useSpokenEach(game: GameStore, reason: Reason, texts: ReadonlyMap<string | number, string>): void {
  const known = useRef(new Set<string | number>());
  useEffect(() => {
    for (const [key, text] of texts) if (!known.current.has(key)) game.speech.say(reason, text);
    known.current = new Set(texts.keys());
  });
}

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
