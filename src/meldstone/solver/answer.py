"""Asking the core about a plan, and asking again with fewer changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from meldstone.rules.ruleset import Ruleset
from meldstone.solver import engine
from meldstone.solver.few_changes import Search
from meldstone.solver.plans import Plan, Row, settled
from meldstone.solver.problem import Solution
from meldstone.solver.questions import faces_of, problem
from meldstone.tiles import SPECIAL, Face

FEW_BUDGET, _MOST_BUDGET = 400, 50_000
"""Nodes for the question whether a set can stay, in a hurry and for a proof; without an answer by then, the set is opened."""
FEW_CALLS, _MOST_CALLS = 10, 3_000
"""So often the core is asked about choices of sets, in a hurry and for a proof."""
FEW_NODES, _MOST_NODES = 600, 1_000_000
"""Nodes of the native scan for few changes before it only looks for a good answer, in a hurry and for a proof."""


_FEW_OPEN = (3, 5)
"""So many sets are opened when it is tried to leave all others alone."""

_EASY = 3
"""Changed sets that a person takes in at a glance; to go below that is worth no long search."""

_NEAR = 2
"""Numbers between tiles that may come to lie in one short run."""


class Answer(msgspec.Struct, frozen=True):
    """The best that can be made of a plan: all sets of the table afterwards and the rack tiles that left."""

    rows: tuple[Row, ...]
    placed: tuple[Face, ...]
    value: int
    optimal: bool = True
    bound: int = 0
    nodes: int = 0


def answer(
    plan: Plan, rules: Ruleset, weights: tuple[int, ...], node_budget: int | None = None, *, above: int | None = None
) -> Answer | None:
    """The core's answer to a plan; None if its tiles cannot all lie, an opening is not reached, or nothing is worth more than
    `above` (if that is given, answers worth no more may come or not).
    """
    return answer_or_not(plan, rules, weights, node_budget, above)[0]


def answer_or_not(
    plan: Plan, rules: Ruleset, weights: tuple[int, ...], node_budget: int | None, above: int | None
) -> tuple[Answer | None, bool]:
    """The same, and whether that there is no answer is certain."""
    base = sum([weights[face.code] for face in plan.spent])
    question = problem(
        rules,
        plan.required,
        plan.rack,
        weights,
        locked=plan.locked,
        minimum=plan.minimum,
        above=None if above is None else above - base,
    )
    solution = engine.solve(question, node_budget)
    if not _complete(plan, solution):
        return None, solution.optimal
    found = Answer(
        (*plan.fixed, *solution.sets),
        (*plan.spent, *faces_of(solution.placed)),
        base + solution.value,
        solution.optimal,
        base + solution.bound,
        solution.nodes,
    )
    return found, True


def _complete(plan: Plan, solution: Solution) -> bool:
    """False if the core says that the tiles cannot lie: it then lays no sets at all."""
    return bool(solution.sets) or not (plan.required or plan.locked)


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

    Where the rules have the last word (`allowed`), an answer that they refuse is given only if that was so from the beginning; the
    proof then says that not even a refused answer leaves more.
    """
    most = len(_settle_kept(plan, best).open_sets)
    scanned = _scanned(plan, best, rules, weights, most, exact=exact)
    at_least = 0
    if scanned is not None:
        found, at_least = scanned
        if found is not None and (allowed is None or allowed(found)):
            return found, len(_settle_kept(plan, found).open_sets) <= at_least
        if found is None and at_least >= most:
            return best, True
    if not exact and (calmer := _calmer(plan, best, judged=allowed is not None)) is not None:
        calm = _scanned(calmer, best, rules, weights, most, exact=False)
        if calm is not None and calm[0] is not None and (allowed is None or allowed(calm[0])):
            best = calm[0]
            opened = len(_settle_kept(plan, best).open_sets)
            if opened <= max(at_least, _EASY):
                return best, opened <= at_least
    asked = _Asked(plan, best, rules, weights, allowed, _MOST_BUDGET if exact else FEW_BUDGET)
    asked.keep_one_by_one(_MOST_CALLS if exact else FEW_CALLS)
    # a scan may stop without an answer at a joker that finds no room; then single questions have to prove
    if exact or engine.few_changes is None:
        at_least = max(at_least, asked.keep_most(_MOST_CALLS if exact else FEW_CALLS))
    return asked.best, len(_settle_kept(plan, asked.best).open_sets) <= at_least


def _calmer(plan: Plan, best: Answer, *, judged: bool) -> Plan | None:
    """The plan with all sets settled that the native scan does not know or the rules may object about; None if that is no help."""
    if any(face in SPECIAL for face in best.placed):
        return None
    lying = Counter([_key(row) for row in best.rows])
    pieces = [one.faces for one in plan.locked]
    if Counter([_key(row) for row in pieces]) - lying:
        return None
    settled = [row for row in plan.open_sets if any(face in SPECIAL or (judged and not face.number) for face in row)]
    if not settled and not pieces:
        return None
    return replace(
        plan,
        fixed=(*plan.fixed, *pieces, *settled),
        locked=(),
        open_sets=tuple([row for row in plan.open_sets if row not in settled]),
        rack=tuple([face for face in plan.rack if face not in SPECIAL]),
    )


