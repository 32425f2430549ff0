"""How a question to the core is put: piles of faces become counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from meldstone.rules.choices import MeldJokerValue, MirrorApex, MirrorShape, TwoColourAtEnd, TwoColourChain
from meldstone.rules.ruleset import Ruleset
from meldstone.solver.reference.problem import FACE_COUNT, LockedSet, Problem
from meldstone.tiles import BY_CODE, FACES, MIRROR, TWO_COLOUR, Face


def counts(faces: Iterable[Face]) -> tuple[int, ...]:
    """How many tiles of each face, by code."""
    out = [0] * FACE_COUNT
    for face in faces:
        out[face.code] += 1
    return tuple(out)


def faces_of(numbers: Iterable[int]) -> list[Face]:
    """The faces that a list of counts stands for."""
    return [FACES[code] for code, count in enumerate(numbers) if count for _ in range(count)]


ANYTHING: Final = -(2**60)
"""Every answer is worth more than this."""


class CoreKnobs(NamedTuple):
    """The knobs that decide what a set is, as the core written in C++ reads them."""

    colours: int
    copies: int
    min_number_tiles: int
    two_colour_at_end: bool
    exactly_two_colours: bool
    mirror_min_side: int
    mirror_apex: bool
    mirror_peak_only: bool
    joker_value_zero: bool


def knobs_of_sets(rules: Ruleset) -> CoreKnobs:
    """Those of these rules. The order of mirror groups is none of them: the core lays a palindrome, which every order allows."""
    knobs = rules.sets
    return CoreKnobs(
        rules.box.colours,
        rules.box.copies,
        knobs.min_number_tiles,
        knobs.two_colour_at_end is TwoColourAtEnd.ALLOW,
        knobs.two_colour_chain is TwoColourChain.EXACTLY_TWO,
        knobs.mirror_min_side,
        knobs.mirror_apex is MirrorApex.VIRTUAL_NUMBER,
        knobs.mirror_shape is MirrorShape.PEAK_ONLY,
        rules.opening.meld_joker_value is MeldJokerValue.ZERO,
    )


def only_the_reference_knows(problem: Problem) -> bool:
    """The core does not grow locked mirror sets, nor runs whose end colours depend on the changes before; the reference does."""
    hard = MIRROR if problem.rules.sets.two_colour_chain is not TwoColourChain.EXACTLY_TWO else TWO_COLOUR
    return any(MIRROR in locked.faces or hard in locked.faces for locked in problem.locked)


EACH_ONE = (1,) * FACE_COUNT
"""The weights of most tiles."""


def problem(
    rules: Ruleset,
    table: Iterable[Face],
    rack: Iterable[Face],
    weights: tuple[int, ...],
    *,
    locked: Iterable[LockedSet] = (),
    minimum: int = 0,
    above: int | None = None,
    hasty: bool = False,
) -> Problem:
    """The question which of the rack's tiles can join those of the table."""
    optional = counts(rack)
    # weights of a bot may be negative; emptying the rack still comes first
    bonus = (
        0
        if weights is EACH_ONE or min(weights) > 0
        else 1 + sum(2 * abs(weight) * count for weight, count in zip(weights, optional, strict=True))
    )
    return Problem(rules, counts(table), optional, weights, tuple(locked), bonus, minimum, None if bonus else above, hasty)


def less(one: Iterable[Face], other: Iterable[Face]) -> list[Face]:
    """The faces of one pile without those of another."""
    rest = sorted(one, key=BY_CODE)
    for face in other if rest else ():
        if face in rest:
            rest.remove(face)
    return rest
