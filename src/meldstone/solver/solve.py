"""The best legal move for a position, with the proof that there is no better one.

>>> from meldstone.game.position import Position
>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Table, Tile
>>> move = solve(Position(ruleset("classic"), Table.parse("R4 R5 R6; K9 B9 O9"), Tile.parse_many("R7 J")))
>>> move.tiles, move.optimal, move.finishes
(2, True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial

from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.solver import core
from meldstone.solver.changes.fewer import change_effort, few_effort, with_few_changes
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective, Weights, weights_of
from meldstone.solver.strict.ask_core import Answer
from meldstone.solver.strict.plan import free_plan
from meldstone.solver.strict.question import Question, questions
from meldstone.solver.strict.search import Found, allowed, search
from meldstone.tiles import Face


class Changes(StrEnum):
    """How much is done to leave sets of the table alone."""

    ANY = "any"
    """Nothing: the first best answer."""
    FEW = "few"
    """A fast search that is mostly minimal."""
    FEWEST = "fewest"
    """The proven minimum, as far as the search can prove it."""


def solve(
    position: Position,
    objective: Objective | Weights = Objective.TILES,
    *,
    changes: Changes = Changes.FEW,
    node_budget: int | None = None,
) -> Move:
    """The best move: the rack emptied if possible, otherwise most by the objective, then few table sets changed."""
    weights = weights_of(objective, position.rules)
    without_special = None
    free = position.opened and position.rules.free_jokers and position.discard is None and position.open_tile is None
    if free and changes is not Changes.FEWEST:
        # hints, bots and simulations come this way, and every microsecond counts
        few = change_effort() if changes is Changes.FEW else None
        turn = core.in_use().best_turn(position.rules, position.table, position.rack, weights, node_budget, few)
        if turn is not None:
            if turn.whole:
                return Move(
                    position, turn.sets, turn.placed, turn.value, Took.NOTHING, turn.optimal, turn.bound, turn.fewest, turn.nodes
                )
            without_special = Answer(turn.sets, turn.placed, turn.value, turn.optimal, turn.bound, turn.nodes)
    effort = few_effort() if changes is Changes.FEW else None
    found = [search(question, without_special, effort=effort) for question in questions(position, weights, node_budget)]
    return _move(max(found, key=_key), max(result.bound for result in found), changes)


def solve_within(
    position: Position, weights: tuple[int, ...], must: Sequence[Face], may: Sequence[Face], node_budget: int | None = None
) -> Move | None:
    """The best move with the rack alone in which these tiles must leave and no others than those may; None if there is none."""
    table = tuple([tiles.faces for tiles in position.table])
    found = search(Question(position, weights, node_budget, Took.NOTHING, None, table, tuple(may), tuple(must)))
    return None if found.answer is None else _move(found, found.bound, Changes.ANY)


def _key(found: Found) -> tuple[bool, bool, int]:
    """Emptying the rack comes first, then the worth; among equals the move that takes nothing was found first."""
    if found.answer is None:
        return False, False, 0
    return True, len(found.answer.placed) == len(found.question.rack), found.answer.value


def _move(found: Found, bound: int, changes: Changes) -> Move:
    question, plan, best = found.question, found.plan, found.answer
    if plan is None or best is None:
        return Move(question.position, question.table, (), 0, optimal=bound <= 0, bound=bound, fewest=True)
    proven = False
    if changes is not Changes.ANY and not found.changes_few:
        exact = changes is Changes.FEWEST
        if exact and question.is_free:
            plan = free_plan(question.table, question.rack)  # whatever was left alone to find the answer
        judge = partial(allowed, question) if not question.is_always_legal(plan) and question.needs_judging else None
        best, proven = with_few_changes(plan, best, question.rules, question.weights, exact=exact, allowed=judge)
        # where there are several plans, another one of the same worth might change less, unless this one allows everything
        proven = proven and (plan == free_plan(question.table, question.rack) or not question.needs_judging)
    return Move(
        question.position,
        best.rows,
        best.placed,
        best.value,
        question.took,
        optimal=best.value >= bound,
        bound=max(bound, best.value),
        fewest=proven,
        nodes=best.nodes,
    )
