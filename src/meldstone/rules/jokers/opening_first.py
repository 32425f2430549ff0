"""Could the laid tiles have been an opening first, before they came to lie as they do (RULES.md D, K-46)?

Where the table may be touched in the opening turn, the turn is two steps: an opening of rack tiles, then an ordinary turn. Sets
without jokers may be rebuilt in the second step, so mostly all that counts of them is whether the number tiles can reach the
points. Only if a joker is freed in the second step, each of them is an old set of its own, which must not have given a legal set to
the new set of the joker (K-45). Sets with jokers are joker sets like those of the table (laid_sets.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations

from meldstone.rules.choices import JokerLock
from meldstone.rules.jokers.account import JokerTurn, LaidFirst, is_accounted
from meldstone.rules.jokers.exchange import contains, has_joker, within
from meldstone.rules.jokers.final_table import FinalTable, keeps_tiles_apart
from meldstone.rules.jokers.laid_sets import LaidJokerSets, LaidSet
from meldstone.rules.jokers.new_sets import Hosted, plain_sets_in, set_among
from meldstone.rules.opening.packed_stock import pack
from meldstone.rules.opening.reach import NumbersReach
from meldstone.rules.sets import opening_value
from meldstone.rules.work import Work
from meldstone.tiles import BY_CODE, NUMBERS, Face, Row

_STEPS_PER_POINTS = 10
"""Asking what number tiles can reach takes about as long as so many steps of a search."""

_STEPS_PER_TURN = 40
"""The same for the account of another turn."""

FromRack = tuple[tuple[int, Counter[Face]], ...]
"""The new sets of freed jokers, by home, and the tiles that each got from the rack directly."""


@dataclass(frozen=True, slots=True)
class _Selection:
    """The joker sets of an opening, and the one around a taken discard; what is due then comes from other number tiles."""

    sets: tuple[LaidSet, ...]
    used: int
    stock: Counter[Face]
    due: int


def opens_first(turn: JokerTurn, declared: Sequence[int], already: int, discard: Face | None, work: Work) -> bool:
    """True if an opening and an ordinary turn from that table explain a turn.

    `declared` are final sets of the opening, by index, whose readings were said; they are worth `already` points.
    """
    opening = OpeningFirst(turn, declared, already, discard, work)
    if is_accounted(turn, work, opening=opening):
        return True
    if not turn.may_take or turn.needs_no_account:
        return False
    for row, value in opening.joker_sets.freed_later(opening.stock):
        # a joker set like those of the table: it may be exchanged and its joker must find a new set
        later = replace(turn, before=(*turn.before, row))
        needed = None if discard in row else discard
        if not opening.may_reach(row, value):
            continue
        work.spend(_STEPS_PER_TURN)
        if opens_first(later, declared, already + value, needed, work):
            return True
    return False


class OpeningFirst:
    """Whether an opening worth the minimum was possible before the rest of a turn."""

    def __init__(self, turn: JokerTurn, declared: Sequence[int], already: int, discard: Face | None, work: Work) -> None:
        self.discard = discard
        """A taken discard: whoever has not opened may take it only as part of the opening (I)."""
        self.rules = turn.rules
        self.work = work
        self.finals = FinalTable(turn.after, turn.in_hand)
        self.due = turn.rules.opening.meld_minimum - already
        """Points that sets without a declaration have to bring."""
        self.declared = declared
        """The final sets, by index, that were laid as they lie with readings that were said."""
        self.stock = turn.placed - Counter(chain.from_iterable([turn.after[i] for i in declared]))
        self.locked = turn.rules.jokers.joker_lock is not JokerLock.NONE
        self.joker_sets = LaidJokerSets(self.finals, turn.rules, work, free=turn.needs_no_account)
        self.numbers = NumbersReach(turn.rules)
        self.untouched = self.finals.untouched(turn.before, turn.rules)
        """The places of sets without jokers that lie as they lay before the turn."""
        self.asked: set[tuple[object, ...]] = set()
        """What openings have in common that were tried one by one."""

    def reaches(self, used: int, reserved: Counter[Face]) -> bool:
        """True if the laid tiles, without those reserved for later, can have been an opening that leaves used places alone."""
        if not reserved <= self.stock:
            return False
        selections = self._selections(used, self.stock - reserved)
        return any(self._numbers_reach(chosen) for chosen in selections)

    def may_reach(self, row: Row, value: int) -> bool:
        """False if the rest of the laid tiles are worth too little beside one set."""
        rest = self.stock - Counter(row)
        return has_joker(rest) or self.numbers.reaches(rest, self.due - value)

    def _numbers_reach(self, chosen: _Selection, avoid: frozenset[int] = frozenset()) -> bool:
        self.work.spend(_STEPS_PER_POINTS)
        return self.numbers.reaches(chosen.stock, chosen.due, avoid)

    # --- openings after which a joker is freed -----------------------------------------------------------------------------------

    def reaches_beside(self, hosted: Hosted, used: int, reserved: Counter[Face], is_new_after: Callable[[LaidFirst], bool]) -> bool:
        """The same if freed jokers lie in new sets of the second step (K-45).

        An opening whose sets gave none of these a legal set needs no further question, unless the sets are new only because of
        where other old sets lie. Where a set of the opening may lie whole elsewhere, openings are asked about one by one.
        """
        if not reserved + hosted.reserved <= self.stock or any(home in self.declared for home, _ in hosted.from_rack):
            return False
        stock = self.stock - reserved
        by_place = hosted.by_layout and self.rules.judge != 1
        if not by_place and any(
            self._goes_with(from_rack, used | hosted.places, stock)
            for from_rack in self._with_more_from_rack(hosted.from_rack, stock)
        ):
            return True
        given = {tiles: home for home, _ in hosted.from_rack for tiles in plain_sets_in(self.finals.rows[home])}
        movable = {tiles for tiles, home in given.items() if within(tiles, stock) and self._lies_elsewhere(tiles, home)}
        if not (by_place or movable or (has_joker(stock) and not self.locked)):
            return False
        # equal tiles that come later may lie in the new set instead of those of the opening (K-44)
        fixed = [tiles for tiles in given if tiles not in movable and all(stock[face] < 2 for face in tiles)]
        return self._is_new_after_one(_packed(fixed), used, stock, self._forced(hosted, used), is_new_after)

    def _lies_elsewhere(self, tiles: Row, home: int) -> bool:
        return any(other != home and contains(final, tiles) for other, final in enumerate(self.finals.rows))

    def _goes_with(self, from_rack: FromRack, used: int, stock: Counter[Face]) -> bool:
        """True if there is an opening of which no set gave a legal set to these new sets."""
        left = stock - _reserved(from_rack)
        shared = [(home, Counter(self.finals.rows[home]) - chosen) for home, chosen in from_rack]
        avoid = _packed([tiles for _, tiles_left in shared for tiles in plain_sets_in(tuple(tiles_left))])

        def is_barred(laid: LaidSet) -> bool:
            return any(self._gives_set(laid, home, tiles) for home, tiles in shared)

        for chosen in self._selections(used, left, is_barred):
            if all(directly <= self._free(home, chosen.used) for home, directly in from_rack) and self._numbers_reach(
                chosen, avoid
            ):
                return True
        return False

    def _free(self, home: int, used: int) -> Counter[Face]:
        return Counter([face for face, _ in self.finals.free(home, used)])

    def _gives_set(self, laid: LaidSet, home: int, tiles: Counter[Face]) -> bool:
        """True if a set of the opening gave a legal set to a final one, of which these tiles may be its."""
        if laid.rest and laid.home != home:
            return False
        common = Counter(laid.rest) if laid.rest and not keeps_tiles_apart(self.rules) else Counter(laid.row) & tiles
        return bool(set_among(tuple(sorted(common.elements(), key=BY_CODE)), self.rules))

    def _with_more_from_rack(self, from_rack: FromRack, stock: Counter[Face], start: int = 0) -> Iterator[FromRack]:
        """The same new sets, and with more tiles from the rack directly: of equal ones another may then lie in the opening."""
        self.work.spend()
        yield from_rack
        left = stock - _reserved(from_rack)
        options = [
            (i, face) for i, (home, _) in enumerate(from_rack) for face in self.finals.rows[home] if face.number and stock[face] > 1
        ]
        for index in range(start, len(options)):
            i, face = options[index]
            home, chosen = from_rack[i]
            if left[face] > 1 and chosen[face] < self.finals.rows[home].count(face):
                more = (*from_rack[:i], (home, chosen + Counter((face,))), *from_rack[i + 1 :])
                yield from self._with_more_from_rack(more, stock, index + 1)

    def _is_new_after_one(
        self,
        avoid: frozenset[int],
        used: int,
        stock: Counter[Face],
        forced: frozenset[int],
        is_new_after: Callable[[LaidFirst], bool],
    ) -> bool:
        """True if jokers lie in new sets after one of all openings."""
        key = (avoid, used, forced, tuple(sorted([(face.code, count) for face, count in stock.items()])))
        if key in self.asked:
            return False
        self.asked.add(key)
        for chosen in self._selections(used, stock, lambda laid: self._is_never_beside(laid, forced, stock)):
            locked = [laid for laid in chosen.sets if laid.rest]
            others = [laid.row for laid in chosen.sets if not laid.rest]
            for packing in self.numbers.packings(chosen.stock, chosen.due, avoid):
                laid_first = LaidFirst(
                    old_sets=(*others, *packing),
                    rests=tuple([(laid.home, laid.row if keeps_tiles_apart(self.rules) else laid.rest) for laid in locked]),
                    used=chosen.used,
                    tiles=Counter(chain.from_iterable([*[laid.row for laid in chosen.sets], *packing])),
                )
                if is_new_after(laid_first):
                    return True
        return False

    def _forced(self, hosted: Hosted, used: int) -> frozenset[int]:
        """The final sets, by index, that have to be new wherever the freed jokers lie: the others have too few places for them."""
        freed = hosted.places.bit_count()
        free = self.finals.joker_places & ~used
        return frozenset(
            [
                home
                for home, row in self.finals.with_jokers
                if self.finals.must_be_new(home) and (free & ~self.finals.span(home, 0, len(row))).bit_count() < freed
            ]
        )

    def _is_never_beside(self, laid: LaidSet, forced: frozenset[int], stock: Counter[Face]) -> bool:
        """True if a joker set of the opening gave a legal set to a final one that has to be new, whatever else the rack gave it."""
        if not laid.rest or laid.home not in forced:
            return False
        at_least = Counter(self.finals.rows[laid.home]) - (stock - Counter(laid.row))
        return self._gives_set(laid, laid.home, at_least)

    # --- what an opening can have had --------------------------------------------------------------------------------------------

    def _selections(
        self, used: int, stock: Counter[Face], is_barred: Callable[[LaidSet], bool] | None = None
    ) -> Iterator[_Selection]:
        """Every choice of joker sets beside which number tiles bring what is still due; none of them first."""
        nothing = _Selection((), used, stock, self.due)
        if self.discard is None:
            yield nothing
            yield from self._with_joker_sets(nothing, self._joker_sets(used, stock, is_barred), 0)
            return
        laid = self._joker_sets(used, stock, is_barred)
        numbers = Counter({face: count for face, count in stock.items() if face.number})
        plain = [
            LaidSet(value, row)
            for row in _plain_rows_with(self.discard, numbers)
            if (value := opening_value(row, self.rules)) is not None
        ]
        allowed = plain if is_barred is None else [found for found in plain if not is_barred(found)]
        for found in (*allowed, *[joker_set for joker_set in laid if self.discard in joker_set.row]):
            self.work.spend()
            rest, due_then = stock - Counter(found.row), self.due - found.value
            for taken in self._apart(found, used | found.places):
                chosen = _Selection((found,), taken, rest, due_then)
                yield chosen
                beside = [other for other in laid if not other.places & taken and within(other.row, rest)]
                yield from self._with_joker_sets(chosen, beside, 0)

    def _joker_sets(self, used: int, stock: Counter[Face], is_barred: Callable[[LaidSet], bool] | None) -> list[LaidSet]:
        """The joker sets of openings, the dearest first, without those that are barred."""
        if not has_joker(stock):
            return []
        laid = sorted(self.joker_sets.within(used, stock), key=lambda found: -found.value)
        return laid if is_barred is None else [found for found in laid if not is_barred(found)]

    def _with_joker_sets(self, chosen: _Selection, laid: Sequence[LaidSet], start: int) -> Iterator[_Selection]:
        """More of the joker sets from `start` on."""
        for i in range(start, len(laid)):
            found = laid[i]
            self.work.spend()
            need = Counter(found.row)
            if found.places & chosen.used or not need <= chosen.stock:
                continue
            for taken in self._apart(found, chosen.used | found.places):
                more = _Selection((*chosen.sets, found), taken, chosen.stock - need, chosen.due - found.value)
                yield more
                if has_joker(more.stock):
                    yield from self._with_joker_sets(more, laid, i + 1)

    def _apart(self, found: LaidSet, used: int) -> Iterator[int]:
        if not found.left:
            self.work.spend()
            yield used
            return
        for taken in self._left_places(found.left, found.home, used | self.untouched, frozenset()):
            yield taken & ~self.untouched

    def _left_places(self, left: Row, home: int, used: int, homes: frozenset[int]) -> Iterator[int]:
        """Places for tiles that left a set of the opening: each in a set of its own."""
        self.work.spend()
        if not left:
            yield used
            return
        for other, bit in self.finals.places(left[0]):
            if other != home and other not in homes and not bit & used:
                yield from self._left_places(left[1:], home, used | bit, homes | {other})


def _reserved(from_rack: FromRack) -> Counter[Face]:
    return sum([chosen for _, chosen in from_rack], Counter[Face]())


def _packed(sets: Sequence[Row]) -> frozenset[int]:
    return frozenset(pack(Counter(tiles)) for tiles in sets)


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
