/** Before the match: the letters and the link that bring the others, who sits, who is looking, and what will be played. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import type { GameStore } from "../game/gameStore";
import { BoxPicture } from "../rules/BoxPick";
import { RulesSheet } from "../rules/RulesSheet";
import { Knocks } from "../table/Knocks";
import { type Person, PlayerMenu } from "../table/PlayerMenu";
import { SentAway } from "../table/SentAway";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { Objections } from "../ui/Objections";
import { useTitle } from "../ui/Page";
import { TellMe } from "../ui/TellMe";
import { Chairs } from "./Chairs";
import { GuestCard } from "./GuestCard";
import { InviteCard } from "./InviteCard";
import { playedText, TableChoice } from "./TableChoice";

/** Milliseconds for which the window is called after whoever sat down. */
const NAMED_FOR = 8_000;

export function Waiting({ game }: { game: GameStore }) {
  const room = game.state.room.value!;
  const sheet = useSignal(false);
  const choosing = useSignal(false);
  const about = useSignal<Person | null>(null);
  const changed = useChanges(game);
  useNamedAfterArrival(game);
  const owner = room.owner === game.state.me.value;
  return (
    <Frame>
      <main class="waiting-room">
        {owner ? <InviteCard room={room} /> : <GuestCard game={game} changed={changed} onRules={() => (sheet.value = true)} />}
        <div class="waiting-side">
          <Knocks game={game} />
          <Objections found={game.state.refused.value} />
          <Chairs game={game} choosing={choosing.value} onAbout={(person) => (about.value = person)} />
          {owner && (
            <section class="panel played" aria-label={t("wait-what-is-played")}>
              <BoxPicture name={room.settings.edition ?? "classic"} />
              <p>
                <strong>
                  {editionName(room.settings.edition ?? "classic")}, {t("wait-games", { count: room.settings.games ?? 1 })}
                </strong>
                <span class="quiet-text">{playedText(room)}</span>
              </p>
              <button class="link" onClick={() => (choosing.value = true)}>
                {t("wait-change")}
              </button>
            </section>
          )}
          <SentAway game={game} />
        </div>
        <div class="waiting-bell">
          <p class="quiet-text">
            <Icon name="bell" /> {t("wait-bell")}
          </p>
          <TellMe />
        </div>
        {choosing.value && (
          <TableChoice game={game} onRules={() => (sheet.value = true)} onClose={() => (choosing.value = false)} />
        )}
        {about.value && <PlayerMenu game={game} person={about.value} onClose={() => (about.value = null)} />}
        {sheet.value && <RulesSheet game={game} section="" onClose={() => (sheet.value = false)} />}
      </main>
    </Frame>
  );
}

/** What somebody else changed while we sat here, in words. */
function useChanges(game: GameStore): string {
  const room = game.state.room.value!;
  const lastChange = useSignal("");
  const before = useSignal(room.settings);
  useEffect(() => {
    if (JSON.stringify(before.value) === JSON.stringify(room.settings)) return;
    before.value = room.settings;
    const owner = room.seats.find((seat) => seat.player === room.owner)?.name || t("wait-somebody");
    const what = `${editionName(room.settings.edition ?? "classic")}, ${t("wait-games", { count: room.settings.games ?? 1 })}, ${playedText(room)}`;
    lastChange.value = t("wait-changed", { player: owner, what });
  }, [room.settings]);
  return room.owner === game.state.me.value ? "" : lastChange.value;
}

/** The window is called after whoever sat down, so that it is seen behind others. */
function useNamedAfterArrival(game: GameStore): void {
  const names = game.state.room
    .value!.seats.filter((seat) => seat.player && seat.player !== game.state.me.value)
    .map((seat) => seat.name ?? "");
  const latest = useSignal("");
  const known = useSignal(names);
  useEffect(() => {
    const arrived = names.find((name) => !known.value.includes(name));
    known.value = names;
    if (!arrived) return;
    latest.value = t("wait-sat-down", { player: arrived });
    const timer = setTimeout(() => (latest.value = ""), NAMED_FOR);
    return () => clearTimeout(timer);
  }, [names.join("|")]);
  useTitle(latest.value || t("web-waiting-room"));
}
