"""The final table as an account looks at it: every place is one bit, so that claims on places are compared at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meldstone.rules.jokers.exchange import joker_homes, joker_places
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import in_any_order
from meldstone.tiles import Face, Row

NOWHERE = -1
"""No final set."""

_FIRST_TO_KEEP_TILES_APART: Final = 5
"""The first judge (`ruleset.JUDGE`) that exchanges no tiles of two old sets for each other (K-45)."""


def keeps_tiles_apart(rules: Ruleset) -> bool:
    """True if tiles of two old sets are not exchanged for each other (K-45)."""
    return rules.judge >= _FIRST_TO_KEEP_TILES_APART


class FinalTable:
    """The sets after a turn, and where a face lies in them."""

    __slots__ = ("_forgiven", "_places", "offsets", "on_table", "rows", "with_jokers")

    def __init__(self, rows: Sequence[Row], in_hand: int = 0, need_not_be_new: frozenset[int] = frozenset()) -> None:
        self.rows = rows
        self.on_table = len(rows) - in_hand
        """The sets before this index lie on the table, the others are in the player's hand."""
        self.with_jokers = joker_homes(rows)
        """The sets in which a joker lies, each after its index."""
        self.offsets: list[int] = []
        count = 0
        for row in rows:
            self.offsets.append(count)
            count += len(row)
        self._forgiven = need_not_be_new
        self._places: dict[Face, list[tuple[int, int]]] = {}

    def places(self, face: Face) -> list[tuple[int, int]]:
        """All places of a face: which set, and the bit of the place."""
        found = self._places.get(face)
        if found is None:
            found = self._places[face] = [
                (home, 1 << (self.offsets[home] + i))
                for home, row in enumerate(self.rows)
                if face in row
                for i, lying in enumerate(row)
                if lying is face
            ]
        return found

    def untouched(self, plain_sets: Sequence[Row], rules: Ruleset) -> int:
        """The places of sets without jokers that lie as they lay: a tile that left a joker set lies on none of them (K-45)."""
        if not keeps_tiles_apart(rules):
            return 0
        lying: dict[Row, int] = {}
        for row in plain_sets:
            key = in_any_order(row, rules)
            lying[key] = lying.get(key, 0) + 1
        places = 0
        for home, row in enumerate(self.rows[: self.on_table]):
            key = in_any_order(row, rules)
            if lying.get(key):
                lying[key] -= 1
                places |= self.span(home, 0, len(row))
        return places

    def must_be_new(self, home: int) -> bool:
        """True if a joker that is freed must not come to this set unless it is new: none in a hand, none that is forgiven."""
        return home < self.on_table and home not in self._forgiven

    @property
    def joker_places(self) -> int:
        """The places of all jokers."""
        return sum([self.bit(home, i) for home, row in self.with_jokers for i in joker_places(row)])

    def bit(self, home: int, index: int) -> int:
        """The bit of one place."""
        return 1 << (self.offsets[home] + index)

    def span(self, home: int, start: int, length: int) -> int:
        """The bits of neighbouring places."""
        return ((1 << length) - 1) << (self.offsets[home] + start)

    def free(self, home: int, used: int) -> Iterator[tuple[Face, int]]:
        """The tiles of a set on places that nobody uses, each with its bit."""
        for i, face in enumerate(self.rows[home]):
            bit = self.bit(home, i)
            if not bit & used:
                yield face, bit

    def lies_elsewhere(self, face: Face, home: int) -> bool:
        """True if a face lies in another set than this one."""
        places = self.places(face)
        return bool(places) and (places[0][0] != home or places[-1][0] != home)
