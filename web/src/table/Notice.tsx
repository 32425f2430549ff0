/** The line above the rack: whose turn it is as a headline, what happened since yours, what a hint says, what was refused, what comes next. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, language, t } from "../app/i18n";
import { permission } from "../app/notifications";
import { tellingOffered } from "../app/preferences";
import { laid } from "../board/plan";
import type { Sentence } from "../board/tileSentence";
import type { GameStore } from "../game/gameStore";
import { sectionOf } from "../rules/objectionRule";
import { Icon } from "../ui/Icon";
import { TellMe } from "../ui/TellMe";
import { Stones, TileSentence } from "../ui/TileSentence";
import { objectionText } from "../wire/objectionText";
import type { LocalisedObjection, TileText } from "../wire/protocol.gen";
import { useTapTip } from "./HandTip";
import { lastWords } from "./lastWords";
import { ringOf } from "./SeatFace";
import { Since, since } from "./Since";

interface NoticeProps {
  game: GameStore;
  onRule(section: string): void;
  /** `waits`: asked for without a pointer. */
  onShowAgain(waits: boolean): void;
}

export function Notice({ game, onRule, onShowAgain }: NoticeProps) {
  const found = game.objections.shown.value;
  const plans = game.state.planVisible.value || (game.state.fromPlan.value && game.state.placed.value.length > 0);
  const tip = useTapTip(game);
  const tips = tip !== null && !found.length;
  const sentences = found.length || tips ? null : whatToSay(game);
  return (
    <div class={`notice${found.length ? " warns" : ""}${plans ? " plans" : ""}${tips ? " tips" : ""}`}>
      <Headline game={game} />
      <NoClockYet game={game} />
      {/* the tiles it is about refer to it */}
      <div class="notice-text" id="notice-text">
        {found.length ? (
          <Reason game={game} of={found[0]!} onRule={onRule} />
        ) : tips ? (
          <p class="hand-tip" role="status">
            {tip}
          </p>
        ) : sentences === null ? (
          <Since game={game} />
        ) : (
          sentences.map((part, i) => (
            <p key={i}>
              <TileSentence sentence={part} name={game.state.name} tileName={game.state.tileName} />
            </p>
          ))
        )}
      </div>
      <Offers game={game} ok={!found.length} />
      {game.turnLog.recentTurns.value.length > 0 && (
        <button
          type="button"
          class="show-again"
          title={t("web-last-turn")}
          aria-label={t("tell-show-again")}
          onClick={(event) => onShowAgain(event.detail === 0)}
        >
          <Icon name="again" /> <span aria-hidden="true">{t("tell-show-again")}</span>
        </button>
      )}
    </div>
  );
}

/** Whose turn it is, always the first words: amber for you, the colour of the seat for others. */
function Headline({ game }: { game: GameStore }) {
  const { view, seat, myTurn, name } = game.state;
  const { turn, players, phase } = view.value!;
  if (phase !== "playing" && phase !== "paused") return null;
  const colour = myTurn.value ? null : ringOf(turn, seat.value, players);
  return (
    <h2 class={`headline${myTurn.value ? " mine" : ""}`}>
      <i class="turn-dot" aria-hidden="true" style={colour ? { background: `var(--seat-${colour})` } : undefined} />
      {phase === "paused" ? refereeTitle() : myTurn.value ? t("tell-your-turn") : t("tell-thinks", { player: name(turn) })}
    </h2>
  );
}

/** While a turn is disputed the line is about that, not about whose turn it is. */
export function refereeTitle(): string {
  const word = t("word-referee");
  return word.charAt(0).toLocaleUpperCase(language.value) + word.slice(1);
}

/** In some boxes a player's clock begins only after the first play: without a word, the others wait and wonder. */
function NoClockYet({ game }: { game: GameStore }) {
  const { view, room, knobs, myTurn } = game.state;
  const { turn, seats } = view.value!;
  const seconds = room.value?.settings.seconds ?? Number(knobs.value.turn_seconds ?? 0);
  const rule = "rule-timer_from-after_own_meld";
  if (!myTurn.value || knobs.value.timer_from !== "after_own_meld" || !seconds || seats[turn]?.opened) return null;
  return ensureCatalogue("rules", rule) ? <p class="no-clock-yet quiet-text">{t(rule)}</p> : null;
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
  } else if (hint && !hint.hint.tiles.length && mayDraw(game)) {
    offers.push(offer(t("tell-draw-a-tile"), () => void game.commands.draw(), "draw-instead"));
  } else if (game.state.planning.value && game.state.plan.value) {
    const shown = game.state.planShown.value;
    offers.push(offer(t(shown ? "web-plan-hide" : "web-plan-show"), () => game.editor.showPlan(!shown), "plan-switch"));
  } else if (ok && game.state.fromPlan.value && game.state.placed.value.length) {
    offers.push(offer(t("web-plan-drop"), () => game.editor.discardPlan(), "plan-drop"));
  } else if (game.state.planning.value && waitsForPeople(game)) {
    return <OfferToTell />;
  }
  return offers.length ? <div class="offers">{offers}</div> : null;
}

