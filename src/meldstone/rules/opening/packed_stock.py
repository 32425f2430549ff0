"""A stock of tiles as one integer, for searches that take sets out of it by the thousand.

Four bits count the tiles of each joker kind, then of each number face, number by number. A set is taken out by subtraction, and the
highest bits belong to the highest tile.

>>> from collections import Counter
>>> stock = pack(Counter(Face.parse_many("R7 R7 K13 J")))
>>> highest_tile(stock), points_of(stock), Jokers.of(stock).normal
((13, 0), 27, 1)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from meldstone.tiles import COLOUR_LETTERS, DOUBLE, JOKER, MIRROR, NUMBERS, TWO_COLOUR, Face

BITS = 4
COUNT = (1 << BITS) - 1
"""The bits of one count."""
HUES = len(COLOUR_LETTERS)
NORMAL_AT, DOUBLE_AT, TWO_COLOUR_AT, MIRROR_AT, TILES_AT = range(0, 5 * BITS, BITS)
ONE_NORMAL, ONE_DOUBLE, ONE_TWO_COLOUR, ONE_MIRROR = [1 << at for at in (NORMAL_AT, DOUBLE_AT, TWO_COLOUR_AT, MIRROR_AT)]
JOKERS_MASK = (1 << TILES_AT) - 1
FILLERS_MASK = (1 << MIRROR_AT) - 1
"""All jokers that fill slots."""
PLACE = [[TILES_AT + ((number - 1) * HUES + hue) * BITS for hue in range(HUES)] for number in range(NUMBERS + 1)]
"""Where a number face is counted; no tile has the number 0."""
UP_TO = [(1 << TILES_AT + number * HUES * BITS) - 1 & ~JOKERS_MASK for number in range(NUMBERS + 1)]
"""All number tiles up to a number."""
COLUMN = [sum([COUNT << PLACE[number][hue] for number in range(1, NUMBERS + 1)]) for hue in range(HUES)]
"""All number tiles of a colour."""

_JOKER_AT = {JOKER: NORMAL_AT, DOUBLE: DOUBLE_AT, TWO_COLOUR: TWO_COLOUR_AT, MIRROR: MIRROR_AT}
MOST_COPIES = 3
MOST_JOKERS = {JOKER: 4, DOUBLE: 2, TWO_COLOUR: 2, MIRROR: 2}
"""No box that the rules allow holds more tiles of a face; searches take time with every joker."""
_GUARDS = sum([COUNT + 1 >> 1 << at for at in _JOKER_AT.values()])
"""The highest bit of each count stays free for comparisons."""
_STRIDE = HUES * BITS
"""From a tile to the next number of its colour."""
_ROW = (1 << _STRIDE) - 1
_ROW_ONES = sum([1 << hue * BITS for hue in range(HUES)])
_ONES = sum([_ROW_ONES << number * _STRIDE for number in range(NUMBERS)])


def pack(faces: Mapping[Face, int]) -> int:
    """The stock as one integer; more tiles of a face than any box holds count as so many."""
    stock = 0
    for face, count in faces.items():
        if count > 0:
            at, most = (PLACE[face.number][face.colour], MOST_COPIES) if face.number else (_JOKER_AT[face], MOST_JOKERS[face])
            stock += min(count, most) << at
    return stock


def unpack(stock: int) -> tuple[Face, ...]:
    """The number tiles of a packed stock, the lowest first."""
    return tuple(
        [
            Face.of(hue, number)
            for number in range(1, NUMBERS + 1)
            for hue in range(HUES)
            for _ in range(count_of(stock, number, hue))
        ]
    )


def highest_tile(stock: int) -> tuple[int, int]:
    """Number and colour of the highest number tile; there must be one."""
    number, hue = divmod((stock.bit_length() - 1 - TILES_AT) // BITS, HUES)
    return number + 1, hue


def count_of(stock: int, number: int, hue: int) -> int:
    """How many tiles of a number face there are."""
    return stock >> PLACE[number][hue] & COUNT


def without(stock: int, number: int, hue: int) -> int:
    """The stock without any tile of this face."""
    return stock & ~(COUNT << PLACE[number][hue])


def points_of(stock: int) -> int:
    """The sum of all number tiles."""
    points, number = 0, 0
    tiles = stock >> TILES_AT
    while tiles:
        number += 1
        row = tiles & _ROW
        if row:
            points += number * sum([(row >> bit & _ROW_ONES).bit_count() << bit for bit in range(BITS)])
        tiles >>= _STRIDE
    return points


def no_more_jokers(few: int, many: int) -> bool:
    """True if the second packed jokers hold at least as many of each kind as the first."""
    return (many | _GUARDS) - few & _GUARDS == _GUARDS


def useful_tiles(stock: int) -> int:
    """The stock without number tiles that are in no set of at least three tiles; with several jokers all may be in one."""
    jokers = stock & JOKERS_MASK
    fillers = jokers & FILLERS_MASK
    if fillers and jokers not in (ONE_NORMAL, ONE_DOUBLE, ONE_TWO_COLOUR):
        return stock
    tiles = stock >> TILES_AT
    ones = (tiles | tiles >> 1 | tiles >> 2) & _ONES
    triples = ones & ones >> _STRIDE & ones >> 2 * _STRIDE
    useful = triples | triples << _STRIDE | triples << 2 * _STRIDE
    if jokers >> MIRROR_AT:
        useful |= (tiles >> 1 | tiles >> 2) & _ONES
    if fillers == ONE_TWO_COLOUR:
        useful |= _near_any_colour(ones)
    elif fillers:
        useful |= _near_same_colour(ones, 2 if fillers == ONE_NORMAL else 3)
    useful |= _of_one_number(ones, 2 if fillers else 3)
    return stock & (useful * COUNT << TILES_AT | JOKERS_MASK)


def _near_same_colour(ones: int, apart: int) -> int:
    """The tiles with another of their colour at most so many numbers apart."""
    near = 0
    for distance in range(_STRIDE, (apart + 1) * _STRIDE, _STRIDE):
        pairs = ones & ones >> distance
        near |= pairs | pairs << distance
    return near


def _near_any_colour(ones: int) -> int:
    """The tiles with another of any colour one or two numbers apart."""
    rows = [0, 0, *[ones >> at & _ROW for at in range(0, NUMBERS * _STRIDE, _STRIDE)], 0, 0]
    near = 0
    for i in range(NUMBERS):
        if rows[i] or rows[i + 1] or rows[i + 3] or rows[i + 4]:
            near |= rows[i + 2] << i * _STRIDE
    return near


def _of_one_number(ones: int, least: int) -> int:
    """The tiles of the numbers that have so many colours."""
    equal = 0
    for at in range(0, ones.bit_length(), _STRIDE):
        row = ones >> at & _ROW
        if row.bit_count() >= least:
            equal |= row << at
    return equal


class Jokers(NamedTuple):
    """How many jokers of each kind there are."""

    normal: int
    double: int
    two_colour: int
    mirror: int

    @classmethod
    def of(cls, stock: int) -> Jokers:
        """The jokers of a packed stock."""
        return cls(
            stock >> NORMAL_AT & COUNT, stock >> DOUBLE_AT & COUNT, stock >> TWO_COLOUR_AT & COUNT, stock >> MIRROR_AT & COUNT
        )

    @property
    def slots(self) -> int:
        """The slots they fill."""
        return self.normal + 2 * self.double + self.two_colour
