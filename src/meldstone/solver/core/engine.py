"""Which implementation answers: the native core, or the Python reference where it is missing or not wanted.

Set ``MELDSTONE_PURE=1`` before the import to use the reference.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from meldstone.rules.ruleset import Ruleset
from meldstone.solver.core import layout as arrangement
from meldstone.solver.reference import solve as reference
from meldstone.solver.reference.problem import ChangeEffort, FewChanges, KeepEffort, Problem, Solution
from meldstone.tiles import Face, Table, Tile

if TYPE_CHECKING:
    from meldstone._native import BestTurn

Row = tuple[Face, ...]


class Implementation(NamedTuple):
    """The functions that answer."""

    name: str
    solve: Callable[[Problem, int | None], Solution]
    best_turn: Callable[[Ruleset, Table, tuple[Tile, ...], tuple[int, ...], int | None, ChangeEffort | None], BestTurn | None]
    """The short cut from tiles to sets where jokers are free; None says to go the long way, by `solve`."""
    lay_out: Callable[[Table, Sequence[Tile], Iterable[Row]], tuple[Table, tuple[int, ...]]]
    few_changes: Callable[[Problem, tuple[Row, ...], int, int, int], FewChanges | None] | None
    keep_sets: Callable[[Problem, tuple[Row, ...], Solution, KeepEffort], list[Solution]]
    place_all_with_few: Callable[[Problem, tuple[Row, ...], int, KeepEffort | None], list[Solution]]


def _no_short_cut(*_: object) -> None:
    return None


def _nothing_found(*_: object) -> list[Solution]:
    """The reference leaves it to hitting sets (changes/hitting_sets.py) which sets can stay."""
    return []


def _choose() -> Implementation:
    if os.environ.get("MELDSTONE_PURE") != "1":
        try:
            from meldstone.solver.core import native as own
        except ImportError:
            pass
        else:
            return Implementation(
                "native", own.solve, own.best_turn, own.lay_out, own.few_changes, own.keep_sets, own.place_all_with_few
            )
    return Implementation(
        "reference",
        reference.solve,
        _no_short_cut,
        arrangement.lay_out,
        None,
        _nothing_found,
        _nothing_found,
    )


NAME, _solve, best_turn, lay_out, few_changes, keep_sets, place_all_with_few = _choose()


def solve(problem: Problem, node_budget: int | None = None) -> Solution:
    """The best answer to a problem, by the implementation in use."""
    return _solve(problem, node_budget)
