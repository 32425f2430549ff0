/** The end of a game: everybody's rack and points, the score sheet of the match, the proof of the deal, and how to go on. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { go } from "../app/route";
import { Face } from "../bots/Portrait";
import { DealProof } from "../fair/DealProof";
import type { GameStore } from "../game/gameStore";
import { Tile } from "../ui/Tile";
import { ScoreChart } from "./ScoreChart";

export function Result({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  const room = game.state.room.value!;
  const score = view.score;
  if (!score) return null;
  const winners = score.winners.map((seat) => (game.state.isMe(seat) ? t("label-you") : game.state.name(seat)));
  const match = room.match;
  const again = room.phase === "match-over";
  const agreed = game.state.seat.value !== null && (room.agreed ?? []).includes(game.state.seat.value);
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">
        {winners.length === 1 && game.state.isMe(score.winners[0]!)
          ? t("web-you-win")
          : winners.length === 1
            ? t("game-wins", { player: winners[0]! })
            : t("game-shared-win", { players: winners.join(", ") })}
      </h2>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={t("label-points")}>
        <table class="scores">
          <thead>
            <tr>
              <th scope="col">{t("label-players")}</th>
              <th scope="col">{t("web-left-over")}</th>
              <th scope="col">{t("label-points")}</th>
              {match && match.games > 1 && <th scope="col">{t("label-total")}</th>}
            </tr>
          </thead>
          <tbody>
            {score.points.map((points, seat) => (
              <tr key={seat} class={score.winners.includes(seat) ? "winner" : ""}>
                <th scope="row">
                  <span class="named">
                    <Face bot={room.seats[seat]?.bot} seat={seat} />
                    {game.state.name(seat)}
                  </span>
                </th>
                <td class="left-over">
                  {(view.seats[seat]?.rack ?? []).map((tile) => (
                    <Tile key={tile} text={tile} name={game.state.tileName(tile)} />
                  ))}
                </td>
                <td class="number">{points > 0 ? `+${points}` : points}</td>
                {match && match.games > 1 && <td class="number total">{match.totals[seat]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {match && match.results.length > 1 && (
        <ScoreChart match={match} names={score.points.map((_, seat) => game.state.name(seat))} />
      )}
      <DealProof id={room.finished_game ?? null} commitment={view.commitment} knobs={game.state.knobs.value} />
      {room.next_game_at != null && <NextGameCountdown game={game} at={room.next_game_at} />}
      <div class="row">
        <button class="button" onClick={() => go("")}>
          {t("web-to-start")}
        </button>
        {room.finished_game && (
          <a class="button" href={`#/game/${room.finished_game}`}>
            {t("page-watch-replay")}
          </a>
        )}
        {game.state.seat.value !== null && (
          <button class="main" disabled={agreed} onClick={() => void game.commands.nextGame()}>
            {agreed ? t("web-waiting-others") : t(again ? "web-rematch" : "web-next-game")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The next game comes by itself. */
function NextGameCountdown({ game, at }: { game: GameStore; at: number }) {
  const now = useSignal(game.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = game.now()), 500);
    return () => clearInterval(timer);
  }, [game]);
  return <p class="quiet-text">{t("menu-next-game", { count: Math.max(0, Math.ceil((at - now.value) / 1000)) })}</p>;
}
