"""Fires deadlines. Any process may fire those of any room: the log makes sure that it happens once."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meldstone.server.hosting import timing
from meldstone.server.hosting.backoff import Backoff
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.rooms import Rooms
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.hosting.stored_draft import read_draft, stored_draft
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.room.timeouts import LastDraft, fire, settled
from meldstone.store import LogEntry, StoreError

log = logging.getLogger(__name__)

_REST: Final = Backoff(first=0.25, longest=60.0)
"""How long a room that could not be served is left alone."""


class Deadlines:
    """Sleeps until the next deadline of any room, then fires it.

    Deadlines of live rooms are known here. The store is asked once a second, whatever happens: for rooms that are not in memory,
    and for those of processes that do not serve any more.
    """

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._wake = asyncio.Event()
        self._soon: dict[str, int] = {}
        """Deadlines of live rooms that come before the horizon."""
        self._horizon = 0
        self._ask_at = 0.0
        """When the store is asked again, on the clock of the event loop."""
        self._sleeps_until = 0
        self._resting: dict[str, tuple[float, float]] = {}
        """Rooms that could not be served: until when, and for how long, they are left alone."""

    def expect(self, id: str, deadline: int | None) -> None:
        """A live room has this deadline now; wakes the sleeper if it would come too late. Nobody else is asked."""
        if deadline is None or deadline > self._horizon:
            self._soon.pop(id, None)
            return
        self._soon[id] = deadline
        if deadline < self._sleeps_until:
            self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            # cleared before anything is looked at, so that a change meanwhile wakes the sleeper again
            self._wake.clear()
            try:
                if loop.time() >= self._ask_at:
                    await self.fire_due()
                else:
                    await self._fire_known()
            except StoreError:
                log.warning("the store does not answer for deadlines")
                self._ask_at = loop.time() + timing.DEADLINE_POLL
            await self._sleep()

    async def fire_due(self) -> None:
        """Asks the store, and fires what is due by now, less the grace in which earlier moves are still being written."""
        services = self._rooms.services
        now = services.clock.now()
        # a little further than the next question: nothing falls in between
        self._horizon = now + int(2 * timing.DEADLINE_POLL * 1000) * services.clock.speed
        self._ask_at = asyncio.get_running_loop().time() + timing.DEADLINE_POLL
        # rooms that rest are due as well, and must not fill the page
        most = timing.DEADLINES_READ + len(self._resting)
        entries = await services.store.due(self._horizon, limit=most)
        if len(entries) == most:
            self._ask_at = 0.0
        ripe, due = now - self._grace, []
        for entry in entries:
            live = self._rooms.rooms.get(entry.log)
            if entry.heading.deadline is not None and entry.heading.deadline <= ripe:
                due.append(entry)
                self._soon.pop(entry.log, None)
            elif live is not None:
                # what is in memory may be newer than what the store answered
                self.expect(entry.log, live.room.deadline(services.between))
        await self._fire_all([(entry.log, entry.last) for entry in self._awake(due)])
        await self._fire_known()

    async def _fire_known(self) -> None:
        """Fires what is due in live rooms."""
        ripe = self._rooms.services.clock.now() - self._grace
        due = [id for id, deadline in self._soon.items() if deadline <= ripe]
        for id in due:
            del self._soon[id]
        # one that fails is still due in the store, where it is found again
        await self._fire_all([(id, 0) for id in due if id in self._rooms.rooms and id not in self._resting])

    @property
    def _grace(self) -> int:
        return int(timing.DEADLINE_GRACE * 1000) * self._rooms.services.clock.speed

    async def _sleep(self) -> None:
        clock = self._rooms.services.clock
        wait = self._ask_at - asyncio.get_running_loop().time()
        if self._soon:
            wait = min(wait, (min(self._soon.values()) + self._grace - clock.now()) / 1000 / clock.speed)
        wait = max(wait, timing.SHORTEST_SLEEP)
        self._sleeps_until = clock.now() + int(wait * 1000) * clock.speed - self._grace
        try:
            # not `wait_for`: before Python 3.12 it can lose a cancellation, and the server would never stop
            async with asyncio.timeout(wait):
                await self._wake.wait()
        except TimeoutError:
            return
        finally:
            self._sleeps_until = 0

    def _awake(self, due: list[LogEntry]) -> list[LogEntry]:
        """The rooms that do not rest; a room that is no longer due stops resting."""
        self._resting = {entry.log: self._resting[entry.log] for entry in due if entry.log in self._resting}
        time = asyncio.get_running_loop().time()
        return [entry for entry in due if self._resting.get(entry.log, (0.0, 0.0))[0] <= time]

    def _rest(self, id: str) -> None:
        _, before = self._resting.get(id, (0.0, 0.0))
        rest = _REST.after(before)
        self._resting[id] = (asyncio.get_running_loop().time() + rest, rest)

    async def _fire_all(self, due: list[tuple[str, int]]) -> None:
        """Fires the deadlines of these rooms, whose logs had these last sequences in the store (0: it was not asked)."""
        room_at_once = asyncio.Semaphore(timing.DEADLINES_AT_ONCE)

        async def guarded(id: str, last: int) -> None:
            async with room_at_once:
                try:
                    if await self._fire(id, last):
                        self._resting.pop(id, None)
                        return
                    log.warning("a deadline is still due", extra={"room": id})
                except (RefusedError, StoreError):
                    log.warning("a deadline could not be fired", extra={"room": id})
                except Exception:
                    self._rooms.services.metrics.failures.inc()
                    log.exception("firing a deadline failed", extra={"room": id})
                self._rest(id)

        await asyncio.gather(*[guarded(id, last) for id, last in due])

    async def _fire(self, id: str, last: int) -> bool:
        """Fires one deadline; False if the room is still due afterwards."""
        rooms, services = self._rooms, self._rooms.services
        live = await rooms.room(id)
        await live.catch_up(last)
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
        elif live.room.seq == last:
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
