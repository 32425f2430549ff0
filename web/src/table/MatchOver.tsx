/** The end of a match: who won it, everybody's place, how it went; below it the last game. */

import type { ComponentChildren, RefObject } from "preact";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { total } from "../game/pointSums";
import { Tile } from "../ui/Tile";
import type { MatchInfo } from "../wire/protocol.gen";
import { ScoreChart } from "./ScoreChart";
import { SeatFace } from "./SeatFace";
import { WaysOn } from "./WaysOn";

const RUN = Array.from({ length: 13 }, (_, i) => `B${i + 1}`);

interface Finished {
  game: GameStore;
  match: MatchInfo;
  /** The heading, which takes the focus. */
  title: RefObject<HTMLHeadingElement>;
  /** The last game. */
  children: ComponentChildren;
}

export function MatchOver({ game, match, title, children }: Finished) {
  const winner = match.winners[0]!;
  const seat = game.state.seat.value;
  const named = (of: number) => (game.state.isMe(of) ? t("label-you") : game.state.name(of));
  const mine = seat !== null && game.state.isMe(seat) ? match.standing.find((place) => place.seat === seat) : undefined;
  const points = match.totals[winner] ?? 0;
  return (
    <section class="result match-over" aria-labelledby="result-title">
      <header class="match-head">
        <span class="winner-face">
          <SeatFace game={game} seat={winner} />
        </span>
        <div>
          <h2 id="result-title" ref={title} tabIndex={-1}>
            {game.state.isMe(winner) ? t("ending-you-win-match") : t("ending-wins-match", { player: game.state.name(winner) })}
          </h2>
          <p class="result-how">
            {t("ending-match-points", { points: total(points), games: match.results.length })}{" "}
            {mine && mine.rank > 1 && t("ending-your-place", { place: mine.rank })}
          </p>
        </div>
        <p class="match-run" aria-hidden="true">
          {RUN.map((tile) => (
            <Tile key={tile} text={tile} name="" />
          ))}
        </p>
      </header>
      <div class="match-cards">
        <ol class="places card">
          {match.standing.map((place) => (
            <li
              key={place.seat}
              class={`place place-${place.rank}${place.rank === 1 ? " leading" : ""}${game.state.isMe(place.seat) ? " mine" : ""}`}
            >
              <span class="medal">{place.rank}</span>
              <SeatFace game={game} seat={place.seat} />
              <span class="place-name">
                <strong>{named(place.seat)}</strong>
                <span class="sum">{match.results.map((result) => total(result.points[place.seat] ?? 0)).join(" · ")}</span>
              </span>
              <span class="score-points">{total(place.total)}</span>
            </li>
          ))}
        </ol>
        <ScoreChart match={match} names={match.totals.map((_, of) => named(of))} />
        <details class="card last-game" open>
          <summary>{t("ending-last-game")}</summary>
          {children}
        </details>
      </div>
      <WaysOn game={game} again={t("ending-another-match")} />
    </section>
  );
}
