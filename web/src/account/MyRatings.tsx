/** Your ratings, one for each edition and table size; nothing as long as there is none. */

import { editionName } from "../app/editionName";
import { t } from "../app/i18n";
import { Fetched } from "../ui/Page";
import { ratingsOf } from "../wire/games";
import { RatingTable } from "./RatingTable";

export function MyRatings({ player }: { player: string }) {
  return (
    <Fetched about={player} load={() => ratingsOf(player)}>
      {(found) =>
        found.length > 0 && (
          <section class="panel" aria-labelledby="ratings-title">
            <h2 id="ratings-title">{t("page-ratings")}</h2>
            <RatingTable heads={[t("label-edition"), t("label-players")]} found={found}>
              {(rating) => (
                <>
                  <th scope="row">{editionName(rating.edition)}</th>
                  <td>{rating.size}</td>
                </>
              )}
            </RatingTable>
          </section>
        )
      }
    </Fetched>
  );
}
