"""Which implementation answers: the native core, or the Python reference where it is missing or not wanted.

Set ``MELDSTONE_PURE=1`` before the import to use the reference.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence

from meldstone.rules.ruleset import Ruleset
from meldstone.solver import arrangement, reference
from meldstone.solver.problem import FewChanges, Problem, Solution
from meldstone.tiles import Face, Table, Tile

Row = tuple[Face, ...]
Engine = Callable[[Problem, int | None], Solution]
Turn = tuple[tuple[Row, ...], Row, int, bool, int, int]
"""Sets, placed faces, value, optimal, bound and nodes."""
TurnEngine = Callable[[Ruleset, Table, tuple[Tile, ...], tuple[int, ...], int | None], Turn | None]
LayOut = Callable[[Table, Sequence[Tile], Iterable[Row]], tuple[Table, tuple[int, ...]]]
FewEngine = Callable[[Problem, tuple[Row, ...], int, int, int], FewChanges | None]


def _no_short_cut(*_: object) -> None:
    return None


def _choose() -> tuple[str, Engine, TurnEngine, LayOut, FewEngine | None]:
    if os.environ.get("MELDSTONE_PURE") != "1":
        try:
            from meldstone.solver import native
        except ImportError:
            pass
        else:
            return "native", native.solve, native.best_turn, native.lay_out, native.few_changes
    return "reference", reference.solve, _no_short_cut, arrangement.lay_out, None


NAME, _solve, best_turn, lay_out, few_changes = _choose()
"""`best_turn` is the short cut from tiles to sets where jokers are free; None says to go the long way, by `solve`."""


def solve(problem: Problem, node_budget: int | None = None) -> Solution:
    """The best answer to a problem, by the implementation in use."""
    return _solve(problem, node_budget)
