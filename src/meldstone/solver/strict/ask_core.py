"""Asking the core about a plan."""

from __future__ import annotations

from typing import NamedTuple

from meldstone.rules.ruleset import Ruleset
from meldstone.solver import core
from meldstone.solver.core.problem import faces_of, problem
from meldstone.solver.strict.plan import Plan
from meldstone.tiles import Face, Row
from meldstone.values import value


@value
class Answer:
    """The best that can be made of a plan: all sets of the table afterwards and the rack tiles that left."""

    rows: tuple[Row, ...]
    placed: tuple[Face, ...]
    value: int
    optimal: bool = True
    bound: int = 0
    nodes: int = 0


class CoreReply(NamedTuple):
    """What the core says about a plan."""

    answer: Answer | None
    certain: bool = True
    """If there is no answer: whether that is proven."""
    bound: int = 0
    """If there is no answer and that is not proven: none is worth more than this."""


def answer(
    plan: Plan,
    rules: Ruleset,
    weights: tuple[int, ...],
    node_budget: int | None = None,
    *,
    above: int | None = None,
    hasty: bool = False,
) -> Answer | None:
    """The core's answer to a plan; None if its tiles cannot all lie, an opening is not reached, or nothing is worth more than
    `above` (if that is given, answers worth no more may come or not).
    """
    return ask_core(plan, rules, weights, node_budget, above, hasty=hasty).answer


def ask_core(
    plan: Plan, rules: Ruleset, weights: tuple[int, ...], node_budget: int | None, above: int | None, *, hasty: bool = False
) -> CoreReply:
    """The same with what is known if there is none."""
    base = sum([weights[face.code] for face in plan.already_placed])
    question = problem(
        rules,
        plan.required,
        plan.rack,
        weights,
        locked=plan.locked,
        minimum=plan.minimum,
        above=None if above is None else above - base,
        hasty=hasty,
    )
    solution = core.in_use().solve(question, node_budget)
    if not solution.feasible:
        return CoreReply(None, solution.optimal, 0 if solution.optimal else base + solution.bound)
    found = Answer(
        (*plan.fixed, *solution.sets),
        (*plan.already_placed, *faces_of(solution.placed)),
        base + solution.value,
        solution.optimal,
        base + solution.bound,
        solution.nodes,
    )
    return CoreReply(found)
