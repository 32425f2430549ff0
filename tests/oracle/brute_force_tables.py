"""The old sets and the final table of a turn, by places, and how much may be tried on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Reading, is_group, readings
from meldstone.tiles import Face
from tests.oracle.brute_force_rows import Row

if TYPE_CHECKING:
    from tests.oracle.brute_force_fates import LockedFate
Places = frozenset[int]
"""Places of the final table, numbered through all its sets."""
Numbers = tuple[int, ...]

MOST_STEPS = 50_000
"""Fates, accounts, choices and layouts looked at for one turn."""

NOWHERE: Places = frozenset()


class TooLargeError(Exception):
    """The table is too large to try every account of the turn."""


@dataclass(frozen=True)
class OldSet:
    """A set of the old table, and the numbers its player declared."""

    row: Row
    declared: Numbers = ()

    def readings(self, rules: Ruleset) -> list[Reading]:
        """The declared reading, or all."""
        found = readings(self.row, rules)
        return [reading for reading in found if reading.numbers == self.declared] or list(found)


@dataclass(frozen=True)
class Spot:
    """Where the tiles of a row lie, one after the other, in one final set; `turned` if they lie from right to left."""

    home: int
    places: tuple[int, ...]
    turned: bool


class FinalTable:
    """The final table by places, and the steps taken on it."""

    def __init__(self, rows: Sequence[Row], rules: Ruleset) -> None:
        self.rules = rules
        self.rows = [tuple(row) for row in rows]
        self.faces = [face for row in rows for face in row]
        self.set_of = [index for index, row in enumerate(rows) for _ in row]
        self.places = [tuple(place for place, home in enumerate(self.set_of) if home == i) for i in range(len(rows))]
        self.readings = [readings(row, rules) for row in rows]
        self.untouched: frozenset[int] = frozenset()
        """Final sets, by index, that lay on the table before the turn as they do now, and have no joker."""
        self.steps = 0
        self.fates: dict[OldSet, list[LockedFate]] = {}
        self.layouts: dict[tuple[tuple[Row, ...], Places], list[tuple[int | None, ...]]] = {}

    def step(self) -> None:
        """Counts one thing looked at."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooLargeError

    def places_of(self, face: Face) -> list[int]:
        """All places on which a face lies."""
        return [place for place, lying in enumerate(self.faces) if lying is face]

    def spots(self, part: Row, *, grouped: bool) -> Iterator[Spot]:
        """Where a part lies unbroken, in order or reversed; a part of a group also on any places of a group."""
        for home, row in enumerate(self.rows):
            for start in range(len(row) - len(part) + 1):
                places = self.places[home][start : start + len(part)]
                if row[start : start + len(part)] == part:
                    yield Spot(home, places, False)
                if row[start : start + len(part)] == part[::-1]:
                    yield Spot(home, places[::-1], True)
            if grouped and is_group(row, self.rules):
                for places in self.hand_out(part, self.places[home]):
                    yield Spot(home, places, False)

    def hand_out(self, part: Row, places: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Every way to find the tiles of a part on different ones of these places."""
        if not part:
            yield ()
            return
        for place in places:
            if self.faces[place] is part[0]:
                for others in self.hand_out(part[1:], [other for other in places if other != place]):
                    yield (place, *others)
