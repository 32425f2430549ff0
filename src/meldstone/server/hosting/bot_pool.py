"""Worker processes in which the server's own bots think, so that they do not block the event loop.

A bot that raises, overruns its time or sends what the rules refuse plays nothing in that turn, and its `Fault` says why.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Final

import msgspec
from msgspec.structs import replace

from meldstone.bots.bot import Bot
from meldstone.bots.levels import make_bot
from meldstone.bots.runner import Fault, Guard, safe_step
from meldstone.bots.seat import idle
from meldstone.game.clock import Clock
from meldstone.game.commands import AnyCommand
from meldstone.game.state import State
from meldstone.game.view import View, view
from meldstone.rules.ruleset import Ruleset

_SLACK: Final = 4
"""A bot may take this many times its time, and this many seconds more: machines are slow or busy."""
_QUEUE: Final = 60.0
"""Seconds for which a turn may wait until a worker is free for it."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot answered, or how it failed, and how long it took; judged like any bot."""

    name: str
    command: AnyCommand | None
    error: str
    seconds: float

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """The answer again."""
        if self.command is None:
            raise RuntimeError(self.error)
        return self.command


def limit(think: float) -> float:
    """Seconds after which a bot has overrun."""
    return _SLACK * think + _SLACK


def judged(state: State, seat: int, thought: Thought, think: float, report: Callable[[Fault], None]) -> AnyCommand:
    """The command that is carried out: the bot's, or that of somebody who plays nothing if the bot failed."""
    faults: list[Fault] = []
    clock = iter((0.0, thought.seconds)).__next__
    # the room judges the clock, not the bot
    safe_step(replace(state, clock=Clock()), seat, thought, Guard(faults.append, clock, limit(think)))
    for fault in faults:
        report(fault)
    return idle(view(state, seat), state.rules) if faults or thought.command is None else thought.command


@cache
def _bot(level: str, think: float) -> Bot:
    return make_bot(level, think=think)


def _think(level: str, think: float, view: View, rules: Ruleset) -> Thought:
    began = time.monotonic()
    try:
        command, error = _bot(level, think).choose(view, rules), ""
    except Exception as failure:
        # its message may quote a tile
        command, error = None, type(failure).__name__
    return Thought(level, command, error, time.monotonic() - began)


def end_with_the_server() -> None:
    """In a worker: ends it when the server is killed; it would wait for its next question for ever."""
    server = parent_process()

    def follow() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class BotPool:
    """A pool of workers; started when the first bot has to think, and again when it breaks or overruns."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    async def think(self, level: str, think: float, view: View, rules: Ruleset) -> Thought:
        """What the bot does on this view; if no answer comes in time, it plays nothing."""
        began = time.monotonic()
        for _ in range(2):
            pool = self._executor()
            try:
                async with asyncio.timeout(limit(think) + _QUEUE):
                    return await asyncio.get_running_loop().run_in_executor(pool, _think, level, think, view, rules)
            except TimeoutError:
                self._drop(pool)
                return Thought(level, idle(view, rules), "", time.monotonic() - began)
            except BrokenProcessPool:
                self._drop(pool)
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is None or task.cancelling() or self._pool is pool:
                    raise
                # the pool was dropped because of somebody else's bot
        return Thought(level, None, BrokenProcessPool.__name__, 0.0)

    def close(self) -> None:
        """Ends the workers."""
        if self._pool is not None:
            self._drop(self._pool)

    def _drop(self, pool: Executor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._workers:
                # a forked copy of a process with threads may hang
                self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), end_with_the_server)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
        return self._pool
