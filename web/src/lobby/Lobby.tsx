/** Where others play: take a seat, watch what is being played, or play a bot, which is always there. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import { characterIn, characterName, displayName, LEVELS, levelName } from "../bots/characters";
import { againstWeaker } from "../bots/measured";
import { Portrait } from "../bots/Portrait";
import { SeatsPicture } from "../bots/SeatsPicture";
import { openAgainst } from "../game/arrival";
import { Icon } from "../ui/Icon";
import { Initial } from "../ui/Initial";
import { currentName } from "../ui/NameField";
import { Objections } from "../ui/Objections";
import { Failed, Loading, objectionsOf, Page } from "../ui/Page";
import { TextLink } from "../ui/TextLink";
import type { LocalisedObjection, RoomListing } from "../wire/protocol.gen";
import { lobby, myTables, quickPlay } from "../wire/rooms";
import { me } from "../wire/session";
import { DayCard } from "./DayCard";
import { useWayToTable } from "./useWayToTable";
import { WatchCard } from "./WatchCard";

const AGAIN = 5000;

export function Lobby() {
  const rooms = useSignal<RoomListing[] | null>(null);
  const failed = useSignal<LocalisedObjection[]>([]);
  const { busy, refused, enter } = useWayToTable();
  const look = () =>
    Promise.all([lobby(), me.value ? myTables().catch(() => []) : []]).then(
      ([found, own]) => {
        // nobody watches a game of their own; it waits on the first page
        const mine = new Set(own.map((table) => table.room));
        rooms.value = found.filter((room) => room.free > 0 || !mine.has(room.room));
        failed.value = [];
      },
      (error: unknown) => (failed.value = objectionsOf(error)),
    );
  useEffect(() => {
    void look();
    const timer = setInterval(() => !document.hidden && void look(), AGAIN);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, []);
  const all = rooms.value ?? [];
  const waiting = all.filter((room) => room.free > 0);
  const running = all.filter((room) => room.free === 0 && room.phase === "playing");
  return (
    <Page title={t("web-lobby")}>
      <Objections found={refused.value} />
      {failed.value.length > 0 && <Failed why={failed.value} again={() => void look()} />}
      <div class="two-columns">
        <div>
          <TakeASeat
            rooms={waiting}
            known={rooms.value !== null}
            busy={busy.value}
            onFind={() => void enter(() => quickPlay("classic", 2))}
          />
          {waiting.length > 0 && (
            <ul class="cards seats-free" aria-label={t("lobby-free-title")}>
              {waiting.map((room) => (
                <li key={room.room}>
                  <SeatCard room={room} />
                </li>
              ))}
            </ul>
          )}
          <section aria-labelledby="always">
            <header class="section-head ends-apart">
              <h2 id="always">{t("lobby-always")}</h2>
              <TextLink to="players" text="lobby-how-strong" />
            </header>
            <ul class="always-here">
              {LEVELS.map((level) => (
                <li key={level} class="panel">
                  <Portrait of={{ level, number: 1 }} large />
                  <strong>{characterName({ level, number: 1 })}</strong>
                  <span class="quiet-text">{levelName(level)}</span>
                  <span class="quiet-text measured">{againstWeaker(level) ?? t("lobby-first-level")}</span>
                  <button
                    type="button"
                    class="button"
                    disabled={busy.value}
                    aria-label={t("welcome-play-bot", { player: characterName({ level, number: 1 }) })}
                    onClick={() => void enter(() => openAgainst(level))}
                  >
                    {t("welcome-play-title")}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <section aria-labelledby="running">
            <h2 id="running">{t("lobby-running")}</h2>
            {rooms.value === null && failed.value.length === 0 ? (
              <Loading />
            ) : running.length > 0 ? (
              <ul class="cards">
                {running.map((room) => (
                  <li key={room.room}>
                    <WatchCard room={room} />
                  </li>
                ))}
              </ul>
            ) : (
              <p class="panel quiet-text">{t("lobby-nothing-running")}</p>
            )}
          </section>
          <DayCard />
        </div>
      </div>
    </Page>
  );
}

function TakeASeat({
  rooms,
  known,
  busy,
  onFind,
}: {
  rooms: readonly RoomListing[];
  known: boolean;
  busy: boolean;
  onFind(): void;
}) {
  return (
    <section class="felt take-a-seat" aria-labelledby="seat-title">
      <div>
        <h2 id="seat-title">{t("lobby-take-a-seat")}</h2>
        <p>{known && rooms.length === 0 ? t("lobby-nobody") : t("lobby-somebody", { count: rooms.length })}</p>
        <div class="row">
          <button type="button" class="button ivory big" disabled={busy} onClick={onFind}>
            {t("welcome-find")}
          </button>
          <TextLink to="new" text="web-new-table" look="button on-felt big" />
        </div>
      </div>
      <SeatsPicture sitters={[{ name: me.value?.name ?? currentName(), id: me.value?.id ?? null }, null, null, null]}>
        <b class="tile back" />
        <b class="tile back" />
        <b class="tile back" />
      </SeatsPicture>
    </section>
  );
}

/** A table with a free seat: who is there, what is played, by which clock, how many games. */
function SeatCard({ room }: { room: RoomListing }) {
  const facts = [
    editionName(room.edition),
    room.days
      ? t("web-fact-days", { count: room.days })
      : room.seconds
        ? t("web-fact-clock", { count: room.seconds })
        : t("web-fact-no-clock"),
    t("lobby-games", { count: room.games }),
    ...(room.rated ? [t("page-rated")] : []),
    ...(room.custom ? [t("lobby-custom")] : []),
  ];
  const names = room.players.map((name, seat) => {
    const bot = characterIn(name, seat);
    return bot ? `${characterName(bot)} (${levelName(bot.level)})` : displayName(name, seat);
  });
  const bot = characterIn(room.players[0] ?? "", 0);
  return (
    <a class="card line-card" href={`#/${tablePath(room.room)}`}>
      {bot ? <Portrait of={bot} /> : <Initial name={room.players[0] ?? "?"} of={room.player_ids?.[0]} />}
      <span>
        <strong>{names.join(", ")}</strong>
        <span class="quiet-text">{facts.join(" · ")}</span>
      </span>
      <span class="free-seats">
        <Icon name="person" /> {t("web-free-seats", { count: room.free })}
      </span>
      <span class="button small">{t("web-sit")}</span>
    </a>
  );
}
