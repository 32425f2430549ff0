"""What a player knows at the end of a turn, and what of it matters: the features that a learned worth adds up.

An afterstate holds only what the seat may know: its rack, the table, how many tiles the others and the pool have, who has opened.
`features` is the specification; native/play/features.cpp is its twin for training, held equal by a test.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from meldstone.tiles import JOKER

_NUMBERS: Final = 13
_FIRST_JOKER: Final = JOKER.code
_BUNDLES: Final = (0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7)
"""Few tiles count one by one, many in bundles."""


class Other(NamedTuple):
    """What is known of another player."""

    tiles: int
    opened: bool


@dataclass(frozen=True, slots=True)
class Afterstate:
    """A seat's knowledge after its turn."""

    rack: tuple[int, ...]
    """How many tiles of each face are left; a tile that was just drawn is not among them."""
    table: tuple[int, ...]
    colours: int
    copies: int
    tiles: int
    """Tiles on the rack, with the drawn one."""
    pool: int
    """Tiles to draw before this turn."""
    playable: int
    """Tiles that could have been laid besides and were kept, jokers aside."""
    stuck: int
    """Tiles that would have stayed whatever had been laid."""
    opened: bool
    drew: bool
    others: tuple[Other, ...]
    """In the order of their turns."""


FeatureCount = tuple[int, int]
"""A feature and how often it is there."""


def features(after: Afterstate) -> list[FeatureCount]:
    """Everything that is so in an afterstate, in the order of the features."""
    jokers = min(sum(after.rack[_FIRST_JOKER:]), 3)
    on_table = min(sum(after.table[_FIRST_JOKER:]), 3)
    table_tiles = sum(after.table)
    following = after.others[0]
    fewest = min(other.tiles for other in after.others)
    own, few = _bundle(after.tiles), _bundle(fewest)
    playable, stuck = min(after.playable, 7), after.stuck
    company = _company(after)
    blocks = (
        _which(min(after.tiles, 23) + 24 * after.drew, 48),
        _which(min(following.tiles, 23) + 24 * following.opened, 48),
        _which(fewest, 24),
        _which(own * 8 + few, 64),
        _which(jokers * 8 + own, 32),
        _which(jokers * 8 + few, 32),
        _which(after.opened + 2 * following.opened + 4 * min(after.pool // 20, 3), 16),
        _which(on_table * 4 + min(table_tiles // 25, 3), 16),
        _which(table_tiles // 8, 16),
        _which(own * 8 + playable, 64),
        _which(8 * after.drew + playable, 16),
        _which(jokers * 10 + min(stuck, 9), 40),
        _which((min(stuck, 7) * 8 if jokers else 0) + few, 64),
        (128, sorted(company.patterns.items())),
        *[_many(count) for count in company.counts],
        _which(company.alone, 12),
        _which(company.in_runs, 10),
        _which(company.outs // 2, 16),
        _which(sum(other.tiles for other in after.others) // 2, 24),
        _which(sum(other.opened for other in after.others), 6),
        _which(0, 1),
    )
    out: list[FeatureCount] = []
    base = 0
    for size, counts in blocks:
        out += [(base + feature, times) for feature, times in counts]
        base += size
    return out


FEATURES: Final = 685
"""How many features there are."""

FeatureBlock = tuple[int, list[FeatureCount]]


def _which(value: int, cases: int) -> FeatureBlock:
    """Which of so many cases it is; the last stands for all beyond."""
    return cases, [(min(max(value, 0), cases - 1), 1)]


def _many(count: int) -> FeatureBlock:
    return 1, [(0, count)] if count else []


def _bundle(tiles: int) -> int:
    return _BUNDLES[min(max(tiles, 0), 13)]


@dataclass(slots=True)
class _TileCompany:
    """What the tiles of a rack are to each other and to the table."""

    patterns: dict[int, int]
    points: int = 0
    twice: int = 0
    next: int = 0
    gaps: int = 0
    runs: int = 0
    pairs: int = 0
    groups: int = 0
    alone: int = 0
    outs: int = 0

    @property
    def counts(self) -> tuple[int, ...]:
        return self.points // 10, self.twice, self.next, self.gaps, self.runs, self.pairs, self.groups, self.alone

    @property
    def in_runs(self) -> int:
        return self.next + self.gaps


def _company(after: Afterstate) -> _TileCompany:
    rack, table, colours = after.rack, after.table, after.colours
    out = _TileCompany({})
    wanted: set[int] = set()
    for code in _held(rack, colours):
        colour, place = divmod(code, _NUMBERS)
        number, held = place + 1, rack[code]
        others = [other * _NUMBERS + place for other in range(colours) if other != colour]
        laid = sum(1 for other in others if table[other])
        like = sum(1 for other in others if rack[other])
        before, second_before = _near(rack, code, number, -1), _near(rack, code, number, -2)
        following, second = _near(rack, code, number, 1), _near(rack, code, number, 2)
        friends = like > 0 or following or second or before or second_before
        pattern = (
            _near(table, code, number, -1)
            + 2 * _near(table, code, number, 1)
            + 4 * _near(table, code, number, -2)
            + 8 * _near(table, code, number, 2)
            + 16 * min(laid, 3)
            + 64 * friends
        )
        out.patterns[pattern] = out.patterns.get(pattern, 0) + held
        out.points += held * number
        out.twice += held > 1
        out.next += following
        out.gaps += second and not following
        out.runs += following and second
        out.pairs += like == 1
        out.groups += like > 1
        out.alone += not friends
        if following:
            wanted.update(code + step for step in (-1, 2) if 1 <= number + step <= _NUMBERS)
        if second:
            wanted.add(code + 1)
        if like:
            wanted.update(other for other in others if not rack[other])
    out.outs = sum(max(0, after.copies - rack[code] - table[code]) for code in wanted)
    return out


def _held(rack: Sequence[int], colours: int) -> Iterator[int]:
    return (code for code in range(colours * _NUMBERS) if rack[code])


def _near(pile: Sequence[int], code: int, number: int, step: int) -> bool:
    """True if the pile holds the tile of the same colour so many numbers away."""
    return 1 <= number + step <= _NUMBERS and pile[code + step] > 0
