"""Splitting a plan whose best answer the rules refuse into plans that decide more.

Together the new plans cover every legal turn that the old one covered: each joker set has one of its fates, each tile lies in some
set. So the best answer of all plans in the end is the best turn there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from meldstone.rules.choices import JokerLock
from meldstone.rules.jokers.exchange import holds, joker_sets, swapped_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.solver.reference.problem import LockedSet
from meldstone.solver.strict.joker_fates import fates_cover, keep_or_rebuild, plans_by_fate, separate_removed_tiles
from meldstone.solver.strict.plan import NO_PLANS, Plan, SplitPlans
from meldstone.solver.strict.question import Question
from meldstone.solver.strict.required_new_sets import make_sets_new, plans_by_new_set
from meldstone.solver.strict.sets_for_a_tile import finish_or_grow, plans_by_opening_home
from meldstone.tiles import Row


def split_plan(question: Question, plan: Plan, rows: Sequence[Row]) -> SplitPlans:
    """Plans that decide more than the plan whose answer `rows` was refused."""
    rules = question.rules
    if plan.minimum:
        return SplitPlans(plans_by_opening_home(plan, rules)) if plan.need_new_set else NO_PLANS
    locks = rules.jokers.joker_lock is not JokerLock.NONE
    if locks:
        undecided = joker_sets(plan.free_sets)
        disturbed = _disturbed(undecided, rows, rules)
        if undecided:
            row = (disturbed or undecided)[0]
            return SplitPlans(plans_by_fate(question, plan, row), fates_cover(question, plan, row))
    if plan.need_new_set:
        return plans_by_new_set(question, plan, plan.need_new_set[0])
    if plan.must_separate:
        return separate_removed_tiles(plan, rules)
    if not locks and (broken := objected(question, rows)):
        found = keep_or_rebuild(plan, rules, broken[0])
        if found is not None:
            return found
    growing = [row for row in plan.decided_sets if LockedSet(row) in plan.locked]
    if growing:
        return finish_or_grow(plan, rules, growing[0])
    return make_sets_new(question, plan, rows)


def _disturbed(sets: Iterable[Row], rows: Sequence[Row], rules: Ruleset) -> list[Row]:
    """The joker sets that are broken up on the final table; a set that lay twice must lie there twice."""
    finals = joker_sets(rows)
    return [row for row, count in Counter(sets).items() if sum([holds(final, row, rules) for final in finals]) < count]


def objected(question: Question, rows: Sequence[Row]) -> list[Row]:
    """The old joker sets that the rules may object about: forbidden swaps, or else whatever was broken up."""
    swapped = [question.table[i] for i in swapped_sets(question.table, rows, question.rules)]
    return swapped or _disturbed(joker_sets(question.table), rows, question.rules)
