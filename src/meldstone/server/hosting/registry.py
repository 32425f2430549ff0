"""All live rooms of this process: finding and loading them, and everything that happens in them without a request.

The store holds the truth. A room that nobody uses is unloaded, and loaded again when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from meldstone.server.hosting.bot_turns import play_bots
from meldstone.server.hosting.deadlines import Deadlines
from meldstone.server.hosting.drafts_and_chat import EVERYWHERE, hear, heard_ended_sessions, tell_presence
from meldstone.server.hosting.heartbeat import Heartbeat
from meldstone.server.hosting.live_room import LiveRoom, read_draft
from meldstone.server.hosting.maintenance import forget_deleted_players, index_players
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decide import create
from meldstone.server.room.decision_context import Context
from meldstone.server.room.events import Player
from meldstone.server.room.lobby import RoomListing, listing, read_listing
from meldstone.server.room.room import Room, evolve, replay
from meldstone.server.room.seats import take_over
from meldstone.server.room.timeouts import skip_outage
from meldstone.store import EVERYTHING, Append, Heading, LogEntry, LogId, Outage, Status, StoreError, UnavailableError

log = logging.getLogger(__name__)

_UNLOAD_AFTER: Final = 60_000
_PAGE: Final = 500
_RECORDS: Final = 200
"""Records that are replayed before the event loop serves others."""
_SLICE: Final = 50
"""Rooms that are looked at before the event loop serves others."""


class RoomRegistry:
    """Every live room, and the tasks that keep them going."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Future[LiveRoom | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.deadlines = Deadlines(self)
        self.heartbeat = Heartbeat(services, self._after_outage)

    # --- rooms ---------------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> LiveRoom:
        """The live room with this id; raises `RefusedError` if there is none."""
        live = self.rooms.get(id) or await self._load(id)
        if live is None:
            raise refuse(ServerCode.NOT_FOUND)
        live.used_at = self.services.clock.now()
        return live

    async def _load(self, id: str) -> LiveRoom | None:
        if id in self._loading:
            return await asyncio.shield(self._loading[id])
        future: asyncio.Future[LiveRoom | None] = asyncio.get_running_loop().create_future()
        self._loading[id] = future
        try:
            live = await self._read(id)
        except BaseException as error:
            if isinstance(error, Exception):
                future.set_exception(error)
                future.exception()
            else:
                future.cancel()
            raise
        else:
            future.set_result(live)
            return live
        finally:
            del self._loading[id]

    async def _read(self, id: str) -> LiveRoom | None:
        store = self.services.store
        data, room = await store.read(LogId(id)), None
        for start in range(0, len(data), _RECORDS):
            room = replay(id, data[start : start + _RECORDS], room)
            # replaying the log of a long match must not block other rooms
            await asyncio.sleep(0)
        if room is None:
            return None
        live = LiveRoom(room, self.services, self)
        if room.phase is RoomPhase.PLAYING:
            live.draft = read_draft(await store.draft(LogId(id)))
        await self.skip_outages(live)
        self.rooms[id] = live
        # nobody told this process of what was appended between reading and now
        await live.catch_up()
        self.room_changed(live)
        return live

    async def create(self, settings: Settings, who: Player, key: str = "") -> LiveRoom:
        """A new room that belongs to somebody."""
        id = token_hex(6)
        context = Context(who, self.services.clock.now(), new_seed)
        records = create(id, settings, token_urlsafe(12), key, context)
        room: Room | None = None
        for record in records:
            room = evolve(room, record, id)
        assert room is not None
        heading = Heading(status=room.status, deadline=room.deadline(self.services.between), listing=listing(room))
        try:
            data = [ev.encode_record(record) for record in records]
            await self.services.store.append(Append(LogId(id), 0, data, heading, players=room.players))
        except UnavailableError as error:
            raise refuse(ServerCode.UNAVAILABLE) from error
        live = self.rooms[id] = LiveRoom(room, self.services, self)
        self.room_changed(live)
        return live

    async def lobby(self, limit: int = 100) -> list[RoomListing]:
        """Public rooms, newest first."""
        entries = await self.services.store.listings(limit)
        return [read_listing(entry.heading.listing) for entry in entries if entry.heading.listing is not None]

    def room_changed(self, live: LiveRoom) -> None:
        """After every change of a room: watches its deadline and starts its bots."""
        due = live.room.deadline(self.services.between)
        if due is not None:
            self.deadlines.expect(due)
        if live.room.waiting_bots() and live.thinking is None:
            live.thinking = self.spawn(play_bots(live, self.services))
            live.thinking.add_done_callback(lambda done: self._bots_stopped(live, done))

    def _bots_stopped(self, live: LiveRoom, done: asyncio.Task[None]) -> None:
        """The bots of a room are done, unless somebody moved just after they last looked."""
        live.thinking = None
        if not done.cancelled() and self.rooms.get(live.room.id) is live:
            self.room_changed(live)

    # --- background -----------------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs something in the background; failures are logged, never lost."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except RefusedError as refusal:
            log.warning("refused in the background", extra={"code": refusal.code})
        except Exception:
            self.services.metrics.failures.inc()
            log.exception("background work failed")

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[RoomRegistry]:
        """Serves rooms until the block ends."""
        store = self.services.store
        async with store.changes() as changes, store.heard() as heard:
            await self.heartbeat.join()
            forever = [
                self.spawn(self._follow(changes)),
                self.spawn(self._listen(heard)),
                self.spawn(self.heartbeat.run()),
                self.spawn(self._sweep()),
                self.spawn(self.deadlines.run()),
                self.spawn(self._load_running()),
            ]
            try:
                yield self
            finally:
                for task in [*forever, *self._tasks]:
                    task.cancel()
                await asyncio.gather(*forever, *self._tasks, return_exceptions=True)
                await self.heartbeat.leave()
                self.services.bot_pool.close()
                self.services.advice_pool.close()

    async def _follow(self, changes: AsyncIterator[Any]) -> None:
        """Reads what other processes append to rooms that are live here."""
        async for change in changes:
            try:
                if change == EVERYTHING:
                    await self._reload_all()
                elif (live := self.rooms.get(change.log)) is not None:
                    await live.catch_up(change.last)
            except StoreError:
                log.warning("changes could not be read", extra={"room": change.log})
            self.deadlines.wake()

    async def _reload_all(self) -> None:
        for id, live in list(self.rooms.items()):
            if not await live.reload():
                self.rooms.pop(id, None)

    async def _listen(self, heard: AsyncIterator[tuple[LogId, bytes]]) -> None:
        async for id, words in heard:
            if id == EVERYWHERE:
                self.services.sockets.close_those_of(heard_ended_sessions(words, self.services))
                continue
            live = self.rooms.get(id)
            if live is not None:
                hear(live, words, self.services)

    async def _load_running(self) -> None:
        """After a start: loads all running games, so that bots go on, outages are skipped and absent players are noticed."""
        after: LogId | None = None
        while True:
            page: list[LogEntry] = await self.services.store.logs(Status.PLAYING, after=after, limit=_PAGE)
            for entry in page:
                with contextlib.suppress(RefusedError):
                    await self.room(entry.log)
            if len(page) < _PAGE:
                break
            after = page[-1].log
        await index_players(self)
        await forget_deleted_players(self)

    # --- outages -------------------------------------------------------------------------------------------------------------

    async def _after_outage(self, outage: Outage) -> None:
        """Gives every live room back the time of an outage that just ended."""
        for live in list(self.rooms.values()):
            await self.skip_outages(live, [outage])

    async def skip_outages(self, live: LiveRoom, outages: list[Outage] | None = None) -> None:
        """Gives back the time that no server was there."""
        if live.room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN):
            return
        found = await self.services.store.outages(live.room.changed_at) if outages is None else outages
        for outage in found:
            await live.submit(lambda room, outage=outage: skip_outage(room, outage.began, outage.ended))  # type: ignore[misc]

    # --- absent players ---------------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Once a second: bots for absent players, presence for other processes, unloading rooms that nobody uses."""
        rounds = 0
        while True:
            await asyncio.sleep(1)
            rounds += 1
            now = self.services.clock.now()
            try:
                for number, live in enumerate(list(self.rooms.values())):
                    if number % _SLICE == 0:
                        await asyncio.sleep(0)
                    await self._replace_absent(live, now)
                    self._unload_if_unused(live, now)
                    if rounds % 10 == 0 and self.services.shared and live.viewers:
                        await tell_presence(live, self.services)
                if rounds % 3600 == 0:
                    await self.services.store.purge(now - self.services.config.rooms_kept_days * 86_400_000)
                    await forget_deleted_players(self)
            except (StoreError, RefusedError):
                log.warning("the store does not answer the sweep")

    async def _replace_absent(self, live: LiveRoom, now: int) -> None:
        room = live.room
        if room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN):
            live.absent_since.clear()
            return
        present, _ = live.present()
        for i, seat in enumerate(room.seats):
            if seat.owner is None or seat.bot is not None or (seat.owner.id in present and not seat.left):
                live.absent_since.pop(i, None)
                continue
            since = live.absent_since.setdefault(i, now)
            if now - since >= self.services.config.grace_seconds * 1000 and not room.settings.days:
                with contextlib.suppress(RefusedError):
                    await live.submit(lambda room, seat=i: take_over(room, seat, now))  # type: ignore[misc]

    def _unload_if_unused(self, live: LiveRoom, now: int) -> None:
        bots_only = live.thinking is not None
        missed = bool(live.absent_since) and live.room.settings.fill_abandoned and not live.room.settings.days
        if live.empty and not bots_only and not missed and now - live.used_at > _UNLOAD_AFTER * self.services.clock.speed:
            self.rooms.pop(live.room.id, None)
