/** The score sheet of a match, game by game, and the totals as lines. */

import { heading, t } from "../app/i18n";
import type { MatchInfo } from "../wire/protocol.gen";

export function ScoreChart({ match, names }: { match: MatchInfo; names: readonly string[] }) {
  const lines = names.map((_, seat) => {
    let total = 0;
    return [0, ...match.results.map((result) => (total += result.points[seat] ?? 0))];
  });
  const all = lines.flat();
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  const x = (i: number) => 6 + (i * 288) / Math.max(1, match.results.length);
  const y = (value: number) => 94 - ((value - low) * 88) / span;
  return (
    <section class="sheet-of-match" aria-labelledby="score-sheet">
      <h3 id="score-sheet">{t("web-score-sheet")}</h3>
      <svg class="chart" viewBox="0 0 300 100" role="img" aria-label={t("web-score-sheet")}>
        <line class="zero" x1="0" x2="300" y1={y(0)} y2={y(0)} />
        {lines.map((line, seat) => (
          <g key={seat} class={`line-${seat}`}>
            <polyline points={line.map((value, i) => `${x(i)},${y(value)}`).join(" ")} />
            {line.map((value, i) => i > 0 && <circle key={i} cx={x(i)} cy={y(value)} r="2.6" />)}
          </g>
        ))}
      </svg>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{heading("word-game")}</th>
            {names.map((name, seat) => (
              <th scope="col" class="number" key={seat}>
                <span class={`key line-${seat}`} aria-hidden="true" /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {match.results.map((result, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {result.points.map((points, seat) => (
                <td class="number" key={seat}>
                  {points}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("label-total")}</th>
            {lines.map((line, seat) => (
              <td class="number" key={seat}>
                {line.at(-1)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
