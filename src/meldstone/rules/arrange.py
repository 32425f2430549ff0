"""Puts a handful of tiles into a legal order, if there is one. People lay tiles in any order.

>>> from meldstone.rules.catalogue import ruleset
>>> str(arrange(TileSet.parse("R5 R3 J"), ruleset("classic")))
'R3 J R5'
>>> arrange(TileSet.parse("R5 R9 R3"), ruleset("classic")) is None
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set, opening_value
from meldstone.rules.work import UndecidedError, Work
from meldstone.tiles import BY_CODE, DOUBLE, JOKER, MIRROR, NUMBERS, TWO_COLOUR, Face, Tile, TileSet

STEPS_TO_ARRANGE: Final = 600
"""Steps for putting tiles in order, counted like those of a judgement (K-48). Sets of printed editions need 160 at most."""
_STEPS_FOR_BOTH_SIDES: Final = 2
"""A step on both sides of a mirror takes about twice as long as one in a row."""

_FILLERS = (JOKER, DOUBLE, TWO_COLOUR)


def arrange(tiles: Sequence[Tile], rules: Ruleset, work: Work | None = None) -> TileSet | None:
    """The tiles in a legal order: as they lie if that is legal, otherwise the order of the highest value.

    Only orders that were found before the work was used up count.
    """
    faces = tuple([tile.face for tile in tiles])
    if is_set(faces, rules):
        return TileSet(tiles)
    best = next(legal_orders(faces, rules, work), None)
    return None if best is None else in_order(tiles, best)


def in_order(tiles: Sequence[Tile], faces: Sequence[Face]) -> TileSet:
    """The same tiles in the order of these faces."""
    stock = sorted(tiles)
    return TileSet([stock.pop(next(i for i, tile in enumerate(stock) if tile.face is face)) for face in faces])


def legal_orders(faces: Sequence[Face], rules: Ruleset, work: Work | None = None) -> Iterator[tuple[Face, ...]]:
    """Legal orders of these tiles, the most valuable first; not all in which tiles change sides of a mirror.

    There are as many as many jokers have places; those are told that were found before the work was used up.
    """
    legal = []
    try:
        for order in _orders(faces, work or Work(STEPS_TO_ARRANGE)):
            value = opening_value(order, rules)
            if value is not None:
                legal.append((value, order))
    except UndecidedError:
        pass
    yield from [order for _, order in sorted(legal, key=lambda found: -found[0])]


def _orders(faces: Sequence[Face], work: Work) -> Iterator[tuple[Face, ...]]:
    """Orders of which at least one is legal if any order is; the reader decides."""
    stock = Counter(faces)
    mirrors = stock.pop(MIRROR, 0)
    slots = stock.total() + stock[DOUBLE]
    if mirrors > 1 or slots > NUMBERS * (1 + mirrors):
        return
    if mirrors:
        yield from mirror_group_orders(stock)
        for left, right in _mirror_halves(stock, slots, work):
            yield (*left, MIRROR, *reversed(right))
            yield (*reversed(left), MIRROR, *right)
        return
    yield tuple(sorted(faces, key=BY_CODE))
    yield from _runs(stock, slots, work)


def _starts(stock: Counter[Face], length: int) -> Iterable[int]:
    """The first numbers, highest first, of rows of this length that hold every number tile."""
    numbers = [face.number for face in stock if face.number]
    lowest, highest = min(numbers, default=NUMBERS), max(numbers, default=1)
    return range(min(lowest, NUMBERS + 1 - length), max(highest - length, 0), -1)


def _runs(stock: Counter[Face], slots: int, work: Work) -> Iterator[tuple[Face, ...]]:
    """All rising rows: a number tile has only one place in them, jokers fill the rest."""
    by_number = {face.number: face for face in stock if face.number}
    if any(stock[face] > 1 for face in by_number.values()) or len(by_number) < sum(1 for face in stock if face.number):
        return
    fillers = Counter({face: stock[face] for face in _FILLERS})
    for first in _starts(stock, slots):
        yield from _fill_run(first, (), by_number, fillers, work)


def _fill_run(
    number: int, row: tuple[Face, ...], by_number: dict[int, Face], fillers: Counter[Face], work: Work
) -> Iterator[tuple[Face, ...]]:
    work.spend()
    if not by_number and not fillers.total():
        yield row
        return
    if number > NUMBERS:
        return
    if number in by_number:
        rest = {n: face for n, face in by_number.items() if n != number}
        yield from _fill_run(number + 1, (*row, by_number[number]), rest, fillers, work)
        return
    for face in _FILLERS:
        if fillers[face] and not (face is DOUBLE and number + 1 in by_number):
            yield from _fill_run(number + (2 if face is DOUBLE else 1), (*row, face), by_number, _less(fillers, face), work)


def mirror_group_orders(stock: Counter[Face]) -> Iterator[tuple[Face, ...]]:
    """Tiles round a mirror joker as a group, in orders of which the reader decides: pairs inside, then tiles of one side facing
    jokers, so that each side's jokers lie together.
    """
    numbered = [face for face in sorted(stock, key=BY_CODE) if face.number]
    pairs = [face for face in numbered if stock[face] == 2]
    singles = [face for face in numbered if stock[face] == 1]
    jokers, doubles = stock[JOKER], stock[DOUBLE]
    if stock[TWO_COLOUR] or len(pairs) * 2 + len(singles) < sum(stock[face] for face in numbered):
        return
    for on_left in range(len(singles) + 1):
        left, right = singles[:on_left], singles[on_left:]
        both, odd = divmod(jokers + 2 * doubles - len(singles), 2)
        if both < 0 or odd:
            continue
        for left_doubles in range(doubles + 1):
            left_jokers = len(right) + both - 2 * left_doubles
            right_jokers = jokers - left_jokers
            if left_jokers < 0 or right_jokers < 0:
                continue
            left_fill = [DOUBLE] * left_doubles + [JOKER] * left_jokers
            right_fill = [DOUBLE] * (doubles - left_doubles) + [JOKER] * right_jokers
            left_side = [*pairs, *left, *left_fill]
            right_side = [*pairs, *right_fill, *right]
            yield (*reversed(left_side), MIRROR, *right_side)


def _mirror_halves(stock: Counter[Face], slots: int, work: Work) -> Iterator[tuple[tuple[Face, ...], tuple[Face, ...]]]:
    """Both sides of all mirror runs, numbers rising in both."""
    if slots % 2:
        return
    for first in _starts(stock, slots // 2):
        yield from _fill_halves(first, (), (), 0, 0, stock, work)


def _fill_halves(
    number: int,
    left: tuple[Face, ...],
    right: tuple[Face, ...],
    covered_left: int,
    covered_right: int,
    stock: Counter[Face],
    work: Work,
) -> Iterator[tuple[tuple[Face, ...], tuple[Face, ...]]]:
    """Fills the slots of one number on both sides; `covered` sides already have it from a double joker."""
    work.spend(_STEPS_FOR_BOTH_SIDES)
    if not stock.total():
        if covered_left == covered_right == 0:
            yield left, right
        return
    if number > NUMBERS:
        return
    here = [face for face in stock if face.number == number and stock[face]]
    if len(here) > 1:
        return
    due = stock[here[0]] if here else 0
    for a in _side_choices(covered_left, here):
        for b in _side_choices(covered_right, here):
            if (a is TWO_COLOUR) is not (b is TWO_COLOUR):
                continue  # no other tile can be its mirror image
            used = Counter([face for face in (a, b) if face is not None])
            if (used[here[0]] if here else 0) != due or any(stock[face] < count for face, count in used.items()):
                continue
            yield from _fill_halves(
                number + 1,
                left if a is None else (*left, a),
                right if b is None else (*right, b),
                int(a is DOUBLE),
                int(b is DOUBLE),
                +(stock - used),
                work,
            )


def _side_choices(covered: int, here: list[Face]) -> Iterable[Face | None]:
    return (None,) if covered else (*here, *_FILLERS)


def _less(stock: Counter[Face], face: Face) -> Counter[Face]:
    return stock - Counter((face,))
