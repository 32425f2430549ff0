"""The best legal move for a situation, with the proof that there is no better one.

>>> from meldstone.game.situation import Situation
>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Table, Tile
>>> move = solve(Situation(ruleset("classic"), Table.parse("R4 R5 R6; K9 B9 O9"), Tile.parse_many("R7 J")))
>>> move.tiles, move.optimal, move.finishes
(2, True, True)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from heapq import heappop, heappush

from msgspec.structs import replace

from meldstone.game.commands import Took
from meldstone.game.situation import Situation
from meldstone.rules.exchange import joker_places
from meldstone.rules.opening import could_open, openings
from meldstone.rules.ruleset import (
    JokerForJokerSwap,
    JokerLock,
    JokerReplaceSource,
    JokerRetrieveFrom,
    JokerReuse,
    ManipulateInMeldTurn,
    OpenEighthTile,
    Ruleset,
)
from meldstone.rules.sets import is_set
from meldstone.rules.turn import Turn, turn_violations
from meldstone.rules.violations import Violation
from meldstone.solver import engine
from meldstone.solver.answer import Answer, answer, with_few_changes
from meldstone.solver.move import Move
from meldstone.solver.plans import Plan, Row, free_plan, new_homes, opening_plan, strict_plans
from meldstone.solver.problem import LockedSet
from meldstone.solver.questions import Objective, Weights, faces_of, less, problem, weights_of
from meldstone.tiles import JOKER, MIRROR, Face, Tile

_MOST_PLANS = 300
"""Beginnings that are tried before the search gives up the proof."""


class Changes(StrEnum):
    """How much is done to leave sets of the table alone."""

    ANY = "any"
    """Nothing: the first best answer."""
    FEW = "few"
    """A fast search that is mostly minimal."""
    FEWEST = "fewest"
    """The proven minimum, as far as the search can prove it."""


@dataclass(frozen=True, slots=True)
class _Question:
    """A situation in faces, with or without a tile taken beside the rack."""

    position: Situation
    weights: tuple[int, ...]
    budget: int | None
    took: Took
    taken: Tile | None
    table: tuple[Row, ...]
    rack: tuple[Face, ...]
    must: tuple[Face, ...] = ()
    """Rack tiles that have to leave."""

    @property
    def rules(self) -> Ruleset:
        return self.position.rules


@dataclass(frozen=True, slots=True)
class _Found:
    """The best legal answer to a question, if there is one, and what no answer can beat."""

    question: _Question
    plan: Plan | None
    answer: Answer | None
    bound: int = 0


def solve(
    position: Situation,
    objective: Objective | Weights = Objective.TILES,
    *,
    changes: Changes = Changes.FEW,
    node_budget: int | None = None,
) -> Move:
    """The best move: the rack emptied if possible, otherwise most by the objective, then few table sets changed."""
    weights = weights_of(objective, position.rules)
    if changes is Changes.ANY and _core_alone(position):
        return _plain_move(position, weights, node_budget)
    found = [_best(question) for question in _questions(position, weights, node_budget)]
    return _move(max(found, key=_key), max(one.bound for one in found), changes)


def _core_alone(position: Situation) -> bool:
    """True if the core's first answer is the move: jokers are free, nothing can be taken, the opening is done."""
    rules = position.rules
    return (
        position.opened
        and rules.free_jokers
        and rules.jokers.joker_for_joker_swap is JokerForJokerSwap.ALLOW
        and position.discard is None
        and position.open_tile is None
    )


def _plain_move(position: Situation, weights: tuple[int, ...], node_budget: int | None) -> Move:
    """The core's answer, straight: the way of hints, bots and simulations, where every microsecond counts."""
    found = engine.best_turn(position.rules, position.table, position.rack, weights, node_budget)
    if found is not None:
        rows, placed, value, optimal, bound, nodes = found
        return Move(position, rows, placed, value, Took.NOTHING, optimal, bound, not placed, nodes)
    table = [tile.face for tiles in position.table for tile in tiles]
    rack = [tile.face for tile in position.rack]
    solution = engine.solve(problem(position.rules, table, rack, weights), node_budget)
    if not any(solution.placed):
        rows = tuple([tiles.faces for tiles in position.table])
        return Move(position, rows, (), 0, optimal=solution.optimal, bound=solution.bound, fewest=True, nodes=solution.nodes)
    return Move(
        position,
        solution.sets,
        tuple(faces_of(solution.placed)),
        solution.value,
        optimal=solution.optimal,
        bound=solution.bound,
        nodes=solution.nodes,
    )


