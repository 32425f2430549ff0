"""Why tiles are not a legal set: every reason, in codes (RULES.md C).

The reader in `sets` only says no. A person wants to hear that the group has red twice or that nothing follows 13, so this module
guesses what was meant (a mirror set, a group, a run) and names all that is wrong with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from meldstone.rules.choices import MirrorApex, MirrorShape, RunDirection, TwoColourAtEnd, TwoColourChain
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import LONGEST_SET, blocks_of, copies_in_box, fold, is_set, runs_of, slots_of, unify
from meldstone.rules.violations import Code, Violation, violation
from meldstone.tiles import MIRROR, NUMBERS, TWO_COLOUR, Face, Tile

MOST_TILES_NAMED: Final = 100
"""Tiles that a violation names at most."""


class SetFault(NamedTuple):
    """One reason why faces are not a legal set: its code, the places of the faces concerned, arguments for the sentence."""

    code: Code
    places: tuple[int, ...]
    args: dict[str, int | str]


def set_faults(faces: Sequence[Face], rules: Ruleset) -> list[SetFault]:
    """All reasons why the faces, as they lie, are not a legal set; empty if they are one.

    Of more tiles than any set has, the first that are too many for a set are looked at.
    """
    if is_set(faces, rules):
        return []
    faces = faces[: LONGEST_SET + 1]
    codes = _codes(faces, rules) or [Code.SET_NUMBERS_DIFFER]
    return [SetFault(code, _places(code, faces), _arguments(code, faces, rules)) for code in dict.fromkeys(codes)]


def set_violations(tiles: Sequence[Tile], rules: Ruleset) -> list[Violation]:
    """All reasons why the tiles, as they lie, are not a legal set; empty if they are one. Their places are those in this set."""
    faults = set_faults(tuple([tile.face for tile in tiles]), rules)
    return [
        violation(fault.code, [tiles[i] for i in fault.places], **fault.args).at([(0, i) for i in fault.places]) for fault in faults
    ]


def _places(code: Code, faces: Sequence[Face]) -> tuple[int, ...]:
    """The tiles that a reason points at: those that clash, or the whole set where no tile is more to blame than another."""
    if code is Code.SET_GROUP_COLOUR_TWICE:
        hues = Counter([face.colour for face in faces if face.number])
        return tuple([i for i, face in enumerate(faces) if face.number and hues[face.colour] > 1])
    if code in (Code.SET_TWO_COLOUR_IN_GROUP, Code.SET_TWO_COLOUR_SAME):
        return tuple([i for i, face in enumerate(faces) if face is TWO_COLOUR])
    if code is Code.SET_TWO_COLOUR_AT_END:
        return tuple([i for i in (0, len(faces) - 1) if faces[i] is TWO_COLOUR])
    if code is Code.SET_TWO_MIRRORS:
        return tuple([i for i, face in enumerate(faces) if face is MIRROR])
    return tuple(range(len(faces)))


def box_violations(tiles: Sequence[Tile], rules: Ruleset) -> list[Violation]:
    """Tiles that the box does not hold, or not so often (RULES.md A)."""
    by_face: dict[Face, list[Tile]] = {}
    for tile in tiles:
        by_face.setdefault(tile.face, []).append(tile)
    out = []
    for face, found in by_face.items():
        held = copies_in_box(face, rules)
        if len(found) > held:
            code = Code.TILE_TOO_MANY if held else Code.TILE_NOT_IN_BOX
            out.append(violation(code, found[:MOST_TILES_NAMED], count=len(found), held=held))
    return out


def _arguments(code: Code, faces: Sequence[Face], rules: Ruleset) -> dict[str, int | str]:
    if code is Code.SET_TOO_SHORT:
        return {"count": len(faces), "minimum": rules.sets.min_set_tiles}
    if code is Code.SET_TOO_FEW_NUMBERS:
        return {"minimum": rules.sets.min_number_tiles}
    if code is Code.SET_GROUP_TOO_LARGE:
        return {"maximum": rules.box.colours}
    if code is Code.SET_MIRROR_SIDE_SHORT:
        return {"minimum": rules.sets.mirror_min_side}
    return {}


def _codes(faces: Sequence[Face], rules: Ruleset) -> list[Code]:
    codes = []
    if len(faces) < rules.sets.min_set_tiles:
        codes.append(Code.SET_TOO_SHORT)
    if sum(1 for face in faces if face.number) < rules.sets.min_number_tiles:
        codes.append(Code.SET_TOO_FEW_NUMBERS)
    mirrors = faces.count(MIRROR)
    if mirrors > 1:
        return [*codes, Code.SET_TWO_MIRRORS]
    if mirrors:
        return codes + _mirror_codes(faces, rules)
    return codes + _shape_codes(slots_of(faces), rules, mirrored=False)


def _mirror_codes(faces: Sequence[Face], rules: Ruleset) -> list[Code]:
    left, right = fold(faces)
    codes = []
    if min(len(left), len(right)) < rules.sets.mirror_min_side:
        codes.append(Code.SET_MIRROR_SIDE_SHORT)
    if len(left) != len(right):
        return [*codes, Code.SET_MIRROR_UNEVEN]
    half = unify(left, right)
    if half is None:
        return [*codes, Code.SET_MIRROR_DIFFERS]
    return codes + _shape_codes(half, rules, mirrored=True)


def _shape_codes(slots: list[Face], rules: Ruleset, *, mirrored: bool) -> list[Code]:
    numbers = [face for face in slots if face.number]
    if len({face.number for face in numbers}) <= 1 and len(numbers) != 1:
        return _group_codes(slots, numbers, rules)
    both = _run_codes(slots, rules, mirrored=mirrored)
    as_group_too = len(numbers) == 1 and TWO_COLOUR not in slots and len(slots) > rules.box.colours
    if Code.SET_RUN_GAP in both and Code.SET_RUN_COLOURS in both:
        return [Code.SET_NUMBERS_DIFFER]
    return [*both, Code.SET_GROUP_TOO_LARGE] if as_group_too else both


def _group_codes(slots: list[Face], numbers: list[Face], rules: Ruleset) -> list[Code]:
    codes = []
    if TWO_COLOUR in slots:
        codes.append(Code.SET_TWO_COLOUR_IN_GROUP)
    if len({face.colour for face in numbers}) < len(numbers):
        codes.append(Code.SET_GROUP_COLOUR_TWICE)
    if len(slots) > rules.box.colours:
        codes.append(Code.SET_GROUP_TOO_LARGE)
    return codes


def _run_codes(slots: list[Face], rules: Ruleset, *, mirrored: bool) -> list[Code]:
    knobs = rules.sets
    codes = _colour_codes(slots, rules)
    rising = {face.number - i for i, face in enumerate(slots) if face.number}
    falling = {face.number + i for i, face in enumerate(slots) if face.number}
    last = len(slots) - 1
    if len(rising) > 1 and len(falling) > 1:
        wraps = _in_a_circle(rising) or _in_a_circle(falling)
        return [*codes, Code.SET_RUN_WRAPS if wraps and Code.SET_RUN_COLOURS not in codes else Code.SET_RUN_GAP]
    up_fits = len(rising) == 1 and min(rising) >= 1 and min(rising) + last <= NUMBERS
    down_fits = len(falling) == 1 and max(falling) <= NUMBERS and max(falling) - last >= 1
    if not (up_fits or down_fits):
        codes.append(Code.SET_RUN_BOUNDS)
    elif not mirrored and not up_fits and knobs.run_direction is RunDirection.ASCENDING:
        codes.append(Code.SET_RUN_FALLING)
    elif mirrored and not down_fits and knobs.mirror_shape is MirrorShape.PEAK_ONLY:
        codes.append(Code.SET_MIRROR_VALLEY)
    elif mirrored and not codes and knobs.mirror_apex is MirrorApex.VIRTUAL_NUMBER and runs_of(slots, (1, -1), knobs):
        codes.append(Code.SET_MIRROR_APEX)
    return codes


def _in_a_circle(starts: set[int]) -> bool:
    """True if the slots would be a run if 1 followed 13: all number tiles ask for the same first number, a round more or less."""
    return len({start % NUMBERS for start in starts}) == 1


def _colour_codes(slots: list[Face], rules: Ruleset) -> list[Code]:
    blocks = blocks_of(slots)
    if -1 in blocks:
        return [Code.SET_RUN_COLOURS]
    codes = []
    if any(a is not None and a == b for a, b in pairwise(blocks)):
        codes.append(Code.SET_TWO_COLOUR_SAME)
    if len(blocks) > 1 and rules.sets.two_colour_at_end is TwoColourAtEnd.FORBID and TWO_COLOUR in (slots[0], slots[-1]):
        codes.append(Code.SET_TWO_COLOUR_AT_END)
    if rules.sets.two_colour_chain is TwoColourChain.EXACTLY_TWO:
        sides = [{colour for colour in blocks[start::2] if colour is not None} for start in (0, 1)]
        if max(len(side) for side in sides) > 1 or (sides[0] & sides[1] and not codes):
            codes.append(Code.SET_TWO_COLOUR_THIRD)
    return codes
