"""Mirror sets an opening may be made of, by their highest number tile (`sets.py` says which ones are left out)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import product
from typing import NamedTuple

from meldstone.rules.opening.listing import Listing
from meldstone.rules.opening.packed_stock import HUES, ONE_DOUBLE, ONE_MIRROR, ONE_NORMAL, ONE_TWO_COLOUR, PLACE, Jokers
from meldstone.tiles import NUMBERS


class _Fill(Enum):
    """What lies in the slot of one side of a mirror run."""

    TILE = "tile"
    NORMAL = "normal"
    DOUBLE = "double"
    COVERED = "covered"


class _Side(NamedTuple):
    """One half of a mirror run."""

    tiles: int
    numbers: int
    covers: bool
    """True if its last double joker reaches to the next slot."""
    ends_in_change: bool


_EMPTY_SIDE = _Side(0, 0, False, False)


class _Mirror(NamedTuple):
    """A mirror run while its tiles are chosen from its high end down, both sides at once."""

    high: int
    next: int
    left: _Side
    right: _Side
    points: int
    used: int
    jokers: Jokers
    hue: int | None
    barred: int | None


def _mirror_fills(left_covered: bool, right_covered: bool, with_tile: bool) -> list[tuple[_Fill, _Fill, int, int, int]]:
    """The ways to fill a slot on both sides, and how many tiles, normal and double jokers each takes."""
    lefts, rights = [
        (_Fill.COVERED,) if covered else (_Fill.TILE, _Fill.NORMAL, _Fill.DOUBLE) for covered in (left_covered, right_covered)
    ]
    pairs = [(left, right) for left in lefts for right in rights if (_Fill.TILE in (left, right)) == with_tile]
    return [(*pair, pair.count(_Fill.TILE), pair.count(_Fill.NORMAL), pair.count(_Fill.DOUBLE)) for pair in pairs]


_MIRROR_FILLS = {key: _mirror_fills(*key) for key in product((False, True), repeat=3)}


def _grown(side: _Side, fill: _Fill) -> _Side:
    if fill is _Fill.COVERED:
        return _Side(side.tiles, side.numbers, False, False)
    return _Side(side.tiles + 1, side.numbers + (fill is _Fill.TILE), fill is _Fill.DOUBLE, False)


class MirrorListing(Listing):
    """Mirror groups and mirror runs."""

    def list_groups(self) -> None:
        """Adds the mirror groups; in which order they lie makes no difference, as one order is always reflected."""
        number = self.number
        hues = [self.hue, *[hue for hue in range(self.hue) if self.count(number, hue)]]
        for uses in self._mirror_uses(hues):
            pairs, singles = uses.count(2), uses.count(1)
            tiles = sum([use << PLACE[number][hue] for use, hue in zip(uses, hues, strict=True)])
            numbers = 2 * pairs + singles
            if numbers < self.rules.least_numbers:
                continue
            for normal, double in self.fills(2 * self.rules.colours - numbers):
                half, odd = divmod(numbers + normal + 2 * double, 2)
                if odd or not max(self.rules.least_side, pairs + singles) <= half <= self.rules.colours:
                    continue
                if self._fills_both_halves(half, pairs, singles, normal, double):
                    used = tiles + normal * ONE_NORMAL + double * ONE_DOUBLE + ONE_MIRROR
                    self.add(used, 2 * half * number, numbers * number)

    def _mirror_uses(self, hues: list[int]) -> Iterator[tuple[int, ...]]:
        """How often each colour lies in a mirror group: the first at least once, the others also not at all."""
        faces_joker = self.jokers.double or self.rules.may_keep(self.jokers.normal + self.jokers.double - 1)
        choices = []
        for i, hue in enumerate(hues):
            most = min(self.count(self.number, hue), 2)
            choices.append([*([] if i == 0 else [0]), *([1] if most == 2 and faces_joker else []), most])
        return product(*choices)

    def _fills_both_halves(self, half: int, pairs: int, singles: int, normal: int, double: int) -> bool:
        """True if so many tiles and jokers fill both halves of a mirror group, but make no two groups without the mirror."""
        rules, possible = self.rules, False
        for left_singles in range(singles + 1):
            for left_double in range(double + 1):
                left_normal = half - pairs - left_singles - 2 * left_double
                if not 0 <= left_normal <= normal:
                    continue
                right_singles, right_fill = singles - left_singles, normal - left_normal + double - left_double
                sides = (
                    (pairs + left_singles, left_normal + left_double),
                    (pairs + right_singles, right_fill),
                )
                if all(own >= rules.least_numbers and own + fill >= rules.least_tiles for own, fill in sides):
                    return False
                possible = True
        return possible

    def list_runs(self) -> None:
        """Adds the mirror runs of at least two slots on each side; those of one are groups."""
        rules, number = self.rules, self.number
        top = NUMBERS - 1 if rules.apex and rules.peak_only else NUMBERS
        # where jokers count nothing, one slot above the highest tile is enough for a double joker or a second slot
        above = self.jokers.slots // 2 if rules.jokers_count else min(self.jokers.slots // 2, 1)
        for high in range(number, min(top, number + above) + 1):
            self._grow_mirror(_Mirror(high, high, _EMPTY_SIDE, _EMPTY_SIDE, 0, ONE_MIRROR, self.jokers, None, None))

    def _grow_mirror(self, run: _Mirror) -> None:
        rules = self.rules
        high, number, left, right, points, used, jokers, hue, barred = run
        even = not (left.covers or right.covers)
        if even and points:
            if self._is_run(left) and self._is_run(right):
                return
            if self._mirror_run_is_legal(run):
                self.add(used, (high - number) * (high + number + 1), points)
        known = (high, number, used, hue, barred, left, right)
        if not number or known in self.seen:
            return
        self.seen.add(known)
        self.seen.add((high, number, used, hue, barred, right, left))
        if even and jokers.two_colour > 1 and number != self.number and not (high == number and rules.closed_ends):
            next_hue = barred if rules.two_hues else None
            rest = jokers._replace(two_colour=jokers.two_colour - 2)
            ends = [_Side(side.tiles + 1, side.numbers, False, True) for side in (left, right)]
            self._grow_mirror(_Mirror(high, number - 1, ends[0], ends[1], points, used + 2 * ONE_TWO_COLOUR, rest, next_hue, hue))
        self._fill_mirror(run, None)
        for own in self._mirror_hues(run):
            self._fill_mirror(run, own)

    def _is_run(self, side: _Side) -> bool:
        rules = self.rules
        closed = rules.closed_ends and side.ends_in_change
        return side.tiles >= rules.least_tiles and side.numbers >= rules.least_numbers and not closed

    def _mirror_run_is_legal(self, run: _Mirror) -> bool:
        rules = self.rules
        if run.high - run.next < max(rules.least_side, 2) or run.left.numbers + run.right.numbers < rules.least_numbers:
            return False
        if rules.closed_ends and run.left.ends_in_change:
            return False
        return not rules.apex or run.high < NUMBERS or (run.next > 0 and not rules.peak_only)

    def _mirror_hues(self, run: _Mirror) -> Iterable[int]:
        """The colours of number tiles that can lie in the next slots of a mirror run."""
        number = run.next
        if number > self.number:
            return ()
        if number == self.number:
            return (self.hue,) if run.hue in (None, self.hue) and run.barred != self.hue else ()
        hues = range(HUES) if run.hue is None else (run.hue,)
        return [hue for hue in hues if hue != run.barred and self.count(number, hue)]

    def _fill_mirror(self, run: _Mirror, own: int | None) -> None:
        """Fills the next slot of both sides: with one or two tiles of this colour, or with jokers alone."""
        high, number, left, right, points, used, jokers, hue, barred = run
        if own is None and number == self.number:
            return
        lying = hue if own is None else own
        at_hand = self.count(number, lying) if lying is not None and number <= self.number else 0
        for left_fill, right_fill, tiles, normal, double in _MIRROR_FILLS[left.covers, right.covers, own is not None]:
            if normal > jokers.normal or double > jokers.double or tiles > at_hand:
                continue
            rest = Jokers(jokers.normal - normal, jokers.double - double, jokers.two_colour, jokers.mirror)
            if normal and at_hand > tiles and not self.rules.may_keep(sum(rest) - 1):
                continue
            taken = normal * ONE_NORMAL + double * ONE_DOUBLE
            if own is not None:
                taken += tiles << PLACE[number][own]
            if double and number == 1:
                continue
            self._grow_mirror(
                _Mirror(
                    high, number - 1, _grown(left, left_fill), _grown(right, right_fill), points + tiles * number, used + taken,
                    rest, lying, barred,
                )
            )  # fmt: skip
