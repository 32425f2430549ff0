/** A room by its address: the waiting room, the table, or why there is none. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { GameStore } from "../game/gameStore";
import { PassAndPlay } from "../passAndPlay/PassAndPlay";
import { localSessions } from "../passAndPlay/sessions";
import { TableScreen } from "../table/TableScreen";
import { currentName } from "../ui/NameField";
import { Empty, Failed, Loading, Page, useTitle } from "../ui/Page";
import { me, signIn } from "../wire/session";
import { Waiting } from "./Waiting";

export function Room({ room, invitation }: { room: string; invitation: string }) {
  const locals = localSessions(room);
  return locals ? (
    <PassAndPlay room={room} invitation={invitation} locals={locals} />
  ) : (
    <OnlineRoom room={room} invitation={invitation} />
  );
}

function OnlineRoom({ room, invitation }: { room: string; invitation: string }) {
  const game = useSignal<GameStore | null>(null);
  useEffect(() => {
    let gone = false;
    let made: GameStore | null = null;
    const enter = async () => {
      try {
        if (!me.value) await signIn(currentName());
      } catch {
        // the connection says what is wrong
      }
      if (gone) return;
      made = new GameStore(room, invitation);
      game.value = made;
    };
    void enter();
    return () => {
      gone = true;
      made?.close();
    };
  }, [room, invitation]);
  const now = game.value;
  useTitle(now?.state.myTurn.value ? t("game-your-turn") : t("label-table"));
  if (now?.state.refusal.value) {
    return (
      <Page title={t("web-no-table")}>
        <Failed why={now.state.refusal.value} again={() => location.reload()} missing={t("web-no-table")} />
      </Page>
    );
  }
  if (!now?.state.room.value) {
    return (
      <Page title={t("label-table")}>
        {now?.state.link.value === "lost" ? <Empty text={t("page-offline-title")} more={t("page-offline")} /> : <Loading />}
      </Page>
    );
  }
  const info = now.state.room.value;
  return (
    <>
      {now.state.link.value !== "open" && (
        <p class="lost" role="status">
          {t("web-reconnecting")}
        </p>
      )}
      {info.phase === "open" || !now.state.view.value || !now.state.view.value.seats.length ? (
        <Waiting game={now} />
      ) : (
        <TableScreen game={now} />
      )}
    </>
  );
}
