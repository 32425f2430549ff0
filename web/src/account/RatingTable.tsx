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
  children(rating: T, i: number): ComponentChildren;
  mine?(rating: T): boolean;
}

export function RatingTable<T extends Rated>({ heads, found, children, mine }: Lines<T>) {
  return (
    <table class="scores">
      <thead>
        <tr>
          {[...heads, t("page-rating"), t("page-games-played")].map((head, i) => (
            <th scope="col" key={head} class={i < heads.length ? "" : "number"}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.map((rating, i) => (
          <tr key={i} class={mine?.(rating) ? "winner" : ""}>
            {children(rating, i)}
            <td class="number">{rating.points.toFixed(1)}</td>
            <td class="number">{rating.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
