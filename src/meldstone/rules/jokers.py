"""Jokers that lie on the table at the start of a turn: what may become of them (RULES.md F).

Equal faces are the same tile, so the question is never which copy went where, but whether there is *one* account of the turn that
keeps the rules. Every joker set gets a list of fates (left and grown, joker exchanged, one tile taken, ...), and a small search
looks for fates that fit together: each needs its places on the final table, exchanged tiles and new sets need rack tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace as changed_knobs
from functools import cached_property, lru_cache
from itertools import chain, combinations, product
from typing import Any

import msgspec
from msgspec.structs import replace

from meldstone.rules.exchange import (
    exchanges,
    has_joker,
    holds,
    holds_group,
    joker_homes,
    joker_places,
    joker_sets,
    meanings,
    sets_exchanged_from_table,
    spans,
    swapped_sets,
    within,
)
from meldstone.rules.ruleset import GroupJokerReplace, JokerLock, JokerReplaceSource, JokerReuse, Ruleset
from meldstone.rules.sets import is_group, is_set, readings
from meldstone.rules.violations import Code, Violation, violation
from meldstone.tiles import Face, Table, TileSet

Row = tuple[Face, ...]
Place = tuple[int, int]
"""A place on the final table: which set, which tile in it."""


class JokerTurn(msgspec.Struct, frozen=True, dict=True):
    """What the joker rules look at: the tables, what was declared, whether jokers may be taken."""

    before: tuple[Row, ...]
    after: tuple[Row, ...]
    rules: Ruleset
    declared: tuple[tuple[int, ...], ...] = ()
    """For each set before the turn the numbers its player declared, or nothing."""
    may_take: bool = True
    """False in an opening turn where jokers can be taken only from the next turn on."""

    @cached_property
    def placed(self) -> Counter[Face]:
        """The faces laid from the rack."""
        before, after = self.before, self.after
        lay, lie = set(before), set(after)
        if len(lay) == len(before) and len(lie) == len(after):
            # where no two sets are alike, those that lie as they lay need not be counted tile by tile
            before, after = tuple([row for row in before if row not in lie]), tuple([row for row in after if row not in lay])
        laid = Counter(chain.from_iterable(after))
        for face in chain.from_iterable(before):
            laid[face] -= 1
        return Counter({face: count for face, count in laid.items() if count > 0})


def joker_violations(turn: JokerTurn, before: Table) -> list[Violation]:
    """All objections to what the turn did with jokers of the table. The table must hold all its old tiles."""
    if not any(has_joker(row) for row in turn.before):
        return []
    out = [violation(Code.JOKER_FOR_JOKER, before[i]) for i in swapped_sets(turn.before, turn.after, turn.rules)]
    if not out:
        out += [violation(Code.JOKER_REPLACED_FROM_TABLE, before[i]) for i in _exchanged_from_table(turn)]
    if _needs_no_account(turn):
        return out
    if not _accounted(turn):
        out += [reason for reason in _reasons(turn, before) if reason not in out]
    return out


def jokers_allowed(turn: JokerTurn) -> bool:
    """True if there are no `joker_violations`; does not ask for reasons, so it is quick."""
    if swapped_sets(turn.before, turn.after, turn.rules) or _exchanged_from_table(turn):
        return False
    return _needs_no_account(turn) or _accounted(turn)


def _exchanged_from_table(turn: JokerTurn) -> list[int]:
    knobs = turn.rules.jokers
    if not knobs.joker_free_by_manipulation or knobs.joker_replace_source is not JokerReplaceSource.RACK_ONLY:
        return []
    return sets_exchanged_from_table(turn.before, turn.after, turn.placed, turn.rules)


def _needs_no_account(turn: JokerTurn) -> bool:
    return turn.rules.free_jokers and turn.may_take


# --- fates -----------------------------------------------------------------------------------------------------------------------


class Fate(msgspec.Struct, frozen=True):
    """One allowed way to treat a joker set: rack tiles it takes, jokers it frees, a part that must stay, tiles that left it."""

    exchanged: Row = ()
    freed: Row = ()
    core: Row = ()
    leaving: Row = ()
    became: Row = ()
    """The set after the exchanges, if no joker is left in it: an ordinary set from then on."""


def joker_set_fates(
    row: Row, source: Counter[Face], rules: Ruleset, *, declared: Sequence[int] = (), may_take: bool = True
) -> Iterator[Fate]:
    """All ways to treat a locked joker set, most natural first; tiles that replace a joker come from `source`."""
    for row_after, exchanged, freed in _after_exchanges(row, declared, source, rules) if may_take else [(row, (), ())]:
        if not has_joker(row_after):
            yield Fate(exchanged, freed, became=row_after)
        elif rules.jokers.joker_lock is JokerLock.NO_SPLIT:
            for core, leaving in _shrunk(row_after, rules):
                yield Fate(exchanged, freed, core, leaving)
        else:
            yield Fate(exchanged, freed, row_after)


def _after_exchanges(row: Row, declared: Sequence[int], source: Counter[Face], rules: Ruleset) -> Iterator[tuple[Row, Row, Row]]:
    """The set after none, one or several exact exchanges: (set, tiles that came, jokers that left)."""
    yield row, (), ()
    for place in joker_places(row):
        for tiles, after in exchanges(row, place, rules, declared):
            if within(tiles, source):
                for end, came, left in _after_exchanges(after, (), source - Counter(tiles), rules):
                    yield end, tiles + came, (row[place], *left)


@lru_cache(maxsize=1 << 12)
def _shrunk(row: Row, rules: Ruleset) -> tuple[tuple[Row, Row], ...]:
    """A joker set from which single tiles were taken: (what stays unbroken around the jokers and legal, what left)."""
    return tuple([(core, leaving) for core, leaving in _parts(row, rules) if is_set(core, rules)])


def _parts(row: Row, rules: Ruleset) -> Iterator[tuple[Row, Row]]:
    places = joker_places(row)
    for start in range(places[0] + 1):
        for end in range(len(row), places[-1], -1):
            yield row[start:end], row[:start] + row[end:]
    if is_group(row, rules):
        numbered = [i for i, face in enumerate(row) if face.number]
        for count in range(1, len(numbered)):
            for gone in combinations(numbered, count):
                yield tuple([face for i, face in enumerate(row) if i not in gone]), tuple([row[i] for i in gone])


# --- the account -----------------------------------------------------------------------------------------------------------------


class Account(msgspec.Struct, frozen=True):
    """What the fates chosen so far claim on the final table."""

    used: frozenset[Place] = frozenset()
    grown: frozenset[int] = frozenset()
    """Final sets that are joker sets left in place, so not new."""
    exchanged: Row = ()
    freed: Row = ()
    became: tuple[Row, ...] = ()
    fates: tuple[Fate, ...] = ()


Claim = tuple[Fate, frozenset[Place], frozenset[int]]
"""A fate with the places it takes on the final table and the final sets that go on with the old one."""


def _accounted(turn: JokerTurn) -> bool:
    """True if the fates of all joker sets can be told so that everything fits."""
    moved, lying = _moved_and_lying(turn)
    if not moved and not turn.declared:
        return True
    finals = _FinalTable(turn.after)
    claims = _loose_set_claims if turn.rules.jokers.joker_lock is JokerLock.NONE else _locked_set_claims
    # what has moved can be told in few ways or in none, so that goes first
    return _search([_Claims(claims(i, turn, finals)) for i in (*moved, *lying)], Account(), turn)


def _moved_and_lying(turn: JokerTurn) -> tuple[list[int], list[int]]:
    """The joker sets, by index, without and with a final set of their own that holds them whole; mostly they just lie there."""
    finals = joker_sets(turn.after)
    touched, lying = [], []
    for i, row in joker_homes(turn.before):
        if row in finals:
            finals.remove(row)
            lying.append(i)
        else:
            touched.append(i)
    moved = []
    for i in touched:
        home = next((k for k, final in enumerate(finals) if holds(final, turn.before[i], turn.rules)), None)
        if home is None:
            moved.append(i)
        else:
            del finals[home]
            lying.append(i)
    return moved, lying


class _FinalTable:
    """The final table as claims look at it: the sets with jokers, and where a face lies."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.with_jokers = joker_homes(rows)
        self._places: dict[Face, list[Place]] = {}

    def places(self, face: Face) -> list[Place]:
        """All places of a face."""
        if face not in self._places:
            self._places[face] = [(home, i) for home, row in enumerate(self.rows) for i, one in enumerate(row) if one is face]
        return self._places[face]


