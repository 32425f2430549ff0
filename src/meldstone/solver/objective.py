"""What makes a move the best one: tiles, points, or a weight for every face."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from meldstone.rules.ruleset import Ruleset
from meldstone.solver.core.problem import EACH_ONE
from meldstone.tiles import FACES, Face


class Objective(StrEnum):
    """What the best move has most of, once the rack cannot be emptied."""

    TILES = "tiles"
    POINTS = "points"


Weights = Mapping[Face, int]
"""Worth of placing a tile, by face; missing faces are worth nothing. May be negative."""


def weights_of(objective: Objective | Weights, rules: Ruleset) -> tuple[int, ...]:
    """What placing one tile of each face is worth."""
    if isinstance(objective, Objective):
        return EACH_ONE if objective is Objective.TILES else _rack_values(rules.ending.joker_penalty)
    return tuple(objective.get(face, 0) for face in FACES)


@cache
def _rack_values(joker_penalty: int) -> tuple[int, ...]:
    return tuple(face.number or joker_penalty for face in FACES)
