/** Your tables that go on, your finished games, newest first, and what they say about you. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../app/i18n";
import { displayName } from "../bots/characters";
import { TableCard } from "../lobby/TableCard";
import { Objections } from "../ui/Objections";
import { Empty, Failed, Loading, objectionsOf } from "../ui/Page";
import { Strip } from "../ui/Pick";
import { GAMES_PAGE, myGames } from "../wire/games";
import type { LocalisedObjection, MyTable } from "../wire/protocol.gen";
import { myTables } from "../wire/rooms";
import { GameCard, PlayerFace } from "./GameCard";
import { bestTurn, type OwnGame, ownGame, rivals } from "./games";

const CHARTED = 16;
const RIVALS = 5;
/** Tables that go on, above the games that are over. */
const RUNNING = 3;
const FILTERS = ["all", "won", "friends"] as const;
export const BEFORE_A_GAME = [
  { to: "", text: "welcome-play-title" },
  { to: "lobby", text: "lobby-running" },
];

/** Puts the list, the figures and the rivals where each belongs. */
type Placing = (list: ComponentChildren, figures: ComponentChildren, rivals: ComponentChildren) => ComponentChildren;

/** The page stands while the games are on their way, so that whoever came by a link finds its heading. */
export function MyGames({ me, children }: { me: string; children: Placing }) {
  const games = useSignal<readonly OwnGame[] | null>(null);
  const more = useSignal(false);
  const failed = useSignal<LocalisedObjection[]>([]);
  const filter = useSignal<(typeof FILTERS)[number]>("all");
  const look = async () => {
    failed.value = [];
    try {
      const next = await myGames(games.value?.at(-1)?.game.id);
      games.value = [...(games.value ?? []), ...next.map((game) => ownGame(game, me))];
      more.value = next.length === GAMES_PAGE;
    } catch (error) {
      failed.value = objectionsOf(error);
    }
  };
  useEffect(() => void look(), [me]);
  if (!games.value) {
    const waiting = failed.value.length > 0 ? <Failed why={failed.value} again={() => void look()} /> : <Loading />;
    return <>{children(<section class="my-games">{waiting}</section>, null, null)}</>;
  }
  const all = games.value;
  const shown = all.filter((own) => filter.value === "all" || (filter.value === "won" ? own.won : own.people));
  const list = (
    <section class="my-games" aria-labelledby="games-title">
      <header class="section-head ends-apart">
        <h2 id="games-title">{t("profile-games")}</h2>
        {all.length > 0 && (
          <Strip
            id="games"
            label={t("profile-games")}
            quiet
            value={filter.value}
            values={FILTERS}
            text={(choice) => t(`profile-filter-${choice}`)}
            onPick={(choice) => (filter.value = choice)}
          />
        )}
      </header>
      <Running me={me} />
      {all.length === 0 ? (
        <Empty text={t("page-games-empty")} more={t("profile-games-more")} ways={BEFORE_A_GAME} />
      ) : (
        <ul class="cards">
          {shown.map((own) => (
            <li key={own.game.id}>
              <GameCard own={own} />
            </li>
          ))}
        </ul>
      )}
      <Objections found={failed.value} />
      {more.value && (
        <p>
          <button class="button" onClick={() => void look()}>
            {t("page-more")}
          </button>
        </p>
      )}
    </section>
  );
  const some = all.length > 0;
  return <>{children(list, some && <Figures games={all} whole={!more.value} />, some && <Rivals games={all} />)}</>;
}

/** Tables at which you still play, those that wait for you first. */
function Running({ me }: { me: string }) {
  const tables = useSignal<readonly MyTable[]>([]);
  useEffect(() => {
    myTables().then(
      (found) => {
        const going = found.filter((table) => table.state !== "finished");
        tables.value = [
          ...going.filter((table) => table.state === "your-turn"),
          ...going.filter((table) => table.state !== "your-turn"),
        ].slice(0, RUNNING);
      },
      () => undefined,
    );
  }, [me]);
  return (
    <>
      {tables.value.map((table) => (
        <TableCard key={table.room} table={table} />
      ))}
    </>
  );
}

function Figures({ games, whole }: { games: readonly OwnGame[]; whole: boolean }) {
  return (
    <div class="figures">
      <dl>
        <Figure value={games.length} name={t(whole ? "profile-count-games" : "profile-count-last", { count: games.length })} />
        <Figure value={games.filter((own) => own.won).length} name={t("profile-count-won")} />
        <Figure value={bestTurn(games)} name={t("profile-count-best")} />
      </dl>
      <PointsChart games={games.slice(0, CHARTED)} />
    </div>
  );
}

function Rivals({ games }: { games: readonly OwnGame[] }) {
  const against = rivals(games, RIVALS);
  if (!against.length) return null;
  return (
    <section class="panel against" aria-labelledby="against">
      <h2 id="against">{t("profile-against")}</h2>
      <ul>
        {against.map((rival) => {
          const name = displayName(rival.name, rival.seat);
          return (
            <li key={`${rival.name} ${rival.seat}`}>
              <PlayerFace name={rival.name} seat={rival.seat} id={rival.id} />
              <span>{name}</span>
              <meter
                min={0}
                max={Math.max(1, rival.won + rival.lost)}
                value={rival.won}
                aria-label={t("profile-won", { players: name })}
              />
              <b>
                {rival.won} : {rival.lost}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Figure = ({ value, name }: { value: number; name: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** A bar for every game, oldest first: above the line what was won, below it what was lost. */
function PointsChart({ games }: { games: readonly OwnGame[] }) {
  const points = games.map((own) => own.points).reverse();
  const most = Math.max(1, ...points.map(Math.abs));
  const height = (value: number): number => Math.max(1.5, (Math.abs(value) / most) * 26);
  return (
    <figure class="points-chart">
      <svg viewBox={`0 0 ${CHARTED * 10} 60`} role="img" aria-label={`${t("profile-chart")}: ${points.join(", ")}`}>
        <path class="points-zero" d={`M0 30H${CHARTED * 10}`} />
        {points.map((value, i) => (
          <rect
            key={i}
            class={value >= 0 ? "gain" : "loss"}
            x={i * 10 + 1.5}
            y={value >= 0 ? 30 - height(value) : 30}
            width="7"
            height={height(value)}
            rx="1.5"
          />
        ))}
      </svg>
      <figcaption class="quiet-text">{t("profile-chart")}</figcaption>
    </figure>
  );
}
