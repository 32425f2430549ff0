/** How a match went: everybody's total after each game as a line that ends with the name; for those who cannot see it, as a table. */

import { t } from "../app/i18n";
import { total } from "../game/pointSums";
import type { MatchInfo } from "../wire/protocol.gen";

const WIDTH = 560;
const HEIGHT = 300;
const LEFT = 52;
const RIGHT = 110;
const TOP = 16;
const BOTTOM = 34;
/** Names nearer to each other than this could not be read. */
const NAME_HEIGHT = 20;

export function ScoreChart({ match, names }: { match: MatchInfo; names: readonly string[] }) {
  const lines = names.map((_, seat) => {
    let sum = 0;
    return [0, ...match.results.map((result) => (sum += result.points[seat] ?? 0))];
  });
  const grid = gridOf(lines.flat());
  const low = grid[0]!;
  const span = grid.at(-1)! - low || 1;
  const games = match.results.length;
  const x = (i: number) => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, games);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - low) * (HEIGHT - TOP - BOTTOM)) / span;
  const labels = spread(lines.map((line) => y(line.at(-1)!)));
  return (
    <section class="sheet-of-match card" aria-labelledby="score-sheet">
      <h3 id="score-sheet">{t("ending-how-it-went")}</h3>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {grid.map((value) => (
          <g key={value} class={value === 0 ? "grid base-line" : "grid"}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
              {total(value)}
            </text>
          </g>
        ))}
        {match.results.map((_, i) => (
          <text key={i} class="game-number" x={x(i + 1)} y={HEIGHT - 8} text-anchor="middle">
            {games > 5 ? i + 1 : t("ending-game-number", { number: i + 1 })}
          </text>
        ))}
        {lines.map((line, seat) => (
          <g key={seat} class={`line-${seat}`}>
            <polyline points={line.map((value, i) => `${x(i)},${y(value)}`).join(" ")} />
            {line.map(
              (value, i) =>
                i > 0 && <circle key={i} cx={x(i)} cy={y(value)} r={i === games ? 6 : 4} class={i === games ? "now" : ""} />,
            )}
            <text class="line-name" x={WIDTH - RIGHT + 14} y={labels[seat]! + 5}>
              {short(names[seat]!)}
            </text>
          </g>
        ))}
      </svg>
      <table class="hidden">
        <caption>{t("web-score-sheet")}</caption>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              {match.results.map((result, i) => (
                <td key={i}>{total(result.points[seat] ?? 0)}</td>
              ))}
              <td>{total(match.totals[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const short = (name: string): string => (name.length > 12 ? `${name.slice(0, 11)}…` : name);

/** Four or five round values around all totals. */
function gridOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 4, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Heights of names that do not cover each other, each as near to its line as can be. */
export function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  order.forEach((at, i) => {
    if (i > 0) out[at] = Math.max(out[at]!, out[order[i - 1]!]! + NAME_HEIGHT);
  });
  const over = Math.max(0, (out[order.at(-1)!] ?? 0) - (HEIGHT - BOTTOM));
  return out.map((height) => height - over);
}
