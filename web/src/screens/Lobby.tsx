/** Public tables: sit down or look on. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablePath } from "../address";
import { ApiError, lobby } from "../api";
import { knows, t } from "../i18n";
import type { Listing, Objection } from "../protocol";
import { Loading, Page } from "./Page";
import { Objections } from "./Start";

const AGAIN = 5000;

export function Lobby() {
  const rooms = useSignal<Listing[] | null>(null);
  const failed = useSignal<Objection[]>([]);
  useEffect(() => {
    const look = () =>
      lobby().then(
        (found) => {
          rooms.value = found;
          failed.value = [];
        },
        (error: unknown) => (failed.value = error instanceof ApiError ? error.objections : []),
      );
    void look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page title={t("web-lobby")}>
      <Objections found={failed.value} />
      {rooms.value === null ? (
        !failed.value.length && <Loading />
      ) : rooms.value.length === 0 ? (
        <p class="quiet-text">{t("web-lobby-empty")}</p>
      ) : (
        <ul class="cards">
          {rooms.value.map((room) => (
            <li key={room.room}>
              <a class="card" href={`#/${tablePath(room.room)}`}>
                <strong>{t(`edition-${room.edition}`)}</strong>
                <span>{room.players.map((name) => (knows(`web-bot-${name}`) ? t(`web-bot-${name}`) : name)).join(", ")}</span>
                <span class="quiet-text">{room.free ? t("web-free-seats", { count: room.free }) : t("web-look-on")}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a class="main" href="#/new">
          {t("web-new-table")}
        </a>
      </p>
    </Page>
  );
}
