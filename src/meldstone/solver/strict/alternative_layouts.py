"""Alternative layouts of an answer: sometimes the rules object only to which joker lies where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldstone.rules.jokers.exchange import contains, joker_places, swapped_sets
from meldstone.rules.sets import is_set
from meldstone.solver.strict.question import Question
from meldstone.tiles import MIRROR, Row


def alternative_layouts(question: Question, rows: Sequence[Row]) -> Iterator[tuple[Row, ...]]:
    """The rows of an answer in other orders, and with jokers of different kinds swapped."""
    swapped = _jokers_swapped_back(question, tuple(rows))
    if swapped is not None:
        yield swapped
    yield from _other_orders(question, rows)


def _other_orders(question: Question, rows: Sequence[Row]) -> Iterator[tuple[Row, ...]]:
    """With a joker moved from one end to the other: then a set may be a new one instead of an old one with another joker."""
    objected_sets = [question.table[i] for i in swapped_sets(question.table, rows, question.rules)]
    for i, row in enumerate(rows):
        if objected_sets and not any(_goes_on(row, old) for old in objected_sets):
            continue
        others = [other for moved, other in ((row[-1], (row[-1], *row[:-1])), (row[0], (*row[1:], row[0]))) if not moved.number]
        if MIRROR in row:
            centre = row.index(MIRROR)
            others.append((*row[:centre][::-1], MIRROR, *row[centre + 1 :][::-1]))
        for other in others:
            if other != row and is_set(other, question.rules):
                yield (*rows[:i], other, *rows[i + 1 :])


def _goes_on(row: Row, old: Row) -> bool:
    """True if a set holds all of an old one but a joker: another joker may have taken its place there."""
    return any(contains(row, old[:place] + old[place + 1 :]) for place in joker_places(old))


def _jokers_swapped_back(question: Question, rows: tuple[Row, ...]) -> tuple[Row, ...] | None:
    """Jokers of different kinds change places until no old set has a joker that was not there before; None if that fails."""
    table, rules = question.table, question.rules
    objections = len(swapped_sets(table, rows, rules))
    while objections:
        for better in _swaps(rows, question):
            left = len(swapped_sets(table, better, rules))
            if left < objections:
                rows, objections = better, left
                break
        else:
            return None
    return rows


def _swaps(rows: tuple[Row, ...], question: Question) -> Iterator[tuple[Row, ...]]:
    places = [(i, k) for i, row in enumerate(rows) for k, face in enumerate(row) if not face.number and face is not MIRROR]
    for n, (i, k) in enumerate(places):
        for other, there in places[n + 1 :]:
            joker, other_joker = rows[i][k], rows[other][there]
            if joker is not other_joker and i != other:
                first = (*rows[i][:k], other_joker, *rows[i][k + 1 :])
                second = (*rows[other][:there], joker, *rows[other][there + 1 :])
                if is_set(first, question.rules) and is_set(second, question.rules):
                    yield tuple(first if at == i else second if at == other else row for at, row in enumerate(rows))
