"""All legal sets that can be laid from a stock of tiles, in any order and with any jokers.

Used where the table does not matter: could this rack open, which sets can a beginner lay. Jokers make the number of sets large,
so callers may bound the number of tiles in a set.

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face, faces_text
>>> found = layable_sets(Face.parse_many("R5 R6 R7 B5 K5"), ruleset("classic"))
>>> sorted((faces_text(faces), value) for faces, value in found)
[('K5 B5 R5', 15), ('R5 R6 R7', 18)]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from operator import itemgetter
from typing import Final

from meldstone.rules.arrange import mirror_group_orders
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import opening_value
from meldstone.rules.work import UndecidedError, Work
from meldstone.tiles import BY_CODE, DOUBLE, JOKER, MIRROR, NUMBERS, TWO_COLOUR, Face, Row

Stock = Counter[Face]


STEPS_TO_LIST: Final = 200_000
"""Steps for listing sets: sixty tiles with both jokers of classic take 10,000, thirty with all eight of twist 300,000."""


def layable_sets(faces: Iterable[Face], rules: Ruleset, *, longest: int = 27) -> Iterator[tuple[Row, int]]:
    """Every choice of tiles that makes a set of at most `longest` tiles, once, in its best order and with its value.

    Of a stock with too many sets, those that are found in a fixed amount of work.
    """
    best: dict[tuple[int, ...], tuple[Row, int]] = {}
    try:
        for row, value in rows(faces, rules, longest=longest, work=Work(STEPS_TO_LIST)):
            key = tuple(sorted([face.code for face in row]))
            if key not in best or best[key][1] < value:
                best[key] = (row, value)
    except UndecidedError:
        pass
    return iter(best.values())


_STEPS_PER_ORDER = 2
_STEPS_PER_MIRROR_GROUP = 4
"""Looking at one order of tiles takes about as long as so many steps of a search; those round a mirror take longer."""


def rows(faces: Iterable[Face], rules: Ruleset, *, longest: int = 27, work: Work | None = None) -> Iterator[tuple[Row, int]]:
    """The same sets as they are found: the same tiles may come in several orders. Stop early if one is enough.

    If `work` is given, raises `UndecidedError` once it is used up.
    """
    stock = Counter(faces)
    orders = chain(_groups(stock, rules), _runs(stock, longest))
    if stock[MIRROR]:
        orders = chain(orders, _mirror_groups(stock, rules, longest, work), _mirror_runs(stock, longest))
    for row in orders:
        if work is not None:
            work.spend(_STEPS_PER_ORDER)
        if rules.sets.min_set_tiles <= len(row) <= longest:
            value = opening_value(row, rules)
            if value is not None:
                yield row, value


def _groups(stock: Stock, rules: Ruleset) -> Iterator[Row]:
    for fillers in _fillers(stock):
        for number in range(1, NUMBERS + 1):
            here = _faces_of(stock, number)
            for size in range(min(len(here), rules.box.colours) + 1):
                if size + len(fillers) >= rules.sets.min_set_tiles:
                    for chosen in combinations(here, size):
                        yield (*chosen, *fillers)


def _fillers(stock: Stock) -> list[Row]:
    """All choices of normal and double jokers."""
    return [(JOKER,) * jokers + (DOUBLE,) * doubles for doubles in range(stock[DOUBLE] + 1) for jokers in range(stock[JOKER] + 1)]


def _runs(stock: Stock, longest: int) -> Iterator[Row]:
    by_number = {number: _faces_of(stock, number) for number in range(1, NUMBERS + 1)}
    for first in range(1, NUMBERS + 1):
        yield from _grow(first, (), None, None, by_number, (stock[JOKER], stock[DOUBLE], stock[TWO_COLOUR]), longest)


def _grow(
    number: int,
    row: Row,
    hue: int | None,
    not_hue: int | None,
    by_number: dict[int, list[Face]],
    jokers: tuple[int, int, int],
    longest: int,
) -> Iterator[Row]:
    """Rising rows from here on; `hue` is the colour of the block, `not_hue` the colour before the last two-colour joker.

    Every number comes once, so only the jokers get fewer: normal, double and two-colour ones.
    """
    if row:
        yield row
    if number > NUMBERS or len(row) == longest:
        return
    for face in by_number[number]:
        if face.colour != not_hue and hue in (None, face.colour):
            yield from _grow(number + 1, (*row, face), face.colour, None, by_number, jokers, longest)
    normal, double, two_colour = jokers
    if normal:
        yield from _grow(number + 1, (*row, JOKER), hue, not_hue, by_number, (normal - 1, double, two_colour), longest)
    if double and number < NUMBERS:
        yield from _grow(number + 2, (*row, DOUBLE), hue, not_hue, by_number, (normal, double - 1, two_colour), longest)
    if two_colour:
        yield from _grow(number + 1, (*row, TWO_COLOUR), None, hue, by_number, (normal, double, two_colour - 1), longest)


def _mirror_groups(stock: Stock, rules: Ruleset, longest: int, work: Work | None) -> Iterator[Row]:
    for number in range(1, NUMBERS + 1):
        here = _faces_of(stock, number)
        for use in _uses([stock[face] for face in here]):
            numbered = [face for face, count in zip(here, use, strict=True) for _ in range(count)]
            for fillers in _fillers(stock):
                if len(numbered) + len(fillers) < longest:
                    if work is not None:
                        work.spend(_STEPS_PER_MIRROR_GROUP)
                    orders = mirror_group_orders(Counter([*numbered, *fillers]))
                    legal = [(value, row) for row in orders if (value := opening_value(row, rules)) is not None]
                    if legal:
                        yield max(legal, key=itemgetter(0))[1]


def _uses(counts: list[int]) -> Iterator[tuple[int, ...]]:
    """How often each face is used: not at all, once, or on both sides."""
    if not counts:
        yield ()
        return
    for rest in _uses(counts[1:]):
        for use in range(min(counts[0], 2) + 1):
            yield (use, *rest)


def _mirror_runs(stock: Stock, longest: int) -> Iterator[Row]:
    for first in range(1, NUMBERS + 1):
        for left, right in _grow_halves(first, (), (), (False, False), None, None, _less(stock, MIRROR), longest - 1):
            yield (*left, MIRROR, *reversed(right))
            yield (*reversed(left), MIRROR, *right)


def _grow_halves(
    number: int,
    left: Row,
    right: Row,
    covered: tuple[bool, bool],
    hue: int | None,
    not_hue: int | None,
    stock: Stock,
    room: int,
) -> Iterator[tuple[Row, Row]]:
    """Both halves of mirror runs, numbers rising; a side is `covered` where a double joker reaches over from the number before."""
    if left and right and not any(covered):
        yield left, right
    if number > NUMBERS or room <= 0:
        return
    here = [face for face in _faces_of(stock, number) if face.colour != not_hue and hue in (None, face.colour)]
    free = [JOKER] if number == NUMBERS else [JOKER, DOUBLE]
    for a in (None,) if covered[0] else (*here, *free, TWO_COLOUR):
        for b in (None,) if covered[1] else (*here, *free, TWO_COLOUR):
            if not _may_face(a, b):
                continue
            used = [face for face in (a, b) if face is not None]
            if len(used) > room or any(used.count(face) > stock[face] for face in used):
                continue
            changes = a is TWO_COLOUR
            colour = next((face.colour for face in used if face.number), hue)
            yield from _grow_halves(
                number + 1,
                left if a is None else (*left, a),
                right if b is None else (*right, b),
                (a is DOUBLE, b is DOUBLE),
                None if changes else colour,
                hue if changes else None if colour is not None else not_hue,
                _less(stock, *used),
                room - len(used),
            )


def _may_face(a: Face | None, b: Face | None) -> bool:
    """True if two slots can be equal; None is a slot that a double joker covers."""
    if a is TWO_COLOUR or b is TWO_COLOUR:
        return a is b
    numbered = [face for face in (a, b) if face is not None and face.number]
    return len(set(numbered)) <= 1


def _faces_of(stock: Stock, number: int) -> list[Face]:
    return sorted([face for face in stock if face.number == number and stock[face]], key=BY_CODE)


def _less(stock: Stock, *faces: Face) -> Stock:
    rest = stock.copy()
    for face in faces:
        rest[face] -= 1
    return rest
