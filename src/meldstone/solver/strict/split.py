"""Splitting a plan whose best answer the rules refuse into plans that decide more.

The plans that come back cover every legal turn that the one covered: each joker set has one of its fates, each tile lies in some
set. So the best answer of all plans in the end is the best turn there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from meldstone.rules.jokers.exchange import exchanges, has_joker, holds, joker_places, joker_sets, swapped_sets, within
from meldstone.rules.jokers.fates import Fate, completions, joker_set_fates
from meldstone.rules.layable import rows as layable_rows
from meldstone.rules.ruleset import JokerLock, JokerReplaceSource, JokerReuse, Ruleset, TwoColourAtEnd
from meldstone.rules.sets import copies_in_box, is_group, is_set, opening_value
from meldstone.solver.core.problem import less
from meldstone.solver.reference.problem import LockedSet
from meldstone.solver.strict.plan import Plan, claim, keeping, settle
from meldstone.solver.strict.question import Question
from meldstone.solver.strict.three_tile_sets import threes
from meldstone.tiles import BY_CODE, DOUBLE, FACES, MIRROR, TWO_COLOUR, Face, Row

_THREE = 3


class Refined(NamedTuple):
    """The plans that one is split into."""

    plans: Iterator[Plan]
    covers: bool = True
    """False if a legal turn of the plan might be in none of them."""


def refine(question: Question, plan: Plan, rows: Sequence[Row]) -> Refined:
    """Plans that decide more than the plan whose answer `rows` was refused."""
    rules = question.rules
    if plan.minimum:
        return Refined(_opening_homes(plan, rules)) if plan.need_new_set else _NOTHING
    locks = rules.jokers.joker_lock is not JokerLock.NONE
    if locks:
        undecided = joker_sets(plan.free_sets)
        disturbed = _disturbed(undecided, rows, rules)
        if undecided:
            row = (disturbed or undecided)[0]
            return Refined(_fates(question, plan, row), _fates_cover(plan, row, rules))
    if plan.need_new_set:
        return _new_sets(question, plan, plan.need_new_set[0])
    if plan.must_separate:
        return _apart(plan, rules)
    if not locks and (apart := objected(question, rows)):
        found = _rebuilt(plan, rules, apart[0])
        if found is not None:
            return found
    growing = [row for row in plan.decided_sets if LockedSet(row) in plan.locked]
    if growing:
        return _grown(plan, rules, growing[0])
    return _renewed(question, plan, rows)


_NOTHING = Refined(iter(()), covers=False)


def _disturbed(sets: Iterable[Row], rows: Sequence[Row], rules: Ruleset) -> list[Row]:
    """Those of the joker sets that do not lie unbroken on the final table, each as often as it lay."""
    finals = joker_sets(rows)
    return [row for row, count in Counter(sets).items() if sum([holds(final, row, rules) for final in finals]) < count]


def objected(question: Question, rows: Sequence[Row]) -> list[Row]:
    """The old joker sets that the rules may object about: forbidden swaps, or else whatever was taken apart."""
    swapped = [question.table[i] for i in swapped_sets(question.table, rows, question.rules)]
    return swapped or _disturbed(joker_sets(question.table), rows, question.rules)


# --- what becomes of a joker set -------------------------------------------------------------------------------------------------


def _fates_cover(plan: Plan, row: Row, rules: Ruleset) -> bool:
    """True if the plans for the fates of a joker set miss no legal turn: one more tile completes what is left of it (K-43)."""
    if rules.jokers.joker_lock is JokerLock.NO_SPLIT:
        odd = rules.sets.min_number_tiles > 1 or rules.sets.two_colour_at_end is TwoColourAtEnd.FORBID or MIRROR in row
        if odd:
            return False
    return not _may_be_mirrored(plan, row, rules)


def _may_be_mirrored(plan: Plan, row: Row, rules: Ruleset) -> bool:
    """True if a joker set might become the half of a mirror set: the core does not let locked sets grow so."""
    others = Counter(plan.rack) + Counter(plan.required) - Counter(row)
    if not others[MIRROR]:
        return False
    # each of its tiles would face an equal one or a joker, one of its own too if that is exchanged
    alone = sum([1 for face in row if face.number and not others[face]])
    jokers = sum([1 for face in (*others.elements(), *row) if not face.number and face is not MIRROR])
    return rules.jokers.joker_lock is JokerLock.NO_SPLIT or alone <= jokers


def _fates(question: Question, plan: Plan, row: Row) -> Iterator[Plan]:
    """One plan for each thing that may be done with a locked joker set."""
    rest = list(plan.free_sets)
    rest.remove(row)
    for begun in _after_others(question, replace(plan, free_sets=tuple(rest), depth=plan.depth + 1), row):
        yield from _treated(question, begun, row)


def _after_others(question: Question, plan: Plan, row: Row) -> Iterator[Plan]:
    """The plan, and where tiles of the table replace jokers, those in which another joker set first gives a tile for it."""
    yield plan
    if question.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY:
        return
    wanted = {face for place in joker_places(row) for tiles, _ in exchanges(row, place, question.rules) for face in tiles}
    for other in dict.fromkeys(joker_sets(plan.free_sets)):
        if not wanted.isdisjoint(other):
            for begun in _fates(question, plan, other):
                if len(begun.loose) > len(plan.loose):
                    yield from _after_others(question, begun, row)


def _treated(question: Question, plan: Plan, row: Row) -> Iterator[Plan]:
    """One plan for each fate of a joker set that is no longer among the open ones; others that are undecided give no tile."""
    rules = question.rules
    rack_only = rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY
    undecided = joker_sets(plan.free_sets)
    base = replace(plan, free_sets=tuple([free for free in plan.free_sets if free not in undecided]))
    source = Counter(base.rack) + Counter(base.must_place if rack_only else base.required)
    for fate in joker_set_fates(row, source, rules, may_take=question.may_take_jokers):
        if fate.left and not _can_part(fate.rest, fate.left, question.in_play, rules):
            continue
        outcome = fate.exchanged
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
        elif is_set(fate.rest, rules):
            yield replace(treated, locked=(*treated.locked, LockedSet(fate.rest)))
        else:
            may_be_freed = any(_can_be_exchanged(other, source, rules) for other in undecided)
            yield from _completed(question, treated, fate, () if may_be_freed else undecided)


def _can_be_exchanged(row: Row, source: Counter[Face], rules: Ruleset) -> bool:
    return any(within(tiles, source) for place in joker_places(row) for tiles, _ in exchanges(row, place, rules))


def _can_part(rest: Row, left: Row, in_play: Counter[Face], rules: Ruleset) -> bool:
    """False if a tile that left the rest of a joker set finds no set of three elsewhere: each of them needs one of its own."""
    if _longest_core(rules) != _THREE or in_play[MIRROR]:
        return True
    elsewhere = in_play.copy()
    elsewhere.subtract(rest)
    elsewhere.subtract(left)
    for face in left:
        elsewhere[face] += 1
        if not any(within(row, elsewhere) for row in threes(face, rules)):
            return False
        elsewhere[face] -= 1
    return True


def _completed(question: Question, plan: Plan, fate: Fate, keeping_jokers: Sequence[Row]) -> Iterator[Plan]:
    """The rest of a joker set that is too small to be one: it has grown by a tile before others left it (K-43).

    The jokers of some sets are known to stay where they are.
    """
    jokers = Counter(face for face in (*plan.rack, *plan.required) if not face.number)
    jokers -= Counter(face for row in keeping_jokers for face in row if not face.number)
    for face, grown in completions(fate.exchanged.row, fate.rest, question.rules):
        if not _can_part(grown, fate.left, question.in_play, question.rules):
            continue
        taken = claim(plan, (face,)) if face.number or jokers[face] else None
        if taken is not None:
            yield replace(taken, locked=(*taken.locked, LockedSet(grown)))


def _apart(plan: Plan, rules: Ruleset) -> Refined:
    """A set for one of the tiles that left a joker set, without the others."""
    (tile, *others), *more = plan.must_separate
    rest = replace(plan, must_separate=((tuple(others),) if len(others) > 1 else ()) + tuple(more))
    if tile not in plan.required:
        return Refined(iter([replace(rest, depth=plan.depth + 1)]))
    only = [face for face in others if _is_single(plan, face)] if tile not in chain.from_iterable(plan.decided_sets) else []
    return _homes(plan, rules, tile, [piece.faces for piece in plan.locked], rest=rest, without=only)


def _is_single(plan: Plan, face: Face) -> bool:
    """True if there is one tile of a face outside of joker sets: of equal ones, any may be the one that left."""
    return sum([tiles.count(face) for tiles in (plan.required, plan.rack, *plan.decided_sets)]) == 1


def _meet(plan: Plan, row: Row) -> bool:
    """True if tiles that left a joker set meet in a set, or one of them what stayed."""
    for core, leaving in plan.kept_and_removed:
        inside = sum([face in row and _is_single(plan, face) for face in leaving])
        if inside > 1 or (inside and any(face in row and _is_only(plan, face) for face in core)):
            return True
    return False


def _is_only(plan: Plan, face: Face) -> bool:
    """True if there is one tile of a face."""
    pieces = [piece.faces for piece in plan.locked]
    return sum([tiles.count(face) for tiles in (plan.required, plan.rack, *plan.fixed, *pieces)]) == 1


def _rebuilt(plan: Plan, rules: Ruleset, row: Row) -> Refined | None:
    """A joker set without a lock was taken apart as the rules forbid: it stays, or one of its tiles lies in some other set."""
    free = Counter(plan.required)
    tiles = [face for face in sorted(set(row), key=BY_CODE) if free[face]]
    if not tiles:
        return None
    growing = [piece.faces for piece in plan.locked]
    return Refined(_kept_or_rebuilt(plan, rules, row, tiles, growing), _homes_cover(plan, rules, growing))


def _kept_or_rebuilt(plan: Plan, rules: Ruleset, row: Row, tiles: Sequence[Face], growing: Sequence[Row]) -> Iterator[Plan]:
    if row in plan.free_sets and MIRROR not in row:
        yield replace(keeping(plan, [row]), depth=plan.depth + 1)
    face = min(tiles, key=lambda tile: (not tile.number, len(_neighbours(plan, rules, tile))))
    yield from _homes(plan, rules, face, growing).plans


# --- in which set a tile lies ----------------------------------------------------------------------------------------------------


def _new_sets(question: Question, plan: Plan, tile: Face) -> Refined:
    """One plan for each new set that a freed joker or a taken tile can lie in."""
    rest = replace(plan, need_new_set=tuple(less(plan.need_new_set, (tile,))))
    if tile not in plan.required:  # it has found its place in a set that is decided
        return Refined(iter([replace(rest, depth=plan.depth + 1)]))
    taken = question.taken is not None and question.taken.face is tile
    if question.rules.jokers.joker_reuse is JokerReuse.NEW_SET_ALL_RACK and not tile.number and not taken:
        return Refined(_rack_homes(plan, question.rules, tile))
    growing = [row for row in plan.required_new_sets if LockedSet(row) in plan.locked]
    return _homes(rest, question.rules, tile, growing, new=True)


def _rack_homes(plan: Plan, rules: Ruleset, joker: Face) -> Iterator[Plan]:
    """New sets of rack tiles around a freed joker; other freed jokers may join (RULES.md K-14)."""
    held = Counter(plan.rack) + Counter(plan.must_place)
    stock = held + Counter(plan.need_new_set)
    for row in _rows_with(joker, stock, rules, longest=27):
        need = Counter(row)
        freed = need & Counter(plan.need_new_set)
        if not need - freed <= held:
            continue
        inside = claim(plan, freed.elements())
        taken = claim(inside, (need - freed).elements(), rack_first=True) if inside is not None else None
        if taken is not None:
            yield settle(replace(taken, need_new_set=tuple(less(plan.need_new_set, freed.elements()))), row, grows=False)


def _homes(
    plan: Plan,
    rules: Ruleset,
    tile: Face,
    growing: Sequence[Row],
    *,
    rest: Plan | None = None,
    without: Sequence[Face] = (),
    new: bool = False,
) -> Refined:
    """The tile lies in a set that begins with one of its cores, or in one of the sets that grow: then that one is longer.

    Once the tile has its place, what is left to do is the `rest` of the plan.
    """
    rest = rest or plan
    others = Counter(plan.rack) + Counter(plan.required)
    del others[tile]
    joined = [more for row in growing for more in (_one_longer(rest, rules, row, [tile]), _one_longer(plan, rules, row, others))]
    return Refined(chain(_begun(rest, rules, tile, without, new=new), *joined), _homes_cover(plan, rules, growing))


def _homes_cover(plan: Plan, rules: Ruleset, growing: Sequence[Row]) -> bool:
    """True if a tile has no other homes than those."""
    # the core does not let a mirror set grow, so that no plan begins with one
    return MIRROR not in plan.rack and MIRROR not in plan.required and all(_longer(plan, rules, row).covers for row in growing)


def _begun(plan: Plan, rules: Ruleset, tile: Face, without: Sequence[Face], *, new: bool) -> Iterator[Plan]:
    for row in _cores(plan, rules, tile):
        taken = claim(plan, row) if not any(face in row for face in without) else None
        if taken is not None and not _meet(plan, row):
            yield settle(replace(taken, need_new_set=tuple(less(taken.need_new_set, less(row, (tile,))))), row, grows=True, new=new)


def _opening_homes(plan: Plan, rules: Ruleset) -> Iterator[Plan]:
    """In an opening that leaves the table alone: every set of rack tiles around a tile that has to be laid."""
    tile, *others = plan.need_new_set
    for row in _rows_with(tile, Counter(plan.rack), rules, longest=27):
        taken = claim(plan, row)
        if taken is not None:
            due = max(0, plan.minimum - (opening_value(row, rules) or 0))
            yield settle(replace(taken, minimum=due, need_new_set=tuple(less(others, row))), row, grows=False)


def _cores(plan: Plan, rules: Ruleset, tile: Face) -> list[Row]:
    """The smallest sets around a tile: every set that holds it, mirror sets aside, grows out of one of them."""
    smallest = rules.sets.min_set_tiles
    if tile.number and smallest == _longest_core(rules) == _THREE:
        free = Counter(plan.rack) + Counter(plan.required)
        return [row for row in threes(tile, rules) if within(row, free)]
    found = list(_rows_with(tile, _neighbours(plan, rules, tile), rules, longest=_longest_core(rules)))
    return [row for row in found if len(row) == smallest or not any(other != row and _grows_from(row, other) for other in found)]


def _longest_core(rules: Ruleset) -> int:
    # many number tiles may be asked of every set
    return max(rules.sets.min_set_tiles, rules.sets.min_number_tiles + 1)


def _neighbours(plan: Plan, rules: Ruleset, tile: Face) -> Counter[Face]:
    """The free tiles that can be in one small set with a tile."""
    stock = Counter(plan.rack) + Counter(plan.required)
    del stock[MIRROR]
    if not tile.number:
        return stock
    # a row of so many tiles reaches so far, and a double joker lies on two numbers
    reach = _longest_core(rules) - 1 + min(stock[DOUBLE], max(0, _longest_core(rules) - 2))
    two_colour = stock[TWO_COLOUR] > 0
    return Counter({face: count for face, count in stock.items() if _near(tile, face, reach, two_colour=two_colour)})


def _grows_from(row: Row, other: Row) -> bool:
    return len(other) < len(row) and any(row[i : i + len(other)] == other for i in range(len(row) - len(other) + 1))


def _near(tile: Face, face: Face, reach: int, *, two_colour: bool) -> bool:
    """True if a face can be in one small set with a tile; in a run with another colour there is a two-colour joker between them."""
    apart = abs(face.number - tile.number)
    if not face.number or apart == 0:
        return True
    return apart <= reach and (face.colour == tile.colour or (two_colour and apart > 1))


def _rows_with(tile: Face, stock: Counter[Face], rules: Ruleset, *, longest: int) -> Iterator[Row]:
    seen: set[Row] = set()
    for row, _ in layable_rows(stock.elements(), rules, longest=longest):
        if tile in row and row not in seen:
            seen.add(row)
            seen.add(row[::-1])
            yield row


# --- how far a set grows ---------------------------------------------------------------------------------------------------------


def _grown(plan: Plan, rules: Ruleset, row: Row) -> Refined:
    """A set that may grow is complete as it is, or has one tile more at an end."""
    longer, covers = _longer(plan, rules, row)
    return Refined(chain([settle(_without(plan, row), row, grows=False, new=row in plan.required_new_sets)], longer), covers)


def _without(plan: Plan, row: Row) -> Plan:
    locked = list(plan.locked)
    locked.remove(LockedSet(row))
    decided, new = (tuple([home for home in rows if home != row]) for rows in (plan.decided_sets, plan.required_new_sets))
    return replace(plan, locked=tuple(locked), decided_sets=decided, required_new_sets=new)


def _longer(plan: Plan, rules: Ruleset, row: Row) -> Refined:
    """A set that grows, with one tile more."""
    stock = Counter(plan.rack) + Counter(plan.required)
    # some sets grow by two tiles at once: on both sides of a mirror, or past a two-colour joker that must not lie at an end
    by_two = MIRROR in row or (stock[TWO_COLOUR] > 0 and rules.sets.two_colour_at_end is not TwoColourAtEnd.ALLOW)
    return Refined(_one_longer(plan, rules, row, stock), not by_two)


def _one_longer(plan: Plan, rules: Ruleset, row: Row, stock: Container[Face]) -> Iterator[Plan]:
    rest = _without(plan, row)
    for face, longer in _extensions(row, rules):
        if face in stock and not _meet(plan, longer) and (taken := claim(rest, (face,))) is not None:
            yield settle(
                replace(taken, need_new_set=tuple(less(taken.need_new_set, (face,)))),
                longer,
                grows=True,
                new=row in plan.required_new_sets,
            )


@lru_cache(maxsize=1 << 12)
def _extensions(row: Row, rules: Ruleset) -> tuple[tuple[Face, Row], ...]:
    """Every tile that makes a set longer by one, with the longer set; remembered, because plans differ little from each other."""
    numbers = [face.number for face in row if face.number]
    colours = {face.colour for face in row if face.number}
    # jokers at the end reach further, a double one two numbers; one in the middle of colours makes any colour possible
    reach = 1 + 2 * (len(row) - len(numbers))
    lowest, highest = min(numbers, default=0) - reach, max(numbers, default=0) + reach
    any_colour, grouped = TWO_COLOUR in row, is_group(row, rules)
    found = []
    for face in FACES:
        in_reach = lowest <= face.number <= highest and (any_colour or face.colour in colours)
        if (face.number and numbers and not in_reach and face.number not in numbers) or not copies_in_box(face, rules):
            continue
        found += [
            (face, longer) for longer in ([(*row, face)] if grouped else [(*row, face), (face, *row)]) if is_set(longer, rules)
        ]
    return tuple(found)


def _renewed(question: Question, plan: Plan, rows: Sequence[Row]) -> Refined:
    """A settled set does not count as new because tiles of an old one lie in it: those are the rack's, or the old one lies too."""
    placed = Counter(face for row in rows for face in row) - Counter(face for row in question.table for face in row)
    for home in plan.required_new_sets:
        others = list(rows)
        others.remove(home)
        for old in _old_sets(question, plan, home):
            shared = Counter(home) & Counter(old)
            if shared <= placed or not is_set(tuple([face for face in home if shared[face]]), question.rules):
                continue
            if not any(holds(row, old, question.rules) for row in others):
                return _from_rack_or_kept(plan, question.rules, shared, old)
    return _NOTHING


def _old_sets(question: Question, plan: Plan, home: Row) -> Sequence[Row]:
    """The sets with which a new set must not go on: for a freed joker what joker sets became, for a discard those themselves."""
    if not has_joker(home):
        return question.table
    plain = [row for row in question.table if not has_joker(row)]
    taken = question.taken is not None and question.taken.face in home
    return plain if taken else [*plain, *plan.after_exchange]


def _from_rack_or_kept(plan: Plan, rules: Ruleset, shared: Counter[Face], old: Row) -> Refined:
    longer = [(piece.faces, row) for piece in plan.locked for row in _grown_over(piece.faces, old, rules)]
    plans = [_from_rack(plan, shared), *[_grown_to(plan, piece, row) for piece, row in [((), old), *longer]]]
    # two pieces might hold an old set together, and one with a joker might lie otherwise
    covers = len({piece for piece, _ in longer}) <= 1 and not has_joker(old)
    return Refined(iter([found for found in plans if found is not None]), covers)


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
