/** Somebody is away: everybody sees when a bot sits in, and those who stay can wait two minutes more with one press. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language, t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { SeatFace } from "./SeatFace";
import { clockFace } from "./timeText";
import { useSpokenEach } from "./Voices";

export function Away({ game }: { game: GameStore }) {
  const awaited = game.state.awaited.value.filter((away) => away.seat !== game.state.seat.value);
  const now = useSignal(game.now());
  useEffect(() => {
    if (!awaited.length) return;
    now.value = game.now();
    const timer = setInterval(() => (now.value = game.now()), 500);
    return () => clearInterval(timer);
  }, [game, awaited.length]);
  const words = (seat: number, at: number) => ({
    player: game.state.name(seat),
    time: clockFace(Math.max(0, Math.ceil((at - now.value) / 1000)), language.value),
  });
  // the seconds are for eyes; that somebody is away is said once
  useSpokenEach(game, "happened", new Map(awaited.map(({ seat, bot_at }) => [seat, t("wait-away-bot-in", words(seat, bot_at))])));
  if (!awaited.length) return null;
  // the faces are known from the bar above
  const many = awaited.length > 2;
  return (
    <ul class="away">
      {awaited.map(({ seat, bot_at }) => {
        const { player, time } = words(seat, bot_at);
        return (
          <li key={seat}>
            {many && <SeatFace game={game} seat={seat} />}
            <span role="timer" aria-live="off" aria-label={t("wait-away-bot-in", { player, time })}>
              {many ? time : t("wait-away-bot-in", { player, time })}
            </span>
            {game.state.seat.value !== null && (
              <button
                class="button small"
                aria-label={t("wait-for-player", { player })}
                title={t("wait-for-player", { player })}
                onClick={() => void game.commands.request({ type: "wait", seat })}
              >
                {t("wait-for")}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
