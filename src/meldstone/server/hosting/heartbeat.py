"""Signs of life. The time in which no process served is an outage, and nobody's.

Every process says twice a second that it serves, and when it ends in order that it no longer does. A new one looks whether any
other goes on saying so; if none does, nobody served since the last word of all. So an outage is known to half a second, and never
too short: that much is the most that somebody gains.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codes import RefusedError
from meldstone.store import Outage, StoreError

log = logging.getLogger(__name__)

_BEAT: Final = 0.5
_DEAD: Final = 1.5
"""Seconds after which a process that says nothing is taken for dead by one that starts."""
_SILENCE: Final = 3.0
"""Seconds without any word after which also those who are alive were away: a store that did not answer, a machine that slept."""
_LOOK: Final = 0.1


class Heartbeat:
    """The signs of life of this process."""

    def __init__(self, services: Services, on_outage: Callable[[Outage], Awaitable[None]]) -> None:
        self._services = services
        self._on_outage = on_outage

    async def join(self) -> None:
        """The first sign of life; if nobody else gives any, those who did before are gone since their last one."""
        services = self._services
        last = await services.store.last_alive()
        if not services.shared or await self._all_are_silent():
            await self._told(await services.store.heartbeat(services.process, services.clock.now(), silence=0, last=last))
        else:
            await self.beat()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self.beat()
            except (StoreError, RefusedError):
                log.warning("the store does not answer the heartbeat")

    async def beat(self) -> None:
        """One sign of life."""
        services = self._services
        silence = int(_SILENCE * 1000) * services.clock.speed
        await self._told(await services.store.heartbeat(services.process, services.clock.now(), silence=silence))

    async def leave(self) -> None:
        """The last sign of life."""
        with contextlib.suppress(StoreError):
            await self._services.store.farewell(self._services.process, self._services.clock.now())

    async def _all_are_silent(self) -> bool:
        """Listens for as long as somebody who was heard a moment ago may just be about to say the next word."""
        store, clock, loop = self._services.store, self._services.clock, asyncio.get_running_loop()
        give_up = loop.time() + _DEAD
        known = await store.processes()
        while loop.time() < give_up and any(
            clock.now() - process.at <= int(_DEAD * 1000) * clock.speed for process in known.values()
        ):
            await asyncio.sleep(_LOOK)
            heard = await store.processes()
            if any(heard[name] != known.get(name) for name in heard):
                return False
            known = heard
        return True

    async def _told(self, outage: Outage | None) -> None:
        if outage is not None:
            log.warning("outage", extra={"milliseconds": (outage.ended - outage.began) // self._services.clock.speed})
            await self._on_outage(outage)
