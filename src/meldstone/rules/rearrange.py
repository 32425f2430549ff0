"""Turns the sets of a turn round until the turn is legal, if only the order of their tiles stands in the way.

People bring tiles together; where in its set a joker comes to lie is often nobody's intention, but the rules of jokers ask for it.

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import TileSet
>>> laid = TileSet.parse("J R9 R10")
>>> turn = TileTurn(Table.parse("R4 R5 R6"), Table.parse("R4 R5 R6; J R9 R10"), frozenset(laid), opened=False)
>>> str(rearrange(turn, ruleset("classic")))
'R4 R5 R6; R9 R10 J'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, product

from meldstone.rules.arrange import STEPS_TO_ARRANGE, in_order, legal_orders
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.tile_turn import TileTurn, is_legal
from meldstone.rules.turn import breaks_no_rule
from meldstone.rules.work import UndecidedError, Work
from meldstone.tiles import Face, Row, Table, in_order_of

_MOST_TRIES = 48
"""Tries that are refused at once cost hardly a step of the work, but each looks at the whole table."""
_MOST_CHOICES = 4_000
"""So many choices of orders are sorted to find the near ones."""
_MOST_ORDERS = 12
_MOST_GUESTS = 3
"""So many tiles that came to an old set are tried at every place of it."""


def rearrange(turn: TileTurn, rules: Ruleset) -> Table:
    """The table after the turn with its sets in an order that makes the turn legal; as it lies if none was found.

    The look at what lies there and all tries together take no more work than one judgement may.
    """
    work = Work()
    in_faces = turn.in_faces
    rows = in_faces.after
    if not turn.placed or not all(is_set(row, rules) for row in rows) or is_legal(turn, rules, work):
        return turn.after
    old = in_faces.before
    moving = [i for i, row in enumerate(rows) if row not in old and any(not face.number for face in row)]
    ordering = Work(STEPS_TO_ARRANGE)
    choices = [list(islice(_orders(rows[i], old, rules, ordering), _MOST_ORDERS)) for i in moving]
    for chosen in islice(_near_first(choices), _MOST_TRIES):
        tried = list(rows)
        for i, row in zip(moving, chosen, strict=True):
            tried[i] = row
        try:
            if breaks_no_rule(replace(in_faces, after=tuple(tried)), rules, work):
                return Table([in_order(tiles, row) for tiles, row in zip(turn.after, tried, strict=True)])
        except UndecidedError:
            break
    return turn.after


def _near_first(choices: Sequence[Sequence[Row]]) -> Iterator[tuple[Row, ...]]:
    """All choices of one order for each set, those with small numbers in their lists first."""
    numbered = product(*[range(len(orders)) for orders in choices])
    for numbers in sorted(islice(numbered, _MOST_CHOICES), key=sum):
        yield tuple(orders[i] for orders, i in zip(choices, numbers, strict=True))


def _orders(row: Row, old: Sequence[Row], rules: Ruleset, work: Work) -> Iterator[Row]:
    """Legal orders of a set: as it lies, then those that go on with a set that was there, then others that were found."""
    seen: set[Row] = set()
    for order in chain((row,), _going_on(row, old, work), legal_orders(row, rules, work)):
        if order not in seen and is_set(order, rules):
            seen.add(order)
            yield order


def _going_on(row: Row, old: Sequence[Row], work: Work) -> Iterator[Row]:
    here = Counter(row)
    for before in old:
        stays = tuple(in_order_of(before, here))
        guests = list((here - Counter(stays)).elements())
        if len(stays) >= len(guests) and len(guests) <= _MOST_GUESTS:
            for order in _inserted(stays, guests):
                if work.left <= 0:
                    return
                work.spend()
                yield order


def _inserted(row: Row, guests: Sequence[Face]) -> Iterator[Row]:
    if not guests:
        yield row
        return
    for place in range(len(row) + 1):
        yield from _inserted((*row[:place], guests[0], *row[place:]), guests[1:])
