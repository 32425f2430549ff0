/** The score sheet of a match, game by game, and the totals as lines. */

import { t } from "../i18n";
import type { MatchInfo } from "../protocol";

export function ScoreChart({ match, names }: { match: MatchInfo; names: readonly string[] }) {
  const lines = names.map((_, seat) => {
    let total = 0;
    return [0, ...match.results.map((one) => (total += one.points[seat] ?? 0))];
  });
  const all = lines.flat();
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  const x = (i: number) => 6 + (i * 288) / Math.max(1, match.results.length);
  const y = (value: number) => 94 - ((value - low) * 88) / span;
  return (
    <details class="sheet-of-match" open>
      <summary>{t("web-score-sheet")}</summary>
      <svg class="chart" viewBox="0 0 300 100" role="img" aria-label={t("web-score-sheet")}>
        {lines.map((line, seat) => (
          <polyline key={seat} class={`line-${seat}`} points={line.map((value, i) => `${x(i)},${y(value)}`).join(" ")} />
        ))}
      </svg>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{t("word-game")}</th>
            {names.map((name, seat) => (
              <th scope="col" key={seat}>
                <span class={`key line-${seat}`} aria-hidden="true" /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {match.results.map((one, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {one.points.map((points, seat) => (
                <td class="number" key={seat}>
                  {points}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
