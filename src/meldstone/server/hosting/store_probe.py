"""Can a move be written now? Asked by health, of a store that may be full, slow or away."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meldstone.store import Store

log = logging.getLogger(__name__)

_PATIENCE: Final = 0.8
"""Seconds after which a store that says nothing counts as away."""
_FRESH: Final = 0.25
"""Seconds for which an answer holds, so that many who ask cost one write."""


class StoreProbe:
    """Writes what counts for nothing. Only one probe is under way, however many ask and however long the store is silent."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._asked_at = 0.0
        self._answer: tuple[float, bool] | None = None

    async def works(self) -> bool:
        """True if a write went to disk a moment ago; answers within a second."""
        loop = asyncio.get_running_loop()
        if self._answer is not None and loop.time() - self._answer[0] < _FRESH:
            return self._answer[1]
        if self._asking is None:
            self._asked_at = loop.time()
            self._asking = loop.create_task(self._ask())
        done, _ = await asyncio.wait({self._asking}, timeout=max(self._asked_at + _PATIENCE - loop.time(), 0.0))
        return any(asking.result() for asking in done if not asking.cancelled())

    async def _ask(self) -> bool:
        works = False
        try:
            await self._store.probe()
            works = True
        except Exception:
            # whatever it was, a move could not have been written
            log.warning("the store cannot be written to")
        finally:
            self._answer = (asyncio.get_running_loop().time(), works)
            self._asking = None
        return works

    async def close(self) -> None:
        """Ends a probe that is still under way."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking})
