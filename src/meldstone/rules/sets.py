"""What a row of tiles can be read as (RULES.md C).

A set is a sequence of tiles as they lie. A *reading* gives every slot a number and says which colours it may have: a number tile,
a normal and a two-colour joker fill one slot, a double joker two, a mirror joker none. A set is legal if it has a reading.

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face
>>> twist = ruleset("twist")
>>> [(r.kind.value, r.value) for r in readings(Face.parse_many("R8 J J"), twist)]
[('run', 27), ('group', 24), ('run', 21)]
>>> best = readings(Face.parse_many("R2 D R5"), twist)[0]
>>> best.value, [str(face) for slot in best.slots[1] for face in slot.faces]
(14, ['R3', 'R4'])
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from meldstone.rules.choices import (
    MeldJokerValue,
    MirrorApex,
    MirrorGroupOrder,
    MirrorShape,
    RunDirection,
    TwoColourAtEnd,
    TwoColourChain,
)
from meldstone.rules.ruleset import Ruleset, SetKnobs
from meldstone.tiles import BY_CODE, DOUBLE, JOKER, MIRROR, NUMBERS, TWO_COLOUR, Face, codes
from meldstone.values import value

LONGEST_SET: Final = 2 * NUMBERS + 1
"""No legal set has more tiles: a run of all numbers on both sides of a mirror (C.2 no. 6)."""


class Kind(StrEnum):
    """The four kinds of sets."""

    RUN = "run"
    GROUP = "group"
    MIRROR_RUN = "mirror-run"
    MIRROR_GROUP = "mirror-group"


# Looking a member up in its enum costs as much as a comparison of tiles (Python 3.11), so the hot paths know them by name.
_RUN, _GROUP, _MIRROR_RUN, _MIRROR_GROUP = Kind
_BOTH_WAYS = RunDirection.BOTH
_JOKERS_COUNT_NOTHING = MeldJokerValue.ZERO


@value
class Slot:
    """A place in a set: its number and the colours it may have (one, unless only jokers decide)."""

    number: int
    colours: tuple[int, ...]

    @property
    def faces(self) -> tuple[Face, ...]:
        """The faces that could lie here."""
        return tuple([Face.of(colour, self.number) for colour in self.colours])


_slot = cache(Slot)
"""There are few different slots, so each is made once."""


@value
class Reading:
    """One way to understand a set: kind, opening value, and the slots that each tile fills (none for a mirror joker)."""

    kind: Kind
    value: int
    slots: tuple[tuple[Slot, ...], ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all slots in order: what a player declares."""
        return tuple([slot.number for filled in self.slots for slot in filled])


Outline = tuple[Kind, int, int]
"""A reading without details: kind, number of the first slot, step from slot to slot. In mirror sets the slots run outwards."""

_GROUP_ORDER = {_RUN: 0, _MIRROR_RUN: 1, _GROUP: 2, _MIRROR_GROUP: 3}


def is_set(faces: Sequence[Face], rules: Ruleset) -> bool:
    """True if the faces, as they lie, are a legal set."""
    return bool(_outlines(faces, rules))


def is_group(faces: Sequence[Face], rules: Ruleset) -> bool:
    """True if the faces can be read as a group (not mirrored)."""
    return (
        len(faces) >= rules.sets.min_set_tiles
        and MIRROR not in faces
        and sum([1 for face in faces if face.number]) >= rules.sets.min_number_tiles
        and bool(group_numbers(slots_of(faces), rules.box.colours))
    )


@lru_cache(maxsize=1 << 12)
def in_any_order(row: tuple[Face, ...], rules: Ruleset) -> tuple[Face, ...]:
    """What a set is, however it lies: turned round, or a group in another order, it is the same."""
    return tuple(sorted(row, key=BY_CODE)) if is_group(row, rules) else min(row, row[::-1], key=codes)


def opening_value(faces: Sequence[Face], rules: Ruleset) -> int | None:
    """The value of the best reading, or None if the faces are not a legal set."""
    outlines = _outlines(faces, rules)
    return max(_values(faces, outlines, rules)) if outlines else None


def worths(faces: Sequence[Face], rules: Ruleset) -> set[int]:
    """What the faces are worth by each of their readings."""
    return set(_values(faces, _outlines(faces, rules), rules))


