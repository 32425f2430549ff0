"""Beginnings of a turn that the core cannot see: what becomes of a joker set, in which set a tile lies.

Where jokers are free there is one plan: all table tiles must lie, all rack tiles may. Every other rule is met by deciding more
(RULES.md F.3, F.4): this joker set stays and may grow, that joker is exchanged and lies in such a set. Each plan leaves an ordinary
question for the core, and all plans that one is split into (see refine.py) cover everything the one covered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from meldstone.rules.ruleset import Ruleset
from meldstone.solver.problem import LockedSet
from meldstone.solver.questions import less
from meldstone.tiles import Face

Row = tuple[Face, ...]


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
    parted: tuple[Row, ...] = ()
    """Tiles (among the loose ones) that left a joker set, set by set: no two of them may meet again."""
    became: tuple[Row, ...] = ()
    """What joker sets were after their jokers had been exchanged: old sets, too, though they never lay so."""
    homes: tuple[Row, ...] = ()
    """Sets decided for a certain tile; those that may still grow are locked, too."""
    depth: int = 0

    @property
    def required(self) -> tuple[Face, ...]:
        """All tiles that must lie in sets that the core builds."""
        return (*self.loose, *self.due, *[face for row in self.open_sets for face in row])

    @property
    def key(self) -> tuple[object, ...]:
        """What tells plans apart."""
        locked = [min(one.faces, one.faces[::-1]) for one in self.locked]
        unordered = (self.fixed, locked, self.rack, self.due, self.open_sets, self.homeless)
        return (*[frozenset(Counter(things).items()) for things in unordered], self.minimum)


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
    need = Counter(faces)
    on_table, on_rack, due = Counter(plan.required) - Counter(plan.due), Counter(plan.rack), Counter(plan.due)
    from_due = need & due if rack_first else (need - on_table) & due
    from_rack = (need - from_due) & on_rack if rack_first else need - on_table - from_due
    from_table = need - from_due - from_rack
    if not (from_rack <= on_rack and from_table <= on_table):
        return None
    from_sets = from_table - Counter(plan.loose)
    # sets that give a tile are open to the last tile
    opened: list[Row] = []
    for row in plan.open_sets:
        given = from_sets & Counter(row)
        if given:
            from_sets -= given
            opened.append(row)
    staying = list(plan.open_sets)
    for row in opened:
        staying.remove(row)
    loose = Counter([*plan.loose, *[face for row in opened for face in row]]) - from_table
    return replace(
        plan,
        open_sets=tuple(staying),
        loose=tuple(loose.elements()),
        rack=tuple((on_rack - from_rack).elements()),
        due=tuple((due - from_due).elements()),
        spent=(*plan.spent, *from_rack.elements()),
    )


def settle(plan: Plan, row: Row, *, grows: bool) -> Plan:
    """The plan with one more set, which may grow or is settled."""
    if grows:
        return replace(plan, locked=(*plan.locked, LockedSet(row)), homes=(*plan.homes, row), depth=plan.depth + 1)
    return replace(plan, fixed=(*plan.fixed, row), homes=(*plan.homes, row), depth=plan.depth + 1)
