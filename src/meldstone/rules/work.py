"""A fixed amount of work for one judgement (RULES.md K-48).

Counted in search steps, never in time, so that every machine, every replay and every audit comes to the same verdict.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Final, TypeVar

Objected = TypeVar("Objected")

STEPS_FOR_VERDICT: Final = 1_600
"""Steps until a turn is called too involved. Hostile turns of printed editions took 672 at most (`python -m benchmarks judge`,
5,000 turns). Openings made for it, with ten old sets merged into longer ones beside a freed joker, can take more: 3 of 1,500 such
turns of original, rummy and the open tile, up to 2,410 (`merged_opening` in benchmarks/hostile_turns.py). All of them break a rule;
they are refused without its name, which K-48 does not want for printed editions."""

STEPS_FOR_OLDER_GAMES: Final = 3_200
"""The same for a game that a judge before the fifth began: steps were counted otherwise then, and there were up to 1,800. A turn
that was decided then is decided now, too."""

_FIRST_WITH_THESE_STEPS: Final = 5
"""The first judge that counts steps as they are counted now."""

STEPS_FOR_REASONS: Final = 1_100
"""Steps to find out which rules a refused turn breaks; after that the most general reason is given."""

STEPS_IN_ALL: Final = 1_900
"""Steps for a verdict and its reasons together: a verdict that took long leaves fewer."""


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


def verdict_work(judge: int) -> Work:
    """The work for one verdict in a game of a judge."""
    return Work(_steps_for_verdict(judge))


def _steps_for_verdict(judge: int) -> int:
    return STEPS_FOR_VERDICT if judge >= _FIRST_WITH_THESE_STEPS else STEPS_FOR_OLDER_GAMES


def reasons_work(verdict: Work, judge: int) -> Work:
    """The work for the reasons of a refused turn, after the work for its verdict."""
    spent = _steps_for_verdict(judge) - verdict.left
    return Work(max(0, min(STEPS_FOR_REASONS, STEPS_IN_ALL - spent)))


class CollectorPaused:
    """No garbage is collected meanwhile: how long that takes depends on all that the program holds, not on what is judged.

    A judgement ends after a fixed amount of work, so the pause is short. Whoever finds the collector off leaves it off.
    """

    __slots__ = ("_was_on",)

    def __enter__(self) -> None:
        self._was_on = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was_on:
            gc.enable()


def uncollected(items: Iterator[Objected]) -> Iterator[Objected]:
    """The same items; the collector is paused while the next one is looked for, not while somebody reads it."""
    while True:
        with CollectorPaused():
            try:
                item = next(items)
            except StopIteration:
                return
        yield item
