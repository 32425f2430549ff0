"""Questions with a short answer: can I open, finish, play at all, can these tiles lie?

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face
>>> can_open(Face.parse_many("K1 R10 R11 R12"), ruleset("classic"))
True
>>> is_solvable(Face.parse_many("R1 R2 R3 R4 B4 K4"), ruleset("classic"))
True
"""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.game.situation import Situation, situation
from meldstone.game.state import State
from meldstone.rules.ruleset import Ruleset
from meldstone.solver import engine
from meldstone.solver.problem import FACE_COUNT
from meldstone.solver.questions import Objective, problem, weights_of
from meldstone.solver.solve import Changes, solve
from meldstone.tiles import Face


def can_open(rack: Iterable[Face], rules: Ruleset) -> bool:
    """True if sets from the rack alone reach the opening minimum."""
    question = problem(rules, (), rack, weights_of(Objective.TILES, rules), minimum=max(rules.opening.meld_minimum, 1))
    return bool(engine.solve(question).sets)


def is_solvable(tiles: Iterable[Face], rules: Ruleset) -> bool:
    """True if all the tiles can lie in legal sets."""
    faces = tuple(tiles)
    question = problem(rules, faces, (), (1,) * FACE_COUNT)
    return not faces or bool(engine.solve(question).sets)


def can_finish(position: Situation) -> bool:
    """True if the rack can be emptied in this turn."""
    return solve(position, changes=Changes.ANY).finishes


def can_play(position: Situation) -> bool:
    """True if there is any legal play."""
    return bool(solve(position, changes=Changes.ANY).placed_faces)


def able_to_play(state: State) -> bool:
    """True if the player at turn has a legal play: what `apply` asks where the rules forbid passing then."""
    return can_play(situation(state))
