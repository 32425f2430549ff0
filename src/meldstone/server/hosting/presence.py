"""Tells who is here. What changes within a moment is one message: a crowd that comes back is not told of itself one by one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Final

from meldstone.server.hosting.drafts_and_chat import tell_presence
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services
from meldstone.store import StoreError

_TICK_SECONDS: Final = 0.05
_SLICE: Final = 10
"""Rooms that are told before the event loop serves others."""

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class PresenceTeller:
    """Collects the rooms in which somebody came or went, and tells each of them once."""

    def __init__(self, services: Services, spawn: Spawn) -> None:
        self._services, self._spawn = services, spawn
        self._changed: dict[LiveRoom, None] = {}
        self._telling = False

    def changed(self, live: LiveRoom) -> None:
        """Somebody came, went or sat down; everybody in the room hears of it soon."""
        self._changed[live] = None
        if not self._telling:
            self._telling = True
            self._spawn(self._tell())

    async def _tell(self) -> None:
        try:
            while self._changed:
                await asyncio.sleep(_TICK_SECONDS)
                rooms, self._changed = list(self._changed), {}
                for start in range(0, len(rooms), _SLICE):
                    await asyncio.sleep(0)
                    # it is told again every few seconds
                    with contextlib.suppress(StoreError):
                        await tell_presence(rooms[start : start + _SLICE], self._services)
        finally:
            self._telling = False
