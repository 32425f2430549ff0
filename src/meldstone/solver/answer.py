"""Asking the core about a plan, and asking again with fewer changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import msgspec
from msgspec.structs import replace

from meldstone.rules.ruleset import Ruleset
from meldstone.solver import engine
from meldstone.solver.plans import Plan, Row
from meldstone.solver.problem import LockedSet, Solution
from meldstone.solver.questions import faces_of, problem
from meldstone.tiles import Face

_BUDGET = 50_000
"""Nodes for the question whether a set can stay; where it is not answered by then, the set is opened."""


class Answer(msgspec.Struct, frozen=True):
    """The best that can be made of a plan: all sets of the table afterwards and the rack tiles that left."""

    rows: tuple[Row, ...]
    placed: tuple[Face, ...]
    value: int
    optimal: bool = True
    bound: int = 0
    nodes: int = 0


def answer(plan: Plan, rules: Ruleset, weights: tuple[int, ...], node_budget: int | None = None) -> Answer | None:
    """The core's answer to a plan; None if its tiles cannot all lie, or an opening is not reached."""
    question = problem(rules, plan.required, plan.rack, weights, locked=plan.locked, minimum=plan.minimum)
    if plan.locked:
        solutions = [engine.solve(replace(question, locked=locked), node_budget) for locked in _rising(plan.locked)]
        solution = max(solutions, key=lambda one: (_complete(plan, one), one.value))
        bound = max(one.bound for one in solutions)
        solution = replace(solution, bound=max(bound, solution.value), optimal=bound <= solution.value)
    else:
        solution = engine.solve(question, node_budget)
    if not _complete(plan, solution):
        return None
    base = sum([weights[face.code] for face in plan.spent])
    return Answer(
        (*plan.fixed, *solution.sets),
        (*plan.spent, *faces_of(solution.placed)),
        base + solution.value,
        solution.optimal,
        base + solution.bound,
        solution.nodes,
    )


def _rising(locked: tuple[LockedSet, ...]) -> Iterator[tuple[LockedSet, ...]]:
    """Locked sets laid with rising numbers, as the core reads them; where only jokers could tell, both ways."""
    ways: list[tuple[LockedSet, ...]] = []
    for one in locked:
        numbers = [face.number for face in one.faces if face.number]
        turned = LockedSet(one.faces[::-1])
        if len(set(numbers)) > 1:
            ways.append((one,) if numbers[0] < numbers[-1] else (turned,))
        else:
            ways.append((one,) if turned == one or len(numbers) > 1 else (one, turned))
    return product(*ways)


def _complete(plan: Plan, solution: Solution) -> bool:
    """False if the core says that the tiles cannot lie: it then lays no sets at all."""
    return bool(solution.sets) or not (plan.required or plan.locked)


def with_few_changes(
    plan: Plan, best: Answer, rules: Ruleset, weights: tuple[int, ...], *, exact: bool, calls: int = 20_000
) -> tuple[Plan, Answer, bool]:
    """An answer of the same worth that leaves more sets of the plan alone, and whether none leaves more.

    Fast: sets that the answer happens to leave are settled, then every other set is tried. Exact: all smaller choices of sets to
    open are tried too, smallest first.
    """
    plan = _settle_kept(plan, best)
    for row in plan.open_sets:
        if row not in plan.open_sets:
            continue
        tried = _keeping(plan, row)
        found = answer(tried, rules, weights, _BUDGET)
        if found is not None and found.value == best.value:
            plan, best = _settle_kept(tried, found), found
    if not exact:
        return plan, best, not plan.open_sets
    return _smallest(plan, best, rules, weights, calls)


def _smallest(plan: Plan, best: Answer, rules: Ruleset, weights: tuple[int, ...], calls: int) -> tuple[Plan, Answer, bool]:
    table = [*plan.fixed, *plan.open_sets]
    sure = True
    for size in range(len(plan.open_sets)):
        for chosen in combinations(range(len(table)), size):
            calls -= 1
            if calls < 0:
                return plan, best, False
            fixed = tuple(row for i, row in enumerate(table) if i not in chosen)
            tried = replace(plan, fixed=fixed, open_sets=tuple(table[i] for i in chosen))
            found = answer(tried, rules, weights, _BUDGET)
            if found is not None and found.value == best.value:
                return tried, found, sure
            sure = sure and (found is None or found.optimal or found.bound < best.value)
    return plan, best, sure


def _keeping(plan: Plan, row: Row) -> Plan:
    rest = list(plan.open_sets)
    rest.remove(row)
    return replace(plan, fixed=(*plan.fixed, row), open_sets=tuple(rest))


def _settle_kept(plan: Plan, best: Answer) -> Plan:
    """Settles the sets that an answer leaves as they were."""
    # an answer lists the settled sets first
    lying = Counter([_key(row) for row in best.rows[len(plan.fixed) :]])
    kept, still_open = [], []
    for row in plan.open_sets:
        key = _key(row)
        if lying[key]:
            lying[key] -= 1
            kept.append(row)
        else:
            still_open.append(row)
    return replace(plan, fixed=(*plan.fixed, *kept), open_sets=tuple(still_open)) if kept else plan


def _key(row: Row) -> tuple[int, ...]:
    return tuple(sorted([face.code for face in row]))
