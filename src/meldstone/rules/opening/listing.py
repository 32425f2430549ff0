"""What the lists of opening sets have in common: the knobs they look at, and the sets they have found so far."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import lru_cache

from meldstone.rules.choices import MeldJokerValue, MirrorApex, MirrorShape, TwoColourAtEnd, TwoColourChain
from meldstone.rules.opening.packed_stock import Jokers, count_of
from meldstone.rules.ruleset import Ruleset

Choice = tuple[int, int, int]
"""A set that can be laid: its opening value, its tiles as a packed stock, and the sum of its number tiles."""


class SetRules:
    """The knobs that decide what a set is and what it is worth."""

    def __init__(self, rules: Ruleset) -> None:
        knobs = rules.sets
        self.colours = rules.box.colours
        self.least_tiles = knobs.min_set_tiles
        self.least_numbers = knobs.min_number_tiles
        self.jokers_count = rules.opening.meld_joker_value is MeldJokerValue.REPRESENTED
        self.closed_ends = knobs.two_colour_at_end is TwoColourAtEnd.FORBID
        self.two_hues = knobs.two_colour_chain is TwoColourChain.EXACTLY_TWO
        self.least_side = knobs.mirror_min_side
        self.apex = knobs.mirror_apex is MirrorApex.VIRTUAL_NUMBER
        self.peak_only = knobs.mirror_shape is MirrorShape.PEAK_ONLY
        # A set of one number tile that loses it to another set takes no points with it where jokers count nothing.
        self.keeps_tiles = self.least_numbers > (0 if self.jokers_count else 1)

    def may_keep(self, jokers_left: int) -> bool:
        """True if a later set could need its number tile more than an earlier set, so that a joker may lie in the tile's place."""
        return self.keeps_tiles and jokers_left >= self.least_tiles - self.least_numbers


@lru_cache(maxsize=64)
def set_rules(rules: Ruleset) -> SetRules:
    """The knobs of a ruleset, read once."""
    return SetRules(rules)


class Listing(ABC):
    """Sets with one tile as the highest number tile, which must be the highest of the stock."""

    def __init__(self, rules: SetRules, stock: int, number: int, hue: int) -> None:
        self.rules = rules
        self.stock = stock
        self.number = number
        self.hue = hue
        self.jokers = Jokers.of(stock)
        self.seen: set[tuple[object, ...]] = set()
        self._found: dict[int, tuple[int, int]] = {}

    @property
    def choices(self) -> list[Choice]:
        """The sets found, each choice of tiles once with its best value."""
        return [(value, used, points) for used, (value, points) in self._found.items()]

    @abstractmethod
    def list_groups(self) -> None:
        """Adds the sets of one number."""

    @abstractmethod
    def list_runs(self) -> None:
        """Adds the sets of consecutive numbers."""

    def add(self, used: int, slots_value: int, points: int) -> None:
        """Notes a set of these tiles, whose slots and whose number tiles are worth so much."""
        value = slots_value if self.rules.jokers_count else points
        known = self._found.get(used)
        if known is None or known[0] < value:
            self._found[used] = value, points

    def count(self, number: int, hue: int) -> int:
        """How many tiles of a number face the stock holds."""
        return count_of(self.stock, number, hue)

    def fills(self, slots: int) -> Iterator[tuple[int, int]]:
        """Numbers of normal and double jokers that fill no more than so many slots."""
        for double in range(self.jokers.double + 1):
            for normal in range(min(self.jokers.normal, slots - 2 * double) + 1):
                yield normal, double
