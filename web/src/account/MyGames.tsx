/** Your finished games, newest first. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { displayName } from "../bots/characters";
import { Objections } from "../ui/Objections";
import { Empty, Fetched, objectionsOf } from "../ui/Page";
import { myGames, PAGE } from "../wire/games";
import type { GameInfo, LocalisedObjection } from "../wire/protocol.gen";

export function MyGames({ me }: { me: string }) {
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title">{t("page-games")}</h2>
      <Fetched about={me} load={() => myGames()}>
        {(first) => (first.length ? <GameList first={first} /> : <Empty text={t("page-games-empty")} />)}
      </Fetched>
    </section>
  );
}

function GameList({ first }: { first: GameInfo[] }) {
  const all = useSignal(first);
  const more = useSignal(first.length === PAGE);
  const failed = useSignal<LocalisedObjection[]>([]);
  const look = async () => {
    try {
      const next = await myGames(all.value.at(-1)!.id);
      all.value = [...all.value, ...next];
      more.value = next.length === PAGE;
    } catch (error) {
      failed.value = objectionsOf(error);
    }
  };
  return (
    <>
      <ul class="cards">
        {all.value.map((game) => (
          <li key={game.id}>
            <a class="card" href={`#/game/${game.id}`}>
              <strong>{t(`edition-${game.edition.split("+")[0]!}`)}</strong>
              <span>{game.players.map((name, i) => displayName(name, i)).join(", ")}</span>
              <span class="quiet-text">
                {new Date(game.finished_at).toLocaleDateString()}
                {game.rated && ` · ${t("page-rated")}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Objections found={failed.value} />
      {more.value && (
        <button class="button" onClick={() => void look()}>
          {t("page-more")}
        </button>
      )}
    </>
  );
}
