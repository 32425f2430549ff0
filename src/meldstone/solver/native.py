"""The compiled solver: the core question answered in microseconds.

The C++ core (native/) does everything: it scans the numbers, proves the optimum and lays the sets out; this module only packs and
unpacks. It keeps no state between calls, releases the GIL while it works and may be called from several threads at once.

If a node budget runs out before the proof is complete, the best answer found comes back with ``optimal=False`` and a `bound` that
no answer exceeds. Required tiles that fit into no sets at all give an answer without sets (`is_answer` tells).
"""

from __future__ import annotations

from collections.abc import Iterable

from meldstone import _native
from meldstone.rules.ruleset import (
    MeldJokerValue,
    MirrorApex,
    MirrorGroupOrder,
    MirrorShape,
    Ruleset,
    TwoColourAtEnd,
    TwoColourChain,
)
from meldstone.solver import reference
from meldstone.solver.problem import Problem, Solution
from meldstone.tiles import DOUBLE, FACES, MIRROR, TWO_COLOUR

_SPECIAL = {DOUBLE, TWO_COLOUR, MIRROR}


def solve(problem: Problem, node_budget: int | None = None) -> Solution:
    """The best answer to a problem, proven unless the node budget runs out."""
    if _for_reference(problem):
        return reference.solve(problem, node_budget)
    placed, sets, value, optimal, bound, nodes, _ = _native.solve(_pack(problem, node_budget), FACES)
    return Solution(placed, sets, value, optimal, bound, nodes)


def solve_many(problems: Iterable[Problem], threads: int = 1, node_budget: int | None = None) -> list[Solution]:
    """The best answers to many problems, worked on by several threads."""
    asked = list(problems)
    packed = tuple([_pack(problem, node_budget) for problem in asked if not _for_reference(problem)])
    answers = iter(_native.solve_many(packed, FACES, max(1, threads)))
    return [reference.solve(problem, node_budget) if _for_reference(problem) else Solution(*next(answers)[:6]) for problem in asked]


def _for_reference(problem: Problem) -> bool:
    """Only house rules lock sets with special jokers; the core does not grow those, the reference does."""
    return any(face in _SPECIAL for locked in problem.locked for face in locked.faces)


def is_answer(problem: Problem, solution: Solution) -> bool:
    """False if the required tiles could not all be laid, so that there is no answer."""
    return bool(solution.sets) or not (any(problem.required) or problem.locked)


def _pack(problem: Problem, node_budget: int | None) -> _native.PackedProblem:
    return (
        _knobs(problem.rules),
        problem.required,
        problem.optional,
        problem.weights,
        tuple([tuple([face.code for face in locked.faces]) for locked in problem.locked]),
        problem.empty_bonus,
        problem.minimum,
        node_budget or 0,
    )


def _knobs(rules: Ruleset) -> _native.PackedKnobs:
    knobs = rules.sets
    return (
        rules.box.colours,
        rules.box.copies,
        knobs.min_number_tiles,
        knobs.two_colour_at_end is TwoColourAtEnd.ALLOW,
        knobs.two_colour_chain is TwoColourChain.EXACTLY_TWO,
        knobs.mirror_min_side,
        knobs.mirror_apex is MirrorApex.VIRTUAL_NUMBER,
        knobs.mirror_shape is MirrorShape.PEAK_ONLY,
        knobs.mirror_group_order is MirrorGroupOrder.ANY,
        rules.opening.meld_joker_value is MeldJokerValue.ZERO,
    )