/** Somebody who has played a turn and now waits for another person may want to look at something else. */
const waitsForPeople = (game: GameStore): boolean => {
  const { view, room, me } = game.state;
  const others = room.value?.seats.some((seat) => seat.player && !seat.bot && seat.player !== me.value);
  return Boolean(others) && view.value!.turns >= view.value!.players;
};

/** Offered through one turn of somebody else, once on a device; in the settings it can be had at any time. */
function OfferToTell() {
  const first = useSignal(tellingOffered.value === "no" && permission.value === "default");
  useEffect(() => {
    if (!first.value) return;
    return () => {
      tellingOffered.value = "yes";
    };
  }, []);
  return first.value ? <TellMe /> : null;
}

const drawsFirst = (game: GameStore): boolean =>
  game.state.knobs.value.draw_policy === "draw_always" && game.state.layout.value.took === "nothing";

export const mayDraw = (game: GameStore): boolean =>
  game.state.myTurn.value &&
  game.state.link.value === "open" &&
  !game.state.busy.value &&
  // where a tile is drawn first, a draft that was laid too early waits for it
  (!game.state.placed.value.length || drawsFirst(game)) &&
  game.state.view.value!.stage === "start" &&
  game.state.view.value!.pool > 0;

/** More tiles than these are on the table, and marked there. */
const MOST_NAMED = 9;

/** Why something does not go, with its tiles; where a rule says so, a press anywhere on the sentence opens it. */
function Reason({ game, of, onRule }: { game: GameStore; of: LocalisedObjection; onRule(section: string): void }) {
  const section = sectionOf(of.code);
  const tiles = of.tiles?.length && of.tiles.length <= MOST_NAMED ? of.tiles : [];
  const words = (
    <>
      {tiles.length > 0 && <Stones groups={[tiles]} tileName={game.state.tileName} />} {objectionText(of)}
    </>
  );
  if (!section) return <p>{words}</p>;
  return (
    <button type="button" class="reason" onClick={() => onRule(section)}>
      {words} <span class="link">{t("web-show-rule")}</span>
    </button>
  );
}

/** What stands in the line; null for what happened since your last turn. */
export function whatToSay(game: GameStore): Sentence[] | null {
  const { view: seen, room, state } = { view: game.state.view.value!, room: game.state.room.value, state: game.state };
  const say = (message: string, args?: Sentence["args"]): Sentence[] => [args ? { message, args } : { message }];
  if (room?.paused) return say("room--paused");
  if (seen.phase === "ready") return say("page-dealt");
  if (seen.phase === "paused") return say(room?.dispute?.referee ? "web-referee" : "web-table-decides");
  if (state.seat.value !== null && state.link.value !== "open") return say("tell-offline");
  const again = game.commands.askedAgain.value;
  if (again) return say(`ear-again-${again.what}`);
  if (game.clock.lastSeconds.value) return lastWords(game);
  const hint = game.hints.shown.value;
  // "nothing fits" is over as soon as somebody tries all the same
  if (hint && (hint.hint.tiles.length || !state.placed.value.length)) return sentencesOfHint(game);
  if (state.away.value) return say("wait-touch-to-play");
  if (state.planReturned.value.length) return say("web-plan-lost", { count: state.planReturned.value.length });
  if (state.planning.value && state.plan.value)
    return state.planShown.value
      ? say(state.planHolds.value ? "table-plan-holds" : "table-plan-not-yet")
      : say("web-plan-kept", { count: laid(state.plan.value).length });
  if (state.myTurn.value && seen.stage === "must-discard") return say("web-choose-discard");
  if (state.fromPlan.value && state.placed.value.length && game.judgement.verdict.value.kind === "valid")
    return say("web-plan-holds");
  if (state.myTurn.value && state.wonJokers.value.size) return say("table-joker-yours");
  if (since(game).length) return null;
  const points = game.judgement.openingPoints.value;
  if (state.myTurn.value && points !== null && !state.placed.value.length) return howToOpen(game.judgement.openingMinimum.value);
  if (state.planning.value) return say("tell-plan-ahead");
  return null;
}

const howToOpen = (points: number): Sentence[] =>
  points ? [{ message: "tell-how-to-open", args: { points } }] : [{ message: "tell-open-with-any" }];

function sentencesOfHint(game: GameStore): Sentence[] {
  const { stage, hint, steps, at } = game.hints.shown.value!;
  const withTiles = (message: string, tiles: readonly TileText[]): Sentence => ({
    message,
    tiles: { tiles: tiles.map((tile) => [tile]) },
  });
  if (!hint.tiles.length) return [{ message: game.state.myTurn.value ? "tell-nothing-fits" : "tell-nothing-fits-yet" }];
  if (stage === 1) return [{ message: "web-hint-some", args: { count: hint.tiles.length } }];
  if (stage === 2) return [withTiles("web-hint-tiles", hint.tiles)];
  if (at >= steps.length - 1) return [{ message: "web-hint-shown" }];
  const step = steps[at]!;
  return [withTiles(step.laid ? "web-step-laid" : "web-step-moved", step.moved)];
}
