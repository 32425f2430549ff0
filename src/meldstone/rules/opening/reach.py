"""The opening: the first sets a player lays (RULES.md D), and whether a rack could open (H.4).

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face
>>> could_open(Face.parse_many("K1 R10 R11 R12"), ruleset("tournament"))
True
>>> could_open(Face.parse_many("R1 R2 R9 K9"), ruleset("tournament"))
False
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice
from typing import Final

from meldstone.rules.jokers.exchange import has_joker
from meldstone.rules.layable import layable_sets, rows
from meldstone.rules.opening.packed_stock import JOKERS_MASK, pack, points_of, unpack, useful_tiles
from meldstone.rules.opening.search import MOST_LISTINGS, OpeningSearch
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.work import UndecidedError, Work
from meldstone.tiles import Face, Row


def could_open(faces: Iterable[Face], rules: Ruleset) -> bool:
    """True if some choice of legal sets from these tiles alone is worth the opening minimum.

    Where the minimum is 0, some set must still be laid. Exact, and quick: minimums are low, so a stock of many sets opens with the
    first sets tried, and one that fails has few sets (`search.py`). A rack for which the fixed amount of work does not suffice
    counts as one that could not open; that takes a custom box with many jokers, and `solver.can_open` answers there, too.
    """
    try:
        return reaches_opening(faces, rules)
    except UndecidedError:
        return False


def reaches_opening(faces: Iterable[Face], rules: Ruleset) -> bool:
    """The same; raises `UndecidedError` if the work does not suffice (K-48)."""
    return OpeningSearch(rules).reaches(pack(Counter(faces)), rules.opening.meld_minimum)


def can_lay(faces: Iterable[Face], rules: Ruleset) -> bool:
    """True if some of these tiles, in some order, are a legal set. Exact."""
    return OpeningSearch(rules).reaches(pack(Counter(faces)), 0)


def numbers_reach(stock: Counter[Face], due: int, rules: Ruleset) -> bool:
    """True if sets of the number tiles alone, the jokers of the stock left out, are worth at least `due` points. Exact.

    >>> from meldstone.rules.catalogue import ruleset
    >>> numbers_reach(Counter(Face.parse_many("R10 R11 R12 J")), 33, ruleset("classic"))
    True
    """
    return NumbersReach(rules).reaches(stock, due)


class NumbersReach:
    """The same for many stocks of one turn, with one amount of work for all; what was missed once is not looked for again."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._work = Work(MOST_LISTINGS)
        self._searches: dict[frozenset[int], OpeningSearch] = {}

    def reaches(self, stock: Counter[Face], due: int, avoid: frozenset[int] = frozenset()) -> bool:
        """True if sets of the number tiles are worth what is due; none holds all of the packed tiles of one of `avoid`.

        Raises `UndecidedError` if the work does not suffice (K-48).
        """
        if due <= 0:
            return True
        numbers = useful_tiles(pack(stock) & ~JOKERS_MASK)
        return points_of(numbers) >= due and self._avoiding(avoid).reaches(numbers, due)

    def packings(self, stock: Counter[Face], due: int, avoid: frozenset[int]) -> Iterator[tuple[Row, ...]]:
        """The sets that are worth so much; of a longer run its parts. Raises `UndecidedError` like `reaches`."""
        for packing in self._avoiding(avoid).packings(pack(stock) & ~JOKERS_MASK, due):
            yield tuple([unpack(packed) for packed in packing])

    def _avoiding(self, avoid: frozenset[int]) -> OpeningSearch:
        if avoid not in self._searches:
            self._searches[avoid] = OpeningSearch(self._rules, self._work, avoid)
        return self._searches[avoid]


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
