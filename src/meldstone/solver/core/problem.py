"""How a question to the core is put: piles of faces become counts."""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.rules.ruleset import Ruleset
from meldstone.solver.reference.problem import FACE_COUNT, LockedSet, Problem
from meldstone.tiles import BY_CODE, FACES, Face


def counts(faces: Iterable[Face]) -> tuple[int, ...]:
    """How many tiles of each face, by code."""
    out = [0] * FACE_COUNT
    for face in faces:
        out[face.code] += 1
    return tuple(out)


def faces_of(numbers: Iterable[int]) -> list[Face]:
    """The faces that a list of counts stands for."""
    return [FACES[code] for code, count in enumerate(numbers) if count for _ in range(count)]


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
