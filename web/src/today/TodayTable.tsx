/** The position on felt, with a rack, to look at. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../app/i18n";
import { type Meaning, meanings } from "../board/reading";
import { tileName } from "../board/tileName";
import { Tile } from "../ui/Tile";
import type { TileText } from "../wire/protocol.gen";
import { balancedRows, todayPosition } from "./position";

export const TODAY_PALETTE = "KOBR";

const narrowQuery = matchMedia("(max-width: 560px)");
const narrow = signal(narrowQuery.matches);
narrowQuery.addEventListener("change", () => (narrow.value = narrowQuery.matches));

/** What the jokers of a set stand for; the tables are of the classic box. */
export const jokersOf = (set: readonly TileText[]): Map<TileText, Meaning> => meanings(set, {});

const Stone = ({ text, means }: { text: TileText; means?: Meaning | undefined }) => (
  <Tile text={text} name={tileName(text, TODAY_PALETTE)} means={means} />
);

/** Today's table as the first page shows it; `children` is the way to try it. */
export function TodayTable({ children }: { children: ComponentChildren }) {
  const { table, rack } = todayPosition(new Date());
  return (
    <section class="today felt" aria-labelledby="today-title">
      <div class="today-head">
        <p class="today-name">{t("welcome-today")}</p>
        <h2 id="today-title">{t("welcome-lay-all")}</h2>
      </div>
      <div class="today-rows" role="group" aria-label={t("label-table")}>
        {balancedRows(table, narrow.value ? 3 : 2).map((row) => (
          <div class="today-row" key={row.join()}>
            {row.map((set) => (
              <span class="set" key={set.join()}>
                {set.map((tile) => (
                  <Stone key={tile} text={tile} means={jokersOf(set).get(tile)} />
                ))}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div class="today-foot">
        <p class="today-hint">{t("welcome-lay-all-how")}</p>
        <p class="wood today-rack" role="group" aria-label={t("label-rack")}>
          {rack.map((tile) => (
            <Stone key={tile} text={tile} />
          ))}
        </p>
        <p class="today-try">{children}</p>
      </div>
    </section>
  );
}
