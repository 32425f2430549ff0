"""Computes advice where nobody waits for it: checks in a thread, one after the other, hints in a process of their own.

A thread shares the interpreter with the loop that answers everybody, so only what is bounded runs there. A hint is a search; one
that takes too long is ended with its process. People take fair turns, and what nobody waits for any more is not begun.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from meldstone.game.position import Position
from meldstone.server.hosting.fair_turns import FairTurns
from meldstone.server.hosting.worker import Worker
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.solver import Changes, Move, solve

T = TypeVar("T")

_NODES: Final = 2000
_HINT_SECONDS: Final = 2.0
"""How long a hint may take; ordinary ones take some milliseconds."""
_QUEUE: Final = 10.0
"""Seconds for which a question may wait until the one before is answered."""


def _found(position: Position) -> Move:
    return solve(position, changes=Changes.FEW, node_budget=_NODES)


class AdvicePool:
    """A thread for checks and a process for hints; each starts with its first question."""

    def __init__(self, workers: int) -> None:
        self._in_process = workers > 0
        self._checking = ThreadPoolExecutor(1, thread_name_prefix="check")
        self._searching: Worker | None = None
        self._checks, self._hints = FairTurns(1), FairTurns(1)

    async def check(self, question: Callable[[], T], person: str) -> tuple[T, float]:
        """The answer to a question whose work is bounded, and the seconds it took."""

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return question(), time.thread_time() - began

        await self._checks.enter(person)
        began = time.monotonic()
        answering = asyncio.get_running_loop().run_in_executor(self._checking, timed)

        def answered(_: object) -> None:
            self._checks.leave(person, time.monotonic() - began)

        answering.add_done_callback(answered)
        # a thread cannot be stopped: the next one comes when it has really ended, even if nobody waits for its answer
        return await asyncio.shield(answering)

    async def hint(self, position: Position, person: str) -> Move:
        """What could be played; refused as unavailable if that takes too long to find."""
        try:
            async with asyncio.timeout(_QUEUE):
                await self._hints.enter(person)
            # a search that was begun is ended by its time, not by who leaves: to start a process again takes longer
            return await asyncio.shield(self._search(position, person))
        except (TimeoutError, BrokenProcessPool) as error:
            raise refuse(ServerCode.UNAVAILABLE) from error

    async def _search(self, position: Position, person: str) -> Move:
        began = time.monotonic()
        if self._searching is None:
            self._searching = Worker("hint", in_process=self._in_process)
        worker = self._searching
        try:
            await worker.ready()
            async with asyncio.timeout(_HINT_SECONDS if self._in_process else None):
                return await worker.run(_found, position)
        except BaseException:
            self._searching = None
            worker.end()
            raise
        finally:
            self._hints.leave(person, time.monotonic() - began)

    def close(self) -> None:
        """Ends the workers."""
        self._checking.shutdown(wait=False, cancel_futures=True)
        if self._searching is not None:
            self._searching.end()
            self._searching = None
