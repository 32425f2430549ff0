/** For those who watch: how many they are, and the way to the next table that is being played. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { Icon } from "../ui/Icon";
import { TextLink } from "../ui/TextLink";
import { lobby } from "../wire/rooms";

/** Milliseconds after which the list of running games is asked for again. */
const AGAIN = 20_000;

export function Watching({ game }: { game: GameStore }) {
  const room = game.state.room.value?.id;
  const running = useSignal<readonly string[]>([]);
  useEffect(() => {
    const look = () =>
      void lobby().then(
        (found) => {
          running.value = found
            .filter((listed) => listed.phase === "playing" && listed.spectators !== false)
            .map((listed) => listed.room);
        },
        () => undefined,
      );
    look();
    const timer = setInterval(() => !document.hidden && look(), AGAIN);
    return () => clearInterval(timer);
  }, [room]);
  const others = running.value.filter((other) => other !== room);
  // round and round: the one that follows this table in the list
  const next = running.value.slice(running.value.indexOf(room ?? "") + 1).find((other) => other !== room) ?? others[0];
  return (
    <p class="watching-line">
      <Icon name="eye" />
      <span>
        {t("menu-spectating")} {game.chat.spectators.value > 1 && t("menu-spectators", { count: game.chat.spectators.value })}
      </span>
      {next && (
        <a class="button small" href={`#/${tablePath(next)}`}>
          {t("welcome-next-table")}
        </a>
      )}
      <TextLink to="lobby" text="welcome-tables" look="button small" />
    </p>
  );
}
