"""A plan decides part of a turn, so that the core can be asked about the rest.

Where jokers are free there is one plan: all table tiles must lie in sets, all rack tiles may. The core does not know the other
joker rules (RULES.md F.3, F.4), so plans decide what these are about: this joker set stays and may grow, that joker is exchanged
and lies in such a set. What a plan leaves undecided is an ordinary question to the core. The plans that a plan is split into
(split.py) together cover every turn that it covered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from meldstone.rules.ruleset import Ruleset
from meldstone.solver.core.problem import less
from meldstone.solver.reference.problem import LockedSet
from meldstone.tiles import SPECIAL, Face, Row, codes
from meldstone.values import replace, value


@value
class Plan:
    """A partly decided turn: sets that stay as they are, sets that may be broken up, pieces that may only grow, the rack left."""

    fixed: tuple[Row, ...]
    free_sets: tuple[Row, ...]
    rack: tuple[Face, ...]
    loose: tuple[Face, ...] = ()
    """Tiles that must lie in some set although the set that they came from is gone."""
    must_place: tuple[Face, ...] = ()
    """Rack tiles that must leave the rack and have no set yet."""
    already_placed: tuple[Face, ...] = ()
    """Rack tiles that the plan has placed, those of `must_place` among them."""
    locked: tuple[LockedSet, ...] = ()
    minimum: int = 0
    need_new_set: tuple[Face, ...] = ()
    """Tiles, loose or from the rack, that must lie in new sets which are not decided yet."""
    kept_and_removed: tuple[tuple[Row, Row], ...] = ()
    """For each joker set that several tiles left: what was kept and what was removed. No two of them may be in one set again."""
    must_separate: tuple[Row, ...] = ()
    """For each joker set, the removed tiles whose sets are not decided yet, if there are several."""
    after_exchange: tuple[Row, ...] = ()
    """What joker sets were once their jokers had been exchanged. They count as old sets, although they never lay like this."""
    decided_sets: tuple[Row, ...] = ()
    """Sets decided for a certain tile; those that may still grow are also locked."""
    required_new_sets: tuple[Row, ...] = ()
    """Those of the decided sets that have to be new: with freed jokers or a taken discard."""
    depth: int = 0

    @property
    def required(self) -> tuple[Face, ...]:
        """All tiles that must lie in sets that the core builds."""
        return (*self.loose, *self.must_place, *[face for row in self.free_sets for face in row])

    @property
    def moves_special(self) -> bool:
        """True if a special joker is among the tiles that the core may or must lay."""
        return not SPECIAL.isdisjoint(chain(self.rack, self.loose, self.must_place, *self.free_sets))

    @property
    def key(self) -> tuple[object, ...]:
        """What tells plans apart."""
        locked = [min(row, row[::-1]) for row in [codes(piece.faces) for piece in self.locked]]
        rows = [
            unordered(things) if things else ()
            for things in (
                self.fixed,
                locked,
                self.free_sets,
                self.kept_and_removed,
                self.must_separate,
                self.after_exchange,
                self.required_new_sets,
            )
        ]
        piles = [tuple(sorted(codes(faces))) if faces else () for faces in (self.rack, self.must_place, self.need_new_set)]
        return (*rows, *piles, self.minimum)


class SplitPlans(NamedTuple):
    """The plans that a plan is split into."""

    plans: Iterator[Plan]
    covers: bool = True
    """False if a legal turn of the plan might be in none of them."""


NO_PLANS = SplitPlans(iter(()), covers=False)


def unordered(things: Sequence[Hashable]) -> frozenset[Hashable]:
    """The same for the same things in any order; they are counted only if some are there twice."""
    once = frozenset(things)
    return once if len(once) == len(things) else frozenset(Counter(things).items())


def free_plan(table: Sequence[Row], rack: Sequence[Face]) -> Plan:
    """The plan that decides nothing: all table tiles must lie in sets, all rack tiles may."""
    return Plan((), tuple(table), tuple(rack))


def opening_plan(table: Sequence[Row], rack: Sequence[Face], rules: Ruleset) -> Plan:
    """An opening that leaves the table alone."""
    return Plan(tuple(table), (), tuple(rack), minimum=rules.opening.meld_minimum)


def forcing(plan: Plan, must: Sequence[Face]) -> Plan | None:
    """The plan with tiles that must leave the rack; None if they are not there."""
    due = less(must, plan.already_placed)
    if not due:
        return plan
    if not Counter(due) <= Counter(plan.rack):
        return None
    return replace(
        plan, rack=tuple(less(plan.rack, due)), must_place=(*plan.must_place, *due), already_placed=(*plan.already_placed, *due)
    )


def keeping(plan: Plan, kept: Sequence[Row]) -> Plan:
    """The plan in which these free sets stay together and may only grow."""
    rest = list(plan.free_sets)
    for row in kept:
        rest.remove(row)
    return replace(plan, free_sets=tuple(rest), locked=(*plan.locked, *[LockedSet(row) for row in kept]))


def settled(plan: Plan, row: Row) -> Plan:
    """The plan in which a free set stays as it is."""
    rest = list(plan.free_sets)
    rest.remove(row)
    return replace(plan, fixed=(*plan.fixed, row), free_sets=tuple(rest))


def claim(plan: Plan, faces: Iterable[Face], *, rack_first: bool = False) -> Plan | None:
    """The plan without these tiles, which a decided set needs; None if it does not have them.

    Tiles of equal faces are alike. If the table and the rack both have one, that of the table is taken, because it has to lie in
    some set anyway. `rack_first` takes from the rack what it holds.
    """
    need = list(Counter(faces).elements())
    if not need:
        return plan
    if rack_first:
        _, need, due = _take(need, plan.must_place)
        from_rack, need, rack = _take(need, plan.rack)
        need, loose, staying = _take_from_table(need, plan)
    else:
        need, loose, staying = _take_from_table(need, plan)
        _, need, due = _take(need, plan.must_place)
        from_rack, need, rack = _take(need, plan.rack)
    if need:
        return None
    return replace(
        plan,
        free_sets=tuple(staying),
        loose=tuple(loose),
        rack=tuple(rack),
        must_place=tuple(due),
        already_placed=(*plan.already_placed, *from_rack),
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
    """The needed tiles that the table does not have, the loose tiles afterwards, and the free sets that were not broken up."""
    _, missing, loose = _take(need, plan.loose)
    staying = []
    for row in plan.free_sets:
        if not missing or set(missing).isdisjoint(row):
            staying.append(row)
        else:
            # a set that gives a tile is broken up altogether
            _, missing, rest = _take(missing, row)
            loose += rest
    return missing, loose, staying


def settle(plan: Plan, row: Row, *, grows: bool, new: bool = False) -> Plan:
    """The plan with one more decided set, which may grow or not, and may have to be a new one."""
    plan = replace(
        plan,
        decided_sets=(*plan.decided_sets, row),
        required_new_sets=(*plan.required_new_sets, row) if new else plan.required_new_sets,
        depth=plan.depth + 1,
    )
    if grows:
        return replace(plan, locked=(*plan.locked, LockedSet(row)))
    return replace(plan, fixed=(*plan.fixed, row))
