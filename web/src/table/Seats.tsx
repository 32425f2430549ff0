/** Who sits at the table: tiles left, who has opened, whose turn it is and how much time is left; the pool. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, language, t } from "../app/i18n";
import { type Level, levelName, levelOf } from "../bots/characters";
import { DealSeal } from "../fair/DealSeal";
import type { GameStore } from "../game/gameStore";
import { SeatBubble } from "./Floating";
import { type Person, PlayerMenu } from "./PlayerMenu";
import { SeatFace } from "./SeatFace";
import { timeText } from "./timeText";

export function Seats({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  // an older game may hide counts that new games of its edition show; they can be asked for all the same
  const asks = game.state.knobs.value.rack_count_visible !== "hidden";
  const about = useSignal<Person | null>(null);
  const words = view.seats.every((seat) => seat.tiles !== null) || ensureCatalogue("editions", "ask-count");
  return (
    <>
      <ul class="seats" aria-label={t("label-players")}>
        {view.seats.map((seat, i) => {
          const info = game.state.room.value?.seats[i];
          const turn = view.phase === "playing" && view.turn === i;
          // amber is a light: at the end it stands on the winner
          const lit = turn || Boolean(view.score?.winners.includes(i));
          const gone =
            Boolean(info?.player) &&
            !info?.bot &&
            !game.state.present.value.has(info!.player!) &&
            info!.player !== game.state.me.value;
          return (
            <li
              key={i}
              class={`seat${lit ? " at-turn" : ""}${gone ? " gone" : ""}${game.state.isMe(i) ? " you" : ""}`}
              aria-current={turn ? "true" : undefined}
              title={seat.opened ? `${game.state.name(i)} ${t("web-opened")}` : undefined}
            >
              <SeatFace game={game} seat={i} ring />
              <SeatBubble game={game} seat={i} />
              <SeatName
                name={game.state.isMe(i) ? t("label-you") : game.state.name(i)}
                level={info?.bot ? levelOf(info.bot) : null}
              />
              {info?.player && info.name && !game.state.isMe(i) && (
                <button
                  type="button"
                  class="seat-open"
                  aria-label={t("menu-player", { player: info.name })}
                  onClick={() => (about.value = { player: info.player!, name: info.name! })}
                />
              )}
              <span class="seat-facts">
                {seat.tiles !== null ? (
                  <span class="count">
                    <i class="small-tile" aria-hidden="true" />
                    <span class="few" aria-hidden="true">
                      {seat.tiles}
                    </span>
                    <span class="many" aria-hidden="true">
                      {t("count-tiles", { count: seat.tiles })}
                    </span>
                    <span class="hidden">
                      {t("count-tiles", { count: seat.tiles })} {seat.opened && t("web-opened")}
                    </span>
                  </span>
                ) : asks && game.state.myTurn.value ? (
                  <button
                    class="ask-count"
                    data-help={words ? t("ask-count-help", { player: game.state.name(i) }) : undefined}
                    onClick={() => void game.commands.askCount(i)}
                    aria-label={t("web-ask-count", { player: game.state.name(i) })}
                  >
                    {words ? t("ask-count") : "?"}
                  </button>
                ) : null}
                {turn && info?.bot && !game.state.watched.value && <BotThinking />}
                {turn && <Clock game={game} />}
                {(info?.times ?? 1) > 1 && (
                  <span class="seat-times" title={t("wait-time-times", { times: info!.times! })}>
                    <span aria-hidden="true">×{info!.times}</span>
                    <span class="hidden">{t("wait-time-times", { times: info!.times! })}</span>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {about.value && <PlayerMenu game={game} person={about.value} onClose={() => (about.value = null)} />}
    </>
  );
}

/** A bot thinks; for screen readers the turn is announced. */
const BotThinking = () => (
  <span class="thinking" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

/** One line; a long name ends with dots, but the number that tells two of a kind apart stays. */
function SeatName({ name, level }: { name: string; level?: Level | null }) {
  const [, text, number] = /^(.*?)(\s\d+)?$/u.exec(name)!;
  return (
    <span class="seat-name" title={level ? `${name} · ${levelName(level)}` : name}>
      <span class="cut">{text}</span>
      {number}
    </span>
  );
}

/** What is left to draw, as a stack; the promise of the deal. */
export function Pool({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  return (
    <div class="pool">
      <span class="pool-stack" aria-hidden="true" />
      <span class="pool-text" title={t("label-pool")}>
        <span class="hidden">{t("label-pool")}</span>
        <b>{view.pool}</b> <span class="pool-words">{t("table-to-draw")}</span>
      </span>
      <DealSeal commitment={view.commitment} />
    </div>
  );
}

function Clock({ game }: { game: GameStore }) {
  const now = useSignal(game.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = game.now()), 250);
    return () => clearInterval(timer);
  }, [game]);
  const view = game.state.view.value!;
  const left = view.deadline !== null ? view.deadline - now.value : view.time_left;
  if (left === null) return null;
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return (
    <span class={`clock${seconds <= 10 ? " late" : ""}`} role="timer" aria-label={t("label-time-left")}>
      {timeText(seconds, language.value)}
    </span>
  );
}
