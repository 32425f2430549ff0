"""A result as one page that needs nothing else: figures, plots, and the command that gives them again."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from meldstone.arena.job import Job
from meldstone.arena.plots import Course, Whisker, courses, histogram, intervals
from meldstone.arena.result import BotResult, Result
from meldstone.arena.sprt import Verdict
from meldstone.arena.table import Games
from meldstone.arena.tally import Tally

_COLOURS = 6
_STEPS = 160
"""Places at which a line is drawn."""
_UNSETTLED = 40
"""The first one of so many parts of a line jumps about and says nothing."""


def report(found: Result) -> str:
    """The page."""
    job = found.job
    title = _title(job)
    body = [f"<h1>{escape(title)}</h1>", f'<p class="lead">{escape(_lead(found))}</p>']
    if found.games:
        body += _sections(found)
    body.append(_again(found))
    return _PAGE.format(title=escape(f"{title} · Meldstone arena"), style=_STYLE, body="\n".join(body))


def _sections(found: Result) -> list[str]:
    even = 1 / found.job.players
    bots = _ordered(found)
    colour = {result.bot: i % _COLOURS for i, result in enumerate(bots)}
    wins = [Whisker(result.bot, result.win_rate, *result.ci95, colour[result.bot]) for result in bots]
    points = [Whisker(result.bot, result.points_per_game, *result.points_ci95, colour[result.bot]) for result in bots]
    turns = [game.turns for game in found.played]
    lines = _courses(found, colour)
    return [
        _card(
            "Win rate",
            f"Dots on 95 % intervals. The dashed line is even: {_percent(even)}.",
            intervals("Win rate", wins, even, _percent, _percent_mark, (0, 1)),
        ),
        _card(
            "Points a game",
            "What the score sheet says, with 95 % intervals.",
            intervals("Points a game", points, 0, _signed, _points_mark),
        ),
        *([_verdict(found.sprt, found.job.bots[0])] if found.sprt is not None else []),
        _card(
            "As it went",
            f"Win rate after so many deals; the band is the 95 % interval of {lines[0].name}.",
            courses("Win rate by deals", lines, even, _percent_mark),
        )
        if found.deals > 1
        else "",
        _card("Game length", "Turns until a rack was empty or nobody could go on.", histogram("Game length", turns, "turns")),
        *([_cross(found)] if found.meetings else []),
        _figures(found, bots),
    ]


def _title(job: Job) -> str:
    *others, last = dict.fromkeys(job.bots)
    if len(others) == 1 and not job.league:
        return f"{others[0]} against {last}"
    return f"{', '.join(others)} and {last}" if others else last


def _lead(found: Result) -> str:
    job = found.job
    changed = "".join(f", {name} = {value}" for name, value in job.overrides.items())
    kind = "league" if job.league else "match"
    return (
        f"A {kind} in {job.edition}{changed} with {job.players} players: {found.games:,} games of {found.deals:,} deals, "
        f"every deal played with the seats turned on."
    )


def _ordered(found: Result) -> list[BotResult]:
    return sorted(found.bots, key=lambda result: -result.win_rate) if found.job.league else list(found.bots)


def _courses(found: Result, colour: dict[str, int]) -> list[Course]:
    """The win rate of every bot by deals, in two-player matches only that of the first: the other is its mirror image."""
    counted = Tally(found.job)
    drawn = list(colour) if found.job.league or len(colour) > 2 else [found.job.bots[0]]
    points: dict[str, list[tuple[int, float]]] = {bot: [] for bot in drawn}
    band: list[tuple[int, float, float]] = []
    step = max(1, found.deals // _STEPS)
    size = found.job.games_per_deal
    for deal in range(found.deals):
        games: Games = found.played[deal * size : (deal + 1) * size]
        counted.add(games)
        if ((deal + 1) % step == 0 and deal >= found.deals // _UNSETTLED) or deal + 1 == found.deals:
            for bot in drawn:
                points[bot].append((deal + 1, counted.bots[bot].wins.mean))
            share = counted.bots[drawn[0]].wins.share()
            band.append((deal + 1, share.low, share.high))
    return [Course(bot, colour[bot], points[bot], band if bot == drawn[0] else ()) for bot in drawn]


def _verdict(test: Verdict, bot: str) -> str:
    low, high = _percent(test.low), _percent(test.high)
    told = (
        f"No decision yet between {low} and {high}."
        if test.accepted is None
        else f"Decided: {_percent(test.accepted)}, against {high if test.accepted == test.low else low}."
    )
    text = f"Does {escape(bot)} win {low} of its games, or {high}? {told}"
    stand = f"Log-likelihood ratio {_signed(test.llr)}; decided at {_signed(test.bounds[0])} or {_signed(test.bounds[1])}."
    return f'<section><h2>Sequential test</h2><p class="told">{text}</p><p>{stand}</p></section>'


def _cross(found: Result) -> str:
    bots = [rated.bot for rated in found.ratings]
    ahead = {(met.bot, met.against): met for met in found.meetings}
    head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    rows = []
    for bot in bots:
        cells = []
        for other in bots:
            met = ahead.get((bot, other))
            if met is None:
                cells.append("<td></td>")
                continue
            shade = round(min(abs(met.ahead - 0.5) * 2, 1) * 55)
            side = "win" if met.ahead >= 0.5 else "loss"
            between = f"{_percent(met.ci95[0])} to {_percent(met.ci95[1])}"
            cells.append(f'<td class="{side}" style="--shade:{shade}%" title="{between}">{_percent(met.ahead)}</td>')
        rows.append(f"<tr><th>{escape(bot)}</th>{''.join(cells)}</tr>")
    table = f'<div class="wide"><table><thead><tr><th></th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    return _card("Who against whom", "How often the row had more points than the column at the same table.", table)


def _figures(found: Result, bots: Sequence[BotResult]) -> str:
    rated = {rating.bot: rating for rating in found.ratings}
    names = ["bot", "games", "wins", "win rate", "95 %", "points a game", "95 %", *(["rating"] if rated else [])]
    rows = []
    for result in bots:
        cells = [
            f"{result.games:,}",
            f"{result.wins:,}",
            _percent(result.win_rate),
            f"{_percent(result.ci95[0])} to {_percent(result.ci95[1])}",
            _signed(result.points_per_game),
            f"{_signed(result.points_ci95[0])} to {_signed(result.points_ci95[1])}",
            *([f"{rated[result.bot].mu:.2f} ± {rated[result.bot].sigma:.2f}"] if rated else []),
        ]
        rows.append(f"<tr><th>{escape(result.bot)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    head = "".join(f"<th>{name}</th>" for name in names)
    table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    ends = ", ".join(f"{count:,} {ending.replace('-', ' ')}" for ending, count in found.endings.items())
    faults = f" {len(found.faults):,} faults." if found.faults else ""
    return _card("Figures", f"The games of one deal count together, so intervals count deals. Endings: {ends}.{faults}", table)


def _again(found: Result) -> str:
    return (
        "<section><h2>The same again</h2><p>The same seed gives the same games, whatever the number of workers.</p>"
        f"<pre>{escape(command(found))}</pre></section>"
    )


def command(found: Result) -> str:
    """The command that gives a result again."""
    job = found.job
    parts = [f"meldstone arena --bots {','.join(job.bots)} --edition {job.edition}"]
    parts += [f"--set {name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in job.overrides.items()]
    parts.append(f"--players {job.players} --games {found.wanted} --seed {job.seed} --think {job.think:g}")
    parts += ["--league"] if job.league else []
    parts += [f"--sprt {100 * found.sprt.low:.10g}:{100 * found.sprt.high:.10g}"] if found.sprt is not None else []
    return " ".join(parts)


def _card(title: str, text: str, content: str) -> str:
    return f"<section><h2>{title}</h2><p>{escape(text)}</p>{content}</section>"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


def _percent_mark(share: float) -> str:
    return f"{100 * share:g} %"


def _points_mark(points: float) -> str:
    return f"{points:+g}".replace("-", "−") if points else "0"


_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""

_STYLE = (
    """
