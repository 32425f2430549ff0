"""Fires deadlines. Any process may fire those of any room: the log makes sure that it happens once."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meldstone.server.hosting.live_room import LiveRoom, read_draft, stored_draft
from meldstone.server.hosting.rooms import Rooms
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.room.timeouts import LastDraft, fire, settled
from meldstone.store import LogEntry, StoreError

log = logging.getLogger(__name__)

_LONGEST_WAIT: Final = 1.0
"""Seconds until the store is asked again, because other processes set deadlines too."""
_SHORTEST_WAIT: Final = 0.01
_AT_ONCE: Final = 16
_GRACE: Final = 0.1
"""Seconds. A move that arrived in time may still be on its way to the disk, perhaps in another process; it goes first."""
_PAGE: Final = 100
_FIRST_REST: Final = 0.25
_LONGEST_REST: Final = 60.0
"""Seconds for which a room that could not be served is left alone; the time doubles with each failure."""


class Deadlines:
    """Sleeps until the next deadline of any room, then fires it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._wake = asyncio.Event()
        self._expected: int | None = None
        self._resting: dict[str, tuple[float, float]] = {}
        """Rooms that could not be served: until when, and for how long, they are left alone."""

    def expect(self, deadline: int) -> None:
        """A room has this deadline now; wakes the sleeper if it would come too late."""
        if self._expected is None or deadline < self._expected:
            self._expected = deadline
            self._wake.set()

    def wake(self) -> None:
        """Another process changed something: ask the store for the next deadline."""
        self._expected = None

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            # cleared before the store is asked, so that a change meanwhile wakes the sleeper again
            self._wake.clear()
            try:
                await self.fire_due()
            except StoreError:
                log.warning("the store does not answer for deadlines")
                await asyncio.sleep(_LONGEST_WAIT)
                continue
            await self._sleep()

    async def fire_due(self) -> None:
        """Fires what is due by now, less the grace in which earlier moves are still being written."""
        services = self._rooms.services
        ripe = services.clock.now() - self._grace
        # rooms that rest are due as well, and must not fill the page
        most = _PAGE + len(self._resting)
        due = await services.store.due(ripe, limit=most)
        await self._fire_all(self._awake(due))
        self._expected = ripe if len(due) == most else await services.store.next_deadline(ripe)

    @property
    def _grace(self) -> int:
        return int(_GRACE * 1000) * self._rooms.services.clock.speed

    async def _sleep(self) -> None:
        clock = self._rooms.services.clock
        wait = _LONGEST_WAIT
        if self._expected is not None:
            wait = min(max((self._expected + self._grace - clock.now()) / 1000 / clock.speed, _SHORTEST_WAIT), _LONGEST_WAIT)
        try:
            # not `wait_for`: before Python 3.12 it can lose a cancellation, and the server would never stop
            async with asyncio.timeout(wait):
                await self._wake.wait()
        except TimeoutError:
            return

    def _awake(self, due: list[LogEntry]) -> list[LogEntry]:
        """The rooms that do not rest; a room that is no longer due stops resting."""
        self._resting = {entry.log: self._resting[entry.log] for entry in due if entry.log in self._resting}
        time = asyncio.get_running_loop().time()
        return [entry for entry in due if self._resting.get(entry.log, (0.0, 0.0))[0] <= time]

    def _rest(self, id: str) -> None:
        _, before = self._resting.get(id, (0.0, 0.0))
        rest = min(max(2 * before, _FIRST_REST), _LONGEST_REST)
        self._resting[id] = (asyncio.get_running_loop().time() + rest, rest)

    async def _fire_all(self, entries: list[LogEntry]) -> None:
        room_at_once = asyncio.Semaphore(_AT_ONCE)

        async def guarded(entry: LogEntry) -> None:
            async with room_at_once:
                try:
                    if await self._fire(entry):
                        self._resting.pop(entry.log, None)
                        return
                    log.warning("a deadline is still due", extra={"room": entry.log})
                except (RefusedError, StoreError):
                    log.warning("a deadline could not be fired", extra={"room": entry.log})
                except Exception:
                    self._rooms.services.metrics.failures.inc()
                    log.exception("firing a deadline failed", extra={"room": entry.log})
                self._rest(entry.log)

        await asyncio.gather(*[guarded(entry) for entry in entries])

    async def _fire(self, entry: LogEntry) -> bool:
        """Fires one deadline; False if the room is still due afterwards."""
        rooms, services = self._rooms, self._rooms.services
        live = await rooms.room(entry.log)
        await live.catch_up(entry.last)
        await rooms.skip_outages(live)
        now = services.clock.now()
        draft = await self._settled_draft(live, now) if live.room.playing else None
        before = live.room.seq
        await live.submit(lambda room: fire(room, now, services.between, draft, new_seed, visited=live.visited))
        if live.room.seq > before:
            services.metrics.timeouts.inc()
        elif (live.room.deadline(services.between) or now + 1) <= now:
            if not live.room.may_wait:
                return False
            await live.postpone()
        elif live.room.seq == entry.last:
            # the store has another deadline than the room
            await live.index()
        return True

    async def _settled_draft(self, live: LiveRoom, now: int) -> LastDraft | None:
        """The last draft, judged at most once: what it comes to is kept beside it before anything is written to the log.

        Whoever fires this deadline again, after a conflict, a failed write or a restart, finds it there.
        """
        store = self._rooms.services.store
        kept = read_draft(await store.draft(live.log))
        draft = live.draft or kept
        if draft is None or not draft.counts_in(live.room):
            return draft
        if kept is not None and kept.settled and kept.same_as(draft):
            return kept
        done = settled(live.room, now, self._rooms.services.between, draft)
        if done is not draft:
            live.draft = done
            await store.keep_draft(live.log, stored_draft(done))
        return done
