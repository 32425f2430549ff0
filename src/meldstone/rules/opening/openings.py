"""Ways to open: choices of sets that together reach the opening minimum (RULES.md D)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Final

from meldstone.rules.jokers.exchange import has_joker
from meldstone.rules.layable import layable_sets, rows
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.work import UndecidedError, Work
from meldstone.tiles import Face, Row

MOST_SETS_LISTED: Final = 5_000
"""Sets that `openings` lists at most. Sixty tiles with two jokers have about 2,000; fourteen with ten jokers 20,000, thirty of them
more than anybody can wait for.
"""
STEPS_FOR_OPENINGS: Final = 300_000
"""How often a set is looked at while sets are put together to openings; about half a second."""


def openings(faces: Sequence[Face], rules: Ruleset, already: int = 0) -> Iterator[tuple[Row, ...]]:
    """Ways to reach the opening minimum with sets of these tiles, none of which could be left out.

    `already` points count from elsewhere; if they are enough, nothing more is laid. Raises `UndecidedError` after the last one if
    there are too many sets or ways to put them together, so that some openings are missing.
    """
    minimum = rules.opening.meld_minimum - already
    if minimum <= 0:
        yield ()
        return
    found, all_listed = _in_every_order(faces, rules)
    found.sort(key=lambda item: -item[1])
    sets = [(row, Counter(row), value) for row, value in found]
    yield from _packings(sets, Counter(faces), minimum, 0, (), Work(STEPS_FOR_OPENINGS))
    if not all_listed:
        raise UndecidedError


def _in_every_order(faces: Sequence[Face], rules: Ruleset) -> tuple[list[tuple[Row, int]], bool]:
    """The sets that can be laid, those with jokers in every order, which may matter for what comes after (K-46); and whether these
    are all. If there are too many, those up to the length to which all can be listed.
    """
    listed = _listed(faces, rules)
    all_listed = len(listed) <= MOST_SETS_LISTED
    if not all_listed:
        lengths = count(rules.sets.min_set_tiles)
        while len(shorter := _listed(faces, rules, next(lengths))) <= MOST_SETS_LISTED:
            listed = shorter
    found = list(layable_sets([face for face in faces if face.number], rules))
    seen: set[Row] = set()
    for row, value in listed:
        if has_joker(row) and row not in seen:
            seen.update((row, row[::-1]))
            found.append((row, value))
    return found, all_listed


def _listed(faces: Sequence[Face], rules: Ruleset, longest: int = 27) -> list[tuple[Row, int]]:
    return list(islice(rows(faces, rules, longest=longest), MOST_SETS_LISTED + 1))


def _packings(
    sets: list[tuple[Row, Counter[Face], int]], stock: Counter[Face], due: int, start: int, laid: tuple[Row, ...], work: Work
) -> Iterator[tuple[Row, ...]]:
    """Disjoint choices of sets, in order of falling value, that stop as soon as nothing more is due."""
    if due <= 0 and laid:
        yield laid
        return
    # Later sets are worth no more than this one, and each takes at least three tiles.
    most_sets = stock.total() // 3
    for i in range(start, len(sets)):
        work.spend()
        row, need, value = sets[i]
        if value * most_sets < due:
            return
        if need <= stock:
            yield from _packings(sets, stock - need, due - value, i, (*laid, row), work)
