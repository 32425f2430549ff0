/** The best players of an edition at tables of one size. */

import { useSignal } from "@preact/signals";
import { editions, leaders, me } from "../api";
import { t } from "../i18n";
import { Asked, Nothing, Page } from "./Page";

const PAGE = 20;

export function Leaders() {
  const edition = useSignal("classic");
  const size = useSignal(2);
  const offset = useSignal(0);
  return (
    <Page title={t("page-leaders")}>
      <Asked ask={editions}>
        {(all) => (
          <div class="fields">
            <p class="field">
              <label for="edition">{t("label-edition")}</label>
              <select
                id="edition"
                value={edition.value}
                onChange={(event) => {
                  edition.value = event.currentTarget.value;
                  offset.value = 0;
                }}
              >
                {all.editions.map((one) => (
                  <option key={one.name} value={one.name}>
                    {t(`edition-${one.name}`)}
                  </option>
                ))}
              </select>
            </p>
            <p class="field">
              <label for="size">{t("page-table-size")}</label>
              <select
                id="size"
                value={size.value}
                onChange={(event) => {
                  size.value = Number(event.currentTarget.value);
                  offset.value = 0;
                }}
              >
                {[2, 3, 4, 5, 6].map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </select>
            </p>
          </div>
        )}
      </Asked>
      <Asked about={`${edition.value} ${size.value} ${offset.value}`} ask={() => leaders(edition.value, size.value, offset.value)}>
        {(found) =>
          found.length ? (
            <>
              <table class="scores">
                <thead>
                  <tr>
                    <th scope="col">{t("page-rank")}</th>
                    <th scope="col">{t("page-name")}</th>
                    <th scope="col" class="number">
                      {t("page-rating")}
                    </th>
                    <th scope="col" class="number">
                      {t("page-games-played")}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {found.map((one, i) => (
                    <tr key={one.player} class={one.player === me.value?.id ? "winner" : ""}>
                      <td>{offset.value + i + 1}</td>
                      <th scope="row">{one.name ?? "…"}</th>
                      <td class="number">{one.points.toFixed(1)}</td>
                      <td class="number">{one.games}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
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
            <Nothing text={t("page-leaders-empty")} />
          )
        }
      </Asked>
    </Page>
  );
}
