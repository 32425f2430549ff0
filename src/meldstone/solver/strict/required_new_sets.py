"""Which sets must be new? Freed jokers and a taken discard have to lie in sets that do not continue an old one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meldstone.rules.choices import JokerLock, JokerReuse
from meldstone.rules.jokers.exchange import has_joker, holds
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_group, is_set
from meldstone.solver.core.problem import less
from meldstone.solver.reference.problem import LockedSet
from meldstone.solver.strict.plan import NO_PLANS, Plan, SplitPlans, claim, settle
from meldstone.solver.strict.question import Question
from meldstone.solver.strict.sets_for_a_tile import plans_by_set, rows_with
from meldstone.tiles import Face, Row
from meldstone.values import replace


def plans_by_new_set(question: Question, plan: Plan, tile: Face) -> SplitPlans:
    """One plan for each new set that a freed joker or a taken tile can lie in."""
    rest = replace(plan, need_new_set=tuple(less(plan.need_new_set, (tile,))))
    if tile not in plan.required:  # it has found its place in a set that is decided
        return SplitPlans(iter([replace(rest, depth=plan.depth + 1)]))
    taken = question.taken is not None and question.taken.face is tile
    if question.rules.jokers.joker_reuse is JokerReuse.NEW_SET_ALL_RACK and not tile.number and not taken:
        return SplitPlans(_rack_homes(plan, question.rules, tile))
    growing = [row for row in plan.required_new_sets if LockedSet(row) in plan.locked]
    return plans_by_set(rest, question.rules, tile, growing, new=True)


def _rack_homes(plan: Plan, rules: Ruleset, joker: Face) -> Iterator[Plan]:
    """New sets of rack tiles around a freed joker; other freed jokers may join (RULES.md K-14)."""
    held = Counter(plan.rack) + Counter(plan.must_place)
    stock = held + Counter(plan.need_new_set)
    for row in rows_with(joker, stock, rules, longest=27):
        need = Counter(row)
        freed = need & Counter(plan.need_new_set)
        if not need - freed <= held:
            continue
        inside = claim(plan, freed.elements())
        taken = claim(inside, (need - freed).elements(), rack_first=True) if inside is not None else None
        if taken is not None:
            yield settle(replace(taken, need_new_set=tuple(less(plan.need_new_set, freed.elements()))), row, grows=False)


def make_sets_new(question: Question, plan: Plan, rows: Sequence[Row]) -> SplitPlans:
    """A decided set is not new, because tiles of an old set lie in it: let them come from the rack, or let the old set be kept."""
    placed = Counter(face for row in rows for face in row) - Counter(face for row in question.table for face in row)
    for new in plan.required_new_sets:
        others = list(rows)
        others.remove(new)
        for old in _old_sets(question, plan, new):
            shared = Counter(new) & Counter(old)
            if shared <= placed or not is_set(tuple([face for face in new if shared[face]]), question.rules):
                continue
            if not any(holds(row, old, question.rules) for row in others):
                return _from_rack_or_kept(plan, question.rules, shared, old)
    return NO_PLANS


def _old_sets(question: Question, plan: Plan, new: Row) -> Sequence[Row]:
    """The old sets that a new set must not continue: joker sets after the exchange, and those that nothing locks as they lay."""
    if question.rules.jokers.joker_lock is JokerLock.NONE and not has_joker(new):
        return question.table
    return [*[row for row in question.table if not has_joker(row)], *plan.after_exchange]


def _from_rack_or_kept(plan: Plan, rules: Ruleset, shared: Counter[Face], old: Row) -> SplitPlans:
    longer = [(piece.faces, row) for piece in plan.locked for row in _grown_over(piece.faces, old, rules)]
    plans = [_from_rack(plan, shared), *[_grown_to(plan, piece, row) for piece, row in [((), old), *longer]]]
    # two pieces might hold an old set together, and one with a joker might lie in another order
    covers = len({piece for piece, _ in longer}) <= 1 and not has_joker(old)
    return SplitPlans(iter([found for found in plans if found is not None]), covers)


def _from_rack(plan: Plan, faces: Counter[Face]) -> Plan | None:
    """The plan in which so many of these faces leave the rack."""
    due = faces - Counter(plan.already_placed)
    if not due <= Counter(plan.rack):
        return None
    more = tuple(due.elements())
    rack = tuple((Counter(plan.rack) - due).elements())
    return replace(plan, rack=rack, already_placed=(*plan.already_placed, *more), loose=(*plan.loose, *more), depth=plan.depth + 1)


def _grown_to(plan: Plan, piece: Row, row: Row) -> Plan | None:
    """The plan in which a locked piece, or nothing, has grown to a longer one."""
    taken = claim(plan, less(row, piece))
    if taken is None:
        return None
    locked = list(taken.locked)
    if piece:
        locked.remove(LockedSet(piece))
    return settle(replace(taken, locked=tuple(locked)), row, grows=True)


def _grown_over(piece: Row, old: Row, rules: Ruleset) -> list[Row]:
    """The sets that hold a piece and an old set which share tiles."""
    rows = [(*piece, *less(old, piece))] if is_group(piece, rules) and is_group(old, rules) else []
    for lying in (piece, piece[::-1]):
        for count in range(1, min(len(lying), len(old))):
            if lying[-count:] == old[:count]:
                rows.append((*lying, *old[count:]))
            if old[-count:] == lying[:count]:
                rows.append((*old, *lying[count:]))
    return [row for row in rows if len(row) < len(piece) + len(old) and is_set(row, rules)]
