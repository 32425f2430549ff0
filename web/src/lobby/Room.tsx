/** A room by its address: the waiting room, the table, or why there is none. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { me, signIn } from "../wire/session";
import { Game } from "../game/game";
import { t } from "../app/i18n";
import { TableScreen } from "../table/TableScreen";
import { localSessions } from "../passAndPlay/sessions";
import { Failed, Loading, Empty, Page, useTitle } from "../ui/Page";
import { PassAndPlay } from "../passAndPlay/PassAndPlay";
import { currentName } from "../ui/NameField";
import { Waiting } from "./Waiting";

export function Room({ room, invitation }: { room: string; invitation: string }) {
  const locals = localSessions(room);
  return locals ? <PassAndPlay room={room} invitation={invitation} locals={locals} /> : <OnlineRoom room={room} invitation={invitation} />;
}

function OnlineRoom({ room, invitation }: { room: string; invitation: string }) {
  const game = useSignal<Game | null>(null);
  useEffect(() => {
    let gone = false;
    let made: Game | null = null;
    const enter = async () => {
      try {
        if (!me.value) await signIn(currentName());
      } catch {
        // the connection says what is wrong
      }
      if (gone) return;
      made = new Game(room, invitation);
      game.value = made;
    };
    void enter();
    return () => {
      gone = true;
      made?.close();
    };
  }, [room, invitation]);
  const now = game.value;
  useTitle(now?.myTurn.value ? t("game-your-turn") : t("label-table"));
  if (now?.refusal.value) {
    return (
      <Page title={t("web-no-table")}>
        <Failed why={now.refusal.value} again={() => location.reload()} missing={t("web-no-table")} />
      </Page>
    );
  }
  if (!now?.room.value) {
    return (
      <Page title={t("label-table")}>
        {now?.link.value === "lost" ? (
          <Empty text={t("page-offline-title")} more={t("page-offline")} />
        ) : (
          <Loading />
        )}
      </Page>
    );
  }
  const info = now.room.value;
  return (
    <>
      {now.link.value !== "open" && (
        <p class="lost" role="status">
          {t("web-reconnecting")}
        </p>
      )}
      {info.phase === "open" || !now.view.value || !now.view.value.seats.length ? <Waiting game={now} /> : <TableScreen game={now} />}
    </>
  );
}
