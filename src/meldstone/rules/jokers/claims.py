"""What one joker set of the old table may claim on the final table: a fate together with the places it takes.

Under a lock a set claims the places of its rest (fates.py). Without a lock every joker speaks for itself: it stays where it
stands for the same tile, or it was exchanged or freed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Final

from meldstone.rules.choices import JokerLock, RunDirection
from meldstone.rules.jokers.exchange import contains, exchanges_with, joker_places, meanings
from meldstone.rules.jokers.fates import Exchanged, after_exchanges
from meldstone.rules.jokers.final_table import NOWHERE, FinalTable
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, Reading, is_group, is_set, readings
from meldstone.rules.work import Work
from meldstone.tiles import MIRROR, Face, Row

_FIRST_TO_KEEP_MEANINGS: Final = 5
"""The first judge (`ruleset.JUDGE`) that holds every joker of a set that loses tiles to what it stood for; those before it did so
only if what was left was no set of its own."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A fate of an old joker set (or of one joker of it) and where that lies on the final table."""

    old: int
    """The old set, by index."""
    places: int = 0
    """The places of the rest, or of a joker that stays."""
    home: int = NOWHERE
    """The final set in which they are."""
    rest: Row = ()
    left: Row = ()
    """Tiles that left the set: each lies in a set of its own, none in the home."""
    came: Row = ()
    freed: Row = ()
    became: Row = ()
    """The set after its last joker was exchanged: an ordinary set from then on."""
    place: int = NOWHERE
    """Without a lock: which tile of the old set it is that stays, is exchanged or freed."""


@dataclass(frozen=True, slots=True)
class JokerSet:
    """A joker set of the old table: which one, how it lies, and the numbers that were declared for it, if any."""

    index: int
    row: Row
    declared: tuple[int, ...] = ()


def locked_claims(old: JokerSet, finals: FinalTable, source: Mapping[Face, int], rules: Ruleset, work: Work) -> Iterator[Claim]:
    """All claims of a locked joker set, the most natural first; tiles that replace a joker come from `source`."""
    for outcome in after_exchanges(old.row, old.declared, source, rules, work):
        if outcome.became:
            yield Claim(old.index, came=outcome.came, freed=outcome.freed, became=outcome.row)
        else:
            declared = old.declared if not outcome.came else ()
            yield from _rests_in_place(old.index, outcome, declared, finals, rules, work)


def _rests_in_place(
    old: int, outcome: Exchanged, declared: tuple[int, ...], finals: FinalTable, rules: Ruleset, work: Work
) -> Iterator[Claim]:
    """Where the rest of a set with jokers can lie; the tiles that came to it may have come from anywhere (K-26)."""
    row = outcome.row
    jokers = tuple([face for face in row if not face.number])
    grouped = len(set(declared)) <= 1 and is_group(row, rules)
    from_run = not (grouped or declared or _keeps_meanings(rules)) and rules.jokers.joker_lock is JokerLock.NO_SPLIT
    for home, final in finals.with_jokers:
        work.spend()
        if (len(jokers) > 1 and not contains(final, jokers)) or jokers[0] not in final:
            continue
        seen: set[tuple[int, Row]] = set()
        found: Iterator[_Placed] = _in_order(row, declared, home, final, finals, rules)
        if (grouped or from_run) and is_group(final, rules):
            in_group = _in_group if grouped else _from_run_in_group
            found = chain(found, in_group(row, home, final, finals, rules))
        for places, rest, left in found:
            work.spend()
            if (places, left) not in seen:
                seen.add((places, left))
                yield Claim(old, places, home, rest, left, outcome.came, outcome.freed)


_Placed = tuple[int, Row, Row]
"""The places of a rest, the rest, and what left."""