class _Claims:
    """The claims of one joker set, the most natural first: made when somebody asks for them, kept for the next who does."""

    def __init__(self, claims: Iterator[Claim]) -> None:
        self._made: list[Claim] = []
        self._rest = claims

    def __iter__(self) -> Iterator[Claim]:
        yield from self._made
        for claim in self._rest:
            self._made.append(claim)
            yield claim


def _search(pieces: Sequence[_Claims], account: Account, turn: JokerTurn) -> bool:
    """True if every piece has a claim that goes with the account and with the others."""
    if not pieces:
        return _in_some_order(account, turn)
    for fate, places, grown in pieces[0]:
        if not places.isdisjoint(account.used):
            continue
        claimed = Account(
            account.used | places,
            account.grown | grown,
            account.exchanged + fate.exchanged,
            account.freed + fate.freed,
            (*account.became, fate.became) if fate.became else account.became,
            (*account.fates, fate),
        )
        # whatever else is claimed, rack tiles and new sets only get fewer
        if _from_source(claimed.exchanged, turn) and _reuse_fits(claimed, turn) and _search(pieces[1:], claimed, turn):
            return True
    return False


def _from_source(exchanged: Row, turn: JokerTurn) -> bool:
    return turn.rules.jokers.joker_replace_source is not JokerReplaceSource.RACK_ONLY or within(exchanged, turn.placed)


