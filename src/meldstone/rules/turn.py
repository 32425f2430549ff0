"""The law of a turn: may it be played, and if not, which rules does it break (RULES.md D, E, F)?

The whole proposed table is judged at once, on faces: equal tiles are the same tile. `objections` is lazy; a turn is legal if
there is none. Facts come first: what is no table needs no account of its jokers.

>>> from meldstone.rules.catalogue import ruleset
>>> turn = Turn.parse("R4 R5 R6", "R4 R5 R6 R7", rack="R7")
>>> list(objections(turn, ruleset("classic")))
[]
>>> turn = Turn.parse("R4 R5 R6", "R4 R5 R6 R7", rack="R7", opened=False)
>>> [found.code.value for found in objections(turn, ruleset("classic"))]
['opening/table-touched', 'opening/too-few-points']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Sized
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from meldstone.rules.choices import JokerLock, JokerRetrieveFrom, JokerReuse, ManipulateInMeldTurn
from meldstone.rules.diagnosis import set_faults
from meldstone.rules.jokers.account import JokerTurn, is_accounted
from meldstone.rules.jokers.exchange import has_joker, swapped_sets
from meldstone.rules.jokers.new_sets import discard_is_in_new_set
from meldstone.rules.jokers.opening_first import opens_first
from meldstone.rules.jokers.reasons import breaks_joker_rules, exchanged_from_table, joker_reasons
from meldstone.rules.opening.reach import could_open, reaches_opening
from meldstone.rules.ruleset import JokerKnobs, Ruleset
from meldstone.rules.sets import in_any_order, is_set, opening_value, readings
from meldstone.rules.violations import Code, TilePlace, Violation, violation
from meldstone.rules.work import UndecidedError, Work, reasons_work, uncollected, verdict_work
from meldstone.tiles import Face, Row, gone_and_new, rows_of

Declarations = tuple[tuple[int, ...], ...]
"""For each set of a table the numbers its player declared, or an empty tuple."""

LARGEST_TABLE: Final = 300
"""No box holds so many tiles: of a larger table only that is said, and of larger declarations only that they do not fit."""

_FIRST_WITH_ONE_ACCOUNT: Final = 5
"""The first judge (`ruleset.JUDGE`) by which one account explains jokers and a taken discard (K-44); before, each had its own."""

_FIRST_WITH_ONE_ACCOUNT_WITHOUT_LOCK: Final = 6
"""The first judge by which that is so where joker sets are not locked, too."""


@dataclass(frozen=True)
class Turn:
    """A proposed turn in faces: the table before and after, the tiles the player may lay, whether the player has opened."""

    before: tuple[Row, ...]
    after: tuple[Row, ...]
    rack: Row
    opened: bool = True
    into_new_set: Face | None = None
    """A discarded tile that was taken (it is among those of the rack): it must lie in a new set (RULES.md I)."""
    declared_before: Declarations = ()
    declared: Declarations = ()
    in_hand: int = 0
    """So many of the last rows of `after` lie on no table: tiles that a player still holds when the time is up (K-35)."""

    @classmethod
    def parse(cls, before: str, after: str, rack: str, *, opened: bool = True) -> Turn:
        """A turn in the notation of tables: ``Turn.parse("R4 R5 R6", "R4 R5 R6 R7", rack="R7")``."""
        return cls(rows_of(before), rows_of(after), Face.parse_many(rack), opened)

    def declared_for(self, index: int) -> tuple[int, ...]:
        """What was declared for a set of the table after the turn; nothing for sets beyond the list."""
        return self.declared[index] if index < len(self.declared) else ()

    @cached_property
    def placed(self) -> Counter[Face]:
        """The rack tiles that the turn lays."""
        return Counter(gone_and_new(self.before, self.after)[1])


def objections(turn: Turn, rules: Ruleset) -> Iterator[Violation]:
    """Every rule that a turn breaks; it is legal if there are none. The first comes as early as it can."""
    return uncollected(_objections(turn, rules))


def _objections(turn: Turn, rules: Ruleset) -> Iterator[Violation]:
    faults = list(table_faults(turn, rules))
    if faults:
        yield from faults
        if not turn.opened:
            yield from opening_facts(turn, rules)
        return
    work = verdict_work(rules.judge)
    try:
        allowed = breaks_no_rule(turn, rules, work)
    except UndecidedError:
        yield violation(Code.TURN_TOO_INVOLVED)
        return
    if not allowed:
        yield from _reasons(turn, rules, reasons_work(work, rules.judge))


def is_playable(turn: Turn, rules: Ruleset, work: Work | None = None) -> bool:
    """True if a turn whose facts are known to be right breaks no rule; what cannot be decided is not played (K-48)."""
    try:
        return breaks_no_rule(turn, rules, work)
    except UndecidedError:
        return False


def breaks_no_rule(turn: Turn, rules: Ruleset, work: Work | None = None) -> bool:
    """True if a turn that lays rack tiles in legal sets, and all tiles of the table, breaks no rule of openings and jokers.

    The verdict of `objections` without its facts and its reasons, for programs that weigh many turns. Raises `UndecidedError` if
    the work for one turn does not suffice (K-48).
    """
    work = work or verdict_work(rules.judge)
    if not _is_asked_with_jokers(turn, rules) and not _discard_is_used(turn, rules, work):
        return False
    if turn.opened:
        return not breaks_joker_rules(_joker_turn(turn, rules), work)
    if rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        touched, points = _new_sets_only(turn, rules)
        return not touched and points >= rules.opening.meld_minimum
    return _opens_first(turn, rules, work)


def _discard_is_used(turn: Turn, rules: Ruleset, work: Work) -> bool:
    """True if no discard was taken, or it lies in a new set; whoever opens in a turn of two steps opens with it instead (I)."""
    if turn.into_new_set is None or _opens_and_goes_on(turn, rules):
        return True
    return discard_is_in_new_set(turn.before, turn.after, turn.placed, turn.into_new_set, rules, work)


def _is_asked_with_jokers(turn: Turn, rules: Ruleset) -> bool:
    """True if one account has to explain what became of joker sets and of a taken discard (K-44); free jokers need none (F.2)."""
    locked = rules.jokers.joker_lock is not JokerLock.NONE
    first = _FIRST_WITH_ONE_ACCOUNT if locked else _FIRST_WITH_ONE_ACCOUNT_WITHOUT_LOCK
    asks = rules.judge >= first and turn.opened and not rules.free_jokers
    return asks and turn.into_new_set is not None and any(map(has_joker, turn.before))


def _opens_and_goes_on(turn: Turn, rules: Ruleset) -> bool:
    return not turn.opened and rules.opening.manipulate_in_meld_turn is not ManipulateInMeldTurn.NEVER


# --- facts -----------------------------------------------------------------------------------------------------------------------


def table_faults(turn: Turn, rules: Ruleset) -> Iterator[Violation]:
    """What is wrong with the table: tiles that vanished or came from nowhere, none laid, sets that are none (E.2 to E.4, K-37)."""
    if is_too_large(turn.before) or is_too_large(turn.after):
        yield violation(Code.TURN_FOREIGN_TILE)
        return
    missing, placed = gone_and_new(turn.before, turn.after)
    if missing:
        yield violation(Code.TURN_TABLE_TILE_MISSING).at(origins=_places_of(missing, turn.before))
    foreign = {face: count - own for face, count in placed.items() if count > (own := turn.rack.count(face))}
    if foreign:
        yield violation(Code.TURN_FOREIGN_TILE).at(_places_of(foreign, turn.after))
    if sum(foreign.values()) == sum(placed.values()):
        yield violation(Code.TURN_NO_RACK_TILE)
    for i, row in enumerate(turn.after):
        if not _is_known_set(row, rules):
            for fault in set_faults(row, rules):
                yield violation(fault.code, (), **fault.args).at([(i, place) for place in fault.places])
        numbers = turn.declared_for(i)
        if numbers and not any(reading.numbers == numbers for reading in readings(row, rules)):
            told = " ".join([str(number) if 0 <= number <= LARGEST_TABLE else "?" for number in numbers[:LARGEST_TABLE]])
            yield violation(Code.SET_DECLARATION, numbers=told).at(_whole(i, row))


def is_too_large(rows: Sequence[Sized]) -> bool:
    """True for a table that no box has the tiles for."""
    return len(rows) > LARGEST_TABLE or sum(map(len, rows)) > LARGEST_TABLE


# Most sets of a table lie there for many turns, and each turn asks about all of them.
_is_known_set = lru_cache(maxsize=1 << 12)(is_set)


def _whole(index: int, row: Row) -> list[TilePlace]:
    return [(index, place) for place in range(len(row))]


def _all_of(sets: Sequence[int], rows: Sequence[Row]) -> list[TilePlace]:
    return [place for i in sets for place in _whole(i, rows[i])]


def _laid_places(faces: Mapping[Face, int], turn: Turn, rules: Ruleset) -> list[TilePlace]:
    """Where tiles of these faces lie after the turn, of equal ones those in sets that did not lie there before."""
    _, changed = _touched_and_changed(turn, rules)
    return _places_of(faces, turn.after, changed)


def _places_of(faces: Mapping[Face, int], rows: Sequence[Row], first: Sequence[int] = ()) -> list[TilePlace]:
    """Where tiles of these faces lie, of equal ones those in the first sets, and then the last."""
    left = Counter(faces)
    found = []
    for i in sorted(range(len(rows)), key=lambda i: (i not in first, -i)):
        for place in range(len(rows[i]) - 1, -1, -1):
            if left[rows[i][place]] > 0:
                left[rows[i][place]] -= 1
                found.append((i, place))
    return sorted(found)


# --- openings --------------------------------------------------------------------------------------------------------------------


def opening_facts(turn: Turn, rules: Ruleset) -> Iterator[Violation]:
    """What keeps a turn from being an opening as it lies (D): the table was touched, the new sets are worth too little."""
    if is_too_large(turn.before) or is_too_large(turn.after):
        return
    touched, points = _new_sets_only(turn, rules)
    if touched and rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        yield violation(Code.OPENING_TABLE_TOUCHED).at(origins=_all_of(touched, turn.before))
    minimum = rules.opening.meld_minimum
    if points < minimum:
        yield violation(Code.OPENING_TOO_LOW, points=points, minimum=minimum).at(_laid_places(turn.placed, turn, rules))


def opening_points(turn: Turn, rules: Ruleset) -> int:
    """What the sets are worth that a turn lays from the rack alone; unfinished sets are worth nothing yet."""
    return 0 if is_too_large(turn.before) or is_too_large(turn.after) else _new_sets_only(turn, rules)[1]


def _new_sets_only(turn: Turn, rules: Ruleset) -> tuple[list[int], int]:
    """The old sets that do not lie as they lay, by index, and the worth of the sets that consist of rack tiles alone."""
    touched, _ = _touched_and_changed(turn, rules)
    return touched, sum(value for _, value in _own_sets(turn, rules))


def _touched_and_changed(turn: Turn, rules: Ruleset) -> tuple[list[int], list[int]]:
    """The old sets that do not lie as they lay, and the final sets that did not lie there, by index."""
    lying: dict[Row, list[int]] = {}
    for i, row in enumerate(turn.before):
        lying.setdefault(in_any_order(row, rules), []).append(i)
    changed = []
    for i, row in enumerate(turn.after):
        same = lying.get(in_any_order(row, rules))
        if same:
            same.pop()
        else:
            changed.append(i)
    return sorted(i for same in lying.values() for i in same), changed


def _own_sets(turn: Turn, rules: Ruleset) -> list[tuple[int, int]]:
    """The final sets, by index, that consist of rack tiles alone, and their worth."""
    _, changed = _touched_and_changed(turn, rules)
    left = Counter(turn.placed)
    own = []
    # the dearest first: where equal tiles came from the table as well, the rack's lie where they are worth most (K-44)
    for value, i in sorted([(_set_value(turn, i, rules), i) for i in changed], key=lambda item: -item[0]):
        need = Counter(turn.after[i])
        if need <= left:
            left -= need
            own.append((i, value))
    return own


def _set_value(turn: Turn, index: int, rules: Ruleset) -> int:
    row = turn.after[index]
    if declared := turn.declared_for(index):
        return max((reading.value for reading in readings(row, rules) if reading.numbers == declared), default=0)
    return opening_value(row, rules) or 0


def _opens_first(turn: Turn, rules: Ruleset, work: Work) -> bool:
    """Some of the laid tiles are an opening by themselves; from that table on the turn is an ordinary one (D, K-12)."""
    jokers = _joker_turn(turn, rules)
    declared = [i for i, row in enumerate(turn.after) if turn.declared_for(i) and Counter(row) <= turn.placed]
    already = sum(_set_value(turn, i, rules) for i in declared)
    own = _own_sets(turn, rules)
    lies_there = sum(value for _, value in own) >= rules.opening.meld_minimum
    if not lies_there and not declared and not reaches_opening(turn.placed.elements(), rules):
        return False
    if swapped_sets(turn.before, turn.after, rules) or exchanged_from_table(jokers):
        return False
    if lies_there and _goes_on_from(turn, jokers, [turn.after[i] for i, _ in own], work):
        return True
    if jokers.needs_no_account and not declared and turn.into_new_set is None:
        return True
    return opens_first(jokers, declared, already, turn.into_new_set, work)


def _goes_on_from(turn: Turn, jokers: JokerTurn, opening: Sequence[Row], work: Work) -> bool:
    """True if an opening by these sets, as they lie, explains the turn: the plainest one, which most people mean."""
    if turn.into_new_set is not None and not any(turn.into_new_set in row for row in opening):
        return False
    return is_accounted(replace(jokers, before=(*turn.before, *opening)), work)


# --- jokers ----------------------------------------------------------------------------------------------------------------------


def _joker_turn(turn: Turn, rules: Ruleset) -> JokerTurn:
    may_take = turn.opened or rules.jokers.joker_retrieve_from is JokerRetrieveFrom.SAME_TURN
    discard = turn.into_new_set if _is_asked_with_jokers(turn, rules) else None
    return JokerTurn(turn.before, turn.after, rules, turn.declared_before, may_take, turn.in_hand, into_new_set=discard)


def _discard_is_wasted(turn: Turn, rules: Ruleset, work: Work) -> bool:
    """True if a refused turn does not use its taken discard as it must, whatever else is wrong with it."""
    try:
        if not _discard_is_used(turn, rules, work):
            return True
    except UndecidedError:
        return False
    without = replace(turn, into_new_set=None)
    if is_playable(without, rules, work):
        return True
    # an opening is asked for with all joker rules forgiven: is it the discard that has no part in it?
    free = replace(rules, jokers=JokerKnobs(joker_retrieve_from=JokerRetrieveFrom.SAME_TURN))
    return _opens_and_goes_on(turn, rules) and is_playable(without, free, work) and not is_playable(turn, free, work)


_ABOUT_FREED_JOKERS = frozenset({Code.JOKER_NOT_IN_NEW_SET, Code.JOKER_NEW_SET_NEEDS_RACK})


def _reasons(turn: Turn, rules: Ruleset, work: Work) -> Iterator[Violation]:
    """Every rule of openings and jokers that a turn breaks, which is known to break one."""
    found = [] if turn.opened else list(opening_facts(turn, rules))
    rebuilt: list[Violation] = []
    if found and _opens_and_goes_on(turn, rules) and could_open(turn.placed.elements(), rules):
        # the points may have lain there before the table was rebuilt: that is the reason only if there is no other
        found, rebuilt = [], found
    if turn.into_new_set is not None and _discard_is_wasted(turn, rules, work):
        found.append(violation(Code.DISCARD_NOT_IN_NEW_SET).at(_laid_places(Counter((turn.into_new_set,)), turn, rules)))
    yield from found
    jokers = _joker_turn(replace(turn, into_new_set=None), rules)
    if not turn.opened and not _opens_and_goes_on(turn, rules):
        jokers = replace(jokers, may_take=True)  # whoever takes a joker too early has touched the table, and that is said
    for code, old_sets in joker_reasons(jokers, work):
        places = _all_of(old_sets, turn.before)
        if code in _ABOUT_FREED_JOKERS:
            places = [(i, place) for i, place in places if not turn.before[i][place].number]
        found.append(violation(code).at(origins=places))
        yield found[-1]
    if not found and rebuilt:
        anywhere = replace(rules, jokers=replace(rules.jokers, joker_reuse=JokerReuse.ANYWHERE))
        joined = is_playable(turn, anywhere, work)
        freed = Counter([face for row in turn.before for face in row if not face.number])
        yield from [violation(Code.JOKER_NOT_IN_NEW_SET).at(_laid_places(freed, turn, rules))] if joined else rebuilt
    elif not found:
        # each rule can be kept, but not all at once: the tiles of the opening are needed elsewhere, or its joker set was split
        split = [(i, place) for i, row in enumerate(turn.after) if has_joker(row) for place in range(len(row))]
        yield violation(Code.JOKER_SET_SPLIT).at(split)
