"""Heartbeats. The time in which no process served is an outage, and is charged to nobody.

Every process writes a heartbeat twice a second, and a last one when it stops in order. A process that starts looks whether any
other goes on writing; if none does, nobody served since the last heartbeat of all. So an outage is known to half a second and
never too short; half a second is the most that a player gains.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from meldstone.server.hosting import timing
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codes import RefusedError
from meldstone.store import Outage, StoreError

log = logging.getLogger(__name__)


class Heartbeat:
    """The heartbeat of this process."""

    def __init__(self, services: Services, on_outage: Callable[[Outage], Awaitable[None]]) -> None:
        self._services = services
        self._on_outage = on_outage
        self.answered_at = 0.0
        """When the store last answered a heartbeat, be it with an error: seconds of the event loop's clock."""

    async def join(self) -> None:
        """The first heartbeat; if no other process writes any, the time since the last one was an outage."""
        services = self._services
        last = await services.store.last_alive()
        services.clock.not_before(last or 0)
        other = await self._time_of_another() if services.shared else None
        if other is None:
            await self._report(await services.store.heartbeat(services.process, services.clock.now(), silence=0, last=last))
            return
        if abs(other - services.clock.now()) > int(timing.CLOCK_DISAGREEMENT * 1000) * services.clock.speed:
            services.clock.agree_with(other)
        await self.beat()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(timing.BEAT)
            try:
                await self.beat()
            except (StoreError, RefusedError):
                log.warning("the store does not answer the heartbeat")
            self.answered_at = asyncio.get_running_loop().time()

    async def beat(self) -> None:
        """One heartbeat."""
        services = self._services
        services.clock.follow_the_wall()
        silence = int(timing.SILENCE * 1000) * services.clock.speed
        await self._report(await services.store.heartbeat(services.process, services.clock.now(), silence=silence))

    async def leave(self) -> None:
        """The last heartbeat."""
        with contextlib.suppress(StoreError):
            await self._services.store.farewell(self._services.process, self._services.clock.now())

    async def _time_of_another(self) -> int | None:
        """The time on the clock of another process, or None if none serves.

        Waits for as long as a process that was alive a moment ago may need for its next heartbeat.
        """
        store, clock, loop = self._services.store, self._services.clock, asyncio.get_running_loop()
        give_up = loop.time() + timing.DEAD_AFTER
        known = await store.processes()
        while loop.time() < give_up and any(
            clock.now() - process.at <= int(timing.DEAD_AFTER * 1000) * clock.speed for process in known.values()
        ):
            await asyncio.sleep(timing.HEARTBEAT_POLL)
            heard = await store.processes()
            alive = [process.at for name, process in heard.items() if process != known.get(name)]
            if alive:
                return max(alive)
            known = heard
        return None

    async def _report(self, outage: Outage | None) -> None:
        if outage is not None:
            log.warning("outage", extra={"milliseconds": (outage.ended - outage.began) // self._services.clock.speed})
            await self._on_outage(outage)
