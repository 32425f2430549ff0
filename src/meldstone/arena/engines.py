"""Where deals are played. Every engine gives the same games in the same order."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from typing import Protocol

from meldstone.arena.crew import work
from meldstone.arena.job import Job
from meldstone.arena.table import Games, play_deal


class Engine(Protocol):
    """Plays deals of a job and gives them back in order, however it does that."""

    def __call__(self, job: Job, deals: Iterable[int], /) -> Generator[Games, None, None]:
        """The games of these deals."""


def play_here(job: Job, deals: Iterable[int], workers: int, *, check: bool = False) -> Generator[Games, None, None]:
    """Plays deals in processes of this machine."""
    return work(partial(play_deal, job, check=check), deals, workers)
