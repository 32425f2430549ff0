"""What may become of one joker set or one joker of the old table (RULES.md F): every fate, tried one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from meldstone.rules.choices import JokerLock, RunDirection
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, Reading, Slot, is_group, readings
from meldstone.tiles import BY_CODE, MIRROR
from tests.oracle.brute_force_exchange import exchanges
from tests.oracle.brute_force_rows import Row, has_joker, joker_places
from tests.oracle.brute_force_tables import NOWHERE, FinalTable, Numbers, OldSet, Places, Spot

# --- locked joker sets -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Exchanged:
    """A joker set after some exchanges: as it now lies, which tiles came, which of its tiles are its own, what was freed."""

    row: Row
    own: tuple[bool, ...]
    came: Row = ()
    freed: Row = ()


@dataclass(frozen=True)
class LockedFate:
    """What became of a joker set that must not be split: an ordinary set, or a rest in its home and tiles that left it."""

    after_exchanges: Exchanged
    rest: Row = ()
    home: int = -1
    rest_places: Places = NOWHERE
    left: Row = ()
    left_places: Places = NOWHERE

    @property
    def is_ordinary(self) -> bool:
        return not self.rest

    @property
    def places(self) -> Places:
        return self.rest_places | self.left_places


def exchanged_sets(old: OldSet, rules: Ruleset, *, may_take: bool) -> list[Exchanged]:
    """The set as it lies, and after every sequence of exchanges."""
    found: dict[Exchanged, None] = {}

    def go_on(now: Exchanged, declared: Numbers) -> None:
        if now in found:
            return
        found[now] = None
        for place in joker_places(now.row) if may_take else ():
            for tiles, afterwards in exchanges(now.row, place, rules, declared):
                own = (*now.own[:place], *[False] * len(tiles), *now.own[place + 1 :])
                came = tuple(sorted((*now.came, *tiles), key=BY_CODE))
                freed = tuple(sorted((*now.freed, now.row[place]), key=BY_CODE))
                go_on(Exchanged(afterwards, own, came, freed), ())

    go_on(Exchanged(old.row, (True,) * len(old.row)), old.declared)
    return list(found)


def locked_fates(old: OldSet, final: FinalTable, *, may_take: bool) -> list[LockedFate]:
    """Every fate of a joker set, on any places of the final table."""
    if old not in final.fates:
        found: dict[LockedFate, None] = {}
        for now in exchanged_sets(old, final.rules, may_take=may_take):
            if not Counter(now.came) <= Counter(final.faces):
                continue
            for fate in _fates_after(now, old, final) if has_joker(now.row) else (LockedFate(now),):
                final.step()
                found[fate] = None
        final.fates[old] = list(found)
    return final.fates[old]


def _fates_after(now: Exchanged, old: OldSet, final: FinalTable) -> Iterator[LockedFate]:
    rules = final.rules
    meanings = list(readings(now.row, rules)) if now.came else old.readings(rules)
    for kept in rests(now.row, rules):
        rest = tuple(now.row[i] for i in kept)
        grouped = is_group(now.row, rules) or (is_group(rest, rules) and not old.declared)
        left = tuple(face for i, face in enumerate(now.row) if i not in kept)
        for spot in final.spots(rest, grouped=grouped):
            loses = len(kept) < len(now.row)
            if (loses or asks_for_meaning(now, spot, old, final)) and not means_the_same(now.row, kept, spot, meanings, final):
                continue
            rest_places = frozenset(spot.places)
            for left_places in departures(left, spot.home, final):
                if rest_places.isdisjoint(left_places):
                    yield LockedFate(now, rest, spot.home, rest_places, left, left_places)


def rests(row: Row, rules: Ruleset) -> list[tuple[int, ...]]:
    """What may be left of a joker set, as indices of its tiles; a set that loses nothing is always left."""
    whole = tuple(range(len(row)))
    if rules.jokers.joker_lock is JokerLock.NO_SPLIT_NO_REMOVE:
        return [whole]
    found = {whole: None}
    for start, end in combinations(range(len(row) + 1), 2):
        found[tuple(range(start, end))] = None
    if is_group(row, rules):
        for size in range(1, len(row)):
            found.update(dict.fromkeys(combinations(whole, size)))
    jokers = set(joker_places(row))
    return [kept for kept in found if kept == whole or (jokers <= {*kept} and any(row[i].number for i in kept))]


def asks_for_meaning(now: Exchanged, spot: Spot, old: OldSet, final: FinalTable) -> bool:
    """What loses nothing may grow like any set, unless it was declared or lies turned round where runs must rise."""
    rules = final.rules
    declared = old.declared if not now.came else ()
    if is_group(now.row, rules) and is_group(final.rows[spot.home], rules) and len({*declared}) <= 1:
        return False
    return bool(declared) or (spot.turned and rules.sets.run_direction is RunDirection.ASCENDING)


def means_the_same(row: Row, kept: tuple[int, ...], spot: Spot, meanings: Sequence[Reading], final: FinalTable) -> bool:
    """True if, by one reading of the set and one of its home, every joker goes on standing for what it stood for (K-47)."""
    first = final.places[spot.home][0]
    pairs = [(i, place - first) for i, place in zip(kept, spot.places, strict=True) if not row[i].number]
    step = -1 if spot.turned else 1
    return any(
        _same_slots(
            [both for i, j in pairs for both in zip(meant.slots[i][::step], means.slots[j], strict=True)],
            in_group=meant.kind is Kind.GROUP and means.kind is Kind.GROUP,
        )
        for meant in meanings
        for means in final.readings[spot.home]
    )


def _same_slots(slots: Sequence[tuple[Slot, Slot]], *, in_group: bool) -> bool:
    """True if jokers can stand for the same before and after; in a group each for another colour."""
    if any(then.number != now.number for then, now in slots):
        return False
    colours = [{*then.colours} & {*now.colours} for then, now in slots]
    return any(not in_group or len({*chosen}) == len(chosen) for chosen in product(*colours))


def departures(left: Row, home: int, final: FinalTable) -> list[Places]:
    """Every choice of places for the tiles that left a set: not in its home, no two in one set, none in an untouched one (K-45)."""
    found: dict[Places, None] = {}
    for places in product(*[final.places_of(face) for face in left]):
        homes = {final.set_of[place] for place in places}
        if len(homes) == len(places) and home not in homes and final.untouched.isdisjoint(homes):
            found[frozenset(places)] = None
    return list(found)


# --- jokers without a lock --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LooseFate:
    """What became of one joker: it stays at a place, or it was freed, perhaps for tiles that came."""

    stays_at: int | None = None
    came: Row = ()


def loose_fates(old: OldSet, place: int, final: FinalTable, *, may_take: bool) -> list[LooseFate]:
    """Every fate of the joker at a place of an old set."""
    rules = final.rules
    joker = old.row[place]
    before = {face for reading in old.readings(rules) for slot in reading.slots[place] for face in slot.faces}
    found = []
    for there in final.places_of(joker):
        home = final.set_of[there]
        inside = there - final.places[home][0]
        now = {face for reading in final.readings[home] for slot in reading.slots[inside] for face in slot.faces}
        if joker is MIRROR or before & now:
            found.append(LooseFate(stays_at=there))
    if may_take and rules.jokers.joker_free_by_manipulation:
        found.append(LooseFate())
    elif may_take:
        found += [LooseFate(came=tiles) for tiles, _ in exchanges(old.row, place, rules, old.declared)]
    return found
