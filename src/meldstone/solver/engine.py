"""Which implementation answers: the native core, or the Python reference where it is missing or not wanted.

Set ``MELDSTONE_PURE=1`` before the import to use the reference.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from meldstone.solver import reference
from meldstone.solver.problem import Problem, Solution

Engine = Callable[[Problem, int | None], Solution]


def _choose() -> tuple[str, Engine]:
    if os.environ.get("MELDSTONE_PURE") != "1":
        try:
            from meldstone.solver import native
        except ImportError:
            return "reference", reference.solve
        return "native", native.solve
    return "reference", reference.solve


NAME, _solve = _choose()


def solve(problem: Problem, node_budget: int | None = None) -> Solution:
    """The best answer to a problem, by the implementation in use."""
    return _solve(problem, node_budget)
