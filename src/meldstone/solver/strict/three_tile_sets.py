"""The sets of three tiles around a number tile, whatever else is in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box, is_set
from meldstone.tiles import BY_CODE, DOUBLE, FACES, JOKER, NUMBERS, TWO_COLOUR, Face, Row

THREE: Final = 3
"""Tiles of the smallest set of every printed edition; these shortcuts hold where the knobs say the same."""
_NUMBERED = {(face.colour, face.number): face for face in FACES if face.number}
_JOKERS = (JOKER, DOUBLE, TWO_COLOUR)


@lru_cache(maxsize=512)
def threes(tile: Face, rules: Ruleset) -> tuple[Row, ...]:
    """All groups and runs of three tiles that hold this one, mirror sets aside; runs rise.

    >>> from meldstone.rules.catalogue import ruleset
    >>> from meldstone.tiles import faces_text
    >>> [faces_text(row) for row in threes(Face("R13"), ruleset("classic")) if all(face.number for face in row)]
    ['K13 O13 R13', 'K13 B13 R13', 'O13 B13 R13', 'R11 R12 R13']
    """
    rows = dict.fromkeys([*_groups(tile, rules), *_runs(tile, rules)])
    return tuple([row for row in rows if all(copies_in_box(face, rules) for face in row) and is_set(row, rules)])


def _groups(tile: Face, rules: Ruleset) -> Iterator[Row]:
    others = [face for face in FACES if face.number == tile.number and face is not tile and face.colour < rules.box.colours]
    for pair in combinations([*others, JOKER, JOKER, DOUBLE, DOUBLE], 2):
        yield tuple(sorted((tile, *pair), key=BY_CODE))


def _runs(tile: Face, rules: Ruleset) -> Iterator[Row]:
    """The tile first, in the middle or last; beside it jokers, or tiles at the numbers that they leave."""
    for before in range(3):
        ways_down = _beside(tile, before, -1, rules)
        for low, high in product(ways_down, _beside(tile, 2 - before, 1, rules)):
            yield (*reversed(low), tile, *high)


def _beside(tile: Face, count: int, step: int, rules: Ruleset) -> list[Row]:
    """What so many tiles on one side of a tile can be, the nearest first."""
    rows: list[tuple[Row, int, tuple[int, ...]]] = [((), tile.number, (tile.colour,))]
    for _ in range(count):
        longer: list[tuple[Row, int, tuple[int, ...]]] = []
        for row, number, colours in rows:
            following = number + step
            for joker in _JOKERS:
                last = following + step if joker is DOUBLE else following
                if min(following, last) >= 1 and max(following, last) <= NUMBERS:
                    changed = tuple([c for c in range(rules.box.colours) if c not in colours]) if joker is TWO_COLOUR else colours
                    longer.append(((*row, joker), last, changed))
            if 1 <= following <= NUMBERS:
                longer += [((*row, _NUMBERED[colour, following]), following, (colour,)) for colour in colours]
        rows = longer
    return [row for row, _, _ in rows]
