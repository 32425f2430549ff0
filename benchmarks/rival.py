"""The published solver that ours is measured against: the package `rummikub-solver` with GLPK, its fastest backend.

It is a dependency of this benchmark only (requirements/bench.txt); nothing is compared where it is missing. It knows the classic
rules, and it answers like ours: which tiles leave the rack and all sets afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Protocol

from meldstone.game.position import Position
from meldstone.tiles import FACES, JOKER, Face

PACKAGE = "rummikub-solver"


class _Found(Protocol):
    tiles: Sequence[int]
    sets: Sequence[tuple[int, ...]]


class _Game(Protocol):
    initial: bool

    def add_table(self, *tiles: int) -> None: ...

    def add_rack(self, *tiles: int) -> None: ...


class _Rules(Protocol):
    def new_game(self) -> _Game: ...

    def solve(self, state: _Game, mode: object) -> _Found | None: ...


class Rival:
    """The package, ready to be asked about classic positions of players that have opened."""

    def __init__(self) -> None:
        package = import_module("rummikub_solver")
        self.name = f"{PACKAGE} {version(PACKAGE)}, GLPK_MI"
        self.most_tiles: object = package.SolverMode.TILE_COUNT
        self.most_value: object = package.SolverMode.TOTAL_VALUE
        self._rules: _Rules = package.RuleSet(solver_backend=package.MILPSolver.GLPK_MI)
        if package.MILPSolver.GLPK_MI not in package.MILPSolver.supported():
            # it would not complain, and answer every question with "nothing can be laid"
            raise ImportError("GLPK is missing")
        self._codes = {face: code for code, face in enumerate(_in_its_order(), 1)}
        self._faces = {code: face for face, code in self._codes.items()}

    def question(self, position: Position, mode: object) -> Callable[[], _Found | None]:
        """A call that answers; everything that can be prepared is prepared, as it is for ours."""
        game = self._rules.new_game()
        game.initial = False
        game.add_table(*[self._codes[tile.face] for tile in position.table.tiles])
        game.add_rack(*[self._codes[tile.face] for tile in position.rack])
        return lambda: self._rules.solve(game, mode)

    def placed(self, position: Position, mode: object) -> list[Face]:
        """The rack tiles that leave in its answer; none if it finds nothing or its sets are not the tiles of the table."""
        found = self.question(position, mode)()
        if found is None:
            return []
        placed = [self._faces[code] for code in found.tiles]
        lying = Counter(self._faces[code] for row in found.sets for code in row)
        return placed if lying == Counter([tile.face for tile in position.table.tiles] + placed) else []


def _in_its_order() -> list[Face]:
    """Its tiles are numbered colour by colour, the joker last; which colour comes first makes no difference."""
    colours = sorted({face.colour for face in FACES if face.number})[:4]
    numbers = [face for colour in colours for face in FACES if face.number and face.colour == colour]
    return [*numbers, JOKER]


def find_rival() -> Rival | None:
    """The rival, or None where it is not installed or its backend is missing."""
    try:
        return Rival()
    except ImportError:
        return None
