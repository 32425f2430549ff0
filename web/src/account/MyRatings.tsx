/** Your ratings, one for each edition and table size. */

import { t } from "../app/i18n";
import { Fetched } from "../ui/Page";
import { ratingsOf } from "../wire/games";
import { RatingTable } from "./RatingTable";

export function MyRatings({ player }: { player: string }) {
  return (
    <section aria-labelledby="ratings-title">
      <h2 id="ratings-title">{t("page-ratings")}</h2>
      <Fetched about={player} load={() => ratingsOf(player)}>
        {(found) =>
          found.length ? (
            <RatingTable heads={[t("label-edition"), t("label-players")]} found={found}>
              {(rating) => (
                <>
                  <th scope="row">{t(`edition-${rating.edition}`)}</th>
                  <td>{rating.size}</td>
                </>
              )}
            </RatingTable>
          ) : (
            <p class="quiet-text">{t("page-ratings-empty")}</p>
          )
        }
      </Fetched>
    </section>
  );
}
