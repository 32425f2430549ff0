"""A fixed amount of work for one judgement (RULES.md K-48).

Counted in search steps, never in time, so that every machine, every replay and every audit comes to the same verdict.
"""

from __future__ import annotations

from typing import Final

STEPS_FOR_VERDICT: Final = 1_600
"""Steps until a turn is called too involved. No turn of a printed edition was seen to need half of them (`python -m benchmarks
judge`: 614 of one of 5,000 hostile turns)."""

STEPS_FOR_REASONS: Final = 1_100
"""Steps to find out which rules a refused turn breaks; after that the most general reason is given."""


class UndecidedError(Exception):
    """The work is used up before the question was decided; stays inside the rules."""


class Work:
    """Steps that are left."""

    __slots__ = ("left",)

    def __init__(self, steps: int = STEPS_FOR_VERDICT) -> None:
        self.left = steps

    def spend(self, steps: int = 1) -> None:
        """Takes steps; raises `UndecidedError` when there are none left."""
        self.left -= steps
        if self.left < 0:
            raise UndecidedError