:root {
  color-scheme: light dark;
  --ground: #f3efe6; --raised: #fffdf8; --ink: #23302d; --soft: #566460; --line: #d5cdbd; --grid: #e8e1d3;
  --c0: #2f5d54; --c1: #b3541e; --c2: #2b5f9e; --c3: #a8322a; --c4: #6b4a94; --c5: #7a6a1f;
  font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #171c1b; --raised: #222927; --ink: #eceae2; --soft: #b3bbb6; --line: #3a4542; --grid: #2f3836;
    --c0: #8fc7b8; --c1: #f0a36b; --c2: #8ab8ee; --c3: #f0948c; --c4: #c3a6ea; --c5: #d9c56b;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 56rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { font-size: clamp(1.6rem, 5vw, 2.4rem); line-height: 1.15; margin: 0 0 0.5rem; letter-spacing: -0.015em; }
.lead { color: var(--soft); margin: 0 0 2rem; max-width: 44rem; }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem 1.5rem; }
section { margin: 0 0 1rem; }
@media (max-width: 40rem) { section { padding: 1rem; } }
h2 { font-size: 1.05rem; margin: 0; }
section > p { color: var(--soft); margin: 0.15rem 0 1rem; font-size: 0.92rem; }
section > p:last-child { margin-bottom: 0; }
section > p.told { color: var(--ink); font-size: 1rem; margin-bottom: 0.25rem; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; }
svg text { fill: var(--ink); font-size: 14px; font-variant-numeric: tabular-nums; }
svg .name, svg .value { font-weight: 600; }
svg .small { fill: var(--soft); font-size: 12px; font-weight: 400; }
.grid { stroke: var(--grid); }
.even { stroke: var(--soft); stroke-dasharray: 5 4; stroke-width: 1.5; }
.mean { stroke: var(--ink); stroke-width: 1.5; }
.whisker { stroke-width: 6; stroke-linecap: round; stroke-opacity: 0.35; }
.dot { stroke: var(--raised); stroke-width: 2; }
.bar { fill: var(--c0); fill-opacity: 0.75; }
.course { fill: none; stroke-width: 2; stroke-linejoin: round; }
.band { fill-opacity: 0.14; stroke: none; }
"""
    + "".join(
        f"""line.c{i}, polyline.c{i} {{ stroke: var(--c{i}); }} circle.c{i}, polygon.c{i} {{ fill: var(--c{i}); }}
svg text.c{i} {{ fill: var(--c{i}); }}
"""
        for i in range(_COLOURS)
    )
    + """
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 0.92rem; }
th, td { padding: 0.45rem 0.6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--grid); }
tbody tr:last-child > * { border-bottom: 0; }
th:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 500; font-size: 0.85rem; }
td.win { background: color-mix(in srgb, var(--c0) var(--shade), transparent); }
td.loss { background: color-mix(in srgb, var(--c3) var(--shade), transparent); }
pre { margin: 0; padding: 0.75rem 1rem; background: var(--ground); border-radius: 8px; font-size: 0.85rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
"""
)
