/** One table, one device, several people: between two turns nobody's tiles are on the page. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../app/i18n";
import { GameStore } from "../game/gameStore";
import { Since } from "../table/Since";
import { TableScreen } from "../table/TableScreen";
import { Initial } from "../ui/Initial";
import { Objections } from "../ui/Objections";
import { Loading, Page } from "../ui/Page";
import { StillTable } from "../ui/StillTable";
import { TextLink } from "../ui/TextLink";
import { Tile } from "../ui/Tile";
import { TileSentence } from "../ui/TileSentence";
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
          <TextLink to="" text="web-to-start" look="main" />
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
  const before = holder.value === null ? null : all[holder.value]!;
  if (before && who !== null && who !== holder.value && before.turnLog.freshTiles.value.size) {
    return (
      <>
        {lost}
        <TableScreen key={holder.value} game={before} />
        <PassOn game={before} onPassed={() => (holder.value = null)} />
      </>
    );
  }
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

/** The turn is over, and what was drawn wants to be seen before the device goes on. */
function PassOn({ game, onPassed }: { game: GameStore; onPassed(): void }) {
  const { name, tileName } = game.state;
  const button = useRef<HTMLButtonElement>(null);
  const drawn = [...game.turnLog.freshTiles.value];
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="pass-on" aria-live="polite">
      <p>
        <TileSentence
          sentence={{ message: "tell-you-draw", tiles: { tiles: drawn.map((tile) => [tile]) } }}
          name={name}
          tileName={tileName}
        />
      </p>
      <button ref={button} class="main" onClick={onPassed}>
        {t("tell-hide-and-pass-on")}
      </button>
    </section>
  );
}

/** More backs than these say no more. */
const MOST_BACKS = 14;

function HandOver({ game, onTaken }: { game: GameStore; onTaken(): void }) {
  const seat = game.state.seat.value ?? 0;
  const view = game.state.view.value!;
  const player = game.state.name(seat);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [player]);
  return (
    <main class="hand-over">
      {/* the table lies open for everybody; only the racks are hidden */}
      {view.table.length > 0 && (
        <StillTable table={view.table} declared={view.declared} knobs={game.state.knobs.value} palette={game.state.palette.value} />
      )}
      <div class="hand-over-words">
        <Initial name={player} of={game.state.me.value} />
        <div>
          {/* a name stays in one piece: no line that only says "2." */}
          <h1>{t("web-hand-over", { player: player.replaceAll(" ", "\u00a0") })}</h1>
          <p class="quiet-text">{t("web-hand-over-why")}</p>
        </div>
      </div>
      <Since game={game} />
      <div class="wood hidden-rack">
        <p class="tile-row" aria-hidden="true">
          {Array.from({ length: Math.min(MOST_BACKS, view.seats[seat]?.tiles ?? 0) }, (_, i) => (
            <Tile key={i} text="K1" name="" back />
          ))}
        </p>
        <button ref={button} class="main ivory big" onClick={onTaken}>
          {t("web-i-am", { player })}
        </button>
      </div>
    </main>
  );
}
