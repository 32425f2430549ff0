"""Threads of one kind of work, a few at a time, in turns that are fair to people: no other work waits for them, nor they for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from meldstone.server.operating.fair_turns import FairTurns

T = TypeVar("T")


class FairThreads:
    """So many threads; each starts with its first work. What nobody waits for any more is not begun."""

    def __init__(self, at_once: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix=name)
        self._turns = FairTurns(at_once)

    async def run(self, work: Callable[[], T], person: str) -> T:
        """What the work gives, when it is this person's turn."""
        await self._turns.enter(person)
        began = time.monotonic()
        working = asyncio.get_running_loop().run_in_executor(self._threads, work)

        def worked(_: object) -> None:
            self._turns.leave(person, time.monotonic() - began)

        working.add_done_callback(worked)
        # a thread cannot be stopped: the next one comes when it has really ended, even if nobody waits for its answer
        return await asyncio.shield(working)

    def close(self) -> None:
        """Ends the threads when their work ends."""
        self._threads.shutdown(wait=False, cancel_futures=True)
