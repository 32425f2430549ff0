"""The best turn under rules that the core alone does not know: best-first search over plans.

A plan's answer is never worth less than any legal turn it covers. So: take the plan that promises most, ask the core, let the rules
judge the answer. If they allow it, nothing else can be better; if they refuse it, split the plan (split.py) and go on. The search
proves the best turn, or says what no turn can beat when its budget is used up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import chain, count

from meldstone.game.commands import Took
from meldstone.rules.choices import JokerLock, ManipulateInMeldTurn
from meldstone.rules.jokers.exchange import has_joker, joker_sets
from meldstone.rules.opening.openings import openings
from meldstone.rules.opening.reach import could_open
from meldstone.rules.turn import Turn, is_playable
from meldstone.rules.work import UndecidedError
from meldstone.solver import core, limits
from meldstone.solver.core.problem import less, problem
from meldstone.solver.reference.problem import KeepEffort
from meldstone.solver.strict.alternative_layouts import alternative_layouts
from meldstone.solver.strict.ask_core import Answer, answer, ask_core
from meldstone.solver.strict.plan import Plan, forcing, free_plan, keeping, opening_plan, settled, unordered
from meldstone.solver.strict.question import Question
from meldstone.solver.strict.split import objected, split_plan
from meldstone.tiles import BY_CODE, MIRROR, SPECIAL, Face, Row, codes
from meldstone.values import replace


@dataclass(frozen=True, slots=True)
class Found:
    """The best legal answer to a question, if there is one, and what no answer can beat."""

    question: Question
    plan: Plan | None
    answer: Answer | None
    bound: int = 0
    changes_few: bool = False
    """True if the answer already leaves as many sets alone as a fast search finds."""


def search(question: Question, without_special: Answer | None = None, *, effort: KeepEffort | None = None) -> Found:
    """The best legal answer. `without_special` is the best turn that moves no special joker, if that is known. With an effort few
    sets are changed where that costs nothing extra.
    """
    if not question.needs_judging:
        return _unjudged(question)
    if not question.position.opened and not could_open(question.rack, question.rules):
        return Found(question, None, None)
    return _PlanSearch(question, without_special, effort).run()


def allowed(question: Question, found: Answer) -> bool:
    """True if the rules allow the answer."""
    if question.only_to_finish and len(found.placed) < len(question.rack):
        return False
    position, taken = question.position, question.taken
    into = taken.face if taken is not None and question.took is Took.DISCARD else None
    return is_playable(Turn(question.table, found.rows, question.rack, position.opened, into), question.rules)


def _unjudged(question: Question) -> Found:
    """The answer of the core where that is always legal."""
    plan = forcing(_plain_plan(question), question.must)
    if plan is None:
        return Found(question, None, None)
    reply = ask_core(plan, question.rules, question.weights, question.budget, None)
    found = reply.answer
    if found is not None and found.placed:
        return Found(question, plan, found, max(found.bound, found.value))
    if found is None:
        return Found(question, None, None, reply.bound)
    return Found(question, None, None, 0 if found.optimal else found.bound)


def _everything(question: Question) -> int:
    """What a turn that places the whole rack is worth."""
    return sum([max(0, question.weights[face.code]) for face in question.rack])


def _plain_plan(question: Question) -> Plan:
    if question.position.opened:
        return free_plan(question.table, question.rack)
    return opening_plan(question.table, question.rack, question.rules)


class _PlanSearch:
    """The queue of plans, most promising first; of equals those that have decided most, then those found first.

    The queue holds iterators that make plans when they are asked for: mostly one of the first plans is the answer.
    """

    def __init__(self, question: Question, without_special: Answer | None, effort: KeepEffort | None) -> None:
        self.question = question
        self.without_special = without_special
        self.effort = effort
        self.queue: list[tuple[int, int, int, Iterator[Plan]]] = []
        self.order = count()
        self.seen: set[tuple[object, ...]] = set()
        self.verdicts: dict[Hashable, bool] = {}
        """What the rules said about the tables of answers: different plans often have the same answer."""
        self.best: tuple[Plan, Answer] | None = None
        self.unproven_bound = 0
        """The greatest worth that was neither reached nor proven impossible."""

    def run(self) -> Found:
        if self._try_leaving_special_jokers() and self.best is not None:
            return Found(self.question, *self.best, self.best[1].value)
        if self._try_breaking_up_nearest_sets() and self.best is not None:
            return Found(self.question, *self.best, self.best[1].value, changes_few=self.effort is not None)
        self._push(self._beginnings(), self._free_bound(), 0)
        unlocked = self.question.rules.jokers.joker_lock is JokerLock.NONE
        tried, most = 0, limits.PLANS_WITHOUT_LOCK if unlocked else limits.PLANS_WITH_LOCK
        if self.question.budget is not None and not self.question.position.opened:
            most = min(most, 1 + limits.OPENING_WORK // max(1, len(self.question.rack)) ** 2)
        while self.queue and tried < most:
            promise, _, _, plans = self.queue[0]
            if self.best is not None and -promise <= self.best[1].value:
                self.queue.clear()
                break
            plan = next(plans, None)
            if plan is None:
                heappop(self.queue)
            elif (key := plan.key) not in self.seen:
                self.seen.add(key)
                self._try(plan, -promise)
                tried += 1
        if self.queue:
            self.unproven_bound = max(self.unproven_bound, -self.queue[0][0])
        if self.best is None:
            return Found(self.question, None, None, self.unproven_bound)
        return Found(self.question, *self.best, max(self.best[1].value, self.unproven_bound))

    def _try_leaving_special_jokers(self) -> bool:
        """Leaves all special jokers where they are, which makes a small question; true if that places everything."""
        question = self.question
        with_special = [row for row in question.table if not SPECIAL.isdisjoint(row)] if question.is_free else []
        if not with_special:
            return False
        others = [row for row in question.table if SPECIAL.isdisjoint(row)]
        plan = replace(free_plan(others, [face for face in question.rack if face not in SPECIAL]), fixed=tuple(with_special))
        found = self.without_special or answer(plan, question.rules, question.weights, question.budget)
        if found is None or not found.placed:
            return False
        self.best = plan, found
        return found.value >= _everything(question)

    def _try_breaking_up_nearest_sets(self) -> bool:
        """Breaks up only the sets that have most to do with the rack; true if that places everything."""
        question = self.question
        if not question.is_free or not any(face in SPECIAL for row in (*question.table, question.rack) for face in row):
            return False
        alone = problem(question.rules, (), question.rack, question.weights)
        steps = core.in_use().place_all_with_few(alone, question.table, limits.NEAREST_SETS_NODES, self.effort)
        for found in reversed(steps):
            laid = Answer(found.sets, question.rack, found.value, nodes=found.nodes)
            if allowed(question, laid):
                self.best = free_plan(question.table, question.rack), laid
                return True
        return False

    @property
    def _beaten(self) -> int:
        """What an answer must exceed to be of interest."""
        return 0 if self.best is None else self.best[1].value

    def _push(self, plans: Iterator[Plan], promise: int, depth: int) -> None:
        heappush(self.queue, (-promise, -depth, next(self.order), plans))

    def _free_bound(self) -> int:
        """What could be reached with free jokers and without an opening; more than any turn is worth if that is not asked."""
        question = self.question
        plan = None if question.position.opened else forcing(free_plan(question.table, question.rack), self._must)
        if plan is None:
            return 4 * sum([abs(question.weights[face.code]) for face in question.rack]) + 1
        reply = ask_core(plan, question.rules, question.weights, question.budget, None)
        free = reply.answer
        if free is None:
            return reply.bound
        return free.value if free.optimal else free.bound

    def _try(self, plan: Plan, promise: int) -> None:
        question = self.question
        reply = ask_core(plan, question.rules, question.weights, question.budget, self._beaten)
        found = reply.answer
        if found is None and not reply.certain:
            self.unproven_bound = max(self.unproven_bound, promise)
        if found is None or not found.placed:
            return
        promise = min(promise, found.value if found.optimal else found.bound)
        if self.best is not None and promise <= self.best[1].value:
            return
        if question.only_to_finish and found.optimal and len(found.placed) < len(question.rack):
            return  # to finish would have been worth more
        legal = self._legal(found)
        if legal is None and not plan.depth and question.rules.jokers.joker_lock is JokerLock.NONE:
            self._fix_joker_sets_until_legal(plan, found)
            if self.best is not None and promise <= self.best[1].value:
                return
        if legal is not None:
            if self.best is None or legal.value > self.best[1].value:
                self.best = plan, legal
            if promise > legal.value:
                self.unproven_bound = max(self.unproven_bound, promise)
            return
        if plan.depth or question.rules.free_jokers:
            children, covers = split_plan(question, plan, found.rows)
            if not covers:
                self.unproven_bound = max(self.unproven_bound, promise)
                if question.rules.free_jokers and question.budget is None:
                    return  # more plans would prove nothing, and what is easy to find is found
        else:
            children = self._split_later(plan, found, promise)
        if not plan.depth:
            # a turn that leaves all joker sets alone is hardly ever refused
            kept = [row for row in joker_sets(plan.free_sets) if MIRROR not in row]
            children = chain([replace(keeping(plan, kept), depth=1)], children)
        self._push(children, promise, plan.depth + 1)

    def _split_later(self, plan: Plan, refused: Answer, promise: int) -> Iterator[Plan]:
        """The plans that a plan is split into; nothing is done before somebody asks for the first, which mostly nobody does."""
        children, covers = split_plan(self.question, plan, refused.rows)
        if not covers:
            self.unproven_bound = max(self.unproven_bound, promise)
        yield from children

    def _fix_joker_sets_until_legal(self, plan: Plan, refused: Answer) -> None:
        """Leaves alone the joker sets that the rules object about until the answer is legal: no proof, but mostly a good turn."""
        question = self.question
        found: Answer | None = refused
        while found is not None and found.placed:
            legal = self._legal(found) if found is not refused else None
            if legal is not None:
                if self.best is None or legal.value > self.best[1].value:
                    self.best = plan, legal
                return
            objected_sets = [row for row in dict.fromkeys(objected(question, found.rows)) if row in plan.free_sets]
            if not objected_sets:
                return
            plan = keeping(plan, [row for row in objected_sets if MIRROR not in row])
            for row in objected_sets:
                if MIRROR in row:
                    plan = settled(plan, row)
            found = answer(plan, question.rules, question.weights, question.budget, above=self._beaten, hasty=True)

    def _legal(self, found: Answer) -> Answer | None:
        """The answer if the rules allow it, or else a legal one with the same sets in another layout."""
        if self._is_allowed(found):
            return found
        if self.question.rules.jokers.joker_lock is not JokerLock.NONE:
            return None  # there the plans decide the layout of sets with jokers
        if self.question.only_to_finish and len(found.placed) < len(self.question.rack):
            return None
        for rows in alternative_layouts(self.question, found.rows):
            other = replace(found, rows=rows)
            if self._is_allowed(other):
                return other
        return None

    def _is_allowed(self, found: Answer) -> bool:
        table = unordered(found.rows)
        verdict = self.verdicts.get(table)
        if verdict is None:
            verdict = self.verdicts[table] = allowed(self.question, found)
        return verdict

    @property
    def _must(self) -> list[Face]:
        return [*self.question.must, *([self.question.taken.face] if self.question.taken is not None else [])]

    def _beginnings(self) -> Iterator[Plan]:
        question = self.question
        must = self._must
        in_new_set = (question.taken.face,) if question.taken is not None and question.took is Took.DISCARD else ()
        if question.position.opened:
            begun: Iterator[Plan] = iter([free_plan(question.table, question.rack)])
        elif question.rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
            # the core asks nothing of an opening but its points, so tiles that must be laid get their sets here
            plan = opening_plan(question.table, question.rack, question.rules)
            yield replace(plan, need_new_set=tuple(must))
            return
        else:
            begun = self._openings()
        for plan in begun:
            forced = forcing(plan, must)
            if forced is not None:
                yield replace(forced, need_new_set=tuple(less(in_new_set, plan.already_placed)))

    def _openings(self) -> Iterator[Plan]:
        """Opening and table play in one turn: every smallest opening, then an ordinary turn with the rest."""
        question = self.question
        openings_seen: set[tuple[Row, ...]] = set()
        for rows in self._smallest_openings():
            joker_sets = tuple(sorted([row for row in rows if has_joker(row)], key=codes))
            plain_tiles = tuple(sorted([face for row in rows if not has_joker(row) for face in row], key=BY_CODE))
            if (key := (plain_tiles, *joker_sets)) not in openings_seen:
                openings_seen.add(key)
                laid = Counter(face for row in rows for face in row)
                rest = tuple((Counter(question.rack) - laid).elements())
                yield replace(free_plan((*question.table, *rows), rest), already_placed=tuple(laid.elements()))

    def _smallest_openings(self) -> Iterator[tuple[Row, ...]]:
        try:
            yield from openings(self.question.rack, self.question.rules)
        except UndecidedError:
            # some openings are missing, so nothing is known about turns that begin with them
            self.unproven_bound = max(self.unproven_bound, self._free_bound())
