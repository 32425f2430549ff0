/** How to go on after a game: again, against somebody stronger, the replay; and for guests how to keep the game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { t } from "../app/i18n";
import { go } from "../app/route";
import { characterName, LEVELS, type Level, levelOf } from "../bots/characters";
import { Portrait } from "../bots/Portrait";
import { DealProof } from "../fair/DealProof";
import { openRoom } from "../game/arrival";
import type { GameStore } from "../game/gameStore";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { TextLink } from "../ui/TextLink";
import type { RoomInfo } from "../wire/protocol.gen";
import { me } from "../wire/session";

export function WaysOn({ game, again }: { game: GameStore; again?: string }) {
  const room = game.state.room.value!;
  const view = game.state.view.value!;
  const proof = useSignal(false);
  const busy = useSignal(false);
  const seat = game.state.seat.value;
  const over = room.phase === "match-over";
  const agreed = seat !== null && (room.agreed ?? []).includes(seat);
  const stronger = over ? strongerThan(room, seat) : null;
  const challenge = async (level: Level) => {
    busy.value = true;
    try {
      const bots = room.settings.bots?.map((bot) => bot && level) ?? [];
      const next = await openRoom({ ...room.settings, bots });
      go(tablePath(next.id, next.invitation));
    } finally {
      busy.value = false;
    }
  };
  return (
    <footer class="ways-on">
      {room.next_game_at != null && <NextGameCountdown game={game} at={room.next_game_at} />}
      {seat !== null ? (
        <button class="main big" disabled={agreed} onClick={() => void game.commands.nextGame()}>
          {agreed ? t("web-waiting-others") : over ? (again ?? t("web-rematch")) : t("web-next-game")}
        </button>
      ) : (
        <button class="main big" onClick={() => go("")}>
          {t("web-to-start")}
        </button>
      )}
      <div class="more-ways">
        {stronger && (
          <button class="button" disabled={busy.value} onClick={() => void challenge(stronger.level)}>
            <Portrait of={stronger} />
            {t("ending-stronger", { player: characterName(stronger) })}
          </button>
        )}
        {room.finished_game && (
          <a class="button" href={`#/game/${room.finished_game}`}>
            {t("page-watch-replay")}
          </a>
        )}
      </div>
      <p class="last-line ends-apart">
        {seat === null ? (
          <TextLink to="lobby" text="web-lobby" />
        ) : me.value?.account ? (
          <TextLink to="" text="web-to-start" />
        ) : (
          <TextLink to="account" text="ending-keep" />
        )}
        <button type="button" class="fair-seal" onClick={() => (proof.value = true)}>
          <Icon name="seal" /> {t("ending-fair-deal")}
        </button>
      </p>
      {proof.value && (
        <Dialog small title={t("web-the-deal")} onClose={() => (proof.value = false)}>
          <p>{t("web-deal-promise")}</p>
          <DealProof id={room.finished_game ?? null} commitment={view.commitment} knobs={game.state.knobs.value} />
        </Dialog>
      )}
    </footer>
  );
}

/** One level above the bots at the table, if you are the only person there and there is one. */
function strongerThan(room: RoomInfo, seat: number | null): { level: Level; number: number } | null {
  const others = room.seats.map((chair, i) => ({ chair, i })).filter(({ i }) => i !== seat);
  if (seat === null || !others.length || others.some(({ chair }) => chair.player || !chair.bot)) return null;
  const most = Math.max(...others.map(({ chair }) => LEVELS.indexOf(levelOf(chair.bot!) ?? "master")));
  const level = LEVELS[most + 1];
  return level ? { level, number: others[0]!.i } : null;
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