def readings(faces: Sequence[Face], rules: Ruleset) -> tuple[Reading, ...]:
    """All readings, best value first. What lies elsewhere does not matter: a joker may stand for a tile that lies twice (K-27)."""
    colours: dict[Kind, list[tuple[int, ...]]] = {}
    found = [(_reading(faces, outline, rules, colours), outline) for outline in _outlines(faces, rules)]
    if len(found) > 1:
        found.sort(key=_best_first)
    return tuple([reading for reading, _ in found])


def _best_first(found: tuple[Reading, Outline]) -> tuple[int, int, int]:
    reading, (kind, first, step) = found
    return -reading.value, _GROUP_ORDER[kind], first * (NUMBERS + 1) + step


def copies_in_box(face: Face, rules: Ruleset) -> int:
    """How many tiles of a face the box of these rules holds."""
    box = rules.box
    if face.number:
        return box.copies if face.colour < box.colours else 0
    if face is JOKER:
        return box.jokers_normal
    if face is DOUBLE:
        return box.jokers_double
    return box.jokers_two_colour if face is TWO_COLOUR else box.jokers_mirror


# --- from tiles to slots ---------------------------------------------------------------------------------------------------------


def slots_of(faces: Sequence[Face]) -> list[Face]:
    """The slots in order: a number face, `JOKER` for a free slot, `TWO_COLOUR`; a double joker is two free slots."""
    if DOUBLE not in faces:
        return list(faces)
    out: list[Face] = []
    for face in faces:
        if face is DOUBLE:
            out += (JOKER, JOKER)
        else:
            out.append(face)
    return out


def fold(faces: Sequence[Face]) -> tuple[list[Face], list[Face]]:
    """Both sides of a set with one mirror joker as slots, read outwards from the mirror: it is the middle of the slots (K-31)."""
    centre = faces.index(MIRROR)
    return slots_of(faces[:centre])[::-1], slots_of(faces[centre + 1 :])


def unify(left: list[Face], right: list[Face]) -> list[Face] | None:
    """One half that both sides of a mirror agree on, or None."""
    half = []
    for a, b in zip(left, right, strict=True):
        if a is b or b is JOKER:
            if a is TWO_COLOUR and b is JOKER:
                return None
            half.append(a)
        elif a is JOKER and b is not TWO_COLOUR:
            half.append(b)
        else:
            return None
    return half


# --- outlines --------------------------------------------------------------------------------------------------------------------


def _outlines(faces: Sequence[Face], rules: Ruleset) -> list[Outline]:
    knobs = rules.sets
    if not knobs.min_set_tiles <= len(faces) <= LONGEST_SET:
        return []
    numbered = 0
    mirrors = 0
    for face in faces:
        if face.number:
            numbered += 1
        elif face is MIRROR:
            mirrors += 1
    if numbered < knobs.min_number_tiles or mirrors > 1:
        return []
    if mirrors:
        return _mirror_outlines(faces, rules)
    slots = slots_of(faces)
    out = [(_GROUP, number, 0) for number in group_numbers(slots, rules.box.colours)]
    steps = (1, -1) if knobs.run_direction is _BOTH_WAYS else (1,)
    out += [(_RUN, first, step) for first, step in runs_of(slots, steps, knobs)]
    return out


def _mirror_outlines(faces: Sequence[Face], rules: Ruleset) -> list[Outline]:
    knobs = rules.sets
    left, right = fold(faces)
    if len(left) != len(right) or len(left) < knobs.mirror_min_side:
        return []
    out: list[Outline] = []
    half = unify(left, right)
    if half is not None:
        out += [(_MIRROR_GROUP, number, 0) for number in group_numbers(half, rules.box.colours)]
        if len(half) > 1 or half[0] is TWO_COLOUR:
            both_ways = knobs.mirror_shape is MirrorShape.ANY and len(half) > 1
            steps = (1, -1) if both_ways else (-1,)
            out += [
                (_MIRROR_RUN, first, step)
                for first, step in runs_of(half, steps, knobs)
                if knobs.mirror_apex is MirrorApex.NONE or len(half) == 1 or 1 <= first - step <= NUMBERS
            ]
    if not out and knobs.mirror_group_order is MirrorGroupOrder.ANY:
        out += [(_MIRROR_GROUP, number, 0) for number in _shuffled_mirror_numbers(left, right, rules.box.colours)]
    return out


