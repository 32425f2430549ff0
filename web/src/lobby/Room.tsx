/** A room by its address: the waiting room, the table, or why there is none. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ensureCatalogue, t } from "../app/i18n";
import { GameStore } from "../game/gameStore";
import { localSessions } from "../passAndPlay/sessions";
import { TableScreen } from "../table/TableScreen";
import { lazily } from "../ui/lazily";
import { currentName } from "../ui/NameField";
import { Objections } from "../ui/Objections";
import { Doorway, Empty, Loading, mayPass, Page } from "../ui/Page";
import { me, signIn } from "../wire/session";
import { Countdown } from "./Countdown";
import { Door } from "./Door";
import { CodeForm, OtherWays } from "./EnterCode";

// a game needs neither, so a first visit does not fetch them ahead
const Waiting = lazily(() => import("./Waiting").then((file) => file.Waiting));
const PassAndPlay = lazily(() => import("../passAndPlay/PassAndPlay").then((file) => file.PassAndPlay));

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
  const tries = useSignal(0);
  const words = ensureCatalogue("waiting", "wait-change");
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
  }, [room, invitation, tries.value]);
  const now = game.value;
  if (words && now?.state.refusal.value?.some((objection) => objection.code === "room/by-invitation")) {
    return (
      <Door
        room={room}
        onOpen={() => {
          game.value = null;
          tries.value += 1;
        }}
      />
    );
  }
  const refusal = now?.state.refusal.value;
  if (refusal) {
    const missing = refusal.some((objection) => objection.code === "server/not-found");
    return (
      <Doorway title={t("web-no-table")} {...(missing ? { lead: t("page-missing-text") } : {})}>
        {!missing && <Objections found={refusal} />}
        {mayPass(refusal) && (
          <button type="button" class="main big" onClick={() => location.reload()}>
            {t("page-retry")}
          </button>
        )}
        <CodeForm alone={!mayPass(refusal)} />
        <OtherWays />
      </Doorway>
    );
  }
  if (!words || !now?.state.room.value || now.beginning.value) {
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
        <>
          <TableScreen game={now} />
          <Countdown game={now} />
        </>
      )}
    </>
  );
}
