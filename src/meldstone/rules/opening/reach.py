"""Could a rack open (RULES.md D, H.4), can it lay a set, can its number tiles reach the points?

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face
>>> could_open(Face.parse_many("K1 R10 R11 R12"), ruleset("tournament"))
True
>>> could_open(Face.parse_many("R1 R2 R9 K9"), ruleset("tournament"))
False
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

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


class NumbersReach:
    """What sets of number tiles alone are worth, the jokers of a stock left out. Exact.

    It serves many stocks of one turn, with one amount of work for all; what was missed once is not looked for again.
    """

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