def _in_order(row: Row, declared: tuple[int, ...], home: int, final: Row, finals: FinalTable, rules: Ruleset) -> Iterator[_Placed]:
    """Rests that lie in a set in their order or reversed, the longest first."""
    whole_only = rules.jokers.joker_lock is JokerLock.NO_SPLIT_NO_REMOVE
    for backwards in (False, True):
        lying = row[::-1] if backwards else row
        if backwards and lying == row:
            return
        places = joker_places(lying)
        first, last = places[0], places[-1]
        joker_stretch = lying[first : last + 1]
        after = len(lying) - last - 1
        for start in range(len(final) - len(joker_stretch) + 1):
            if final[start] is not joker_stretch[0] or final[start : start + len(joker_stretch)] != joker_stretch:
                continue
            same_before = _matching(lying[:first][::-1], final[:start][::-1])
            same_after = _matching(lying[last + 1 :], final[start + len(joker_stretch) :])
            whole = same_before == first and same_after == after
            if whole_only and not whole:
                continue
            same = (row, declared, final, start - first, backwards, rules)
            # what was declared stays said, and where runs must rise, the jokers of a row that was turned round read otherwise
            asked = bool(declared) or (backwards and rules.sets.run_direction is RunDirection.ASCENDING)
            if whole and (not asked or stands_for_the_same(*same)):
                yield finals.span(home, start - first, len(lying)), lying, ()
            if whole_only:
                continue
            # what left lies elsewhere: so many tiles at the ends, and no more, can have left
            fewest_before = max(0, first - _lying_elsewhere(lying[:first], home, finals))
            fewest_after = max(0, after - _lying_elsewhere(lying[:last:-1], home, finals))
            for taken in range(same_before + same_after, fewest_before + fewest_after - 1, -1):
                for ahead in range(min(same_before, taken - fewest_after), max(fewest_before, taken - same_after) - 1, -1):
                    behind = taken - ahead
                    rest = lying[first - ahead : last + 1 + behind]
                    left = lying[: first - ahead] + lying[last + 1 + behind :]
                    if not left or not any(face.number for face in rest):
                        continue
                    # the set has grown before tiles left it (K-43), and its jokers go on standing for what they stood for (K-47)
                    if (not asked and goes_on_as_any_set(rest, rules)) or stands_for_the_same(*same):
                        yield finals.span(home, start - ahead, len(rest)), rest, left


def _lying_elsewhere(tiles: Row, home: int, finals: FinalTable) -> int:
    """How many tiles lie in another set, too, from the first one on."""
    count = 0
    for face in tiles:
        if not finals.lies_elsewhere(face, home):
            break
        count += 1
    return count


def _matching(part: Row, final: Row) -> int:
    """How many tiles agree from the beginning on."""
    count = 0
    for face, there in zip(part, final, strict=False):
        if face is not there:
            break
        count += 1
    return count


def goes_on_as_any_set(rest: Row, rules: Ruleset) -> bool:
    """True if the jokers of a rest may stand for something else from then on: never now, for older judges if it is a set (K-47)."""
    return not _keeps_meanings(rules) and _is_set(rest, rules)


def _keeps_meanings(rules: Ruleset) -> bool:
    return rules.judge >= _FIRST_TO_KEEP_MEANINGS


_is_set = lru_cache(maxsize=1 << 12)(is_set)
"""The rests of a joker set are asked about again and again."""


@lru_cache(maxsize=1 << 12)
def stands_for_the_same(row: Row, declared: tuple[int, ...], final: Row, shift: int, backwards: bool, rules: Ruleset) -> bool:
    """True if, in one reading of each, every joker of a set stands for the same in the final set (K-47).

    `shift` is where the set would begin in the final one, turned round if it lies `backwards`.
    """
    places = [(i, shift + (len(row) - 1 - i if backwards else i)) for i in joker_places(row)]
    now = readings(final, rules)
    if not now:
        return True  # tiles in the hand of a player whose time is up are no set yet
    return any(
        _jokers_agree(was, reading, places, backwards=backwards) for was in meanings(row, declared, rules) for reading in now
    )


def _jokers_agree(was: Reading, now: Reading, places: Sequence[tuple[int, int]], *, backwards: bool) -> bool:
    if was.kind is Kind.GROUP is now.kind:
        return was.numbers[0] == now.numbers[0] and _colours_agree(was, now, places)
    for old_place, new_place in places:
        old_slots, new_slots = was.slots[old_place], now.slots[new_place]
        for old, new in zip(old_slots, new_slots[::-1] if backwards else new_slots, strict=True):
            if old.number != new.number or set(old.colours).isdisjoint(new.colours):
                return False
    return True


def _colours_agree(was: Reading, now: Reading, places: Sequence[tuple[int, int]]) -> bool:
    """True if all jokers of a group find colours among those they could stand for before, each one of its own."""
    slots = [slot for i, _ in places for slot in was.slots[i]]
    then = {colour for slot in slots for colour in slot.colours}
    return len(then.intersection(*[slot.colours for _, i in places for slot in now.slots[i]])) >= len(slots)


