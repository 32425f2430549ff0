"""A fixed amount of work for one judgement (RULES.md K-48).

Counted in search steps, never in time, so that every machine, every replay and every audit comes to the same verdict.
"""

from __future__ import annotations

from typing import Final

STEPS_PER_TURN: Final = 6_000
"""Steps that one verdict may take; its reasons may take as many again. `python -m benchmarks judge` shows what turns need."""


class UndecidedError(Exception):
    """The work is used up before the question was decided; stays inside the rules."""


class Work:
    """Steps that are left."""

    __slots__ = ("left",)

    def __init__(self, steps: int = STEPS_PER_TURN) -> None:
        self.left = steps

    def spend(self, steps: int = 1) -> None:
        """Takes steps; raises `UndecidedError` when there are none left."""
        self.left -= steps
        if self.left < 0:
            raise UndecidedError
