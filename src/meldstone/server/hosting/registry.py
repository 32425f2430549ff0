"""All live rooms of this process: finding and loading them, and everything that happens in them without a request.

The store holds the truth. A room that nobody uses is unloaded, and loaded again when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from meldstone.server.hosting import timing
from meldstone.server.hosting.absences import Absences
from meldstone.server.hosting.backoff import Backoff
from meldstone.server.hosting.blocks import Blocks
from meldstone.server.hosting.bot_turns import play_bots
from meldstone.server.hosting.deadlines import Deadlines
from meldstone.server.hosting.door import new_code
from meldstone.server.hosting.drafts_and_chat import hear
from meldstone.server.hosting.guest_moves import move_guests
from meldstone.server.hosting.heartbeat import Heartbeat
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.lobby import Lobby
from meldstone.server.hosting.maintenance import forget_deleted_players, index_players
from meldstone.server.hosting.orders import follow_orders
from meldstone.server.hosting.presence import PresenceTeller, hear_presence, tell_presence
from meldstone.server.hosting.relay import EVERYBODY, EVERYWHERE, words_of
from meldstone.server.hosting.seating import Seating
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.hosting.services import Services
from meldstone.server.hosting.store_probe import StoreProbe
from meldstone.server.hosting.stored_draft import read_draft
from meldstone.server.hosting.supervision import Supervisor
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decide import create
from meldstone.server.room.decision_context import Context
from meldstone.server.room.events import Player
from meldstone.server.room.evolve import evolve, replay
from meldstone.server.room.lobby import listing
from meldstone.server.room.room import Room
from meldstone.server.room.timeouts import skip_outage
from meldstone.store import EVERYTHING, Append, Heading, LogEntry, LogId, Outage, Status, StoreError, UnavailableError

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
"""Seconds between two looks at all rooms."""
_REST: Final = Backoff(first=1.0, longest=60.0)
"""How long before a running game that the store did not give is asked for again."""


class RoomRegistry:
    """Every live room, and the tasks that keep them going."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Future[LiveRoom | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unreadable: dict[str, None] = {}
        self._behind: set[str] = set()
        """Live rooms for which the store did not answer when others had changed them."""
        self._neglected: set[str] = set()
        """Rooms that the sweep failed on; each is logged once."""
        self.supervisor = Supervisor(services.metrics)
        self.store_probe = StoreProbe(services.store)
        self.deadlines = Deadlines(self)
        self.seating = Seating(self)
        self.lobby = Lobby(self)
        self.presence = PresenceTeller(services, self.spawn)
        self.absences = Absences(services, self.presence)
        self.blocks = Blocks(services)
        self.heartbeat = Heartbeat(services, self._after_outage)

    # --- rooms ---------------------------------------------------------------------------------------------------------------

    @property
    def live(self) -> Collection[LiveRoom]:
        """The rooms that are in memory."""
        return self.rooms.values()

    async def room(self, id: str) -> LiveRoom:
        """The live room with this id; raises `RefusedError` if there is none."""
        live = self.rooms.get(id) or await self._load(id)
        if live is None:
            raise refuse(ServerCode.NOT_FOUND)
        live.used_at = self.services.clock.now()
        return live

    @property
    def unreadable(self) -> list[str]:
        """Rooms whose log this process could not read."""
        return list(self._unreadable)

    def _give_up(self, id: str) -> RefusedError:
        """A room cannot be read, for whatever reason: its own misfortune, named in the log, in the metrics and by health."""
        if id not in self._unreadable:
            self._unreadable[id] = None
            log.exception("a room cannot be read", extra={"room": id})
        live = self.rooms.pop(id, None)
        if live is not None:
            live.dismiss_all(ServerCode.UNREADABLE)
        return refuse(ServerCode.UNREADABLE)

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
        try:
            live = await self._replayed(id)
        except (StoreError, RefusedError):
            raise
        except Exception as error:
            raise self._give_up(id) from error
        self._unreadable.pop(id, None)
        return live

    async def _replayed(self, id: str) -> LiveRoom | None:
        store = self.services.store
        data, room = await store.read(LogId(id)), None
        for start in range(0, len(data), timing.RECORDS_REPLAYED):
            room = replay(id, data[start : start + timing.RECORDS_REPLAYED], room)
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
        code = await new_code(LogId(id), self.services)
        context = Context(who, self.services.clock.now(), new_seed)
        records = create(id, settings, token_urlsafe(12), key, context, code)
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

    def room_changed(self, live: LiveRoom) -> None:
        """After every change of a room: watches its deadline and starts its bots."""
        self.deadlines.expect(live.room.id, live.room.deadline(self.services.between))
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
        # one that is cancelled before it has begun would never be awaited
        task.add_done_callback(lambda _: work.close())
        return task

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Runs what has to go on for as long as the server does: whatever ends it, it is started again."""
        return self.spawn(self.supervisor.keep(name, work))

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
                self.keep("follow", lambda: self._follow(changes)),
                self.keep("listen", lambda: self._listen(heard)),
                self.keep("heartbeat", self.heartbeat.run),
                self.keep("sweep", self._sweep),
                self.keep("orders", lambda: follow_orders(self.services)),
                self.keep("deadlines", self.deadlines.run),
                self.keep("waking", self._load_running),
            ]
            try:
                yield self
            finally:
                for task in [*forever, *self._tasks]:
                    task.cancel()
                await asyncio.gather(*forever, *self._tasks, return_exceptions=True)
                await self.store_probe.close()
                await self.heartbeat.leave()
                self.services.bot_pool.close()
                self.services.advice_pool.close()

    async def _follow(self, changes: AsyncIterator[Any]) -> None:
        """Reads what other processes append to rooms that are live here."""
        async for change in changes:
            if change == EVERYTHING:
                for every in list(self.rooms.values()):
                    await self._reload(every)
                # a restored backup may have brought games that nobody has opened yet, or rooms that can be read again
                self._unreadable.clear()
                self.keep("waking", self._load_running)
            elif (live := self.rooms.get(change.log)) is not None:
                await self._refresh(live, live.catch_up(change.last))
            else:
                # whoever wrote there could read it, or has closed it
                self._unreadable.pop(change.log, None)

    async def _reload(self, live: LiveRoom) -> None:
        async def work() -> None:
            if not await live.reload():
                self.rooms.pop(live.room.id, None)

        await self._refresh(live, work())

    async def _refresh(self, live: LiveRoom, reading: Coroutine[Any, Any, None]) -> None:
        """Reads what others wrote in one room; a failure is no other room's concern."""
        id = live.room.id
        try:
            await reading
        except StoreError:
            log.warning("changes could not be read", extra={"room": id})
            self._behind.add(id)
        except Exception:
            self._give_up(id)
        else:
            self._behind.discard(id)

    async def _listen(self, heard: AsyncIterator[tuple[LogId, bytes]]) -> None:
        async for id, data in heard:
            words = words_of(data, self.services)
            if words is None:
                continue
            if id == EVERYWHERE:
                self.services.sockets.close_those_of(words.gone)
                if words.blocker:
                    with contextlib.suppress(StoreError):
                        await (self.blocks.reload() if words.blocker == EVERYBODY else self.blocks.changed(words.blocker))
                for room in words.rooms:
                    if (live := self.rooms.get(room.log)) is not None:
                        hear_presence(live, words.process, room, self.services)
                    else:
                        self.lobby.heard_of(room.log, room.present)
            elif (live := self.rooms.get(id)) is not None:
                hear(live, words)

    async def _load_running(self) -> None:
        """After a start: loads all running games, so that bots go on, outages are skipped and absent players are noticed."""
        after: LogId | None = None
        missing: list[LogId] = []
        while True:
            page: list[LogEntry] = await self.services.store.logs(Status.PLAYING, after=after, limit=timing.ROOMS_READ)
            missing += [entry.log for entry in page if not await self._woken(entry.log)]
            if len(page) < timing.ROOMS_READ:
                break
            after = page[-1].log
        await index_players(self)
        await forget_deleted_players(self)
        await self._move_guests()
        rest = _REST.first
        while missing:
            await asyncio.sleep(rest)
            rest = _REST.after(rest)
            missing = [id for id in missing if not await self._woken(id)]

    async def _move_guests(self) -> None:
        """What was left over when guests became accounts."""
        await self.services.store.move_stragglers()
        await move_guests(self)

    async def _woken(self, id: LogId) -> bool:
        """Loads a running game; False if the store did not answer for it."""
        try:
            await self.room(id)
        except RefusedError as refusal:
            return refusal.code != ServerCode.UNAVAILABLE
        except StoreError:
            log.warning("a running game could not be loaded", extra={"room": id})
            return False
        return True

    # --- outages -------------------------------------------------------------------------------------------------------------

    async def _after_outage(self, outage: Outage) -> None:
        """Gives every live room back the time of an outage that just ended."""
        for live in list(self.rooms.values()):
            try:
                await self.skip_outages(live, [outage])
            except Exception as error:
                # it gets its time back before its next deadline is fired
                log.warning("an outage was not given back", extra={"room": live.room.id, "code": getattr(error, "code", "")})

    async def skip_outages(self, live: LiveRoom, outages: list[Outage] | None = None) -> None:
        """Gives back the time that no server was there."""
        if live.room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN):
            return
        found = await self.services.store.outages(live.room.changed_at) if outages is None else outages
        for outage in found:
            await live.submit(lambda room, outage=outage: skip_outage(room, outage.began, outage.ended))  # type: ignore[misc]

    # --- looking after rooms ----------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Once a second: bots for absent players, presence for other processes, unloading rooms that nobody uses."""
        rounds = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            rounds += 1
            await self._sweep_once(rounds)

    async def _sweep_once(self, rounds: int) -> None:
        now = self.services.clock.now()
        try:
            rooms = list(self.rooms.values())
            for start in range(0, len(rooms), timing.ROOMS_SWEPT):
                some = rooms[start : start + timing.ROOMS_SWEPT]
                for live in some:
                    await self._look_after(live, now)
                if rounds % 10 == 0 and self.services.shared:
                    await self._tell_others([live for live in some if live.viewers])
                if len(some) == timing.ROOMS_SWEPT:
                    # all rooms in one go would delay everybody's moves by as long as that takes
                    await asyncio.sleep(SWEEP_SECONDS * timing.ROOMS_SWEPT / len(rooms))
            if rounds % 3600 == 0:
                await self.services.store.purge(now - self.services.config.rooms_kept_days * 86_400_000)
                await forget_deleted_players(self)
                await self._move_guests()
        except (StoreError, RefusedError):
            log.warning("the store does not answer the sweep")

    async def _look_after(self, live: LiveRoom, now: int) -> None:
        """What the sweep does for one room; a defect there is logged once, and no other room's concern."""
        id = live.room.id
        try:
            if id in self._behind:
                await self._reload(live)
            await self.absences.look_after(live, now)
            self._unload_if_unused(live, now)
        except (StoreError, RefusedError):
            raise
        except Exception:
            if id not in self._neglected:
                self._neglected.add(id)
                self.services.metrics.failures.inc()
                log.exception("a room could not be looked after", extra={"room": id})
        else:
            self._neglected.discard(id)

    async def _tell_others(self, rooms: list[LiveRoom]) -> None:
        """Who is in some rooms, again: another process may have begun to listen."""
        try:
            await tell_presence(rooms, self.services)
        except (StoreError, RefusedError):
            raise
        except Exception:
            self.services.metrics.failures.inc()
            log.exception("who is in some rooms could not be told")

    def _unload_if_unused(self, live: LiveRoom, now: int) -> None:
        bots_only = live.thinking is not None
        unused = live.empty and not bots_only and now - live.used_at > timing.UNLOAD_AFTER * self.services.clock.speed
        if unused and self.absences.may_unload(live):
            self.rooms.pop(live.room.id, None)
