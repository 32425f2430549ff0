"""Where deals are played. Every engine gives the same games in the same order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from meldstone.arena.crew import work
from meldstone.arena.job import Job
from meldstone.arena.table import Games, play_deal


def play_here(job: Job, deals: Iterable[int], workers: int, *, check: bool = False) -> Iterator[Games]:
    """Plays deals in processes of this machine."""
    return work(partial(play_deal, job, check=check), deals, workers)
