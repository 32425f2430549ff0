"""Ways to begin a turn that the core cannot see: opening sets, exchanged jokers, tiles taken from locked sets.

Where jokers are free there is one plan: all table tiles must lie, all rack tiles may. Strict editions (RULES.md F.3, F.4) add
choices that are few enough to be tried one after the other; each leaves an ordinary question for the core.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import msgspec
from msgspec.structs import replace

from meldstone.rules.exchange import joker_places
from meldstone.rules.jokers import joker_set_fates
from meldstone.rules.layable import layable_sets
from meldstone.rules.ruleset import JokerReuse, Ruleset
from meldstone.solver.problem import LockedSet
from meldstone.solver.questions import less
from meldstone.tiles import MIRROR, Face

Row = tuple[Face, ...]


class Plan(msgspec.Struct, frozen=True):
    """A beginning: sets that are settled, sets that may be rebuilt, pieces that may only grow, the rack that is left."""

    fixed: tuple[Row, ...]
    open_sets: tuple[Row, ...]
    rack: tuple[Face, ...]
    loose: tuple[Face, ...] = ()
    """Table tiles that must lie somewhere although their set is gone."""
    spent: tuple[Face, ...] = ()
    """Rack tiles that the beginning has placed already."""
    locked: tuple[LockedSet, ...] = ()
    minimum: int = 0

    @property
    def required(self) -> tuple[Face, ...]:
        """All tiles that must lie in sets that the core builds."""
        return (*self.loose, *[face for row in self.open_sets for face in row])


def free_plan(table: Sequence[Row], rack: Sequence[Face]) -> Plan:
    """All table tiles must lie somewhere, all rack tiles may."""
    return Plan((), tuple(table), tuple(rack))


def opening_plan(table: Sequence[Row], rack: Sequence[Face], rules: Ruleset) -> Plan:
    """An opening that leaves the table alone."""
    return Plan(tuple(table), (), tuple(rack), minimum=rules.opening.meld_minimum)


def strict_plans(table: Sequence[Row], rack: Sequence[Face], rules: Ruleset, *, may_take: bool = True) -> Iterator[Plan]:
    """All beginnings under joker rules that are not free: every fate of every joker set, every home of every freed joker."""
    joker_sets = [row for row in table if joker_places(row)]
    ordinary = tuple(row for row in table if not joker_places(row))
    stock = Counter(rack)
    choices = [list(joker_set_fates(row, stock, rules, may_take=may_take)) for row in joker_sets]
    for fates in product(*choices):
        spent = tuple(face for fate in fates for face in fate.exchanged)
        if not Counter(spent) <= stock:
            continue
        freed = tuple(face for fate in fates for face in fate.freed)
        loose = tuple(face for fate in fates for face in (*fate.became, *fate.leaving))
        locked = tuple(LockedSet(fate.core) for fate in fates if fate.core)
        plan = Plan((), ordinary, tuple(less(rack, spent)), loose, spent, locked)
        yield from _homes(plan, freed, rules)


def _homes(plan: Plan, freed: Row, rules: Ruleset) -> Iterator[Plan]:
    """The plan with a home for every freed joker."""
    if not freed:
        yield plan
        return
    reuse = rules.jokers.joker_reuse
    if reuse is JokerReuse.ANYWHERE:
        yield replace(plan, loose=(*plan.loose, *freed))
        return
    yield from new_homes(plan, freed, rules)


def new_homes(plan: Plan, freed: Row, rules: Ruleset) -> Iterator[Plan]:
    """The plan with every choice of new sets for tiles that must lie in one."""
    grows = rules.jokers.joker_reuse is not JokerReuse.NEW_SET_ALL_RACK
    seen: set[tuple[Row, ...]] = set()
    for rows in _new_sets(plan, freed, rules):
        key = tuple(sorted(tuple(sorted(row)) for row in rows))
        if key not in seen:
            seen.add(key)
            if grows:
                yield _with_new_sets(plan, freed, rows, grows=True)
            yield _with_new_sets(plan, freed, rows, grows=False)


def _new_sets(plan: Plan, freed: Row, rules: Ruleset) -> Iterator[tuple[Row, ...]]:
    """New sets for the freed jokers: whole ones of rack tiles, or cores of three where table tiles may help and it may grow."""
    all_rack = rules.jokers.joker_reuse is JokerReuse.NEW_SET_ALL_RACK
    stock = [*plan.rack, *freed] if all_rack else [*plan.rack, *freed, *plan.required]
    # a mirror needs both sides at once, so its smallest sets can have a tile more
    longest = 13 if all_rack else rules.sets.min_set_tiles + (MIRROR in stock)
    for row, _ in layable_sets(stock, rules, longest=longest):
        if freed[0] not in row:
            continue
        if rules.jokers.joker_reuse is JokerReuse.NEW_SET_SOME_RACK and not Counter(row) & Counter(plan.rack):
            continue
        rest_freed = tuple((Counter(freed) - Counter(row)).elements())
        if not rest_freed:
            yield (row,)
            continue
        used = less(row, freed)
        from_table = less(used, plan.rack)
        left = replace(plan, rack=tuple(less(plan.rack, used)), open_sets=(), loose=tuple(less(plan.required, from_table)))
        for more in _new_sets(left, rest_freed, rules):
            yield (row, *more)


def _with_new_sets(plan: Plan, freed: Row, rows: tuple[Row, ...], *, grows: bool) -> Plan:
    used = less([face for row in rows for face in row], freed)
    from_rack = tuple((Counter(used) & Counter(plan.rack)).elements())
    from_table = less(used, from_rack)
    # sets that give a tile to the new one are open to the last tile
    giving = [row for row in plan.open_sets if any(face in from_table for face in row)]
    staying = tuple(row for row in plan.open_sets if row not in giving)
    loose = less([*plan.loose, *[face for row in giving for face in row]], from_table)
    return Plan(
        plan.fixed if grows else (*plan.fixed, *rows),
        staying,
        tuple(less(plan.rack, from_rack)),
        tuple(loose),
        (*plan.spent, *from_rack),
        (*plan.locked, *[LockedSet(row) for row in rows]) if grows else plan.locked,
    )
