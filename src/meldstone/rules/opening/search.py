"""Can sets of a stock be worth so many points? Looked for from the highest tile down.

The highest number tile is in one of the sets that `sets.py` lists, or in none; either way the question is the same for fewer
tiles. What remains can be worth no more than its number tiles and the slots its jokers may fill, and a stock that has missed the
points is not searched again, nor with fewer jokers. Openings need at most 50 points, so a stock of many sets opens on the first
attempts, and one that fails has few sets. Listing the sets of a tile is a step of `Work`: exact as long as there are steps left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meldstone.rules.opening.joker_only_sets import joker_only_value
from meldstone.rules.opening.listing import Choice, set_rules
from meldstone.rules.opening.packed_stock import (
    DOUBLE_AT,
    JOKERS_MASK,
    MIRROR_AT,
    TILES_AT,
    TWO_COLOUR_AT,
    Jokers,
    count_of,
    highest_tile,
    no_more_jokers,
    points_of,
    useful_tiles,
    without,
)
from meldstone.rules.opening.sets import SetLists
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.work import Work
from meldstone.tiles import NUMBERS

_FIRST_ATTEMPTS = [(1 << bits) - 1 for bits in (0, DOUBLE_AT, TWO_COLOUR_AT, MIRROR_AT)]
"""The jokers of the first attempts: none, the normal ones, also the double ones, all but the mirrors."""


MOST_LISTINGS: Final = 400
"""Listings until the question is given up. Printed editions need a few dozen, boxes with many jokers can be made to need more."""


class OpeningSearch:
    """One question about one stock."""

    def __init__(self, rules: Ruleset, work: Work | None = None, avoid: frozenset[int] = frozenset()) -> None:
        self._rules = rules
        self._work = work or Work(MOST_LISTINGS)
        self._avoid = avoid
        """Packed tiles that no set may contain all of; asked for number tiles only."""
        self._knobs = set_rules(rules)
        self._lists = SetLists(self._knobs)
        self._missed: dict[int, list[tuple[int, int]]] = {}
        """By the number tiles left: with which jokers how many points were missed."""

    def reaches(self, stock: int, due: int) -> bool:
        """True if disjoint sets are worth the points due, or if there is any set and nothing is due."""
        if due <= 0:
            return self._has_set(stock)
        points = points_of(stock)
        if stock > JOKERS_MASK and points + self._joker_bound(Jokers.of(stock), NUMBERS) < due:
            return False
        attempts = dict.fromkeys([useful_tiles(stock & (~JOKERS_MASK | jokers)) for jokers in _FIRST_ATTEMPTS])
        return any(self._lays_best_sets(attempt, due) for attempt in attempts) or self._is_reached(stock, due, points)

    def packings(self, numbers: int, due: int) -> Iterator[tuple[int, ...]]:
        """Packed sets of number tiles that are worth the points due together, and not without the last of them."""
        if due <= 0:
            yield ()
            return
        stock = numbers
        while stock > JOKERS_MASK and self._is_reached(stock, due, points_of(stock)):
            for value, used, _ in sorted(self._choices(stock), key=_best_first):
                self._work.spend()
                for others in self.packings(stock - used, due - value):
                    yield (used, *others)
            stock = without(stock, *highest_tile(stock))

    def _choices(self, stock: int) -> list[Choice]:
        found = self._lists.choices(stock)
        if not self._avoid:
            return found
        return [choice for choice in found if not any(choice[1] & tiles == tiles for tiles in self._avoid)]

    def _has_set(self, stock: int) -> bool:
        if useful_tiles(stock & ~JOKERS_MASK) or self._joker_only_value(Jokers.of(stock)) is not None:
            return True  # three number tiles, or jokers alone
        while stock > JOKERS_MASK:
            if self._lists.choices(stock):
                return True
            stock = without(stock, *highest_tile(stock))
        return False

    def _lays_best_sets(self, stock: int, due: int) -> bool:
        """True if it is enough to lay the best set of the highest tile again and again."""
        while stock > JOKERS_MASK and due > 0:
            found = self._choices(stock)
            if found:
                value, used, _ = max(found)
                due -= value
                stock -= used
            else:
                stock = without(stock, *highest_tile(stock))
        return due <= 0

    def _is_reached(self, stock: int, due: int, points: int) -> bool:
        found = self._search(stock, due, points)
        if found:
            self._missed.clear()  # on the way to the points it was noted that they are missed
        return found

    def _search(self, stock: int, due: int, points: int) -> bool:
        """True if sets of the stock, whose number tiles are worth `points`, are worth what is due."""
        useful = useful_tiles(stock)
        if useful != stock:
            stock, points = useful, points_of(useful)
        jokers = Jokers.of(stock)
        if (self._joker_only_value(jokers) or 0) >= due:
            return True
        while stock > JOKERS_MASK:
            number, hue = highest_tile(stock)
            if points + self._joker_bound(jokers, number) < due or self._has_missed(stock, due):
                return False
            self._work.spend()
            found = sorted(self._choices(stock), key=_best_first)
            if found and found[0][0] >= due:
                return True
            if any(self._search(stock - used, due - value, points - own) for value, used, own in found):
                return True
            points -= number * count_of(stock, number, hue)
            stock = without(stock, number, hue)
        return False

    def _has_missed(self, stock: int, due: int) -> bool:
        """True if these tiles are known to miss the points. Notes that they do: should they not, the search ends."""
        jokers = stock & JOKERS_MASK
        missed = self._missed.setdefault(stock >> TILES_AT, [])
        for others, points in missed:
            if points <= due and no_more_jokers(jokers, others):
                return True
        missed.append((jokers, due))
        return False

    def _joker_bound(self, jokers: Jokers, number: int) -> int:
        """The most that jokers add to sets whose number tiles are no higher than `number`."""
        if not self._knobs.jokers_count:
            return 0
        if self._joker_only_value(jokers) is not None:
            return NUMBERS * jokers.slots
        return sum([min(NUMBERS, number + i) for i in range(1, jokers.slots + 1)])

    def _joker_only_value(self, jokers: Jokers) -> int | None:
        return None if self._knobs.least_numbers else joker_only_value(*jokers, self._rules)


def _best_first(choice: Choice) -> tuple[int, int]:
    """Sorts by falling value; of equal choices those with few jokers first, for what they miss is missed with more jokers too."""
    value, used, _ = choice
    return -value, sum(Jokers.of(used))
