"""Rows of faces as the oracle tries them: all orders, all parts, are two the same set?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_group, is_set
from meldstone.tiles import BY_CODE, DOUBLE, JOKER, MIRROR, TWO_COLOUR, Face

Row = tuple[Face, ...]
T = TypeVar("T")


def tiles_of(rows: Iterable[Row]) -> Counter[Face]:
    """All tiles of some rows."""
    return Counter(face for row in rows for face in row)


def has_joker(row: Row) -> bool:
    """True if a joker of any kind lies in a row."""
    return any(not face.number for face in row)


def joker_places(row: Row) -> list[int]:
    """Where jokers lie in a row."""
    return [i for i, face in enumerate(row) if not face.number]


def is_same_set(row: Row, other: Row, rules: Ruleset) -> bool:
    """True if one row is the other: as it lies, reversed, or the same group."""
    if tuple(row) in (tuple(other), tuple(other)[::-1]):
        return True
    return Counter(row) == Counter(other) and is_group(row, rules) and is_group(other, rules)


def sub_multisets(tiles: Row) -> list[Row]:
    """Every choice of at least three of these tiles, each once; equal tiles are the same."""
    return list({chosen: None for size in range(3, len(tiles) + 1) for chosen in combinations(tiles, size)})


def orders(tiles: Row) -> Iterator[Row]:
    """Every order of some tiles in which they could be a set, each once.

    All orders of tiles of one number and of sets with a mirror; otherwise only a run is possible, in which the number tiles are
    different numbers that rise or fall, with jokers anywhere between them.
    """
    numbers = [face.number for face in tiles if face.number]
    if MIRROR in tiles:
        if could_be_mirrored(tiles):
            yield from _all_orders(tiles)
    elif len({*numbers}) <= 1:
        yield from _all_orders(tiles)
    elif len({*numbers}) == len(numbers):
        rising = sorted([face for face in tiles if face.number], key=lambda face: face.number)
        jokers = [None if face.number else face for face in tiles]
        for pattern in _all_orders(tuple(jokers)):
            for lying in (rising, rising[::-1]):
                number_tiles = iter(lying)
                yield tuple(next(number_tiles) if face is None else face for face in pattern)


def could_be_mirrored(tiles: Row) -> bool:
    """False only for tiles that are no mirror set: a tile without its twin needs a joker that stands for the twin."""
    counts = Counter(tiles)
    alone = sum(count == 1 for face, count in counts.items() if face.number)
    slots = counts.total() - counts[MIRROR] + counts[DOUBLE]
    return (
        counts[MIRROR] == 1
        and slots % 2 == 0
        and counts[TWO_COLOUR] % 2 == 0
        and all(count <= 2 for face, count in counts.items() if face.number)
        and alone <= counts[JOKER] + 2 * counts[DOUBLE]
    )


def _all_orders(tiles: tuple[T, ...]) -> Iterator[tuple[T, ...]]:
    if not tiles:
        yield ()
    for face in dict.fromkeys(tiles):
        i = tiles.index(face)
        for rest in _all_orders(tiles[:i] + tiles[i + 1 :]):
            yield (face, *rest)


@lru_cache(maxsize=1 << 14)
def contains_set(tiles: Row, rules: Ruleset) -> bool:
    """True if some of the tiles, in some order, are a legal set."""
    ordered = tuple(sorted(tiles, key=BY_CODE))
    return any(is_set(row, rules) for chosen in sub_multisets(ordered) for row in orders(chosen))