@lru_cache(maxsize=1 << 12)
def stands_for_the_same_in_group(row: Row, final: Row, rules: Ruleset) -> bool:
    """True if the jokers of a group can stand for the same colours in another, wherever they lie in it (K-47)."""
    wanted = [i for i, face in enumerate(row) if not face.number]
    there = [i for i, face in enumerate(final) if not face.number]
    # all jokers of a group have the same colours to choose from, and so have those of the other
    places = list(zip(wanted, there, strict=False))
    return any(
        _colours_agree(was, now, places)
        for was in readings(row, rules)
        if was.kind is Kind.GROUP
        for now in readings(final, rules)
        if now.kind is Kind.GROUP and now.numbers[0] == was.numbers[0]
    )


def _in_group(row: Row, home: int, final: Row, finals: FinalTable, rules: Ruleset) -> Iterator[_Placed]:
    """Rests of a group in a group, where order has no meaning, the largest first."""
    numbers = [face for face in row if face.number]
    common = [face for face in numbers if face in final]
    whole_only = rules.jokers.joker_lock is JokerLock.NO_SPLIT_NO_REMOVE
    fewest = len(numbers) if whole_only else min(1, len(numbers))
    if len(common) < fewest:
        return
    for count in range(len(common), fewest - 1, -1):
        for kept in combinations(common, count):
            left = tuple([face for face in numbers if face not in kept])
            if not all(finals.lies_elsewhere(face, home) for face in left):
                continue
            if left and _keeps_meanings(rules) and not stands_for_the_same_in_group(row, final, rules):
                continue
            numbered = sum([finals.bit(home, final.index(face)) for face in kept])
            for jokers in _joker_places_of(row, home, final, finals):
                yield numbered | jokers, tuple([face for face in row if face not in left]), left


def _from_run_in_group(row: Row, home: int, final: Row, finals: FinalTable, rules: Ruleset) -> Iterator[_Placed]:
    """Rests of a run that are groups of their own: what is a set may grow like any set, and in a group order has no meaning."""
    places = joker_places(row)
    for start in range(places[0], -1, -1):
        for end in range(places[-1] + 1, len(row) + 1):
            rest, left = row[start:end], row[:start] + row[end:]
            if left and contains(final, rest) and is_group(rest, rules) and all(finals.lies_elsewhere(face, home) for face in left):
                numbered = sum([finals.bit(home, final.index(face)) for face in rest if face.number])
                for jokers in _joker_places_of(rest, home, final, finals):
                    yield numbered | jokers, rest, left


def _joker_places_of(row: Row, home: int, final: Row, finals: FinalTable) -> Iterator[int]:
    """Every choice of places for the jokers of a row in a group."""
    needed = Counter([face for face in row if not face.number])
    choices = [
        [sum(chosen) for chosen in combinations([finals.bit(home, i) for i, lying in enumerate(final) if lying is face], count)]
        for face, count in needed.items()
    ]
    return (sum(chosen) for chosen in product(*choices))


# --- joker sets that are not locked ----------------------------------------------------------------------------------------------


def loose_claims(
    old: JokerSet, place: int, finals: FinalTable, source: Counter[Face], rules: Ruleset, work: Work, *, may_take: bool
) -> Iterator[Claim]:
    """What one joker of a set without a lock may claim: a place where it stands for the same, or that it was exchanged or freed."""
    joker = old.row[place]
    stood_for = faces_at(old.row, place, old.declared, rules)
    same_first = sorted(finals.with_jokers, key=lambda item: item[1] != old.row)
    for home, final in same_first:
        for i, face in enumerate(final):
            # a mirror joker stands for nothing: it stays as long as it mirrors
            if face is joker and (joker is MIRROR or stood_for & faces_at(final, i, (), rules)):
                work.spend()
                yield Claim(old.index, finals.bit(home, i), home, place=place)
    if not may_take:
        return
    if rules.jokers.joker_free_by_manipulation:
        yield Claim(old.index, freed=(joker,), place=place)
        return
    for came, _ in exchanges_with(source, old.row, place, rules, old.declared):
        work.spend()
        yield Claim(old.index, came=came, freed=(joker,), place=place)


@lru_cache(maxsize=1 << 12)
def faces_at(row: Row, place: int, declared: tuple[int, ...], rules: Ruleset) -> frozenset[Face]:
    """The faces that the tile at a place can stand for."""
    return frozenset(face for reading in meanings(row, declared, rules) for slot in reading.slots[place] for face in slot.faces)
