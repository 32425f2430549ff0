/** Who sits at the table: tiles left, who has opened, whose turn it is and how much time is left; the pool and tiles to take. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language, t } from "../app/i18n";
import { type Level, levelName, levelOf } from "../bots/characters";
import { Face } from "../bots/Portrait";
import { DealSeal } from "../fair/DealSeal";
import type { GameStore } from "../game/gameStore";
import { TileFace, tileClass } from "../ui/Tile";
import type { Took } from "../wire/protocol.gen";
import { type Person, PlayerMenu } from "./PlayerMenu";
import { timeText } from "./timeText";

export function Seats({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  // an older game may hide counts that new games of its edition show; they can be asked for all the same
  const asks = game.state.knobs.value.rack_count_visible !== "hidden";
  const about = useSignal<Person | null>(null);
  return (
    <>
      <ul class="seats" aria-label={t("label-players")}>
        {view.seats.map((seat, i) => {
          const info = game.state.room.value?.seats[i];
          const turn = view.phase === "playing" && view.turn === i;
          const gone =
            Boolean(info?.player) &&
            !info?.bot &&
            !game.state.present.value.has(info!.player!) &&
            info!.player !== game.state.me.value;
          return (
            <li key={i} class={`seat${turn ? " at-turn" : ""}${gone ? " gone" : ""}`} aria-current={turn ? "true" : undefined}>
              <Face bot={info?.bot} seat={i} />
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
                  <span class="count" title={t("count-tiles", { count: seat.tiles })}>
                    <span aria-hidden="true">{seat.tiles}</span>
                    <span class="hidden">{t("count-tiles", { count: seat.tiles })}</span>
                  </span>
                ) : asks && game.state.myTurn.value ? (
                  <button
                    class="link"
                    onClick={() => void game.commands.askCount(i)}
                    aria-label={t("web-ask-count", { player: game.state.name(i) })}
                  >
                    ?
                  </button>
                ) : null}
                {seat.opened && (
                  <span class="opened" title={t("web-opened")}>
                    <span aria-hidden="true">✓</span>
                    <span class="hidden">{t("web-opened")}</span>
                  </span>
                )}
                {turn && info?.bot && !game.state.watched.value && <BotThinking />}
                {turn && <Clock game={game} />}
                {seat.discards.length > 0 && <ExtraTile game={game} text={seat.discards.at(-1)!} took="discard" />}
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

/** What is left to draw, the promise of the deal, and a tile that lies open. */
export function Pool({ game }: { game: GameStore }) {
  const view = game.state.view.value!;
  return (
    <div class="seat pool">
      <SeatName name={t("label-pool")} />
      <span class="seat-facts">
        <span class="count">{view.pool}</span>
        <DealSeal commitment={view.commitment} />
        {view.open_tile && <ExtraTile game={game} text={view.open_tile} took="open-tile" />}
      </span>
    </div>
  );
}

/** The discard or the open tile, which can perhaps be taken. */
function ExtraTile({ game, text, took }: { game: GameStore; text: string; took: Took }) {
  const can = game.state.myTurn.value && game.state.view.value!.takeable.includes(took) && game.state.extraTile(took) === text;
  const taken = can && game.state.layout.value.took === took;
  const label = `${t(took === "discard" ? "label-discard" : "label-open-tile")}: ${game.state.tileName(text)}`;
  return (
    <button
      class={`extra-tile ${tileClass(text)}`}
      disabled={!can}
      aria-pressed={taken}
      aria-label={`${label}. ${t("web-take")}`}
      onClick={() => game.editor.take(took)}
    >
      <TileFace text={text} />
    </button>
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
