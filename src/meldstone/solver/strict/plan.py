"""Beginnings of a turn that the core cannot see: what becomes of a joker set, in which set a tile lies.

Where jokers are free there is one plan: all table tiles must lie, all rack tiles may. Every other rule is met by deciding more
(RULES.md F.3, F.4): this joker set stays and may grow, that joker is exchanged and lies in such a set. Each plan leaves an ordinary
question for the core, and all plans that one is split into (see refine.py) cover everything the one covered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import chain

import msgspec
from msgspec.structs import replace

from meldstone.rules.ruleset import Ruleset
from meldstone.solver.core.problem import less
from meldstone.solver.reference.problem import LockedSet
from meldstone.tiles import SPECIAL, Face, Row, codes


class Plan(msgspec.Struct, frozen=True):
    """A beginning: sets that are settled, sets that may be rebuilt, pieces that may only grow, the rack that is left."""

    fixed: tuple[Row, ...]
    open_sets: tuple[Row, ...]
    rack: tuple[Face, ...]
    loose: tuple[Face, ...] = ()
    """Table tiles that must lie somewhere although their set is gone."""
    due: tuple[Face, ...] = ()
    """Rack tiles that must leave the rack."""
    spent: tuple[Face, ...] = ()
    """Rack tiles that the beginning has placed or will place: the due ones are among them."""
    locked: tuple[LockedSet, ...] = ()
    minimum: int = 0
    homeless: tuple[Face, ...] = ()
    """Tiles (among the loose or spent ones) that must lie in new sets about which nothing is decided yet."""
    left: tuple[tuple[Row, Row], ...] = ()
    """What stayed of a joker set and the tiles that left it, if there are several: they must not meet again."""
    parted: tuple[Row, ...] = ()
    """Those of the tiles that left, joker set by joker set, about whose sets nothing is decided yet, if there are several."""
    became: tuple[Row, ...] = ()
    """What joker sets were after their jokers had been exchanged: old sets, too, though they never lay so."""
    homes: tuple[Row, ...] = ()
    """Sets decided for a certain tile; those that may still grow are locked, too."""
    new: tuple[Row, ...] = ()
    """Those of the homes that have to be new sets: of freed jokers and a taken discard."""
    depth: int = 0

    @property
    def required(self) -> tuple[Face, ...]:
        """All tiles that must lie in sets that the core builds."""
        return (*self.loose, *self.due, *[face for row in self.open_sets for face in row])

    @property
    def moves_special(self) -> bool:
        """True if a special joker is among the tiles that the core may or must lay."""
        return not SPECIAL.isdisjoint(chain(self.rack, self.loose, self.due, *self.open_sets))

    @property
    def key(self) -> tuple[object, ...]:
        """What tells plans apart."""
        locked = [min(row, row[::-1]) for row in [codes(one.faces) for one in self.locked]]
        rows = [
            _unordered(things) for things in (self.fixed, locked, self.open_sets, self.left, self.parted, self.became, self.new)
        ]
        return (*rows, *[tuple(sorted(codes(faces))) for faces in (self.rack, self.due, self.homeless)], self.minimum)


def _unordered(things: Sequence[Hashable]) -> frozenset[Hashable]:
    """The same for the same things in any order; they are counted only if some are there twice."""
    once = frozenset(things)
    return once if len(once) == len(things) else frozenset(Counter(things).items())


def free_plan(table: Sequence[Row], rack: Sequence[Face]) -> Plan:
    """All table tiles must lie somewhere, all rack tiles may."""
    return Plan((), tuple(table), tuple(rack))


def opening_plan(table: Sequence[Row], rack: Sequence[Face], rules: Ruleset) -> Plan:
    """An opening that leaves the table alone."""
    return Plan(tuple(table), (), tuple(rack), minimum=rules.opening.meld_minimum)


def forcing(plan: Plan, must: Sequence[Face]) -> Plan | None:
    """The plan with tiles that must leave the rack; None if they are not there."""
    due = less(must, plan.spent)
    if not due:
        return plan
    if not Counter(due) <= Counter(plan.rack):
        return None
    return replace(plan, rack=tuple(less(plan.rack, due)), due=(*plan.due, *due), spent=(*plan.spent, *due))


def keeping(plan: Plan, kept: Sequence[Row]) -> Plan:
    """The plan in which these open sets stay together and may only grow."""
    rest = list(plan.open_sets)
    for row in kept:
        rest.remove(row)
    return replace(plan, open_sets=tuple(rest), locked=(*plan.locked, *[LockedSet(row) for row in kept]))


def settled(plan: Plan, row: Row) -> Plan:
    """The plan in which an open set stays just as it is."""
    rest = list(plan.open_sets)
    rest.remove(row)
    return replace(plan, fixed=(*plan.fixed, row), open_sets=tuple(rest))


def claim(plan: Plan, faces: Iterable[Face], *, rack_first: bool = False) -> Plan | None:
    """The plan without these tiles, which are needed elsewhere; None if it has not got them.

    Equal faces are one tile, so a tile that lies on the table and on the rack is taken from the table: the one of the rack may
    still come or not. `rack_first` takes from the rack what it holds.
    """
    need = list(Counter(faces).elements())
    if not need:
        return plan
    if rack_first:
        _, need, due = _take(need, plan.due)
        from_rack, need, rack = _take(need, plan.rack)
        need, loose, staying = _take_from_table(need, plan)
    else:
        need, loose, staying = _take_from_table(need, plan)
        _, need, due = _take(need, plan.due)
        from_rack, need, rack = _take(need, plan.rack)
    if need:
        return None
    return replace(
        plan, open_sets=tuple(staying), loose=tuple(loose), rack=tuple(rack), due=tuple(due), spent=(*plan.spent, *from_rack)
    )


def _take(need: Sequence[Face], pile: Sequence[Face]) -> tuple[list[Face], list[Face], list[Face]]:
    """What a pile gives of the tiles that are needed, what is still missing, and the rest of the pile."""
    given, missing, rest = [], [], list(pile)
    for face in need:
        if face in rest:
            rest.remove(face)
            given.append(face)
        else:
            missing.append(face)
    return given, missing, rest


def _take_from_table(need: Sequence[Face], plan: Plan) -> tuple[list[Face], list[Face], list[Row]]:
    """What loose tiles and open sets do not give of the needed tiles, the loose tiles then, and the sets that stay open."""
    _, missing, loose = _take(need, plan.loose)
    staying = []
    for row in plan.open_sets:
        if not missing or set(missing).isdisjoint(row):
            staying.append(row)
        else:
            # sets that give a tile are open to the last tile
            _, missing, rest = _take(missing, row)
            loose += rest
    return missing, loose, staying


def settle(plan: Plan, row: Row, *, grows: bool, new: bool = False) -> Plan:
    """The plan with one more set, which may grow or is settled, and may have to be a new one."""
    plan = replace(plan, homes=(*plan.homes, row), new=(*plan.new, row) if new else plan.new, depth=plan.depth + 1)
    if grows:
        return replace(plan, locked=(*plan.locked, LockedSet(row)))
    return replace(plan, fixed=(*plan.fixed, row))
