/** Everybody's points after a game, spelt out: the stones that are left, their sum, and what else was charged. */

import { t } from "../app/i18n";
import { byRuns } from "../board/tiles";
import type { GameStore } from "../game/gameStore";
import { rackSum, signed, winnings } from "../game/pointSums";
import type { GameEnding, PossibleOpening, Score, TileText } from "../wire/protocol.gen";
import { SeatFace } from "./SeatFace";
import { GameStones, StoneText } from "./StoneText";

/** So many other tiles of a rack are drawn beside an opening. */
const FEW = 6;
/** So many tiles of a rack are drawn where six players need the room. */
const SOME = 8;

interface ScoreRowsProps {
  game: GameStore;
  ending: GameEnding | null;
  onRule(section: string): void;
}

export function ScoreRows({ game, ending, onRule }: ScoreRowsProps) {
  const score = game.state.view.value!.score!;
  const order = score.points.map((_, seat) => seat).sort((a, b) => score.points[b]! - score.points[a]!);
  return (
    <ul class={`score-rows${order.length > 4 ? " crowd" : ""}`} aria-label={t("label-points")}>
      {order.map((seat) => (
        <li key={seat} class={`score-row${score.winners.includes(seat) ? " winner" : ""}${game.state.isMe(seat) ? " yours" : ""}`}>
          <SeatFace game={game} seat={seat} />
          <strong class="score-name">{game.state.isMe(seat) ? t("label-you") : game.state.name(seat)}</strong>
          <span class="score-points">{signed(score.points[seat]!)}</span>
          <div class="score-why">
            {score.winners.includes(seat) ? (
              <Winnings game={game} seat={seat} />
            ) : (
              <Loss game={game} seat={seat} opening={ending?.openings[seat] ?? null} onRule={onRule} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The losses of the others, added up. A single one needs no sum. */
function Winnings({ game, seat }: { game: GameStore; seat: number }) {
  const view = game.state.view.value!;
  const { losses, less, shares } = winnings(view.score!, game.state.knobs.value, view.ending !== "finished");
  const left = byRuns(view.seats[seat]?.rack ?? []);
  const parts = losses.length > 1 || less || shares > 1;
  return (
    <>
      {left.length > 0 && <GameStones game={game} tiles={left} />}
      {parts && (
        <span class="sum">
          {shares > 1 && losses.length > 1 ? `(${losses.join(" + ")})` : losses.join(" + ")}
          {less > 0 && ` − ${less}`}
          {shares > 1 && ` : ${shares}`}
        </span>
      )}
    </>
  );
}

function Loss({
  game,
  seat,
  opening,
  onRule,
}: {
  game: GameStore;
  seat: number;
  opening: PossibleOpening | null;
  onRule(section: string): void;
}) {
  const view = game.state.view.value!;
  const score = view.score!;
  const rack = byRuns(view.seats[seat]?.rack ?? []);
  const charge = score.charges[seat];
  const flat = -score.points[seat]! / score.multiplier;
  const rule = (
    <button type="button" class="link" onClick={() => onRule("ending/unopened_could_penalty")}>
      {t("ending-the-rule")}
    </button>
  );
  if (charge === "could-have-opened") {
    const lifted = opening?.sets.flat() ?? [];
    const others = rack.filter((tile) => !lifted.includes(tile));
    return (
      <>
        <p class="why-text">{t("ending-could-have-opened", { count: lifted.length, points: opening?.points ?? 30 })}</p>
        <span class="opening-shown">
          {opening?.sets.map((set) => (
            <span class="marked-set" key={set.join()} style={{ "--tiles": set.length }}>
              <GameStones game={game} tiles={set} />
            </span>
          ))}
          <span class="others">
            <GameStones game={game} tiles={others.slice(0, FEW)} />
          </span>
          {others.length > FEW && <span class="sum">{t("ending-and-others", { count: others.length - FEW })}</span>}
        </span>
        <p class="sum">
          {t("ending-flat", { points: flat })} {rule}
        </p>
      </>
    );
  }
  if (charge === "unopened") {
    return (
      <>
        <p class="why-text">
          {opening ? (
            <StoneText game={game} id="ending-not-opened-most" args={{ points: opening.points }} tiles={opening.sets.flat()} />
          ) : (
            t("ending-not-opened-none")
          )}
        </p>
        <p class="sum">
          {t("ending-flat", { points: flat })} {rule}
        </p>
      </>
    );
  }
  const asUnopened = charge === "announced" && game.state.knobs.value.announce_excuse === "as_unopened";
  return (
    <>
      {charge === "announced" && <p class="why-text">{t(asUnopened ? "ending-announced-flat" : "ending-announced")}</p>}
      {!asUnopened && <RackSumText game={game} rack={rack} seat={seat} score={score} />}
    </>
  );
}

/** The tiles, then their values: 13 + 9 + 2 jokers × 50 = 122. */
function RackSumText({ game, rack, seat, score }: { game: GameStore; rack: readonly TileText[]; seat: number; score: Score }) {
  const blocked = game.state.view.value!.ending !== "finished";
  const sum = rackSum(rack, seat, score, game.state.knobs.value, blocked);
  const jokers =
    sum.jokers > 1
      ? t("ending-jokers-each", { count: sum.jokers, points: sum.jokerValue })
      : sum.jokers
        ? t("ending-joker", { points: sum.jokerValue })
        : "";
  const added = [...sum.numbers, ...(jokers ? [jokers] : [])].join(" + ");
  const more = sum.numbers.length + (jokers ? 1 : 0) > 1;
  const shown = score.points.length > 4 && rack.length > SOME + 1 ? rack.slice(0, SOME) : rack;
  return (
    <>
      <GameStones game={game} tiles={shown} />
      {shown.length < rack.length && <span class="sum">{t("ending-and-others", { count: rack.length - shown.length })}</span>}
      <span class="sum">
        {sum.factor > 1 && more ? `(${added})` : added}
        {sum.less > 0 && ` − ${sum.less}`}
        {sum.factor > 1 && ` × ${sum.factor}`}
        {(more || sum.less > 0 || sum.factor > 1) && ` = ${Math.abs(score.points[seat]!)}`}
      </span>
    </>
  );
}
