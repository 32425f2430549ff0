/** The best players of an edition at tables of one size. */

import { useSignal } from "@preact/signals";
import { t } from "../app/i18n";
import { Empty, Fetched, Page } from "../ui/Page";
import { EditionPick, Pick, range } from "../ui/Pick";
import { leaders, PAGE } from "../wire/games";
import { editions } from "../wire/rooms";
import { me } from "../wire/session";
import { RatingTable } from "./RatingTable";

export function Leaders() {
  const edition = useSignal("classic");
  const size = useSignal(2);
  const offset = useSignal(0);
  const first =
    <T,>(now: { value: T }) =>
    (value: T) => {
      now.value = value;
      offset.value = 0;
    };
  return (
    <Page title={t("page-leaders")}>
      <p class="quiet-text">{t("page-leaders-text")}</p>
      <Fetched load={editions}>
        {(all) => (
          <div class="fields">
            <EditionPick all={all} value={edition.value} onPick={first(edition)} />
            <Pick id="size" label={t("page-table-size")} value={size.value} values={range(2, 6)} onPick={first(size)} />
          </div>
        )}
      </Fetched>
      <Fetched
        about={`${edition.value} ${size.value} ${offset.value}`}
        load={() => leaders(edition.value, size.value, offset.value)}
      >
        {(found) =>
          found.length ? (
            <>
              <RatingTable heads={[t("page-rank"), t("page-name")]} found={found} mine={(rating) => rating.player === me.value?.id}>
                {(rating, i) => (
                  <>
                    <td>{offset.value + i + 1}</td>
                    <th scope="row">{rating.name ?? "…"}</th>
                  </>
                )}
              </RatingTable>
              <div class="row">
                {offset.value > 0 && (
                  <button class="button" onClick={() => (offset.value = 0)}>
                    {t("page-to-begin")}
                  </button>
                )}
                {found.length === PAGE && (
                  <button class="button" onClick={() => (offset.value += PAGE)}>
                    {t("page-more")}
                  </button>
                )}
              </div>
            </>
          ) : (
            <Empty text={t("page-leaders-empty")} />
          )
        }
      </Fetched>
    </Page>
  );
}