def group_numbers(slots: list[Face], colours: int) -> Sequence[int]:
    """The numbers that the slots, as a group, can have: one, none, or all if only jokers lie there."""
    if len(slots) > colours:
        return ()
    number = 0
    seen = 0
    for face in slots:
        if face.number:
            bit = 1 << face.colour
            if seen & bit or (number and face.number != number):
                return ()
            seen |= bit
            number = face.number
        elif face is TWO_COLOUR:
            return ()
    return (number,) if number else range(1, NUMBERS + 1)


def _shuffled_mirror_numbers(left: list[Face], right: list[Face], colours: int) -> Sequence[int]:
    """Numbers of a mirror group whose halves hold the same colours in any order."""
    left_numbers, right_numbers = group_numbers(left, colours), group_numbers(right, colours)
    hues = {face.colour for face in left + right if face.number}
    if len(hues) > len(left):
        return ()
    return [number for number in left_numbers if number in right_numbers]


def runs_of(slots: list[Face], steps: Sequence[int], knobs: SetKnobs) -> list[tuple[int, int]]:
    """(number of the first slot, step) of every run that the slots can be."""
    length = len(slots)
    if length > NUMBERS:
        return []
    rising = falling = 0
    anchored = changes = mixed = False
    can_rise, can_fall = 1 in steps, -1 in steps
    colour = -1
    for i, face in enumerate(slots):
        number = face.number
        if number:
            if not anchored:
                anchored, rising, falling, colour = True, number - i, number + i, face.colour
                continue
            can_rise = can_rise and number - i == rising
            can_fall = can_fall and number + i == falling
            if not (can_rise or can_fall):
                return []
            mixed = mixed or face.colour != colour
        elif face is TWO_COLOUR:
            changes = True
    if _colours_fit(blocks_of(slots), slots, knobs) if changes else not mixed:
        starts = ((rising, falling),) if anchored else [(number, number) for number in range(1, NUMBERS + 1)]
        up = [(low, 1) for low, _ in starts if can_rise and low >= 1 and low + length - 1 <= NUMBERS]
        return up + [(high, -1) for _, high in starts if can_fall and high <= NUMBERS and high - length + 1 >= 1]
    return []


def blocks_of(slots: list[Face]) -> list[int | None]:
    """The colour of each block between two-colour jokers: a colour, None if only jokers lie there, -1 if colours clash."""
    blocks: list[int | None] = [None]
    for face in slots:
        if face is TWO_COLOUR:
            blocks.append(None)
        elif face.number:
            blocks[-1] = face.colour if blocks[-1] in (None, face.colour) else -1
    return blocks


def _colours_fit(blocks: list[int | None], slots: list[Face], knobs: SetKnobs) -> bool:
    if -1 in blocks:
        return False
    if knobs.two_colour_at_end is TwoColourAtEnd.FORBID and TWO_COLOUR in (slots[0], slots[-1]):
        return False
    if knobs.two_colour_chain is TwoColourChain.EXACTLY_TWO:
        even, odd = _distinct(blocks[::2]), _distinct(blocks[1::2])
        return len(even) <= 1 and len(odd) <= 1 and not even & odd
    # blocks that only jokers fill always find a colour: they have at most two neighbours and there are four colours
    return all(a is None or a != b for a, b in pairwise(blocks))


def _distinct(blocks: Sequence[int | None]) -> set[int]:
    return {colour for colour in blocks if colour is not None}


# --- from outlines to readings ---------------------------------------------------------------------------------------------------


def _value(faces: Sequence[Face], outline: Outline, rules: Ruleset) -> int:
    return _values(faces, (outline,), rules)[0]


def _values(faces: Sequence[Face], outlines: Sequence[Outline], rules: Ruleset) -> list[int]:
    """What each outline is worth: sets of jokers alone have dozens."""
    if rules.opening.meld_joker_value is _JOKERS_COUNT_NOTHING:
        return [sum([face.number for face in faces])] * len(outlines)
    count = len(faces) + faces.count(DOUBLE)
    if outlines and (outlines[0][0] is _MIRROR_RUN or outlines[0][0] is _MIRROR_GROUP):
        half = (count - 1) // 2
        return [2 * half * first + step * half * (half - 1) for _, first, step in outlines]
    steps = count * (count - 1) // 2
    return [count * first + step * steps for _, first, step in outlines]


