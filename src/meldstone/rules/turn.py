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

from meldstone.rules.diagnosis import set_faults
from meldstone.rules.jokers.account import JokerTurn
from meldstone.rules.jokers.exchange import has_joker, swapped_sets
from meldstone.rules.jokers.new_sets import discard_is_in_new_set
from meldstone.rules.jokers.opening_first import opens_first
from meldstone.rules.jokers.reasons import breaks_joker_rules, exchanged_from_table, joker_reasons
from meldstone.rules.opening.reach import could_open, reaches_opening
from meldstone.rules.ruleset import JokerRetrieveFrom, JokerReuse, ManipulateInMeldTurn, Ruleset
from meldstone.rules.sets import in_any_order, is_set, opening_value, readings
from meldstone.rules.violations import Code, TilePlace, Violation, violation
from meldstone.rules.work import STEPS_FOR_REASONS, UndecidedError, Work
from meldstone.tiles import Face, Row, gone_and_new, rows_of

Declarations = tuple[tuple[int, ...], ...]
"""For each set of a table the numbers its player declared, or an empty tuple."""

LARGEST_TABLE: Final = 300
"""No box holds so many tiles: of a larger table only that is said, and of larger declarations only that they do not fit."""


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
    faults = list(table_faults(turn, rules))
    if faults:
        yield from faults
        if not turn.opened:
            yield from opening_facts(turn, rules)
        return
    try:
        allowed = breaks_no_rule(turn, rules)
    except UndecidedError:
        yield violation(Code.TURN_TOO_INVOLVED)
        return
    if not allowed:
        yield from _reasons(turn, rules)


def is_playable(turn: Turn, rules: Ruleset) -> bool:
    """True if a turn whose facts are known to be right breaks no rule; what cannot be decided is not played (K-48)."""
    try:
        return breaks_no_rule(turn, rules)
    except UndecidedError:
        return False


def breaks_no_rule(turn: Turn, rules: Ruleset, work: Work | None = None) -> bool:
    """True if a turn that lays rack tiles in legal sets, and all tiles of the table, breaks no rule of openings and jokers.

    The verdict of `objections` without its facts and its reasons, for programs that weigh many turns. Raises `UndecidedError` if
    the work for one turn does not suffice (K-48).
    """
    work = work or Work()
    if not _discard_is_used(turn, rules):
        return False
    if turn.opened:
        return not breaks_joker_rules(_joker_turn(turn, rules), work)
    if rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        touched, points = _new_sets_only(turn, rules)
        return not touched and points >= rules.opening.meld_minimum
    return _opens_first(turn, rules, work)


def _discard_is_used(turn: Turn, rules: Ruleset) -> bool:
    """True if no discard was taken, or it lies in a new set; whoever opens in a turn of two steps opens with it instead (I)."""
    if turn.into_new_set is None or _opens_and_goes_on(turn, rules):
        return True
    return discard_is_in_new_set(turn.before, turn.after, turn.placed, turn.into_new_set, rules)


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


def _places_of(faces: Mapping[Face, int], rows: Sequence[Row]) -> list[TilePlace]:
    """Where tiles of these faces lie, of equal ones the last."""
    left = Counter(faces)
    found = []
    for i in range(len(rows) - 1, -1, -1):
        for place in range(len(rows[i]) - 1, -1, -1):
            if left[rows[i][place]] > 0:
                left[rows[i][place]] -= 1
                found.append((i, place))
    return found[::-1]


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
        yield violation(Code.OPENING_TOO_LOW, points=points, minimum=minimum).at(_places_of(turn.placed, turn.after))


def _new_sets_only(turn: Turn, rules: Ruleset) -> tuple[list[int], int]:
    """The old sets that do not lie as they lay, by index, and the worth of the sets that consist of rack tiles alone."""
    lying: dict[Row, list[int]] = {}
    for i, row in enumerate(turn.before):
        lying.setdefault(in_any_order(row, rules), []).append(i)
    new = []
    for i, row in enumerate(turn.after):
        same = lying.get(in_any_order(row, rules))
        if same:
            same.pop()
        else:
            new.append((_set_value(turn, i, rules), Counter(row)))
    left = Counter(turn.placed)
    points = 0
    # the dearest first: where equal tiles came from the table as well, the rack's lie where they are worth most (K-44)
    for value, need in sorted(new, key=lambda item: -item[0]):
        if need <= left:
            left -= need
            points += value
    return sorted(i for same in lying.values() for i in same), points


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
    _, points = _new_sets_only(turn, rules)
    if points < rules.opening.meld_minimum and not declared and not reaches_opening(turn.placed.elements(), rules):
        return False
    if swapped_sets(turn.before, turn.after, rules) or exchanged_from_table(jokers):
        return False
    if jokers.needs_no_account and not declared and turn.into_new_set is None:
        return True
    return opens_first(jokers, declared, already, turn.into_new_set, work)


# --- jokers ----------------------------------------------------------------------------------------------------------------------


def _joker_turn(turn: Turn, rules: Ruleset) -> JokerTurn:
    may_take = turn.opened or rules.jokers.joker_retrieve_from is JokerRetrieveFrom.SAME_TURN
    return JokerTurn(turn.before, turn.after, rules, turn.declared_before, may_take, turn.in_hand)


def _reasons(turn: Turn, rules: Ruleset) -> Iterator[Violation]:
    """Every rule of openings and jokers that a turn breaks, which is known to break one."""
    found = [] if turn.opened else list(opening_facts(turn, rules))
    rebuilt: list[Violation] = []
    if found and _opens_and_goes_on(turn, rules) and could_open(turn.placed.elements(), rules):
        # the points may have lain there before the table was rebuilt: that is the reason only if there is no other
        found, rebuilt = [], found
    without = replace(turn, into_new_set=None)
    if turn.into_new_set is not None and (not _discard_is_used(turn, rules) or is_playable(without, rules)):
        found.append(violation(Code.DISCARD_NOT_IN_NEW_SET).at(_places_of(Counter((turn.into_new_set,)), turn.after)))
    yield from found
    if turn.opened or rules.opening.manipulate_in_meld_turn is not ManipulateInMeldTurn.NEVER:
        for code, old_sets in joker_reasons(_joker_turn(turn, rules), Work(STEPS_FOR_REASONS)):
            found.append(violation(code).at(origins=_all_of(old_sets, turn.before)))
            yield found[-1]
    if not found and rebuilt:
        anywhere = replace(rules, jokers=replace(rules.jokers, joker_reuse=JokerReuse.ANYWHERE))
        joined = is_playable(turn, anywhere)
        yield from [violation(Code.JOKER_NOT_IN_NEW_SET).at(_places_of(turn.placed, turn.after))] if joined else rebuilt
    elif not found:
        # each rule can be kept, but not all at once: the tiles of the opening are needed elsewhere, or its joker set was split
        split = [(i, place) for i, row in enumerate(turn.after) if has_joker(row) for place in range(len(row))]
        yield violation(Code.JOKER_SET_SPLIT).at(split)
