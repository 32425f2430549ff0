"""Fires what is due. Any process may do it for any room: the log lets it happen once."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from meldstone.server.codes import RefusedError
from meldstone.server.live.live_room import read_draft
from meldstone.server.live.seeds import new_seed
from meldstone.server.room.decide import fire
from meldstone.store import LogEntry, StoreError

if TYPE_CHECKING:
    from meldstone.server.live.house import House

log = logging.getLogger(__name__)

_LONGEST_WAIT: Final = 1.0
"""Seconds; a deadline of another process is known by then."""
_SHORTEST_WAIT: Final = 0.01
_AT_ONCE: Final = 16


class Deadlines:
    """Sleeps until the next deadline of all rooms."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._wake = asyncio.Event()
        self._expected: int | None = None

    def expect(self, deadline: int) -> None:
        """A room has this deadline now; wakes the sleeper if it would come too late."""
        if self._expected is None or deadline < self._expected:
            self._expected = deadline
            self._wake.set()

    def wake(self) -> None:
        """Something changed elsewhere."""
        self._expected = None

    async def run(self) -> None:
        """Until cancelled."""
        services = self._house.services
        while True:
            try:
                for_now = await services.store.due(services.clock.now())
                if for_now:
                    await self._fire_all(for_now)
                self._expected = await services.store.next_deadline()
            except StoreError:
                log.warning("the store does not answer for deadlines")
                await asyncio.sleep(_LONGEST_WAIT)
                continue
            await self._sleep()

    async def _sleep(self) -> None:
        clock = self._house.services.clock
        wait = _LONGEST_WAIT
        if self._expected is not None:
            wait = min(max((self._expected - clock.now()) / 1000 / clock.speed, _SHORTEST_WAIT), _LONGEST_WAIT)
        self._wake.clear()
        try:
            await asyncio.wait_for(self._wake.wait(), wait)
        except TimeoutError:
            return

    async def _fire_all(self, entries: list[LogEntry]) -> None:
        room_at_once = asyncio.Semaphore(_AT_ONCE)

        async def guarded(entry: LogEntry) -> None:
            async with room_at_once:
                try:
                    await self._fire(entry)
                except (RefusedError, StoreError):
                    log.warning("a deadline could not be fired", extra={"room": entry.log})
                except Exception:
                    self._house.services.metrics.failures.add()
                    log.exception("firing a deadline failed", extra={"room": entry.log})

        await asyncio.gather(*[guarded(entry) for entry in entries])

    async def _fire(self, entry: LogEntry) -> None:
        house, services = self._house, self._house.services
        live = await house.room(entry.log)
        await live.catch_up(entry.last)
        await house.skip_outages(live)
        draft = live.draft
        if draft is None and live.room.playing:
            draft = read_draft(await services.store.draft(entry.log))
        before = live.room.seq
        now = services.clock.now()
        await live.submit(lambda room: fire(room, now, services.between, draft, new_seed, visited=live.visited))
        if live.room.seq > before:
            services.metrics.timeouts.add()
        elif (live.room.deadline(services.between) or now + 1) <= now:
            await live.postpone()
