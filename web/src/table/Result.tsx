/** The end of a game: who won and how, everybody's points spelt out, a thing to remember, and how to go on. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { editionName } from "../app/editionName";
import { ensureCatalogue, t } from "../app/i18n";
import { reducedMotion } from "../app/preferences";
import { type EndingSentence, headline, howItEnded } from "../game/endingWords";
import type { GameStore } from "../game/gameStore";
import { signed } from "../game/pointSums";
import type { SeenTurn } from "../game/turnLog";
import { endingOf } from "../wire/games";
import type { GameEnding } from "../wire/protocol.gen";
import { MatchOver } from "./MatchOver";
import { Remember } from "./Remember";
import { ScoreRows } from "./ScoreRows";
import { SeatFace } from "./SeatFace";
import { GameStones, StoneText } from "./StoneText";
import { aloudIn, useSpoken } from "./Voices";
import { WaysOn } from "./WaysOn";

export interface ResultProps {
  game: GameStore;
  /** Shows a turn in slow motion on the table. */
  onWatch(turns: readonly SeenTurn[]): void;
  onRule(section: string): void;
}

export function Result({ game, onWatch, onRule }: ResultProps) {
  const view = game.state.view.value!;
  const room = game.state.room.value!;
  const ending = useSignal<GameEnding | null>(null);
  const id = room.finished_game;
  const seat = game.state.seat.value;
  const mine = seat !== null && game.state.isMe(seat) ? seat : null;
  const asked = useSignal(false);
  useEffect(() => {
    ending.value = null;
    asked.value = !id;
    if (!id) return;
    endingOf(id, mine)
      .then(
        (found) => (ending.value = found),
        () => undefined,
      )
      .finally(() => (asked.value = true));
  }, [id, mine]);
  const words = ensureCatalogue("ending", "ending-you-win");
  useWinningSet(ending.value, mine !== null && Boolean(view.score?.winners.includes(mine)));
  const title = useFocusOnHeading(words && view.score !== null, view.game);
  useSpoken(game, "ended", words && asked.value && view.score ? endAloud(game, mine, ending.value) : "");
  if (!view.score) return null;
  if (!words) return <section class="result" />;
  const match = room.match;
  const decided = Boolean(match && match.games > 1 && match.winners.length);
  const rows = <ScoreRows game={game} ending={ending.value} onRule={onRule} />;
  const remember = <Remember game={game} ending={ending.value} mine={mine} onWatch={onWatch} />;
  if (decided) {
    return (
      <MatchOver game={game} match={match!} title={title}>
        {rows}
        {remember}
      </MatchOver>
    );
  }
  const seen = { view, mine, name: game.state.name, ending: ending.value };
  const winner = view.score.winners[0]!;
  const how = howItEnded(seen);
  return (
    <section class="result" aria-labelledby="result-title">
      <header class="result-head">
        <LastSet game={game} ending={ending.value} />
        <span class="winner-face">
          <SeatFace game={game} seat={winner} />
        </span>
        <div>
          <h2 id="result-title" ref={title} tabIndex={-1}>
            <Sentence game={game} of={headline(seen)} />
          </h2>
          <p class="result-how">
            {how && <Sentence game={game} of={how} />}
            {view.score.multiplier > 1 && ` ${t("ending-hand-game", { factor: view.score.multiplier })}`}
          </p>
          {match && match.games > 1 && (
            <p class="result-how">
              {editionName(room.settings.edition ?? "classic")} ·{" "}
              {t("ending-game-of", { number: match.results.length, games: match.games })}
            </p>
          )}
        </div>
      </header>
      <div class="result-middle">
        {rows}
        {remember}
      </div>
      <WaysOn game={game} />
    </section>
  );
}

export const Sentence = ({ game, of }: { game: GameStore; of: EndingSentence }) => (
  <StoneText game={game} id={of.id} args={of.args ?? {}} tiles={of.tiles} />
);

/** Whoever is at the end of a game is at its result. */
function useFocusOnHeading(ready: boolean, game: number): RefObject<HTMLHeadingElement> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // an open sheet keeps the focus; closing it leads on
    if (ready && !document.querySelector("dialog[open]")) title.current?.focus({ preventScroll: true });
  }, [ready, game]);
  return title;
}

/** What the heading, which has the focus, does not say: how it ended, and everybody's points. */
function endAloud(game: GameStore, mine: number | null, ending: GameEnding | null): string {
  const view = game.state.view.value!;
  const score = view.score!;
  const how = howItEnded({ view, mine, name: game.state.name, ending });
  const order = score.points.map((_, seat) => seat).sort((a, b) => score.points[b]! - score.points[a]!);
  const points = order.map(
    (seat) => `${game.state.isMe(seat) ? t("label-you") : game.state.name(seat)} ${signed(score.points[seat]!)}`,
  );
  return [
    how ? aloudIn(game, [{ message: how.id, args: how.args ?? {}, tiles: { tiles: how.tiles.map((tile) => [tile]) } }]) : "",
    score.multiplier > 1 ? t("ending-hand-game", { factor: score.multiplier }) : "",
    `${t("label-points")}: ${points.join("; ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The set with the last tile, for small windows, which have no room for the table. */
function LastSet({ game, ending }: { game: GameStore; ending: GameEnding | null }) {
  const last = ending?.last;
  if (!last) return null;
  const set = last.after.find((tiles) => tiles.includes(last.tiles.at(-1)!)) ?? [];
  if (!set.length || set.length > 7) return null;
  return (
    <div class="last-set" style={{ "--tiles": set.length }} aria-hidden="true">
      <GameStones game={game} tiles={set} />
    </div>
  );
}

/** The winner's last set has a ring; if you are the winner, a wave goes over all stones once. */
function useWinningSet(ending: GameEnding | null, won: boolean): void {
  useLayoutEffect(() => {
    const tile = ending?.last?.tiles.at(-1);
    const set = tile ? document.querySelector(`.surface [data-tile="${tile}"]`)?.closest(".set") : null;
    set?.classList.add("winning-set");
    return () => set?.classList.remove("winning-set");
  });
  useEffect(() => {
    if (!won || reducedMotion()) return;
    const screen = document.querySelector<HTMLElement>(".play");
    const stones = [...document.querySelectorAll<HTMLElement>(".play .surface .tile")];
    const screenWidth = Math.max(1, innerWidth);
    for (const stone of stones) stone.style.setProperty("--along", String(stone.getBoundingClientRect().left / screenWidth));
    screen?.classList.add("rejoices");
    const timer = setTimeout(() => screen?.classList.remove("rejoices"), 2000);
    return () => {
      clearTimeout(timer);
      screen?.classList.remove("rejoices");
    };
  }, [won]);
}
