"""Groups and mirror groups that can be laid at one number (RULES.md C.2 no. 4 and 6), as what they use up.

What a group is at 5 it is at 9, so the number does not matter here: a *share* is a choice of groups, known by how many tiles of
each colour and how many jokers it takes. Shares that take the same are the same to the scan; one of them is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from meldstone.solver.reference.pieces import D, J, Laws, M, fits, jokers_of_kind
from meldstone.tiles import DOUBLE, JOKER, MIRROR, Face


class Group(NamedTuple):
    """A group (or mirror group, `mirror`): colours on both sides of the mirror, colours on one side or without mirror, jokers."""

    mirror: bool
    pairs: tuple[int, ...]
    singles: tuple[int, ...]
    jokers: int
    doubles: int

    def row(self, number: int) -> tuple[Face, ...]:
        """The group at a number, in legal order."""
        singles = [Face.of(colour, number) for colour in self.singles]
        if not self.mirror:
            return (*singles, *[JOKER] * self.jokers, *[DOUBLE] * self.doubles)
        pairs = [Face.of(colour, number) for colour in self.pairs]
        both = (self.jokers + 2 * self.doubles - len(singles)) // 2
        for on_left in range(len(singles) + 1):
            left_slots, right_slots = len(singles) - on_left + both, on_left + both
            left_doubles = min(self.doubles, left_slots // 2)
            right_doubles = self.doubles - left_doubles
            if 2 * right_doubles <= right_slots:
                # singles of the left face the first jokers of the right, singles of the right the last jokers of the left
                left = [*pairs, *singles[:on_left], *_fillers(left_slots, left_doubles)]
                right = [*pairs, *_fillers(right_slots, right_doubles), *singles[on_left:]]
                return (*reversed(left), MIRROR, *right)
        raise ValueError("the double jokers do not fit on either side")


def _fillers(slots: int, doubles: int) -> list[Face]:
    return [DOUBLE] * doubles + [JOKER] * (slots - 2 * doubles)


class Share(NamedTuple):
    """Tiles by colour and jokers that groups of one number use up, their slots, and the groups."""

    tiles: tuple[int, ...]
    jokers: int
    slots: int
    groups: tuple[Group, ...]


def shares(tiles: tuple[int, ...], jokers: int, laws: Laws) -> tuple[Share, ...]:
    """All shares of groups within the tiles of each colour and the jokers at hand, the empty one first."""
    found: dict[tuple[tuple[int, ...], int], Share] = {}
    single = [(group, *_use(group, len(tiles))) for group in _groups(tiles, jokers, laws)]

    def extend(share: Share, start: int) -> None:
        found.setdefault((share.tiles, share.jokers), share)
        for i in range(start, len(single)):
            group, use, wild, slots = single[i]
            more = tuple([a + b for a, b in zip(share.tiles, use, strict=True)])
            if fits(jokers, share.jokers + wild) and all(a <= b for a, b in zip(more, tiles, strict=True)):
                extend(Share(more, share.jokers + wild, share.slots + slots, (*share.groups, group)), i)

    extend(Share((0,) * len(tiles), 0, 0, ()), 0)
    return tuple(found.values())


def _use(group: Group, colours: int) -> tuple[tuple[int, ...], int, int]:
    use = [0] * colours
    for colour in group.singles:
        use[colour] += 1
    for colour in group.pairs:
        use[colour] += 2
    wild = J * group.jokers + D * group.doubles + M * group.mirror
    return tuple(use), wild, sum(use) + group.jokers + 2 * group.doubles


def _groups(tiles: tuple[int, ...], jokers: int, laws: Laws) -> Iterator[Group]:
    here = [colour for colour, count in enumerate(tiles) if count]
    normal, double, _, mirrors = jokers_of_kind(jokers)
    for size in range(laws.need, len(here) + 1):
        for singles in combinations(here, size):
            for doubles in range(double + 1):
                for fill in range(normal + 1):
                    if size + fill + doubles >= 3 and size + fill + 2 * doubles <= laws.colours:
                        yield Group(False, (), singles, fill, doubles)
    if mirrors:
        yield from _mirror_groups(tiles, normal, double, laws)


def _mirror_groups(tiles: tuple[int, ...], normal: int, double: int, laws: Laws) -> Iterator[Group]:
    """Mirror groups of two or more slots a side; one slot a side is laid as a mirror run that ends at once.

    A colour lies on both sides, or on one side facing a joker; the remaining slots are jokers facing jokers. The halves may lie
    reflected even where any order is allowed: that changes nothing about which tiles make a set.
    """
    here = [colour for colour, count in enumerate(tiles) if count]
    twice = [colour for colour in here if tiles[colour] > 1]
    for paired in range(len(twice) + 1):
        for pairs in combinations(twice, paired):
            rest = [colour for colour in here if colour not in pairs]
            for alone in range(len(rest) + 1):
                for singles in combinations(rest, alone):
                    for blank in range(laws.colours - paired - alone + 1):
                        if paired + alone + blank >= 2 and 2 * paired + alone >= laws.need:
                            for doubles in range(min(double, _room_for_doubles(alone, blank)) + 1):
                                fill = alone + 2 * blank - 2 * doubles
                                if fill <= normal:
                                    yield Group(True, pairs, singles, fill, doubles)


def _room_for_doubles(alone: int, blank: int) -> int:
    """How many doubles fit if single tiles may lie on either side: a double fills two slots of one side."""
    return max([(alone - left + blank) // 2 + (left + blank) // 2 for left in range(alone + 1)])
