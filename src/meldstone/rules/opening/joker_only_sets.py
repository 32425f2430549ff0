"""Sets of jokers alone, where a set needs no number tile (RULES.md K-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product

from meldstone.rules.choices import MeldJokerValue
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import opening_value
from meldstone.tiles import DOUBLE, JOKER, MIRROR, NUMBERS, TWO_COLOUR, Row

_FOUR_TIMES_13 = 4 * NUMBERS
"""A group of four jokers: more than any opening minimum."""


@lru_cache(maxsize=4096)
def joker_only_value(normal: int, double: int, two_colour: int, mirror: int, rules: Ruleset) -> int | None:
    """What sets of these jokers alone are worth at most, None if they make no set; any value above 50 may be given as 52."""
    if rules.sets.min_number_tiles:
        return None
    if normal + double >= 3 and normal + 2 * double >= 4:
        return _FOUR_TIMES_13 if rules.opening.meld_joker_value is MeldJokerValue.REPRESENTED else 0
    best: int | None = None
    for chosen in product(range(normal + 1), range(double + 1), range(two_colour + 1), range(min(mirror, 1) + 1)):
        value = _one_set(*chosen, rules) if sum(chosen) >= rules.sets.min_set_tiles else None
        if value is not None:
            left = (normal - chosen[0], double - chosen[1], two_colour - chosen[2], mirror - chosen[3])
            total = value + (joker_only_value(*left, rules) or 0)
            best = total if best is None else max(best, total)
    return best


def _one_set(normal: int, double: int, two_colour: int, mirror: int, rules: Ruleset) -> int | None:
    fillers = (JOKER,) * normal + (DOUBLE,) * double
    rows = _mirrored(fillers, two_colour) if mirror else ((*fillers[:1], *(TWO_COLOUR,) * two_colour, *fillers[1:]),)
    values = [value for row in rows if (value := opening_value(row, rules)) is not None]
    return max(values, default=None)


def _mirrored(fillers: Row, two_colour: int) -> Iterator[Row]:
    """Every way to lay the jokers around a mirror, with as many two-colour jokers on either side."""
    each, odd = divmod(two_colour, 2)
    if odd:
        return
    for left in _parts(fillers):
        right = tuple((Counter(fillers) - Counter(left)).elements())
        for left_half in set(permutations((*left, *(TWO_COLOUR,) * each))):
            for right_half in set(permutations((*right, *(TWO_COLOUR,) * each))):
                yield (*left_half, MIRROR, *right_half)


def _parts(fillers: Row) -> set[Row]:
    normal, double = fillers.count(JOKER), fillers.count(DOUBLE)
    return {(JOKER,) * n + (DOUBLE,) * d for n in range(normal + 1) for d in range(double + 1)}