def solve_within(
    position: Situation, weights: tuple[int, ...], must: Sequence[Face], may: Sequence[Face], node_budget: int | None = None
) -> Move | None:
    """The best move with the rack alone in which these tiles must leave and no others than those may; None if there is none."""
    table = tuple([tiles.faces for tiles in position.table])
    found = _best(_Question(position, weights, node_budget, Took.NOTHING, None, table, tuple(may), tuple(must)))
    return None if found.answer is None else _move(found, found.bound, Changes.ANY)


def _questions(position: Situation, weights: tuple[int, ...], budget: int | None) -> Iterator[_Question]:
    table = tuple([tiles.faces for tiles in position.table])
    rack = tuple([tile.face for tile in position.rack])
    yield _Question(position, weights, budget, Took.NOTHING, None, table, rack)
    for took, tile in ((Took.DISCARD, position.discard), (Took.OPEN_TILE, position.open_tile)):
        if tile is not None:
            yield _Question(position, weights, budget, took, tile, table, (*rack, tile.face))


def _key(found: _Found) -> tuple[bool, bool, int]:
    """Emptying the rack comes first, then the worth; among equals the move that takes nothing was found first."""
    if found.answer is None:
        return False, False, 0
    return True, len(found.answer.placed) == len(found.question.rack), found.answer.value


def _best(question: _Question) -> _Found:
    """The best legal answer: the first plan that reaches the bound, or the best of all."""
    if not _needs_judging(question):
        return _unjudged(question)
    if not question.position.opened and not could_open(question.rack, question.rules):
        return _Found(question, None, None)
    bound = _relaxed_bound(question)
    if (
        question.took is Took.OPEN_TILE
        and _only_to_finish(question)
        and bound < sum(question.weights[f.code] for f in question.rack)
    ):
        return _Found(question, None, None)
    best, refused = _Found(question, None, None), 0
    if question.position.opened and question.rules.jokers.joker_lock is JokerLock.NONE:
        best, refused = _with_sets_kept(question)
        if best.answer is not None and best.answer.value >= min(bound, refused):
            refused = 0
    for tried, plan in enumerate(_plans(question) if best.answer is None or refused else ()):
        if tried == _MOST_PLANS:
            refused = bound
            break
        found = answer(plan, question.rules, question.weights, question.budget)
        if found is None or not found.placed:
            continue
        if best.answer is not None and found.bound <= best.answer.value:
            continue
        better = best.answer is None or found.value > best.answer.value
        legal = _legal(question, plan, found, gently=tried == 0) if better else None
        if legal is not None:
            best = _Found(question, *legal)
            if legal[1].value >= bound:
                break
        if legal is None or not found.optimal:
            refused = max(refused, found.bound)
    value = best.answer.value if best.answer is not None else 0
    if not _all_plans_known(question):
        refused = bound
    return _Found(question, best.plan, best.answer, max(value, min(bound, refused)))


def _all_plans_known(question: _Question) -> bool:
    """True if the plans cover every legal turn, so that the best of them is proven.

    That holds for the strict jokers of the original edition, and where sets are only kept or freely rebuilt. Elsewhere (single
    tiles that leave joker sets, table tiles that help a freed joker, tiles taken beside the rack) only the bound of the free game
    proves.
    """
    jokers = question.rules.jokers
    if question.taken is not None:
        return False
    if all(face.number for row in (*question.table, question.rack) for face in row):
        return True
    if jokers.joker_lock is JokerLock.NONE:
        return question.rules.free_jokers
    original = JokerLock.NO_SPLIT_NO_REMOVE, JokerReuse.NEW_SET_ALL_RACK, JokerReplaceSource.RACK_ONLY
    special = any(face is not JOKER and not face.number for row in (*question.table, question.rack) for face in row)
    return (jokers.joker_lock, jokers.joker_reuse, jokers.joker_replace_source) == original and not special


