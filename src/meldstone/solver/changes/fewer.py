"""Asking again: which answer of the same worth leaves more sets of the table alone?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from meldstone.rules.ruleset import Ruleset
from meldstone.solver import core, limits
from meldstone.solver.changes.hitting_sets import HittingSetSearch
from meldstone.solver.core.problem import counts, faces_of, problem
from meldstone.solver.reference.problem import ChangeEffort, KeepEffort, Solution
from meldstone.solver.strict.ask_core import Answer, ask_core
from meldstone.solver.strict.plan import Plan
from meldstone.tiles import SPECIAL, Row
from meldstone.values import replace


# made once: a best move takes 40 microseconds, and making these took two to four of them
@cache
def few_effort() -> KeepEffort:
    """How much work goes into leaving sets alone where there is no time for a proof."""
    return KeepEffort(limits.FEW_KEEP_ASK_NODES, limits.FEW_KEEP_NODES, limits.FEW_KEEP_SETS)


@cache
def change_effort() -> ChangeEffort:
    """The same with the scan that goes first."""
    return ChangeEffort(limits.FEW_SCAN_NODES, few_effort())


def _most_effort() -> KeepEffort:
    return KeepEffort(limits.MOST_KEEP_ASK_NODES, limits.MOST_KEEP_NODES, limits.MOST_KEEP_SETS)


def with_few_changes(
    plan: Plan,
    best: Answer,
    rules: Ruleset,
    weights: tuple[int, ...],
    *,
    exact: bool,
    allowed: Callable[[Answer], bool] | None = None,
) -> tuple[Answer, bool]:
    """An answer of the same worth that leaves more sets of the plan alone, and whether no answer to the plan leaves more.

    If the rules judge answers (`allowed`), a refused answer comes back only if `best` was refused already; the proof then says that
    not even a refused answer leaves more sets alone.
    """
    scanned = _scanned(plan, best, rules, weights, exact=exact)
    at_least = 0
    if scanned is not None:
        found, broken_up, at_least = scanned
        if found is not best and (allowed is None or allowed(found)):
            return found, broken_up <= at_least
        if found is best and broken_up <= at_least:
            return best, True
    known = scanned is not None or plan.locked
    if not exact and known and (smaller := _with_joker_sets_fixed(plan, best, judged=allowed is not None)) is not None:
        again = _scanned(smaller, best, rules, weights, exact=False)
        if again is not None and again[0] is not best and (allowed is None or allowed(again[0])):
            best, broken_up, _ = again
            if broken_up <= max(at_least, limits.FEW_CHANGED_SETS):
                return best, broken_up <= at_least
    effort = _most_effort() if exact else few_effort()
    best = _with_sets_kept(plan, best, rules, weights, effort, allowed)
    # the scan gives no answer if a spare joker finds no room; then single questions have to prove
    if exact or not core.in_use().SCANS_CHANGES:
        asked = _Asked(plan, best, rules, weights, allowed, effort.ask_nodes)
        at_least = max(at_least, asked.keep_most(limits.MOST_CORE_CALLS if exact else limits.FEW_CORE_CALLS))
        best = asked.best
    # an answer with fewer sets than there were has changed some
    if not at_least and len(best.rows) < len(plan.fixed) + len(plan.free_sets):
        return best, False
    return best, len(_broken_up(plan, best)) <= at_least


def _with_joker_sets_fixed(plan: Plan, best: Answer, *, judged: bool) -> Plan | None:
    """The plan in which all sets stay that the native scan does not know or the rules may object about; None if that is no help."""
    if any(face in SPECIAL for face in best.placed):
        return None
    pieces = [piece.faces for piece in plan.locked]
    if pieces and kept_and_changed(pieces, best.rows)[1]:
        return None
    fixed = [row for row in plan.free_sets if any(face in SPECIAL or (judged and not face.number) for face in row)]
    if not fixed and not pieces:
        return None
    return replace(
        plan,
        fixed=(*plan.fixed, *pieces, *fixed),
        locked=(),
        free_sets=tuple([row for row in plan.free_sets if row not in fixed]),
        rack=tuple([face for face in plan.rack if face not in SPECIAL]),
    )


def _scanned(plan: Plan, best: Answer, rules: Ruleset, weights: tuple[int, ...], *, exact: bool) -> tuple[Answer, int, int] | None:
    """The answer of the native scan if it breaks up fewer sets, otherwise the best one; how many sets it breaks up, and how many
    have to be broken up at least. None where the scan does not know all that is in play.
    """
    if plan.locked or plan.minimum or plan.moves_special:
        return None
    most = len(_broken_up(plan, best))
    base = sum([weights[face.code] for face in plan.already_placed])
    question = problem(rules, (*plan.loose, *plan.must_place), plan.rack, weights)
    nodes = limits.MOST_SCAN_NODES if exact else limits.FEW_SCAN_NODES
    few = core.in_use().few_changes(question, plan.free_sets, best.value - base, most, nodes)
    if few is None:
        return None
    if few.solution is None:
        return best, most, few.at_least
    broken_up = set(few.broken_up)
    kept = [row for i, row in enumerate(plan.free_sets) if i not in broken_up]
    found = Answer(
        (*plan.fixed, *kept, *few.solution.sets),
        (*plan.already_placed, *faces_of(few.solution.placed)),
        best.value,
        best.optimal,
        best.bound,
        best.nodes + few.solution.nodes,
    )
    return found, len(broken_up), few.at_least


def _with_sets_kept(
    plan: Plan,
    best: Answer,
    rules: Ruleset,
    weights: tuple[int, ...],
    effort: KeepEffort,
    allowed: Callable[[Answer], bool] | None,
) -> Answer:
    """The answer with as many sets left alone as questions about single ones can tell, and the rules allow."""
    base = sum([weights[face.code] for face in plan.already_placed])
    now = Solution(counts(best.placed[len(plan.already_placed) :]), best.rows[len(plan.fixed) :], best.value - base)
    question = problem(rules, (*plan.loose, *plan.must_place), plan.rack, weights, locked=plan.locked, minimum=plan.minimum)
    for found in reversed(core.in_use().keep_sets(question, plan.free_sets, now, effort)):
        kept = Answer(
            (*plan.fixed, *found.sets),
            (*plan.already_placed, *faces_of(found.placed)),
            best.value,
            best.optimal,
            best.bound,
            best.nodes + found.nodes,
        )
        if allowed is None or allowed(kept):
            return kept
    return best


class _Asked:
    """The answers that the core gives to a plan with some of its sets settled."""

    def __init__(
        self,
        plan: Plan,
        best: Answer,
        rules: Ruleset,
        weights: tuple[int, ...],
        allowed: Callable[[Answer], bool] | None,
        budget: int,
    ) -> None:
        self.plan = plan
        self._budget = budget
        self.best = best
        self._broken_up = len(_broken_up(plan, best))
        self._rules = rules
        self._weights = weights
        self._allowed = allowed
        self._refused = allowed is not None and not allowed(best)

    def keep_most(self, calls: int) -> int:
        """Looks for the fewest sets to break up; returns how many have to be broken up at least."""
        broken_up = _broken_up(self.plan, self.best)
        best = 0
        for i, row in enumerate(self.plan.free_sets):
            if row in broken_up:
                broken_up.remove(row)
                best |= 1 << i
        search = HittingSetSearch(len(self.plan.free_sets), best, self._good, calls)
        search.run()
        return search.at_least

    def _good(self, choice: int) -> bool | None:
        """Whether the best worth is reached if only these sets are broken up; an answer that leaves more alone is kept."""
        rows = list(enumerate(self.plan.free_sets))
        fixed = (*self.plan.fixed, *[row for i, row in rows if not choice >> i & 1])
        asked = replace(self.plan, fixed=fixed, free_sets=tuple([row for i, row in rows if choice >> i & 1]))
        reply = ask_core(asked, self._rules, self._weights, self._budget, self.best.value - 1)
        found = reply.answer
        if found is None:
            return False if reply.certain else None
        if found.value == self.best.value:
            self._take(found)
            return True
        return False if found.bound < self.best.value else None

    def _take(self, found: Answer) -> None:
        """Takes an answer in place of the best one if it leaves more sets alone and the rules allow it."""
        broken_up = len(_broken_up(self.plan, found))
        fewer = broken_up < self._broken_up
        if not (fewer or self._refused):
            return
        legal = self._allowed is None or self._allowed(found)
        # an allowed answer may be found only after further refused ones
        if legal or (self._refused and fewer):
            self.best, self._broken_up, self._refused = found, broken_up, not legal


def _broken_up(plan: Plan, best: Answer) -> list[Row]:
    """The free sets of a plan that an answer to it does not leave as they were."""
    # an answer lists the fixed sets first
    return kept_and_changed(plan.free_sets, best.rows[len(plan.fixed) :])[1]


def kept_and_changed(sets: Sequence[Row], lying: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """The sets that still lie as they were, and the others."""
    unmatched = Counter([_key(row) for row in lying])
    kept, changed = [], []
    for row in sets:
        key = _key(row)
        # for what is missing, `get` is quicker than a counter's own answer
        if unmatched.get(key):
            unmatched[key] -= 1
            kept.append(row)
        else:
            changed.append(row)
    return kept, changed


@lru_cache(maxsize=1 << 14)
def _key(row: Row) -> tuple[int, ...]:
    return tuple(sorted([face.code for face in row]))
