"""Bots of the house, by level, thinking where they do not block the loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context

from meldstone.bots.bot import Bot
from meldstone.bots.levels import make_bot
from meldstone.game.commands import AnyCommand
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset


@cache
def _bot(level: str) -> Bot:
    return make_bot(level)


def _choose(level: str, view: View, rules: Ruleset) -> AnyCommand:
    return _bot(level).choose(view, rules)


class Thinkers:
    """A pool of workers; made when the first bot has to think, renewed when it breaks."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    async def choose(self, level: str, view: View, rules: Ruleset) -> AnyCommand:
        """The bot's command on this view."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), _choose, level, view, rules)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._executor(), _choose, level, view, rules)

    def close(self) -> None:
        """Ends the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._workers:
                # a forked copy of a process with threads may hang
                self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
        return self._pool
