"""Questions with a short answer: can I open, finish, play at all, can these tiles lie?

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face
>>> rules = ruleset("classic")
>>> can_open(Face.parse_many("K1 R10 R11 R12"), rules), is_solvable(Face.parse_many("R1 R2 R3 R4 B4 K4"), rules)
(True, True)
"""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.game.position import Position, position_of
from meldstone.game.state import State
from meldstone.rules.opening.reach import can_lay, reaches_opening
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.turn import Turn, is_playable
from meldstone.rules.work import UndecidedError
from meldstone.solver import core, limits
from meldstone.solver.core.problem import problem
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.reference.problem import FACE_COUNT
from meldstone.solver.solve import Changes, solve
from meldstone.tiles import Face


def can_open(rack: Iterable[Face], rules: Ruleset) -> bool:
    """True if sets from the rack alone reach the opening minimum.

    The search of the rules comes first: on racks of 14 to 20 tiles its slowest twentieth takes about half the time of the core's.
    Its work is limited, so the core answers where it gives up: in custom boxes with many jokers.
    """
    faces = tuple(rack)
    try:
        return reaches_opening(faces, rules)
    except UndecidedError:
        question = problem(rules, (), faces, weights_of(Objective.TILES, rules), minimum=max(rules.opening.meld_minimum, 1))
        return core.in_use().solve(question).feasible


def is_solvable(tiles: Iterable[Face], rules: Ruleset) -> bool:
    """True if all the tiles can lie in legal sets."""
    question = problem(rules, tiles, (), (1,) * FACE_COUNT)
    return core.in_use().solve(question).feasible


def may_be_solvable(tiles: Iterable[Face], rules: Ruleset, node_budget: int) -> bool:
    """False if it is proven within so many nodes that the tiles cannot all lie in legal sets."""
    found = core.in_use().solve(problem(rules, tiles, (), (1,) * FACE_COUNT), node_budget)
    return found.feasible or not found.optimal


def can_finish(position: Position) -> bool:
    """True if the rack can be emptied in this turn."""
    return solve(position, changes=Changes.ANY).finishes


def can_play(position: Position, *, node_budget: int | None = None) -> bool:
    """True if there is any legal play; with a budget, if one is found within it."""
    rack, rules = [tile.face for tile in position.rack], position.rules
    if not position.opened:
        # whoever can open can play, and without a tile from beside the rack nobody else can
        opens = can_open(rack, rules)
        if opens or (position.discard is None and position.open_tile is None):
            return opens
    elif can_lay(rack, rules) or _fits_somewhere(position):
        return True
    return bool(solve(position, changes=Changes.ANY, node_budget=node_budget).placed_faces)


def _fits_somewhere(position: Position) -> bool:
    """True if a rack tile can be added to an end of a set as it lies."""
    table, rules = position.table.rows, position.rules
    for face in dict.fromkeys([tile.face for tile in position.rack]):
        for i, row in enumerate(table):
            for grown in ((*row, face), (face, *row)):
                if is_set(grown, rules) and is_playable(Turn(table, (*table[:i], grown, *table[i + 1 :]), (face,)), rules):
                    return True
    return False


def able_to_play(state: State) -> bool:
    """True if the player whose turn it is has a legal play: what `apply` asks where the rules forbid passing then. Bounded."""
    return can_play(position_of(state), node_budget=limits.PASSING_NODES)