def _scanned(
    plan: Plan, best: Answer, rules: Ruleset, weights: tuple[int, ...], most: int, *, exact: bool
) -> tuple[Answer | None, int] | None:
    """The answer of the native scan, if it finds one that opens fewer sets, and how many have to be opened at least.

    None where it does not know all that is in play.
    """
    if engine.few_changes is None or plan.locked or plan.minimum:
        return None
    base = sum([weights[face.code] for face in plan.spent])
    question = problem(rules, (*plan.loose, *plan.due), plan.rack, weights)
    nodes = _MOST_NODES if exact else FEW_NODES
    few = engine.few_changes(question, plan.open_sets, best.value - base, most, nodes)
    if few is None:
        return None
    if few.solution is None:
        return None, few.at_least
    opened = set(few.opened)
    kept = [row for i, row in enumerate(plan.open_sets) if i not in opened]
    found = Answer(
        (*plan.fixed, *kept, *few.solution.sets),
        (*plan.spent, *faces_of(few.solution.placed)),
        best.value,
        best.optimal,
        best.bound,
        best.nodes + few.solution.nodes,
    )
    return found, few.at_least


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
        known: dict[tuple[Row, ...], tuple[Answer | None, bool]] | None = None,
    ) -> None:
        self.plan = plan
        self._budget = budget
        self.best = best
        self._opened = len(_settle_kept(plan, best).open_sets)
        self._rules = rules
        self._weights = weights
        self._allowed = allowed
        self._refused = allowed is not None and not allowed(best)
        self._known = {} if known is None else known

    def keep_one_by_one(self, calls: int) -> None:
        """Tries for every set that is still open whether it can stay; the rules are asked about every step only if they must be."""
        if self._allowed is not None:
            freely = _Asked(self.plan, self.best, self._rules, self._weights, None, self._budget, self._known)
            freely.keep_one_by_one(calls)
            if self._taken(freely.best) and not self._refused:
                return
        plan = self._keep_in_bulk(_settle_kept(self.plan, self.best))
        for row in plan.open_sets[:calls]:
            if calls == FEW_CALLS and len(plan.open_sets) <= _EASY:
                break
            if row in plan.open_sets:
                plan = self._kept(plan, [row]) or plan

    def _keep_in_bulk(self, plan: Plan) -> Plan:
        """Tries whether all sets can stay but the few that have most to do with the placed tiles, else whether half can."""
        rows = self._strangers_first(plan)
        for opened in _FEW_OPEN:
            kept = self._kept(plan, rows[:-opened]) if opened < len(rows) else None
            if kept is not None:
                return kept
        size = len(rows) // 2
        while size > 1:
            plan = self._kept(plan, self._strangers_first(plan)[:size]) or plan
            size = min(size, len(plan.open_sets)) // 2
        return plan

    def _strangers_first(self, plan: Plan) -> list[Row]:
        return sorted(plan.open_sets, key=lambda row: _kinship(row, self.best.placed))

    def _kept(self, plan: Plan, rows: Sequence[Row]) -> Plan | None:
        """The plan with these sets settled, if the worth is reached all the same."""
        tried = plan
        for row in rows:
            tried = settled(tried, row)
        found, _ = self._answer(tried)
        return _settle_kept(tried, found) if found is not None and self._taken(found) else None

    def keep_most(self, calls: int) -> int:
        """Looks for the fewest sets to open; returns how many have to be opened at least."""
        open_rows = list(_settle_kept(self.plan, self.best).open_sets)
        best = 0
        for i, row in enumerate(self.plan.open_sets):
            if row in open_rows:
                open_rows.remove(row)
                best |= 1 << i
        search = Search(len(self.plan.open_sets), best, self._good, calls)
        search.run()
        return search.at_least

    def _good(self, choice: int) -> bool | None:
        """Whether the best worth is reached if only these sets are opened; an answer that leaves more alone is kept."""
        rows = list(enumerate(self.plan.open_sets))
        fixed = (*self.plan.fixed, *[row for i, row in rows if not choice >> i & 1])
        found, certain = self._answer(replace(self.plan, fixed=fixed, open_sets=tuple([row for i, row in rows if choice >> i & 1])))
        if found is None:
            return False if certain else None
        if found.value == self.best.value:
            self._taken(found)
            return True
        return False if found.bound < self.best.value else None

    def _answer(self, plan: Plan) -> tuple[Answer | None, bool]:
        if (key := plan.open_sets) not in self._known:
            self._known[key] = answer_or_not(plan, self._rules, self._weights, self._budget, self.best.value - 1)
        return self._known[key]

    def _taken(self, found: Answer) -> bool:
        """Takes an answer in place of the best one if it leaves more sets alone and the rules allow it."""
        if found.value != self.best.value:
            return False
        opened = len(_settle_kept(self.plan, found).open_sets)
        fewer = opened < self._opened
        if not (fewer or self._refused):
            return False
        legal = self._allowed is None or self._allowed(found)
        # from a refused answer the way to an allowed one may lead over refused ones
        if legal or (self._refused and fewer):
            self.best, self._opened, self._refused = found, opened, not legal
            return True
        return False


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


def _kinship(row: Row, placed: Sequence[Face]) -> int:
    """How many pairs of a tile of the set and a placed tile could lie beside each other; jokers go with everything."""
    return sum(
        [
            not face.number
            or face.number == other.number
            or (face.colour == other.colour and abs(face.number - other.number) <= _NEAR)
            for face in row
            for other in placed
        ]
    )


@lru_cache(maxsize=1 << 14)
def _key(row: Row) -> tuple[int, ...]:
    return tuple(sorted([face.code for face in row]))