def _with_sets_kept(question: _Question) -> tuple[_Found, int]:
    """Free joker sets, best answer first: where the rules object to what became of a set, that set is kept together instead.

    Returns the best legal answer and the greatest worth that was refused: another arrangement might reach it.
    """
    order = 0
    queue: list[tuple[int, int, Plan, Answer]] = []
    seen: set[tuple[Row, ...]] = set()

    def ask(plan: Plan | None) -> None:
        nonlocal order
        key = tuple(sorted(locked.faces for locked in plan.locked)) if plan is not None else ()
        if plan is None or key in seen:
            return
        seen.add(key)
        found = answer(plan, question.rules, question.weights, question.budget)
        if found is not None and found.placed:
            order += 1
            heappush(queue, (-found.value, order, plan, found))

    taken = (question.taken.face,) if question.taken is not None else ()
    ask(_forcing(free_plan(question.table, question.rack), (*question.must, *taken)))
    refused = 0
    while queue:
        _, _, plan, found = heappop(queue)
        if not found.optimal:
            refused = max(refused, found.bound)
        legal = _legal(question, plan, found, gently=not plan.locked)
        if legal is not None:
            return _Found(question, *legal), refused
        refused = max(refused, found.value)
        for row in plan.open_sets:
            if joker_places(row) and any(row == old for old in _objected(question, found)):
                rest = list(plan.open_sets)
                rest.remove(row)
                ask(replace(plan, open_sets=tuple(rest), locked=(*plan.locked, LockedSet(row))))
    return _Found(question, None, None), refused


def _objected(question: _Question, found: Answer) -> list[Row]:
    """The old sets that the rules' objections are about."""
    tiles = {tile for objection in _objections(question, found) for tile in objection.tiles}
    return [old.faces for old in question.position.table if any(tile in tiles for tile in old)]


def _unjudged(question: _Question) -> _Found:
    """The answer of the core where that is always legal."""
    plan = _forcing(_plain_plan(question), question.must)
    found = None if plan is None else answer(plan, question.rules, question.weights, question.budget)
    if found is None or not found.placed:
        return _Found(question, None, None)
    return _Found(question, plan, found, max(found.bound, found.value))


def _only_to_finish(question: _Question) -> bool:
    return question.rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY


def _needs_judging(question: _Question) -> bool:
    """False where every answer of the core is a legal move."""
    rules = question.rules
    if question.taken is not None:
        return True
    if not question.position.opened:
        return rules.opening.manipulate_in_meld_turn is not ManipulateInMeldTurn.NEVER
    if rules.free_jokers and rules.jokers.joker_for_joker_swap is JokerForJokerSwap.ALLOW:
        return False
    if not any(joker_places(row) for row in question.table):
        return False
    return not rules.free_jokers or _swaps_matter(question)


def _swaps_matter(question: _Question) -> bool:
    """False if no swap that the rules forbid is possible with the jokers at hand."""
    mode = question.rules.jokers.joker_for_joker_swap
    on_table = [face for row in question.table for face in row if not face.number]
    if mode is JokerForJokerSwap.FORBID_REPLACING_SPECIAL:
        return any(face is not JOKER for face in on_table)
    everywhere = [*on_table, *[face for face in question.rack if not face.number]]
    return mode is not JokerForJokerSwap.ALLOW and any(face is not JOKER for face in everywhere)


def _plain_plan(question: _Question) -> Plan:
    if question.position.opened:
        return free_plan(question.table, question.rack)
    return opening_plan(question.table, question.rack, question.rules)


def _relaxed_bound(question: _Question) -> int:
    """What could be reached if jokers were free and nobody had to open first."""
    plan = _forcing(free_plan(question.table, question.rack), question.must)
    free = None if plan is None else answer(plan, question.rules, question.weights, question.budget)
    if free is None:
        return 0
    return free.value if free.optimal else free.bound


def _plans(question: _Question) -> Iterator[Plan]:
    for begun in _beginnings(question):
        plan = _forcing(begun, question.must)
        if plan is None:
            continue
        if question.taken is None:
            yield plan
        elif question.took is Took.DISCARD:
            yield from _with_discard(plan, question.taken.face, question.rules)
        else:
            yield _placing(plan, question.taken.face)


def _with_discard(plan: Plan, taken: Face, rules: Ruleset) -> Iterator[Plan]:
    """The taken tile must lie in a new set: first wherever it falls, then with every possible home."""
    if taken in plan.spent or plan.minimum:
        yield plan
    elif taken in plan.rack:
        yield _placing(plan, taken)
        rest = replace(plan, rack=tuple(less(plan.rack, [taken])))
        for homed in new_homes(rest, (taken,), rules):
            yield replace(homed, spent=(*homed.spent, taken))


def _placing(plan: Plan, taken: Face) -> Plan:
    """The plan with a tile that must leave the rack, if it has not left already."""
    return _forcing(plan, (taken,)) or plan


def _forcing(plan: Plan, must: tuple[Face, ...]) -> Plan | None:
    """The plan with tiles that must leave the rack; None if they are not there."""
    if not must:
        return plan
    due = less(must, plan.spent)
    if not Counter(due) <= Counter(plan.rack):
        return None
    return replace(plan, rack=tuple(less(plan.rack, due)), loose=(*plan.loose, *due), spent=(*plan.spent, *due))


