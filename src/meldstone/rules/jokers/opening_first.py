"""Could the laid tiles have been an opening first, before they came to lie as they do (RULES.md D, K-46)?

Where the table may be touched in the opening turn, the turn is two steps: an opening of rack tiles, then an ordinary turn. Sets
without jokers may be rebuilt in the second step, so all that counts of them is whether the number tiles can reach the points.
Sets with jokers are locked like all joker sets: they lie unbroken in a final set, and single tiles may have left them where the
rules let them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, pairwise

from meldstone.rules.jokers.account import JokerTurn
from meldstone.rules.jokers.claims import faces_at, stands_for_the_same
from meldstone.rules.jokers.exchange import has_joker, joker_places
from meldstone.rules.jokers.final_table import FinalTable
from meldstone.rules.layable import rows as layable_rows
from meldstone.rules.opening.reach import NumbersReach
from meldstone.rules.ruleset import JokerLock
from meldstone.rules.sets import is_group, is_set, opening_value, readings
from meldstone.rules.work import Work
from meldstone.tiles import NUMBERS, Face, Row

_STEPS_PER_POINTS = 10
"""Asking what number tiles can reach takes about as long as so many steps of a search."""
_STEPS_PER_READING = 3
"""The same for what a joker stands for in a set."""


@dataclass(frozen=True, slots=True)
class _LaidSet:
    """A joker set that may have been part of the opening: its worth, where its rest lies now, the tiles that left it."""

    value: int
    row: Row
    home: int = -1
    places: int = 0
    left: Row = ()


class OpeningFirst:
    """Whether an opening worth the minimum was possible before the rest of a turn."""

    def __init__(self, turn: JokerTurn, declared: Sequence[Row], already: int, discard: Face | None, work: Work) -> None:
        self.turn = turn
        self.discard = discard
        """A taken discard: whoever has not opened may take it only as part of the opening (I)."""
        self.rules = turn.rules
        self.work = work
        self.finals = FinalTable(turn.after, turn.in_hand)
        self.due = turn.rules.opening.meld_minimum - already
        """Points that sets without a declaration have to bring."""
        self.declared = Counter(chain.from_iterable(declared))
        self.numbers = NumbersReach(turn.rules)

    def reaches(self, used: int, reserved: Counter[Face]) -> bool:
        """True if the laid tiles, without those reserved for later, can have been an opening that leaves used places alone."""
        stock = self.turn.placed - self.declared
        if not reserved <= stock:
            return False
        stock -= reserved
        return self._reaches(used, stock, self.due, self.discard)

    def _reaches(self, used: int, stock: Counter[Face], due: int, discard: Face | None) -> bool:
        """True if sets of the stock are worth what is due, with one around a taken discard if there is one."""
        numbers = Counter({face: count for face, count in stock.items() if face.number})
        if discard is None and self._numbers_reach(numbers, due):
            return True
        laid = sorted(self._all_laid(used, stock), key=lambda found: -found.value) if len(numbers) < len(stock) else []
        if discard is None:
            return self._with_joker_sets(laid, 0, used, stock, due)
        plain = [
            _LaidSet(value, row)
            for row in _plain_rows_with(discard, numbers)
            if (value := opening_value(row, self.rules)) is not None
        ]
        for found in (*plain, *[joker_set for joker_set in laid if discard in joker_set.row]):
            self.work.spend()
            rest, due_then = stock - Counter(found.row), due - found.value
            if any(self._reaches(taken, rest, due_then, None) for taken in self._apart(found, used | found.places)):
                return True
        return False

    def _numbers_reach(self, numbers: Counter[Face], due: int) -> bool:
        self.work.spend(_STEPS_PER_POINTS)
        return self.numbers.reaches(numbers, due)

    def _with_joker_sets(self, laid: Sequence[_LaidSet], start: int, used: int, stock: Counter[Face], due: int) -> bool:
        """True if some of the joker sets from `start` on, with number tiles, bring the points that are due."""
        for i in range(start, len(laid)):
            found = laid[i]
            self.work.spend()
            need = Counter(found.row)
            if found.places & used or not need <= stock:
                continue
            for taken in self._apart(found, used | found.places):
                rest = stock - need
                due_then = due - found.value
                if self._numbers_reach(Counter({face: n for face, n in rest.items() if face.number}), due_then):
                    return True
                if has_joker(rest) and self._with_joker_sets(laid, i + 1, taken, rest, due_then):
                    return True
        return False

    def _apart(self, found: _LaidSet, used: int) -> Iterator[int]:
        yield from self._left_places(found.left, found.home, used, frozenset())

    def _left_places(self, left: Row, home: int, used: int, homes: frozenset[int]) -> Iterator[int]:
        """Places for tiles that left a set of the opening: each in a set of its own."""
        self.work.spend()
        if not left:
            yield used
            return
        for other, bit in self.finals.places(left[0]):
            if other != home and other not in homes and not bit & used:
                yield from self._left_places(left[1:], home, used | bit, homes | {other})

    # --- the joker sets that the opening can have had ----------------------------------------------------------------------------

    def _all_laid(self, used: int, stock: Counter[Face]) -> Iterator[_LaidSet]:
        if self.rules.jokers.joker_lock is JokerLock.NONE:
            yield from self._unlocked(used, stock)
            return
        for home, final in self.finals.with_jokers:
            if home >= self.finals.on_table:
                continue
            for rest, places, start in self._rests(home, final, used, stock):
                self.work.spend()
                if is_set(rest, self.rules):
                    yield self._worth(rest, home, places)
                if self.rules.jokers.joker_lock is JokerLock.NO_SPLIT and any(face.number for face in rest):
                    yield from self._longer(rest, home, places, start, stock)

    def _worth(self, row: Row, home: int, places: int, left: Row = ()) -> _LaidSet:
        return _LaidSet(opening_value(row, self.rules) or 0, row, home, places, left)

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
                    rest = tuple([face for _, face in chosen])
                    if has_joker(rest) and Counter(rest) <= stock:
                        yield rest, sum([self.finals.bit(home, i) for i, _ in chosen]), None

    def _longer(self, rest: Row, home: int, places: int, start: int | None, stock: Counter[Face]) -> Iterator[_LaidSet]:
        """Sets of which this is the rest: other tiles of the rack were in them and have left."""
        spare = stock - Counter(rest)
        final = self.finals.rows[home]
        if start is None:
            yield from self._larger_groups(rest, home, places, spare)
            return
        for ahead, behind in self._neighbours(rest, final, start, home, spare):
            row = (*ahead, *rest, *behind)
            # what is a set of its own may grow like any set (K-43); a smaller rest goes on standing for the same (K-47)
            same = is_set(rest, self.rules) or stands_for_the_same(row, (), final, start - len(ahead), False, self.rules)
            if same and is_set(row, self.rules):
                self.work.spend()
                yield self._worth(row, home, places, ahead + behind)

    def _larger_groups(self, rest: Row, home: int, places: int, spare: Counter[Face]) -> Iterator[_LaidSet]:
        number = next(face.number for face in rest if face.number)
        more = [face for face in spare if face.number == number and face not in rest and self.finals.lies_elsewhere(face, home)]
        for count in range(1, len(more) + 1):
            for left in combinations(more, count):
                row = (*rest, *left)
                if is_group(row, self.rules):
                    self.work.spend()
                    yield self._worth(row, home, places, left)

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

    def _unlocked(self, used: int, stock: Counter[Face]) -> Iterator[_LaidSet]:
        """Without a lock: every set whose jokers can go on standing for what they stood for in it."""
        seen: set[tuple[Row, int]] = set()
        for row, value in layable_rows(stock.elements(), self.rules, work=self.work):
            if has_joker(row):
                for places in self._staying(row, joker_places(row), used):
                    if (row, places) not in seen:
                        seen.add((row, places))
                        yield _LaidSet(value, row, places=places)

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


def _plain_rows_with(face: Face, numbers: Counter[Face]) -> Iterator[Row]:
    """Number tiles around one of them that may be a run or a group."""
    if not numbers[face]:
        return
    same = [other for other in numbers if other.number == face.number and other is not face]
    for count in range(2, len(same) + 1):
        yield from [(face, *chosen) for chosen in combinations(same, count)]
    for first in range(face.number, 0, -1):
        if not numbers[Face.of(face.colour, first)]:
            break
        for last in range(face.number, NUMBERS + 1):
            if not numbers[Face.of(face.colour, last)]:
                break
            yield tuple([Face.of(face.colour, number) for number in range(first, last + 1)])


def _step(numbers: tuple[int, ...]) -> int:
    """How the numbers of a run go on; 0 in a group and where they turn round."""
    steps = {b - a for a, b in pairwise(numbers)}
    return steps.pop() if len(steps) == 1 else 0
