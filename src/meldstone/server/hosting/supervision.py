"""Keeps the tasks going that a server cannot do without: whatever ends one of them, it is started again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from meldstone.server.hosting.backoff import Backoff
from meldstone.server.operating.metrics import Metrics

log = logging.getLogger(__name__)

PAUSE = Backoff(first=0.1, longest=10.0)
"""How long before a task is started again."""
STEADY_SECONDS = 10.0
"""A task that has run for this long since it was started again is well."""
_HOPELESS = 3
"""After so many failures in a row a task counts as one that cannot run."""


class Supervisor:
    """Starts tasks again, and knows which of them cannot run."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._failures: dict[str, int] = {}
        """How often in a row a task has failed."""
        self._pauses: dict[str, float] = {}
        """How long was waited after the last of these failures."""

    @property
    def failing(self) -> tuple[str, ...]:
        """Tasks that fail again and again."""
        return tuple(sorted(name for name, times in self._failures.items() if times >= _HOPELESS))

    async def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Runs a task until it is done or cancelled by whoever started it; after a failure it runs again."""
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        while True:
            steady = loop.call_later(STEADY_SECONDS, self._failures.pop, name, None)
            try:
                await work()
                self._failures.pop(name, None)
                return
            except asyncio.CancelledError:
                # not every cancellation is meant for this task: what it waits for may have been cancelled by others
                if task is None or task.cancelling():
                    raise
                pause = self._failed(name)
            except Exception:
                pause = self._failed(name)
            finally:
                steady.cancel()
            await asyncio.sleep(pause)

    def _failed(self, name: str) -> float:
        """Counts a failure; returns the seconds to wait."""
        times = self._failures[name] = self._failures.get(name, 0) + 1
        self._metrics.failures.inc()
        self._metrics.task_restarts.labels(name).inc()
        log.exception("a task failed and is started again", extra={"task": name})
        self._pauses[name] = PAUSE.after(self._pauses.get(name, 0.0) if times > 1 else 0.0)
        return self._pauses[name]
