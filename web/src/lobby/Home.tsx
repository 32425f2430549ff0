/** The first page: a living table, one press and you play, your tables, somebody to watch, the boxes. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { BOXES, chosenBox } from "../app/preferences";
import type { Level } from "../bots/characters";
import { Portrait } from "../bots/Portrait";
import { BoxPick } from "../rules/BoxPick";
import { TodayTable } from "../today/TodayTable";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { useTitle } from "../ui/Page";
import { TextLink } from "../ui/TextLink";
import { offline } from "../wire/http";
import type { MyTable, RoomListing } from "../wire/protocol.gen";
import { lobby, myTables } from "../wire/rooms";
import { me } from "../wire/session";
import { PlayCard } from "./PlayCard";
import { TableCard } from "./TableCard";
import { WatchCard } from "./WatchCard";

/** How many cards make a row: your tables first; if there are more, the last place says so. */
const SHOWN = 3;

export function Home({ begin }: { begin?: "bot" | "friends" | undefined }) {
  useTitle("Meldstone");
  const mine = useSignal<readonly MyTable[]>([]);
  const running = useSignal<readonly RoomListing[]>([]);
  const all = useSignal(false);
  useEffect(() => {
    if (me.value)
      myTables().then(
        (found) => (mine.value = found),
        () => undefined,
      );
  }, [me.value?.id]);
  useEffect(() => {
    lobby().then(
      (found) => (running.value = found.filter((room) => room.phase === "playing" && room.spectators !== false)),
      () => undefined,
    );
  }, []);
  const tables = mine.value.filter((table) => table.state !== "finished");
  const shown = all.value ? tables : tables.slice(0, tables.length > SHOWN ? SHOWN - 1 : SHOWN);
  const watched = running.value.find((room) => !mine.value.some((table) => table.room === room.room));
  return (
    <Frame>
      <main class="page start">
        <h1 class="hidden" tabIndex={-1}>
          Meldstone
        </h1>
        {offline.value && (
          <div class="summary" role="status">
            <h2>{t("page-offline-title")}</h2>
            <p class="quiet-text">{t("page-offline")}</p>
          </div>
        )}
        <div class="first">
          <TodayTable>
            <TextLink to="today" text="welcome-try" look="button ivory big" />
          </TodayTable>
          <PlayCard tables={tables} begin={begin} />
        </div>
        <div class="first-cards">
          {shown.map((table) => (
            <TableCard key={table.room} table={table} />
          ))}
          {tables.length > shown.length && (
            <button type="button" class="button" onClick={() => (all.value = true)}>
              {t("page-more")}
            </button>
          )}
          {/* who has several tables is no newcomer: one row, so that the boxes stay in sight */}
          {tables.length < SHOWN && (
            <LineCard to="rules" level="novice" number={0} title={t("welcome-new-here")} text={t("welcome-new-here-text")} />
          )}
          {tables.length < SHOWN - 1 &&
            (watched ? (
              <WatchCard room={watched} />
            ) : (
              <LineCard to="players" level="master" number={1} title={t("lobby-how-strong")} text={t("welcome-bots-more")} />
            ))}
        </div>
        <BoxPick label={t("welcome-box")} names={BOXES} value={chosenBox.value} onPick={(box) => (chosenBox.value = box)} />
      </main>
    </Frame>
  );
}

/** A card of one line that leads to a page, with the face of a bot. */
function LineCard({ to, level, number, title, text }: { to: string; level: Level; number: number; title: string; text: string }) {
  return (
    <a class="card line-card" href={`#/${to}`}>
      <Portrait of={{ level, number }} />
      <span>
        <strong>{title}</strong>
        <span class="quiet-text">{text}</span>
      </span>
      <Icon name="forward" />
    </a>
  );
}
