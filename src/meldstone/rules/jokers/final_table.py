"""The final table as an account looks at it: every place is one bit, so that claims on places are compared at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldstone.rules.jokers.exchange import joker_homes, joker_places
from meldstone.tiles import Face, Row

NOWHERE = -1
"""No final set."""


class FinalTable:
    """The sets after a turn, and where a face lies in them."""

    __slots__ = ("_places", "offsets", "on_table", "rows", "with_jokers")

    def __init__(self, rows: Sequence[Row], in_hand: int = 0) -> None:
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
