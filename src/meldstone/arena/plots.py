"""Plots as SVG: values with their intervals, a histogram, lines that settle. Colours are those of the page around them.

>>> ticks(0, 1, 4)
[0.0, 0.25, 0.5, 0.75, 1.0]
>>> ticks(-37, 52, 5)
[-20.0, 0.0, 20.0, 40.0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from statistics import fmean

WIDTH = 720
_LABELS, _VALUES = 132, 150
"""Room for names on the left and figures on the right."""
_ROW = 40
_LINE_GAP = 18

Write = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Whisker:
    """One row of an interval plot."""

    name: str
    value: float
    low: float
    high: float
    colour: int


@dataclass(frozen=True, slots=True)
class Course:
    """A figure as it went: after so many deals it was so much, and lay between these two with 95 %."""

    name: str
    colour: int
    points: Sequence[tuple[int, float]]
    band: Sequence[tuple[int, float, float]] = ()


def ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers between two others, about so many steps apart."""
    span = (high - low) / about
    power = 10.0 ** floor(log10(span))
    step = min([power * factor for factor in (1, 2, 2.5, 5, 10)], key=lambda step: abs(step - span))
    return [round(step * k, 10) for k in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def intervals(
    title: str,
    rows: Sequence[Whisker],
    reference: float,
    write: Write,
    mark: Write,
    limits: tuple[float, float] | None = None,
) -> str:
    """Every row a dot on its interval; the reference is what everybody would have if all were alike."""
    low = min([row.low for row in rows] + [reference])
    high = max([row.high for row in rows] + [reference])
    room = max(high - low, 1e-6) * 0.06
    low, high = low - room, high + room
    if limits is not None:
        low, high = max(low, limits[0]), min(high, limits[1])
    right, bottom = WIDTH - _VALUES, _ROW * len(rows) + 12

    def x(value: float) -> float:
        return _LABELS + (value - low) / (high - low) * (right - _LABELS)

    parts = [*_x_axis(ticks(low, high, 5), x, bottom, mark), _vertical("even", x(reference), bottom)]
    for i, row in enumerate(rows):
        y = _ROW * i + _ROW / 2 + 6
        told = f"{write(row.value)}  ({write(row.low)} to {write(row.high)})"
        parts += [
            f'<text class="name" x="{_LABELS - 14}" y="{y + 5:.1f}" text-anchor="end">{escape(row.name)}</text>',
            f'<line class="whisker c{row.colour}" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<circle class="dot c{row.colour}" cx="{x(row.value):.1f}" cy="{y:.1f}" r="6"><title>{told}</title></circle>',
            f'<text class="value" x="{right + 16}" y="{y - 1:.1f}">{write(row.value)}</text>',
            f'<text class="small" x="{right + 16}" y="{y + 14:.1f}">{write(row.low)} to {write(row.high)}</text>',
        ]
    return _svg(title, bottom + 26, parts)


def histogram(title: str, values: Sequence[int], unit: str) -> str:
    """How often which number came up, and the mean."""
    least, most = min(values), max(values)
    step = max(1, int((ticks(0, max(most - least, 4), 24)[1:] or [1.0])[0]))
    first = least // step * step
    counts = [0] * ((most - first) // step + 1)
    for value in values:
        counts[(value - first) // step] += 1
    left, right, top, bottom = 12, WIDTH - 12, 26, 190
    width = (right - left) / len(counts)

    def x(value: float) -> float:
        return left + (value - first) / step * width

    parts = _x_axis(ticks(first, first + step * len(counts), 8), x, bottom, lambda value: f"{value:g}")
    for i, count in enumerate(counts):
        height = (bottom - top) * count / max(counts)
        share = f"{first + i * step}{f' to {first + (i + 1) * step - 1}' if step > 1 else ''} {unit}: {count:,} games"
        parts.append(
            f'<rect class="bar" x="{left + i * width + 0.75:.1f}" y="{bottom - height:.1f}" width="{max(width - 1.5, 0.5):.1f}" '
            f'height="{height:.1f}" rx="{min(3.0, width / 4):.1f}"><title>{share}</title></rect>'
        )
    # a bar for one number stands over the middle of its place
    mean = x(fmean(values) + (0.5 if step == 1 else 0))
    anchor = "start" if mean < WIDTH / 2 else "end"
    parts.append(_vertical("mean", mean, bottom))
    parts.append(
        f'<text class="value" x="{mean + (8 if anchor == "start" else -8):.1f}" y="14" text-anchor="{anchor}">'
        f"{fmean(values):.1f} {unit}</text>"
    )
    return _svg(title, bottom + 26, parts)


def courses(title: str, lines: Sequence[Course], reference: float, mark: Write) -> str:
    """Figures as they settled; the first one with its interval."""
    left, right, top, bottom = 56, WIDTH - _LABELS, 12, 252
    last = max(deal for line in lines for deal, _ in line.points)
    # the first deals jump about; what is shown is where the lines come to rest
    settled = [value for line in lines for deal, value in line.points if deal >= last / 20]
    settled += [bound for line in lines for deal, *bounds in line.band if deal >= last / 5 for bound in bounds]
    low, high = min([*settled, reference]), max([*settled, reference])
    room = max(high - low, 0.02) * 0.08
    low, high = max(low - room, 0.0), min(high + room, 1.0)

    def x(deal: float) -> float:
        return left + deal / last * (right - left)

    def y(value: float) -> float:
        return bottom - (min(max(value, low), high) - low) / (high - low) * (bottom - top)

    parts = _x_axis(ticks(0, last, 6), x, bottom, lambda value: f"{value:,g}", grid=False)
    for value in ticks(low, high, 5):
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(f'<text class="small" x="{left - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{mark(value)}</text>')
    parts.append(f'<line class="even" x1="{left}" x2="{right}" y1="{y(reference):.1f}" y2="{y(reference):.1f}"/>')
    for line in lines:
        if line.band:
            edge = [f"{x(deal):.1f},{y(above):.1f}" for deal, _, above in line.band]
            edge += [f"{x(deal):.1f},{y(below):.1f}" for deal, below, _ in reversed(line.band)]
            parts.append(f'<polygon class="band c{line.colour}" points="{" ".join(edge)}"/>')
    for line in lines:
        path = " ".join(f"{x(deal):.1f},{y(value):.1f}" for deal, value in line.points)
        parts.append(f'<polyline class="course c{line.colour}" points="{path}"/>')
    for height, line in _apart(lines, y):
        parts.append(f'<text class="name c{line.colour}" x="{right + 10}" y="{height + 4:.1f}">{escape(line.name)}</text>')
    return _svg(title, bottom + 26, parts)


def _apart(lines: Sequence[Course], y: Callable[[float], float]) -> Iterator[tuple[float, Course]]:
    """The lines with heights for their names, so that no name lies on another."""
    height = float("-inf")
    for line in sorted(lines, key=lambda line: y(line.points[-1][1])):
        height = max(y(line.points[-1][1]), height + _LINE_GAP)
        yield height, line


def _x_axis(marks: Sequence[float], x: Callable[[float], float], bottom: float, write: Write, *, grid: bool = True) -> list[str]:
    parts = [f'<line class="grid" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{bottom}"/>' for mark in marks if grid]
    parts += [
        f'<text class="small" x="{x(mark):.1f}" y="{bottom + 18}" text-anchor="middle">{write(mark)}</text>' for mark in marks
    ]
    return parts


def _vertical(kind: str, x: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{bottom}"/>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<div class="wide"><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}" xmlns="http://www.w3.org/2000/svg">'
        + "".join(parts)
        + "</svg></div>"
    )