def _beginnings(question: _Question) -> Iterator[Plan]:
    rules = question.rules
    if question.position.opened:
        yield from _opened_beginnings(question.table, question.rack, rules, may_take=True)
    elif rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        yield opening_plan(question.table, question.rack, rules)
    else:
        yield from _opening_beginnings(question)


def _opened_beginnings(table: tuple[Row, ...], rack: tuple[Face, ...], rules: Ruleset, *, may_take: bool) -> Iterator[Plan]:
    if rules.jokers.joker_lock is not JokerLock.NONE:
        yield from strict_plans(table, rack, rules, may_take=may_take)
        return
    yield free_plan(table, rack)
    # where the rules object to the free answer, the jokers may lie in other company
    joker_sets = [row for row in table if joker_places(row)]
    for joker in sorted({face for row in joker_sets for face in row if not face.number}):
        rest = list(table)
        giver = next(row for row in joker_sets if joker in row)
        rest.remove(giver)
        loose = tuple(less(giver, (joker,)))
        yield from new_homes(Plan((), tuple(rest), rack, loose), (joker,), rules)


def _opening_beginnings(question: _Question) -> Iterator[Plan]:
    """Opening and table play in one turn: every smallest opening, then an ordinary turn with the rest."""
    rules = question.rules
    may_take = rules.jokers.joker_retrieve_from is JokerRetrieveFrom.SAME_TURN
    seen: set[tuple[Row, ...]] = set()
    for rows in openings(question.rack, rules):
        with_jokers = tuple(sorted(row for row in rows if joker_places(row)))
        plain = tuple(sorted(face for row in rows if not joker_places(row) for face in row))
        if (key := (plain, *with_jokers)) in seen:
            continue
        seen.add(key)
        laid = tuple(face for row in rows for face in row)
        rest = tuple(less(question.rack, laid))
        for plan in _opened_beginnings((*question.table, *rows), rest, rules, may_take=may_take):
            yield replace(plan, spent=(*plan.spent, *laid))


def _legal(question: _Question, plan: Plan, found: Answer, *, gently: bool) -> tuple[Plan, Answer] | None:
    """The answer if the rules allow it; otherwise one of the same worth that lies otherwise or (gently) changes less."""
    if question.took is Took.OPEN_TILE and _only_to_finish(question) and len(found.placed) < len(question.rack):
        return None
    for rows in _other_orders(found.rows, question.rules):
        lying = replace(found, rows=rows)
        if _allowed(question, lying):
            return plan, lying
    if not gently:
        return None
    gentler, milder, _ = with_few_changes(plan, found, question.rules, question.weights, exact=False)
    return (gentler, milder) if _allowed(question, milder) else None


def _other_orders(rows: tuple[Row, ...], rules: Ruleset) -> Iterator[tuple[Row, ...]]:
    """The sets as they lie, then with a joker at one end laid at the other: that can tell a swap from a set of its own."""
    yield rows
    for i, row in enumerate(rows):
        others = [other for moved, other in ((row[-1], (row[-1], *row[:-1])), (row[0], (*row[1:], row[0]))) if not moved.number]
        if MIRROR in row:
            centre = row.index(MIRROR)
            others.append((*row[:centre][::-1], MIRROR, *row[centre + 1 :][::-1]))
        for other in others:
            if other != row and is_set(other, rules):
                yield (*rows[:i], other, *rows[i + 1 :])


def _allowed(question: _Question, found: Answer) -> bool:
    return not _objections(question, found)


def _objections(question: _Question, found: Answer) -> list[Violation]:
    position = question.position
    hand = [*([question.taken] if question.taken is not None else []), *position.rack]
    after, _ = engine.lay_out(position.table, hand, found.rows)
    into = question.taken if question.took is Took.DISCARD else None
    return turn_violations(Turn(position.table, after, frozenset(hand), position.opened, into), question.rules)


def _move(found: _Found, bound: int, changes: Changes) -> Move:
    question, plan, best = found.question, found.plan, found.answer
    if plan is None or best is None:
        return Move(question.position, question.table, (), 0, optimal=bound <= 0, bound=bound, fewest=True)
    proven = False
    if changes is not Changes.ANY:
        exact = changes is Changes.FEWEST
        _, milder, proven = with_few_changes(plan, best, question.rules, question.weights, exact=exact)
        judged = _needs_judging(question)
        if not judged or _allowed(question, milder):
            best = milder
        # where there are several plans, another one of the same worth might change less
        proven = proven and not judged
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
