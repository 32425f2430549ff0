"""The core question answered in Python alone, by the reference: a `Core` for where the compiled one is missing or not wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meldstone.solver.core.layout import lay_out
from meldstone.solver.reference.problem import FewChanges, KeepEffort, Problem, Solution
from meldstone.solver.reference.solve import solve

if TYPE_CHECKING:
    from meldstone.tiles import Row

__all__ = ["NAME", "SCANS_CHANGES", "best_turn", "few_changes", "keep_sets", "lay_out", "place_all_with_few", "solve"]

NAME: Final = "reference"
SCANS_CHANGES: Final = False


def best_turn(*_: object, **__: object) -> None:
    """There is no short cut."""


def few_changes(problem: Problem, sets: tuple[Row, ...], value: int, most: int, nodes: int) -> FewChanges | None:
    """There is no such scan; hitting sets (changes/hitting_sets.py) tell which sets can stay."""
    return None


def keep_sets(problem: Problem, sets: tuple[Row, ...], best: Solution, effort: KeepEffort) -> list[Solution]:
    """None is found; see `few_changes`."""
    return []


def place_all_with_few(problem: Problem, sets: tuple[Row, ...], nodes: int, effort: KeepEffort | None) -> list[Solution]:
    """None is found; see `few_changes`."""
    return []
