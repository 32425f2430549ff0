/** Ratings, one to a line: two columns that say whose or what for, then the rating and the games it rests on. */

import type { ComponentChildren } from "preact";
import { t } from "../app/i18n";

interface Rated {
  points: number;
  games: number;
}

interface Lines<T> {
  heads: readonly [string, string];
  found: readonly T[];
  /** The first two cells of a line. */
  children(one: T, i: number): ComponentChildren;
  mine?(one: T): boolean;
}

export function RatingTable<T extends Rated>({ heads, found, children, mine }: Lines<T>) {
  return (
    <table class="scores">
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
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
          <tr key={i} class={mine?.(one) ? "winner" : ""}>
            {children(one, i)}
            <td class="number">{one.points.toFixed(1)}</td>
            <td class="number">{one.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
