import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from meldstone.arena.plots import WIDTH, Course, Whisker, courses, histogram, intervals, ticks


def drawn(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def of_class(markup: str, name: str) -> list[ElementTree.Element]:
    return [element for element in drawn(markup).iter() if name in element.get("class", "").split()]


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (0.48, 0.53), (-40.0, 35.0), (0.0, 12345.0), (0.0, 3.0)])
def test_ticks_are_round_and_within(low: float, high: float) -> None:
    marks = ticks(low, high, 5)
    assert 2 <= len(marks) <= 12
    assert low <= marks[0]
    assert marks[-1] <= high
    assert len({round(b - a, 9) for a, b in pairwise(marks)}) == 1


def test_dots_lie_on_their_whiskers_in_the_order_of_their_values() -> None:
    rows = [Whisker("a", 0.7, 0.65, 0.74, 0), Whisker("b & c", 0.3, 0.26, 0.35, 1)]
    plot = intervals("Win rate", rows, 0.5, str, str, (0, 1))
    dots = [float(dot.get("cx", "")) for dot in of_class(plot, "dot")]
    whiskers = [(float(whisker.get("x1", "")), float(whisker.get("x2", ""))) for whisker in of_class(plot, "whisker")]
    (even,) = of_class(plot, "even")
    assert all(left < dot < right for dot, (left, right) in zip(dots, whiskers, strict=True))
    assert dots[1] < float(even.get("x1", "")) < dots[0]
    assert "b & c" in [text.text for text in drawn(plot).iter() if text.tag.endswith("text")]


def test_a_histogram_shows_every_game() -> None:
    plot = histogram("Game length", [40, 41, 41, 60, 97], "turns")
    counts = [int(re.findall(r": ([\d,]+) games", "".join(bar.itertext()))[0]) for bar in of_class(plot, "bar")]
    assert sum(counts) == 5
    assert any("55.8 turns" in (text.text or "") for text in drawn(plot).iter())
    assert len(of_class(histogram("Game length", [7], "turns"), "bar")) == 1


def test_names_at_the_ends_of_lines_keep_apart() -> None:
    lines = [Course(name, i, [(1, 0.5), (100, 0.5 + i / 1000)]) for i, name in enumerate("abcd")]
    plot = courses("Win rate", lines, 0.5, str)
    heights = sorted(float(name.get("y", "")) for name in of_class(plot, "name"))
    assert all(below - above >= 15 for above, below in pairwise(heights))


def test_lines_stay_inside_the_plot() -> None:
    line = Course("a", 0, [(1, 1.0), (50, 0.6), (100, 0.58)], [(1, 0.2, 1.0), (100, 0.5, 0.66)])
    plot = courses("Win rate", [line], 0.5, str)
    height = float(drawn(plot)[0].get("viewBox", "").split()[3])
    for shape in (*of_class(plot, "course"), *of_class(plot, "band")):
        for point in shape.get("points", "").split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= WIDTH
            assert 0 <= y <= height
