"""Locked joker sets of strict editions: they stay as they are and only grow (RULES.md F.3).

In the scan a locked run is a piece that covers all its numbers as soon as its lowest one is reached. It may continue a pending run
that is too short to end there, which is how it grows downwards; it grows upwards like every run. A locked group takes further
colours. A set with several readings begins with any one of them.

No printed edition locks joker sets and has mirror jokers, but house rules may. A locked set with a mirror grows outwards on both
sides; a locked run or group may become part of one half. Both are too rare to be pieces of the scan, so every mirror set that a
locked set can grow into is listed before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from meldstone.rules.choices import MirrorGroupOrder, TwoColourAtEnd
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, group_numbers, is_set, readings, runs_of, slots_of, unify
from meldstone.solver.reference.groups import Share
from meldstone.solver.reference.pieces import D, J, Laws, Piece, jokers_of_kind
from meldstone.tiles import BY_CODE, DOUBLE, JOKER, MIRROR, TWO_COLOUR, Face, Row, codes


class Locked(NamedTuple):
    """A locked set by its readings: the numbers at which it can begin as a run (rows rising), those it can have as a group."""

    row: Row
    runs: tuple[tuple[int, Row], ...]
    groups: tuple[int, ...]

    @classmethod
    def of(cls, row: Row, rules: Ruleset) -> Locked:
        """The set with all its readings that are not mirrored."""
        runs: set[tuple[int, Row]] = set()
        groups: set[int] = set()
        # turned round it is still unbroken (F.3), even where runs must rise as they lie
        for lying in (row, row[::-1]):
            for reading in readings(lying, rules):
                numbers = reading.numbers
                if reading.kind is Kind.GROUP:
                    groups.add(numbers[0])
                elif reading.kind is Kind.RUN:
                    runs.add((numbers[0], lying) if numbers[0] < numbers[-1] else (numbers[-1], lying[::-1]))
        return cls(row, tuple(sorted(runs, key=lambda run: (run[0], codes(run[1])))), tuple(sorted(groups)))

    def may_wait(self, number: int) -> bool:
        """True if the set can still begin at a later number."""
        return any(first > number for first, _ in self.runs) or any(other > number for other in self.groups)

    def runs_at(self, number: int, pieces: Sequence[tuple[Piece, ...]], laws: Laws) -> Iterator[tuple[Piece | None, Row, Piece]]:
        """Ways to begin as a run: the piece it goes on with (or None), its tiles, what it becomes.

        A piece that may end here needs no locked set to go on with: apart they lie as well.
        """
        for first, row in self.runs:
            if first == number:
                alone = _joined(laws.new_run(), row, laws)
                if alone is not None:
                    yield None, row, alone
                for old in {piece for bucket in pieces for piece in bucket}:
                    if not old.mirror and old.ahead == (0, 0) and not laws.may_close(old, number - 1):
                        new = _joined(old, row, laws)
                        if new is not None:
                            yield old, row, new

    def groups_at(self, number: int, stock: Sequence[int], jokers: int, laws: Laws) -> Iterator[tuple[Row, Share]]:
        """Ways to lie as a group with further tiles: the row and what it takes."""
        if number not in self.groups:
            return
        room = laws.colours - len(slots_of(self.row))
        here = {face.colour for face in self.row}
        missing = [colour for colour in range(laws.colours) if colour not in here and stock[colour]]
        normal, double, _, _ = jokers_of_kind(jokers)
        for count in range(min(room, len(missing)) + 1):
            for added in combinations(missing, count):
                tiles = tuple([int(colour in added) for colour in range(laws.colours)])
                for doubles in range(min(double, (room - count) // 2) + 1):
                    for fill in range(min(normal, room - count - 2 * doubles) + 1):
                        grown = (*[Face.of(colour, number) for colour in added], *[JOKER] * fill, *[DOUBLE] * doubles)
                        row = (*self.row, *grown)
                        yield row, Share(tiles, J * fill + D * doubles, len(slots_of(row)), ())


def _joined(piece: Piece, row: Row, laws: Laws) -> Piece | None:
    """A pending run followed by a row, as a piece that covers all of the row from now on; None if colours clash."""
    for face in row:
        piece = piece._replace(size=min(piece.size + 1, 3), changed=False)
        if face is TWO_COLOUR:
            piece = laws.change(piece)
        elif face.number:
            shown = laws.show(piece, face.colour)
            if shown is None:
                return None
            piece = shown._replace(need=max(shown.need - 1, 0))
    return piece._replace(ahead=(len(slots_of(row)), 0))


# --- mirror sets -----------------------------------------------------------------------------------------------------------------


def mirror_growths(row: Row, stock: Counter[Face], rules: Ruleset) -> list[Row]:
    """Mirror sets of a locked set and tiles of the stock in which the locked set lies unbroken; one for each choice of tiles."""
    found: dict[Row, Row] = {}
    starts: list[tuple[Row, Row, Row]] = []
    if MIRROR in row:
        centre = row.index(MIRROR)
        starts.append((row[:centre][::-1], row[centre + 1 :], ()))
    elif stock[MIRROR]:
        # in one half, which may as well be the left one, its tiles come in either order
        starts += [((), (), script) for script in (row, row[::-1])]
    tiles = Counter({face: count for face, count in stock.items() if face is not MIRROR})
    for left, right, script in starts:
        for grown in _grow(left, right, script, tiles, rules):
            found.setdefault(tuple(sorted(grown, key=BY_CODE)), grown)
    return list(found.values())


def _grow(left: Row, right: Row, script: Row, stock: Counter[Face], rules: Ruleset) -> Iterator[Row]:
    """Legal sets that go on from these halves (read outwards); the `script`, if any, still has to come on the left."""
    left_slots, right_slots = slots_of(left), slots_of(right)
    if not _may_go_on(left_slots, right_slots, rules):
        return
    if len(left_slots) == len(right_slots) and not script:
        whole = (*left[::-1], MIRROR, *right)
        if is_set(whole, rules):
            yield whole
    if len(left_slots) > len(right_slots):
        for face in stock:
            yield from _grow(left, (*right, face), script, stock - Counter((face,)), rules)
        return
    if script:
        yield from _grow((*left, *script), right, (), stock, rules)
    for face in stock:
        yield from _grow((*left, face), right, script, stock - Counter((face,)), rules)


def _may_go_on(left: list[Face], right: list[Face], rules: Ruleset) -> bool:
    """False if the halves, as far as they go, can become no mirror set. The longer one runs ahead of the other."""
    colours = rules.box.colours
    if rules.sets.mirror_group_order is MirrorGroupOrder.ANY:
        numbers = [group_numbers(side, colours) for side in (left, right)]
        if len({face.colour for face in left + right if face.number}) <= colours and set(numbers[0]) & set(numbers[1]):
            return True
    shared = min(len(left), len(right))
    half = unify(left[:shared], right[:shared])
    if half is None:
        return False
    half += left[shared:] + right[shared:]
    # a two-colour joker that must not end a half may still be followed
    knobs = replace(rules.sets, two_colour_at_end=TwoColourAtEnd.ALLOW)
    return not half or bool(group_numbers(half, colours)) or bool(runs_of(half, (1, -1), knobs))
