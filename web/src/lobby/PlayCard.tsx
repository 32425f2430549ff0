/** Five faces to choose from, one button, and the other ways to a game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { t } from "../app/i18n";
import { BOX_SEATS, chosenBot, chosenBox } from "../app/preferences";
import { FacePick } from "../bots/BotPicker";
import { characterName } from "../bots/characters";
import { openForFriends, openRoom } from "../game/arrival";
import { Icon } from "../ui/Icon";
import { Objections } from "../ui/Objections";
import { offline } from "../wire/http";
import type { MyTable } from "../wire/protocol.gen";
import { quickPlay } from "../wire/rooms";
import { EnterCode } from "./EnterCode";
import { opponents } from "./tableWords";
import { useWayToTable } from "./useWayToTable";

/** The bot sits opposite, and the seat decides which of the level's characters it is. */
const OPPOSITE = 1;

/** A box for many is no fun for two: all its seats are filled. */
const seatsAgainstBots = (box: string): number => BOX_SEATS[box] ?? 2;

/** A running game against bots alone, to go on with. */
const isAgainstBots = (table: MyTable): boolean =>
  (table.state === "your-turn" || table.state === "their-turn" || table.state === "next-game") &&
  table.players.every((player) => player.you || (player.bot && !player.name));

export function PlayCard({ tables, begin }: { tables: readonly MyTable[]; begin?: "bot" | "friends" | undefined }) {
  const { busy, refused, enter } = useWayToTable();
  const code = useSignal(false);
  const level = chosenBot.value;
  const bot = { level, number: OPPOSITE };
  const begun = tables.find(isAgainstBots);
  const seats = seatsAgainstBots(chosenBox.value);
  const bots = [null, ...Array.from({ length: seats - 1 }, () => level)];
  const playBot = () => enter(() => openRoom({ seats, bots, public: false, seconds: 0, edition: chosenBox.value }));
  const withFriends = () => enter(() => openForFriends(chosenBox.value));
  useEffect(() => {
    if (!begin) return;
    // whoever comes back from the table wants this page, not another table
    history.replaceState(null, "", "#/");
    void (begin === "bot" ? playBot() : withFriends());
  }, [begin]);
  const findOpponent = () => enter(() => quickPlay(chosenBox.value, 2));
  return (
    <section class="play-card" aria-labelledby="play-title">
      <h2 id="play-title">{t("welcome-play-title")}</h2>
      <FacePick label={t("web-bot-level")} number={OPPOSITE} value={level} onPick={(choice) => (chosenBot.value = choice)} />
      <Objections found={refused.value} />
      {begun ? (
        <div class="go-on">
          <a class="main big" href={`#/${tablePath(begun.room)}`}>
            {t("welcome-go-on", { players: opponents(begun) })}
          </a>
          <button type="button" class="button" disabled={busy.value} onClick={() => void playBot()}>
            {t("welcome-new-game", { player: characterName(bot) })}
          </button>
        </div>
      ) : (
        <button type="button" class="main big" disabled={busy.value} onClick={() => void playBot()}>
          {offline.value
            ? t("page-offline-title")
            : t(seats > 2 ? "welcome-play-bots" : "welcome-play-bot", { player: characterName(bot), count: seats - 2 })}
        </button>
      )}
      {!begun && <p class="quiet-text no-account">{t("welcome-no-account", { edition: t(`edition-${chosenBox.value}`) })}</p>}
      <div class="other-ways">
        <button type="button" class="button" disabled={busy.value} onClick={() => void withFriends()}>
          <Icon name="players" /> {t("welcome-friends")}
        </button>
        <button type="button" class="button" disabled={busy.value} onClick={() => void findOpponent()}>
          <Icon name="search" /> {t("welcome-find")}
        </button>
        <a class="button" href="#/pass">
          <Icon name="swap" /> {t("web-pass-and-play")}
        </a>
        <button type="button" class="button" onClick={() => (code.value = true)}>
          <Icon name="ticket" /> {t("welcome-code")}
        </button>
      </div>
      {code.value && <EnterCode onClose={() => (code.value = false)} />}
    </section>
  );
}
