"""Computes advice where nobody waits for it: checks in a thread, one after the other, hints in a process of their own.

A thread shares the interpreter with the loop that answers everybody, so only what is bounded runs there. A hint is a search; one
that takes too long is ended with its process. People take fair turns, and what nobody waits for any more is not begun.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from meldstone.bots.most_tiles import NODES
from meldstone.game.position import Position
from meldstone.server.hosting.game_ending import GameEnding, look_back
from meldstone.server.hosting.worker import Worker
from meldstone.server.operating.fair_threads import FairThreads
from meldstone.server.operating.fair_turns import FairTurns
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.solver import Changes, Move, solve

T = TypeVar("T")
SecondsCharge = Callable[[float], None]

_HINT_SECONDS: Final = 2.0
"""How long a hint may take; ordinary ones take some milliseconds."""
_QUEUE: Final = 10.0
"""Seconds for which a question may wait until the one before is answered."""


def _found(position: Position) -> Move:
    return solve(position, changes=Changes.FEW, node_budget=NODES)


class AdvicePool:
    """A thread for checks and a process for hints; each starts with its first question."""

    def __init__(self, workers: int) -> None:
        self._in_process = workers > 0
        self._checks = FairThreads(1, "check")
        self._searching: Worker | None = None
        self._hints = FairTurns(1)

    async def check(self, question: Callable[[], T], person: str) -> tuple[T, float]:
        """The answer to a question whose work is bounded, and the seconds it took."""

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return question(), time.thread_time() - began

        return await self._checks.run(timed, person)

    async def hint(self, position: Position, person: str, searched: SecondsCharge = lambda _: None) -> Move:
        """What could be played; refused as unavailable if that takes too long to find.

        `searched` hears the seconds that the search took, whoever still waits for it; waiting for a turn is nobody's debt.
        """
        return await self._searched(person, searched, _found, position)

    async def look_back(self, record: bytes, seat: int | None, person: str, searched: SecondsCharge = lambda _: None) -> GameEnding:
        """What is worth telling of a finished game; refused and charged like a hint."""
        return await self._searched(person, searched, look_back, record, seat)

    async def _searched(self, person: str, charge: SecondsCharge, work: Callable[..., T], *args: object) -> T:
        try:
            async with asyncio.timeout(_QUEUE):
                await self._hints.enter(person)
            # a search that was begun is ended by its time, not by who leaves: to start a process again takes longer
            return await asyncio.shield(self._search(person, charge, work, *args))
        except (TimeoutError, BrokenProcessPool) as error:
            raise refuse(ServerCode.UNAVAILABLE) from error

    async def _search(self, person: str, charge: SecondsCharge, work: Callable[..., T], *args: object) -> T:
        began = ready = time.monotonic()
        if self._searching is None:
            self._searching = Worker("hint", in_process=self._in_process)
        worker = self._searching
        try:
            await worker.ready()
            ready = time.monotonic()
            async with asyncio.timeout(_HINT_SECONDS if self._in_process else None):
                return await worker.run(work, *args)
        except BaseException:
            self._searching = None
            worker.end()
            raise
        finally:
            ended = time.monotonic()
            self._hints.leave(person, ended - began)
            charge(ended - ready)

    def close(self) -> None:
        """Ends the workers."""
        self._checks.close()
        if self._searching is not None:
            self._searching.end()
            self._searching = None