def _in_some_order(account: Account, turn: JokerTurn) -> bool:
    """True if the exchanges can be made one after the other, each with tiles that no joker set holds by then."""
    knobs = turn.rules.jokers
    if not account.exchanged or knobs.joker_replace_source is JokerReplaceSource.RACK_ONLY or knobs.joker_lock is JokerLock.NONE:
        return True
    return _follow(account.fates, turn.placed + _ordinary(turn.before))


def _follow(fates: tuple[Fate, ...], free: Counter[Face]) -> bool:
    if not fates:
        return True
    for i, fate in enumerate(fates):
        if not within(fate.exchanged, free):
            continue
        rest = fates[:i] + fates[i + 1 :]
        if fate.became:
            # more tiles are free than before, so that this cannot come too early
            return _follow(rest, free - Counter(fate.exchanged) + Counter(fate.became))
        if _follow(rest, free - Counter(fate.exchanged) + Counter(fate.leaving)):
            return True
    return False


def _ordinary(rows: Iterable[Row]) -> Counter[Face]:
    """The tiles that lie in sets without a joker."""
    return Counter(chain.from_iterable(row for row in rows if not has_joker(row)))


def _locked_set_claims(index: int, turn: JokerTurn, finals: _FinalTable) -> Iterator[Claim]:
    declared = turn.declared[index] if turn.declared else ()
    rack_only = turn.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY
    source = turn.placed if rack_only else Counter(chain.from_iterable(finals.rows))
    row = turn.before[index]
    for fate in joker_set_fates(row, source, turn.rules, declared=declared, may_take=turn.may_take):
        if not fate.core:
            yield fate, frozenset(), frozenset()
            continue
        for home, core in _core_places(fate.core, finals, declared if not fate.exchanged else (), turn.rules):
            for gone in _leaving_places(fate.leaving, finals, frozenset({home}), core):
                yield fate, core | gone, frozenset({home})


def _core_places(core: Row, finals: _FinalTable, declared: Sequence[int], rules: Ruleset) -> Iterator[tuple[int, frozenset[Place]]]:
    """Where a part that must not be broken can lie: (the set, its places)."""
    for home, final in finals.with_jokers:
        if core[0] not in final or core[-1] not in final:
            continue
        found = False
        for start in spans(final, core):
            if not declared or _means(final, start, len(core), declared, rules):
                found = True
                yield home, frozenset([(home, start + i) for i in range(len(core))])
        if not found and len(set(declared)) <= 1 and holds_group(final, core, rules):
            yield home, frozenset(_pick(home, final, core))


def _means(final: Row, start: int, length: int, declared: Sequence[int], rules: Ruleset) -> bool:
    """True if the part of a set can still be read with the declared numbers."""
    wanted = (tuple(declared), tuple(reversed(declared)))
    return any(
        tuple(slot.number for filled in reading.slots[start : start + length] for slot in filled) in wanted
        for reading in readings(final, rules)
    )


