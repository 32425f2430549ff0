"""What becomes of a joker set? One plan for each fate: it stays, its joker is exchanged, it is taken apart as the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from meldstone.rules.choices import JokerLock, JokerReplaceSource, JokerReuse, TwoColourAtEnd
from meldstone.rules.jokers.exchange import exchanges, joker_places, joker_sets, within
from meldstone.rules.jokers.fates import Fate, completions, joker_set_fates
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.solver.reference.problem import LockedSet
from meldstone.solver.strict.plan import Plan, SplitPlans, claim, keeping
from meldstone.solver.strict.question import Question
from meldstone.solver.strict.sets_for_a_tile import is_single, longest_core, neighbours, plans_by_set, sets_cover
from meldstone.solver.strict.three_tile_sets import THREE
from meldstone.tiles import BY_CODE, MIRROR, Face, Row
from meldstone.values import replace

# What is left of a joker set is asked about for every plan, and there are few such rests.
_is_known_set = lru_cache(maxsize=1 << 12)(is_set)


def fates_cover(question: Question, plan: Plan, row: Row) -> bool:
    """True if the plans for the fates of a joker set miss no legal turn: one more tile completes what is left of it (K-43)."""
    rules = question.rules
    if rules.jokers.joker_lock is JokerLock.NO_SPLIT:
        odd = rules.sets.min_number_tiles > 1 or rules.sets.two_colour_at_end is TwoColourAtEnd.FORBID or MIRROR in row
        if odd or _may_be_joined(row, joker_sets(question.table)):
            return False
    return not (question.in_play[MIRROR] and _may_be_mirrored(plan, row, rules))


def _may_be_joined(row: Row, sets: Sequence[Row]) -> bool:
    """True if the rests of this and another joker set might lie in one set, each completed by the other: no plan says so."""
    others = list(sets)
    if row in others:
        others.remove(row)
    return any(_one_colour_or_number((*row, *other)) for other in others)


def _one_colour_or_number(faces: Row) -> bool:
    numbered = [face for face in faces if face.number]
    return len({face.colour for face in numbered}) == 1 or len({face.number for face in numbered}) == 1


def _may_be_mirrored(plan: Plan, row: Row, rules: Ruleset) -> bool:
    """True if a joker set might become half of a mirror set, which the core does not try with locked sets."""
    others = Counter(plan.rack) + Counter(plan.required) - Counter(row)
    if not others[MIRROR]:
        return False
    # each of its tiles would face an equal one or a joker, one of its own too if that is exchanged
    alone = sum([1 for face in row if face.number and not others[face]])
    jokers = sum([1 for face in (*others.elements(), *row) if not face.number and face is not MIRROR])
    return rules.jokers.joker_lock is JokerLock.NO_SPLIT or alone <= jokers


def plans_by_fate(question: Question, plan: Plan, row: Row) -> Iterator[Plan]:
    """One plan for each fate of a locked joker set."""
    rest = list(plan.free_sets)
    rest.remove(row)
    for begun in _after_others(question, replace(plan, free_sets=tuple(rest), depth=plan.depth + 1), row):
        yield from _treated(question, begun, row)


def _after_others(question: Question, plan: Plan, row: Row) -> Iterator[Plan]:
    """The plan itself and, where tiles of the table may replace jokers, those in which another joker set gives a tile first."""
    yield plan
    if question.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY:
        return
    wanted = {face for place in joker_places(row) for tiles, _ in exchanges(row, place, question.rules) for face in tiles}
    for other in dict.fromkeys(joker_sets(plan.free_sets)):
        if not wanted.isdisjoint(other):
            for begun in plans_by_fate(question, plan, other):
                if len(begun.loose) > len(plan.loose):
                    yield from _after_others(question, begun, row)


def _treated(question: Question, plan: Plan, row: Row) -> Iterator[Plan]:
    """One plan for each fate of a joker set that is no longer free; undecided joker sets give no tile."""
    rules = question.rules
    rack_only = rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY
    undecided = joker_sets(plan.free_sets)
    base = replace(plan, free_sets=tuple([free for free in plan.free_sets if free not in undecided]))
    source = Counter(base.rack) + Counter(base.must_place if rack_only else base.required)
    for fate in joker_set_fates(row, source, rules, may_take=question.may_take_jokers):
        outcome = fate.exchanged
        if fate.left and not _can_part(question, fate.left, outcome.row):
            continue
        is_whole = not fate.rest or _is_known_set(fate.rest, rules)
        grown = () if is_whole else _grown_again(question, fate)
        if not (is_whole or grown):
            continue
        exchanged = claim(base, outcome.came, rack_first=rack_only)
        if exchanged is None:
            continue
        in_new_sets = outcome.freed if rules.jokers.joker_reuse is not JokerReuse.ANYWHERE else ()
        several = len(fate.left) > 1
        treated = replace(
            exchanged,
            free_sets=(*exchanged.free_sets, *undecided),
            loose=(*exchanged.loose, *outcome.became, *fate.left, *outcome.freed),
            need_new_set=(*exchanged.need_new_set, *in_new_sets),
            after_exchange=(*exchanged.after_exchange, outcome.became) if outcome.became else exchanged.after_exchange,
            kept_and_removed=(*exchanged.kept_and_removed, (fate.rest, fate.left)) if several else exchanged.kept_and_removed,
            must_separate=(*exchanged.must_separate, fate.left) if several else exchanged.must_separate,
        )
        if not fate.rest:
            yield treated
        elif is_whole:
            yield replace(treated, locked=(*treated.locked, LockedSet(fate.rest)))
        else:
            may_be_freed = any(_can_be_exchanged(other, source, rules) for other in undecided)
            yield from _completed(treated, grown, () if may_be_freed else undecided)


def _can_be_exchanged(row: Row, source: Counter[Face], rules: Ruleset) -> bool:
    return any(within(tiles, source) for place in joker_places(row) for tiles, _ in exchanges(row, place, rules))


def _can_part(question: Question, left: Row, gone: Row) -> bool:
    """False if a tile removed from a joker set is in no set of three elsewhere: each removed tile needs a set of its own."""
    if longest_core(question.rules) != THREE or question.in_play[MIRROR]:
        return True
    return all(question.lies_elsewhere(face, gone) for face in left)


def _grown_again(question: Question, fate: Fate) -> list[tuple[Face, Row]]:
    """What may have made a set again of the rest of a joker set that is too small to be one, before other tiles left it (K-43)."""
    row = fate.exchanged.row
    return [
        (face, grown)
        for face, grown in completions(row, fate.rest, question.rules)
        # with an equal tile of those that left it is a larger rest, which is a fate of its own
        if face not in fate.left and question.in_play[face] > fate.rest.count(face) and _can_part(question, fate.left, (*row, face))
    ]


def _completed(plan: Plan, grown_sets: Sequence[tuple[Face, Row]], keeping_jokers: Sequence[Row]) -> Iterator[Plan]:
    """The plans in which the rest of a joker set has grown by a tile; the jokers of some sets are known to stay where they are."""
    for face, grown in grown_sets:
        taken = claim(plan, (face,)) if face.number or _is_free(face, plan, keeping_jokers) else None
        if taken is not None:
            yield replace(taken, locked=(*taken.locked, LockedSet(grown)))


def _is_free(joker: Face, plan: Plan, keeping_jokers: Sequence[Row]) -> bool:
    return (*plan.rack, *plan.required).count(joker) > sum([row.count(joker) for row in keeping_jokers])


def separate_removed_tiles(plan: Plan, rules: Ruleset) -> SplitPlans:
    """A set for one of the tiles removed from a joker set, without the others."""
    (tile, *others), *more = plan.must_separate
    rest = replace(plan, must_separate=((tuple(others),) if len(others) > 1 else ()) + tuple(more))
    if tile not in plan.required:
        return SplitPlans(iter([replace(rest, depth=plan.depth + 1)]))
    only = [face for face in others if is_single(plan, face)] if tile not in chain.from_iterable(plan.decided_sets) else []
    return plans_by_set(plan, rules, tile, [piece.faces for piece in plan.locked], rest=rest, without=only)


def keep_or_rebuild(plan: Plan, rules: Ruleset, row: Row) -> SplitPlans | None:
    """A joker set without a lock was broken up as the rules forbid: it stays, or one of its tiles lies in some other set."""
    free = Counter(plan.required)
    tiles = [face for face in sorted(set(row), key=BY_CODE) if free[face]]
    if not tiles:
        return None
    growing = [piece.faces for piece in plan.locked]
    return SplitPlans(_kept_or_rebuilt(plan, rules, row, tiles, growing), sets_cover(plan, rules, growing))


def _kept_or_rebuilt(plan: Plan, rules: Ruleset, row: Row, tiles: Sequence[Face], growing: Sequence[Row]) -> Iterator[Plan]:
    if row in plan.free_sets and MIRROR not in row:
        yield replace(keeping(plan, [row]), depth=plan.depth + 1)
    face = min(tiles, key=lambda tile: (not tile.number, len(neighbours(plan, rules, tile))))
    yield from plans_by_set(plan, rules, face, growing).plans
