"""The joker sets that an opening can have had, as the table shows them at the end of the turn (RULES.md D, K-43, K-46, K-47).

They are locked like all joker sets: a rest of each lies unbroken in a final set, and single tiles may have left it where the rules
let them. Where sets are not locked, the jokers go on standing for what they stood for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations

from meldstone.rules.choices import JokerLock
from meldstone.rules.jokers.claims import faces_at, goes_on_as_any_set, stands_for_the_same, stands_for_the_same_in_group
from meldstone.rules.jokers.exchange import exchanges_with, has_joker, joker_places
from meldstone.rules.jokers.final_table import NOWHERE, FinalTable
from meldstone.rules.layable import rows as layable_rows
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_group, is_set, opening_value, readings, worths
from meldstone.rules.work import Work
from meldstone.tiles import JOKER, MIRROR, NUMBERS, Face, Row

_JOKERS_OF_TWO_READINGS = 2
"""So many jokers, beside one number tile, can stand for different numbers."""
_SHORT_ROWS_PER_STEP = 2
"""Listing sets of a few tiles takes less time than other steps."""
_STEPS_PER_READING = 3
"""Asking what a joker stands for in a set takes about as long as so many steps of a search."""
_STEPS_PER_EXCHANGES = 6
"""The same for all tiles that may replace it."""


@dataclass(frozen=True, slots=True)
class LaidSet:
    """A set that may have been part of the opening: its worth, and if it has jokers, where its rest lies now and what left it."""

    value: int
    row: Row
    home: int = NOWHERE
    places: int = 0
    rest: Row = ()
    left: Row = ()


class LaidJokerSets:
    """Looks for the joker sets of openings on one final table."""

    def __init__(self, finals: FinalTable, rules: Ruleset, work: Work, *, free: bool) -> None:
        self.finals = finals
        self.rules = rules
        self.work = work
        self.free = free
        """Whether jokers are handled like any tile (F.2), so that nothing is asked of them later."""

    def within(self, used: int, stock: Counter[Face]) -> Iterator[LaidSet]:
        """All of them, each with what became of it."""
        if self.rules.jokers.joker_lock is JokerLock.NONE:
            yield from self._unlocked(used, stock)
            return
        for home, final in self.finals.with_jokers:
            if home >= self.finals.on_table:
                continue
            for rest, places, start in self._rests(home, final, used, stock):
                self.work.spend()
                if is_set(rest, self.rules):
                    yield self._worth(rest, rest, home, places)
                if self.rules.jokers.joker_lock is JokerLock.NO_SPLIT and any(face.number for face in rest):
                    yield from self._longer(rest, home, places, start, stock)

    def _worth(self, row: Row, rest: Row, home: int, places: int, left: Row = ()) -> LaidSet:
        return LaidSet(opening_value(row, self.rules) or 0, row, home, places, rest, left)

    def _rests(self, home: int, final: Row, used: int, stock: Counter[Face]) -> Iterator[tuple[Row, int, int | None]]:
        """Parts of a final set with a joker that the rack laid: neighbouring tiles, or any of a group (then without a start)."""
        for start in range(len(final)):
            for end in range(start + 1, len(final) + 1):
                rest = final[start:end]
                places = self.finals.span(home, start, end - start)
                if places & used or not Counter(rest) <= stock:
                    break
                if has_joker(rest):
                    yield rest, places, start
        if is_group(final, self.rules):
            free = [(i, face) for i, face in enumerate(final) if not self.finals.bit(home, i) & used]
            for count in range(2, len(free) + 1):
                for chosen in combinations(free, count):
                    lying = tuple([face for _, face in chosen])
                    if has_joker(lying) and Counter(lying) <= stock:
                        places = sum([self.finals.bit(home, i) for i, _ in chosen])
                        yield from [(rest, places, None) for rest in _as_laid(lying)]

    def _longer(self, rest: Row, home: int, places: int, start: int | None, stock: Counter[Face]) -> Iterator[LaidSet]:
        """Sets of which this is the rest: other tiles of the rack were in them and have left."""
        spare = stock - Counter(rest)
        final = self.finals.rows[home]
        if start is None:
            yield from self._larger_groups(rest, home, places, spare)
            final, start = rest, 0  # it may also have been a set in a run before it came to lie in a group
            if not goes_on_as_any_set(rest, self.rules):
                return
        for ahead, behind in self._neighbours(rest, final, start, home, spare):
            row = (*ahead, *rest, *behind)
            # its jokers go on standing for the same (K-47)
            same = goes_on_as_any_set(rest, self.rules) or stands_for_the_same(
                row, (), final, start - len(ahead), False, self.rules
            )
            if same and is_set(row, self.rules):
                self.work.spend()
                yield self._worth(row, rest, home, places, ahead + behind)

    def _larger_groups(self, rest: Row, home: int, places: int, spare: Counter[Face]) -> Iterator[LaidSet]:
        number = next(face.number for face in rest if face.number)
        more = [face for face in spare if face.number == number and face not in rest and self.finals.lies_elsewhere(face, home)]
        for count in range(1, len(more) + 1):
            for left in combinations(more, count):
                row = (*rest, *left)
                same = goes_on_as_any_set(rest, self.rules) or stands_for_the_same_in_group(row, self.finals.rows[home], self.rules)
                if same and is_group(row, self.rules):
                    self.work.spend()
                    yield self._worth(row, rest, home, places, left)

    def _neighbours(self, rest: Row, final: Row, start: int, home: int, spare: Counter[Face]) -> Iterator[tuple[Row, Row]]:
        """Number tiles that can have lain before and behind a part of a run, as the run reads now."""
        seen: set[tuple[Row, Row]] = set()
        for reading in readings(final, self.rules):
            slots = [slot for filled in reading.slots[start : start + len(rest)] for slot in filled]
            step = _step(reading.numbers)
            if not slots or not step:
                continue
            for first in slots[0].colours:
                ahead = list(self._outwards(first, slots[0].number, -step, home, spare))
                for last in slots[-1].colours:
                    behind = list(self._outwards(last, slots[-1].number, step, home, spare))
                    for before in range(len(ahead) + 1):
                        for after in range(len(behind) + 1):
                            found = tuple(ahead[:before][::-1]), tuple(behind[:after])
                            if (before or after) and found not in seen:
                                seen.add(found)
                                yield found

    def _outwards(self, colour: int, number: int, step: int, home: int, spare: Counter[Face]) -> Iterator[Face]:
        number += step
        while 1 <= number <= NUMBERS:
            face = Face.of(colour, number)
            if not spare[face] or not self.finals.lies_elsewhere(face, home):
                return
            yield face
            number += step

    def _unlocked(self, used: int, stock: Counter[Face]) -> Iterator[LaidSet]:
        """Without a lock: every set whose jokers can go on standing for what they stood for in it."""
        seen: set[tuple[Row, int]] = set()
        for row, value in layable_rows(stock.elements(), self.rules, work=self.work):
            if has_joker(row):
                if self.free:
                    yield LaidSet(value, row)
                    continue
                for places in self._staying(row, joker_places(row), used):
                    if (row, places) not in seen:
                        seen.add((row, places))
                        yield LaidSet(value, row, places=places)

    def _staying(self, row: Row, places: Sequence[int], used: int) -> Iterator[int]:
        if not places:
            yield 0
            return
        self.work.spend(_STEPS_PER_READING)
        stood_for = faces_at(row, places[0], (), self.rules)
        for home, bit in self.finals.places(row[places[0]]):
            index = bit.bit_length() - 1 - self.finals.offsets[home]
            if not bit & used and (not stood_for or stood_for & faces_at(self.finals.rows[home], index, (), self.rules)):
                for others in self._staying(row, places[1:], used | bit):
                    yield bit | others

    # --- sets whose jokers are freed later in the turn ---------------------------------------------------------------------------

    def freed_later(self, stock: Counter[Face]) -> Iterator[tuple[Row, int]]:
        """Sets, with their worth, of which jokers may be freed in the second step, if that helps to explain the turn.

        Who exchanges a joker of the opening might have laid the tile at once and the joker later. That is as good an account,
        unless the set was worth more with the joker: `R9 J J` is 30, and `R9 R8 J` 24.
        """
        knobs = self.rules.jokers
        if knobs.joker_lock is JokerLock.NONE and knobs.joker_free_by_manipulation:
            for row, value in layable_rows(stock.elements(), self.rules, work=self.work):
                if has_joker(row):
                    yield row, value
            return
        jokers = Counter({face: count for face, count in stock.items() if not face.number})
        if jokers.total() - jokers[MIRROR] < _JOKERS_OF_TWO_READINGS:
            return
        seen: set[Row] = set()
        for face in [face for face in stock if face.number]:
            for row in self._around(face, jokers, stock[face]):
                values = worths(row, self.rules) if row not in seen else ()
                seen.update((row, row[::-1]))
                if len(values) > 1 and self._loses_by_exchange(row, max(values), stock - Counter(row)):
                    yield row, max(values)

    def _around(self, face: Face, jokers: Counter[Face], count: int) -> Iterator[Row]:
        """Sets of jokers and one number face, which alone can be read as different numbers."""
        if jokers.keys() != {JOKER}:
            listing = Work(_SHORT_ROWS_PER_STEP * self.work.left)
            before = listing.left
            yield from [row for row, _ in layable_rows([*[face] * min(count, 2), *jokers.elements()], self.rules, work=listing)]
            self.work.spend((before - listing.left) // _SHORT_ROWS_PER_STEP)
            return
        for size in range(_JOKERS_OF_TWO_READINGS, jokers[JOKER] + 1):
            for ahead in range(size + 1):
                self.work.spend()
                yield (*[JOKER] * ahead, face, *[JOKER] * (size - ahead))

    def _loses_by_exchange(self, row: Row, value: int, stock: Counter[Face]) -> bool:
        """True if a joker can be exchanged for tiles of a stock so that the set would have been worth less with them."""
        for place in joker_places(row):
            self.work.spend(_STEPS_PER_EXCHANGES)
            for _, after in exchanges_with(stock, row, place, self.rules):
                if (opening_value(after, self.rules) or 0) < value and self._may_become(after, stock):
                    return True
        return False

    def _may_become(self, row: Row, stock: Counter[Face]) -> bool:
        """False if a joker set neither lies in a final set nor can be exchanged again."""
        numbers = frozenset([face for face in row if face.number])
        if self.rules.jokers.joker_lock is JokerLock.NONE or any(
            not numbers.isdisjoint(final) for _, final in self.finals.with_jokers
        ):
            return True
        return any(True for place in joker_places(row) for _ in exchanges_with(stock, row, place, self.rules))


def _as_laid(rest: Row) -> Sequence[Row]:
    """The orders in which tiles of a group may have been laid: one number tile among jokers can have been a run (K-46)."""
    return list(dict.fromkeys(permutations(rest))) if sum([1 for face in rest if face.number]) == 1 else [rest]


def _step(numbers: tuple[int, ...]) -> int:
    """How the numbers of a run go on; 0 in a group and where they turn round."""
    steps = {b - a for a, b in pairwise(numbers)}
    return steps.pop() if len(steps) == 1 else 0