def _pick(home: int, final: Row, part: Row) -> Iterator[Place]:
    left = Counter(part)
    for i, face in enumerate(final):
        if left[face]:
            left[face] -= 1
            yield home, i


def _leaving_places(leaving: Row, finals: _FinalTable, homes: frozenset[int], used: frozenset[Place]) -> Iterator[frozenset[Place]]:
    """Places for tiles that were taken from a joker set: each in another set, none of them in its old one."""
    if not leaving:
        yield frozenset()
        return
    for place in finals.places(leaving[0]):
        if place[0] not in homes and place not in used:
            for rest in _leaving_places(leaving[1:], finals, homes | {place[0]}, used):
                yield rest | {place}


# --- joker sets that are not locked ----------------------------------------------------------------------------------------------


def _loose_set_claims(index: int, turn: JokerTurn, finals: _FinalTable) -> Iterator[Claim]:
    """What the mildest lock allows, or a claim for each joker of the set on its own."""
    yield from _locked_set_claims(index, replace(turn, rules=_with_jokers(turn.rules, joker_lock=JokerLock.NO_SPLIT)), finals)
    places = joker_places(turn.before[index])
    for claims in product(*[_loose_joker_claims(index, place, turn) for place in places]):
        taken = [place for _, places, _ in claims for place in places]
        if len(set(taken)) == len(taken):
            exchanged = tuple(face for fate, _, _ in claims for face in fate.exchanged)
            freed = tuple(face for fate, _, _ in claims for face in fate.freed)
            became = tuple(face for fate, _, _ in claims for face in fate.became)
            grown = frozenset(home for _, _, homes in claims for home in homes)
            yield Fate(exchanged, freed, became=became), frozenset(taken), grown


def _with_jokers(rules: Ruleset, **change: Any) -> Ruleset:
    return changed_knobs(rules, jokers=changed_knobs(rules.jokers, **change))


def _loose_joker_claims(index: int, place: int, turn: JokerTurn) -> list[Claim]:
    """A joker of a set that may be rebuilt stays what it stands for, or is exchanged, or (if the rules let it) is freed."""
    row = turn.before[index]
    declared = turn.declared[index] if turn.declared else ()
    stood_for = _faces_at(row, place, declared, turn.rules)
    claims: list[Claim] = []
    for home, final in enumerate(turn.after):
        for i, face in enumerate(final):
            # a mirror joker stands for nothing: it stays as long as it mirrors
            if face is row[place] and (not stood_for or stood_for & _faces_at(final, i, (), turn.rules)):
                claims.append((Fate(), frozenset({(home, i)}), frozenset({home})))
    if turn.may_take:
        if turn.rules.jokers.joker_free_by_manipulation:
            claims.append((Fate(freed=(row[place],)), frozenset(), frozenset()))
        else:
            on_table = Counter(face for final in turn.after for face in final)
            for came, after in exchanges(row, place, turn.rules, declared):
                if Counter(came) <= on_table:
                    became = () if has_joker(after) else after
                    claims.append((Fate(came, (row[place],), became=became), frozenset(), frozenset()))
    return claims


def _faces_at(row: Row, place: int, declared: Sequence[int], rules: Ruleset) -> set[Face]:
    return {face for reading in meanings(row, declared, rules) for slot in reading.slots[place] for face in slot.faces}


# --- where freed jokers go -------------------------------------------------------------------------------------------------------


def _reuse_fits(account: Account, turn: JokerTurn) -> bool:
    if turn.rules.jokers.joker_reuse is JokerReuse.ANYWHERE or not account.freed:
        return True
    free_places = [
        (home, i)
        for home, final in joker_homes(turn.after)
        for i, face in enumerate(final)
        if not face.number and (home, i) not in account.used
    ]
    freed = Counter(account.freed)
    return any(
        _new_sets_fit({home for home, _ in chosen}, account, turn)
        for chosen in combinations(free_places, len(account.freed))
        if Counter([turn.after[home][i] for home, i in chosen]) == freed
    )


