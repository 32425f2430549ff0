/** Public tables: sit down or watch. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../app/address";
import { t } from "../app/i18n";
import { displayName } from "../bots/characters";
import { Empty, Failed, Loading, objectionsOf, Page } from "../ui/Page";
import type { LocalisedObjection, RoomListing } from "../wire/protocol.gen";
import { lobby } from "../wire/rooms";

const AGAIN = 5000;

export function Lobby() {
  const rooms = useSignal<RoomListing[] | null>(null);
  const failed = useSignal<LocalisedObjection[]>([]);
  const look = () =>
    lobby().then(
      (found) => {
        rooms.value = found;
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
  const open = (
    <a class="main" href="#/new">
      {t("web-new-table")}
    </a>
  );
  return (
    <Page title={t("web-lobby")}>
      {failed.value.length > 0 ? (
        <Failed why={failed.value} again={() => void look()} />
      ) : rooms.value === null ? (
        <Loading />
      ) : rooms.value.length === 0 ? (
        <Empty text={t("web-lobby-empty")}>{open}</Empty>
      ) : (
        <>
          <ul class="cards">
            {rooms.value.map((room) => (
              <li key={room.room}>
                <a class="card" href={`#/${tablePath(room.room)}`}>
                  <strong>{t(`edition-${room.edition.split("+")[0]!}`)}</strong>
                  <span>{room.players.map((name, i) => displayName(name, i)).join(", ")}</span>
                  <span class="quiet-text">
                    {room.free ? t("web-free-seats", { count: room.free }) : t("web-look-on")}
                    {room.rated && ` · ${t("page-rated")}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p>{open}</p>
        </>
      )}
    </Page>
  );
}