def _reading(faces: Sequence[Face], outline: Outline, rules: Ruleset, colours: dict[Kind, list[tuple[int, ...]]]) -> Reading:
    """The reading that an outline stands for; `colours` keeps what readings of one kind have in common."""
    kind, first, step = outline
    if kind not in colours:
        colours[kind] = _slot_colours(faces, kind, rules)
    choices = colours[kind]
    count = len(choices)
    if kind is _RUN or kind is _GROUP:
        flat = [_slot(first + step * i, choices[i]) for i in range(count)]
    else:
        half = count // 2
        flat = [_slot(first + step * (half - 1 - i if i < half else i - half), choices[i]) for i in range(count)]
    return Reading(kind, _value(faces, outline, rules), _per_tile(faces, flat))


def _slot_colours(faces: Sequence[Face], kind: Kind, rules: Ruleset) -> list[tuple[int, ...]]:
    """The colours that each slot of a set may have in readings of one kind, from left to right."""
    colours, knobs = rules.box.colours, rules.sets
    if kind is _RUN or kind is _GROUP:
        return _colour_choices(slots_of(faces), kind, knobs, colours)
    left, right = fold(faces)
    half = unify(left, right)
    if half is not None:
        outwards = _colour_choices(half, _GROUP if kind is _MIRROR_GROUP else _RUN, knobs, colours)
        return [*reversed(outwards), *outwards]
    # a mirror group in any order: a joker may be what its own side misses, within the colours the halves can share
    sides = [_colour_choices(side, _GROUP, knobs, colours) for side in (left, right)]
    return [*reversed(sides[0]), *sides[1]]


def _per_tile(faces: Sequence[Face], flat: list[Slot]) -> tuple[tuple[Slot, ...], ...]:
    """Hands the slots out to the tiles that fill them."""
    if len(flat) == len(faces) and DOUBLE not in faces:
        return tuple([(slot,) for slot in flat])
    slots = iter(flat)
    widths = [0 if face is MIRROR else 2 if face is DOUBLE else 1 for face in faces]
    return tuple([tuple([next(slots) for _ in range(width)]) for width in widths])


def _colour_choices(slots: list[Face], kind: Kind, knobs: SetKnobs, colours: int) -> list[tuple[int, ...]]:
    """The colours that each slot may have, other jokers permitting."""
    if kind is _GROUP:
        missing = _all_but(tuple([face.colour for face in slots]), colours)
        return [_only(face.colour) if face.number else missing for face in slots]
    if TWO_COLOUR not in slots:
        hue = max([face.colour for face in slots])
        return [_only(hue) if hue >= 0 else _all_but((), colours)] * len(slots)
    blocks = blocks_of(slots)
    choices = list(_block_choices(blocks, knobs, colours))
    out: list[tuple[int, ...]] = []
    block = 0
    for face in slots:
        if face is TWO_COLOUR:
            # it has no colour of its own: what replaces it may have that of the block before or behind it (K-09)
            block += 1
            out.append(tuple(sorted({*choices[block - 1], *choices[block]})))
        else:
            out.append(choices[block])
    return out


@cache
def _all_but(taken: tuple[int, ...], colours: int) -> tuple[int, ...]:
    return tuple([hue for hue in range(colours) if hue not in taken])


@cache
def _only(colour: int) -> tuple[int, ...]:
    return (colour,)


def _block_choices(blocks: list[int | None], knobs: SetKnobs, colours: int) -> Iterator[tuple[int, ...]]:
    for i, colour in enumerate(blocks):
        if colour is not None:
            yield (colour,)
        elif knobs.two_colour_chain is TwoColourChain.EXACTLY_TWO:
            own, others = _distinct(blocks[i % 2 :: 2]), _distinct(blocks[1 - i % 2 :: 2])
            yield tuple(own or [hue for hue in range(colours) if hue not in others])
        else:
            neighbours = _distinct(blocks[max(i - 1, 0) : i + 2])
            yield tuple([hue for hue in range(colours) if hue not in neighbours])