def _new_sets_fit(homes: set[int], account: Account, turn: JokerTurn) -> bool:
    """True if all these final sets are new sets as the rules want them for freed jokers."""
    reuse = turn.rules.jokers.joker_reuse
    rack = turn.placed - _from_rack(account, turn)
    old_sets = [old for old in turn.before if not has_joker(old)] + list(account.became)
    finals = turn.after
    for home in homes:
        others = Counter(face for face in finals[home] if face.number)
        if home in account.grown or not is_new_here(home, finals, old_sets, rack, turn.rules):
            return False
        if reuse is JokerReuse.NEW_SET_ALL_RACK:
            if not others <= rack:
                return False
            rack = rack - others
    if reuse is JokerReuse.NEW_SET_SOME_RACK:
        return _each_has_one([Counter(face for face in finals[home]) for home in homes], rack)
    return True


def _from_rack(account: Account, turn: JokerTurn) -> Counter[Face]:
    """The tiles in the places of jokers that must have come from the rack."""
    exchanged = Counter(account.exchanged)
    if turn.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY:
        return exchanged
    given = _ordinary(turn.before)
    for fate in account.fates:
        given += Counter(fate.leaving) + (Counter(fate.became) - Counter(fate.exchanged))
    return Counter({face: count for face, count in exchanged.items() if not given[face]})


def _each_has_one(sets: list[Counter[Face]], rack: Counter[Face]) -> bool:
    """True if every set can have a rack tile of its own."""
    if not sets:
        return True
    return any(_each_has_one(sets[1:], rack - Counter((face,))) for face in sets[0] & rack)


def is_new_here(home: int, finals: Sequence[Row], old_sets: Sequence[Row], rack: Counter[Face], rules: Ruleset) -> bool:
    """True if a final set is new: it does not go on with an old set.

    It does if tiles of one old set in it are a legal set on their own, unless that old set lies elsewhere or the rack holds them.
    """
    final = finals[home]
    here = frozenset(final)
    for old in old_sets:
        if here.isdisjoint(old):
            continue
        shared = _shared(final, old)
        if (
            is_set(shared, rules)
            and not within(shared, rack)
            and not any(holds(other, old, rules) for i, other in enumerate(finals) if i != home)
        ):
            return False
    return True


def _shared(final: Row, old: Row) -> Row:
    """The tiles of a final set that an old one holds, too, each as often."""
    left = list(old)
    shared = []
    for face in final:
        if face in left:
            left.remove(face)
            shared.append(face)
    return tuple(shared)


# --- why not ---------------------------------------------------------------------------------------------------------------------


def _reasons(turn: JokerTurn, before: Table) -> list[Violation]:
    """What has to be forgiven until the turn can be accounted for."""
    concerned = _disturbed(turn, before)
    if not turn.may_take and _accounted(replace(turn, may_take=True)):
        return [violation(Code.JOKER_TOO_EARLY, concerned)]
    rules = turn.rules
    for code, knob, milder in (
        (Code.JOKER_GROUP_NEEDS_BOTH, "group_joker_replace", GroupJokerReplace.EITHER_MISSING),
        (Code.JOKER_NEW_SET_NEEDS_RACK, "joker_reuse", JokerReuse.NEW_SET),
        (Code.JOKER_NOT_IN_NEW_SET, "joker_reuse", JokerReuse.ANYWHERE),
        (Code.JOKER_REPLACED_FROM_TABLE, "joker_replace_source", JokerReplaceSource.RACK_OR_TABLE),
        (Code.JOKER_SET_SHRUNK, "joker_lock", JokerLock.NO_SPLIT),
    ):
        forgiving = _with_jokers(rules, **{knob: milder})
        if forgiving != rules and _accounted(replace(turn, rules=forgiving)):
            return [violation(code, concerned)]
        rules = forgiving
    locked = turn.rules.jokers.joker_lock is not JokerLock.NONE
    return [violation(Code.JOKER_SET_SPLIT if locked else Code.JOKER_FREED, concerned)]


def _disturbed(turn: JokerTurn, before: Table) -> TileSet:
    """The tiles of joker sets that no final set holds unbroken."""
    return TileSet(
        tile
        for tiles, row in zip(before, turn.before, strict=True)
        if has_joker(row) and not any(holds(final, row, turn.rules) for final in turn.after)
        for tile in tiles
    )
