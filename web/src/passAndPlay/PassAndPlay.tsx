/** One table, one device, several people: between two turns nobody's tiles are on the page. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { GameStore } from "../game/gameStore";
import { TableScreen } from "../table/TableScreen";
import { Objections } from "../ui/Objections";
import { Loading, Page } from "../ui/Page";
import { Tile } from "../ui/Tile";
import { deviceHolder } from "./holder";

export function PassAndPlay({ room, invitation, locals }: { room: string; invitation: string; locals: readonly number[] }) {
  const games = useSignal<readonly GameStore[]>([]);
  const holder = useSignal<number | null>(null);
  useEffect(() => {
    const made = locals.map((local) => new GameStore(room, invitation, local));
    for (const session of made) session.shareDevice(made);
    games.value = made;
    return () => {
      for (const session of made) session.close();
    };
  }, [room]);
  useSitDown(games.value);
  const all = games.value;
  const lead = all[0];
  const over = lead?.state.view.value?.phase === "finished";
  useEffect(() => {
    // everybody looks at the result; for the next deal somebody has to take the device again
    if (over) holder.value = null;
  }, [over]);
  const seats = useComputed(() => games.value.map((session) => session.state.seat.value));
  const refused = all.find((session) => session.state.refusal.value)?.state.refusal.value;
  if (refused) {
    return (
      <Page title={t("web-no-table")}>
        <Objections found={refused} />
        <p>
          <a class="main" href="#/">
            {t("web-to-start")}
          </a>
        </p>
      </Page>
    );
  }
  const view = lead?.state.view.value;
  if (!lead || !view || lead.state.room.value?.phase === "open" || all.some((session) => !session.state.view.value)) {
    return (
      <Page title={t("web-pass-and-play")}>
        <Loading />
      </Page>
    );
  }
  const lost = all.some((session) => session.state.link.value !== "open") && (
    <p class="lost" role="status">
      {t("web-reconnecting")}
    </p>
  );
  const who = deviceHolder(view, seats.value, holder.value);
  const game = all[who ?? 0]!;
  if (who !== null && who !== holder.value) {
    return (
      <>
        {lost}
        <HandOver game={game} onTaken={() => (holder.value = who)} />
      </>
    );
  }
  return (
    <>
      {lost}
      <TableScreen key={who ?? "all"} game={game} />
    </>
  );
}

/** The people here take the first seats, in order. */
function useSitDown(games: readonly GameStore[]): void {
  const asked = useRef("");
  const next = games.findIndex((game) => game.state.seat.value === null);
  const info = games[next]?.state.room.value;
  useEffect(() => {
    // one after the other: a request is only good for the room as it was seen
    if (info?.phase !== "open" || info.seats[next]?.player || asked.current === `${next} ${info.seq}`) return;
    asked.current = `${next} ${info.seq}`;
    void games[next]!.commands.request({ type: "sit", seat: next });
  });
}

function HandOver({ game, onTaken }: { game: GameStore; onTaken(): void }) {
  const player = game.state.name(game.state.seat.value ?? 0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [player]);
  return (
    <main class="hand-over">
      <div class="hand-over-inside">
        <p class="tile-row" aria-hidden="true">
          {["K1", "O1", "B1", "R1"].map((tile) => (
            <Tile key={tile} text={tile} name="" back />
          ))}
        </p>
        <h1>{t("web-hand-over", { player })}</h1>
        <p>{t("web-hand-over-why")}</p>
        <button ref={button} class="main big" onClick={onTaken}>
          {t("web-i-am", { player })}
        </button>
      </div>
    </main>
  );
}
