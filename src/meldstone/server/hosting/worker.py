"""A process of its own for work that may take long; one that takes too long is ended with its process."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TypeVar

T = TypeVar("T")


def _ready() -> None:
    """Answers as soon as a worker has started."""


def end_with_the_server() -> None:
    """In a worker: ends it when the server is killed; it would wait for its next question for ever."""
    server = parent_process()

    def follow() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Worker:
    """Does one thing after the other; starts at once."""

    def __init__(self, name: str, *, in_process: bool) -> None:
        """`in_process` is False for tests and small machines: then it is a thread, which nobody can end."""
        self._pool: Executor
        if in_process:
            # a forked copy of a process with threads may hang
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), end_with_the_server)
        else:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._started = self._pool.submit(_ready)

    async def ready(self) -> None:
        """Waits until it has started; raises `BrokenProcessPool` if it has ended."""
        await asyncio.wrap_future(self._started)

    def run(self, work: Callable[..., T], *args: object) -> asyncio.Future[T]:
        """Begins some work."""
        running = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        # nobody may be left to hear that its process was ended
        running.add_done_callback(lambda done: done.cancelled() or done.exception())
        return running

    def end(self) -> None:
        """Ends it with what it is doing; what runs on would keep a core busy for nobody."""
        # a pool forgets its processes when it is shut down, and a shutdown alone waits for them
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
