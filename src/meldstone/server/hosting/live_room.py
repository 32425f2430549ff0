"""One room in use: the cached value, the way into the store, the viewers.

All changes go through `submit`, one after the other: decide on what is known, append behind it, and only then tell anybody. If
another process appended first, read what it wrote and decide again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from hmac import compare_digest
from typing import Final, Protocol

from meldstone.game import events as gev
from meldstone.server import protocol as p
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.hosting.services import Services
from meldstone.server.hosting.stored_finish import finish_of
from meldstone.server.hosting.viewer import Viewer
from meldstone.server.protocol.codec import encode
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decide import seen_before
from meldstone.server.room.decision_context import Records
from meldstone.server.room.deleted_names import without_name
from meldstone.server.room.evolve import evolve, replay
from meldstone.server.room.lobby import listing
from meldstone.server.room.public_view import changes_room, game_view, happening, opening_worth, room_info
from meldstone.server.room.room import Room
from meldstone.server.room.seat_names import distinct_name
from meldstone.server.room.seats import forget
from meldstone.server.room.timeouts import LastDraft
from meldstone.store import Append, ConflictError, Heading, LogId, PlayerId, StaleRatingError, UnavailableError

_MISSED: Final = 64
"""Happenings that a client gets when it comes back; after more than these it gets the whole state instead."""
_MOST_SHOWN_AGAIN: Final = 200
"""Happenings that somebody can have shown again."""
_ATTEMPTS: Final = 50
_MOST_WATCHING: Final = 8
"""Names of people beside a table that are told."""
_CHAT_LINES: Final = 20
"""Lines of the chat that a report to the operator holds."""
_CHANGES_VIEW: Final = (ev.Happened, ev.Paused, ev.Resumed, ev.OutageSkipped, ev.Forgotten, ev.Waited, ev.Became)

Decide = Callable[[Room], Records]


@dataclass(frozen=True, slots=True)
class Submitted:
    """What became of a decision: the sequence after it, and whether that was so before."""

    seq: int
    repeated: bool = False


class RoomWatcher(Protocol):
    """Whoever has to know that a room changed."""

    def room_changed(self, live: LiveRoom) -> None:
        """The room has a new state, which is in the store."""


class LiveRoom:
    """The owner of a room inside this process."""

    __slots__ = (
        "_history_start",
        "_lock",
        "_missed_since",
        "_openings",
        "_services",
        "_unsure",
        "_watcher",
        "absent_since",
        "away",
        "chat_lines",
        "deserted_since",
        "draft",
        "knocks",
        "presence_told",
        "remote",
        "room",
        "thinking",
        "used_at",
        "viewers",
    )

    def __init__(self, room: Room, services: Services, watcher: RoomWatcher) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self.draft: LastDraft | None = None
        self.remote: dict[str, tuple[int, tuple[str, ...], tuple[str, ...]]] = {}
        """People connected to other processes: when each process said so, who, and the names of those who only look."""
        self.presence_told: p.Presence | None = None
        """Who is here, as every viewer knows; None if somebody may know otherwise."""
        self.absent_since: dict[int, int] = {}
        self.away: tuple[p.AwayInfo, ...] = ()
        """Whom others wait for, as everybody is told."""
        self.deserted_since = 0
        """Since when no player is there; 0 if somebody is."""
        self.knocks: dict[str, int] = {}
        """Who knocked, and when they were heard last."""
        self.chat_lines: tuple[p.ChatSaid, ...] = ()
        """What was said last, for reports to the operator."""
        self.used_at = services.clock.now()
        self.thinking: asyncio.Task[None] | None = None
        self._services = services
        self._watcher = watcher
        self._lock = asyncio.Lock()
        self._history_start = 0
        """The first sequence of the present history: a restored backup may have brought another one."""
        self._unsure = False
        self._missed_since: tuple[int, tuple[ev.AnyRecord, ...]] | None = None
        """What was read of the log for somebody who came back: after which sequence, and what; until the room changes."""
        self._openings: dict[int, int] = {}
        """Points of the last openings, by the sequence of their records."""

    @property
    def services(self) -> Services:
        """What the parts of the server share."""
        return self._services

    @property
    def log(self) -> LogId:
        """The room's log in the store."""
        return LogId(self.room.id)

    # --- changes -------------------------------------------------------------------------------------------------------------

    async def submit(self, decide: Decide, *, once: tuple[str, str] | None = None) -> Submitted:
        """Decides, appends and tells everybody; the change is on disk afterwards.

        With `once`, a person and the id of a request: what was carried out before is not carried out again.
        """
        self.used_at = self._services.clock.now()
        async with self._lock:
            for _ in range(_ATTEMPTS):
                if self._unsure:
                    await self._read_on()
                before = None if once is None else seen_before(self.room, *once)
                if before is not None:
                    return Submitted(before, repeated=True)
                records = decide(self.room)
                if not records:
                    return Submitted(self.room.seq)
                after = self.room
                for record in records:
                    after = evolve(after, record)
                if await self._append(records, after):
                    return Submitted(after.seq)
        raise refuse(ServerCode.UNAVAILABLE)

    async def _append(self, records: Records, after: Room) -> bool:
        store = self._services.store
        before = self.room
        finish = await finish_of(before, after, records, store)
        players = after.players if after.players != before.players else None
        data = [ev.encode_record(record) for record in records]
        try:
            await store.append(Append(self.log, before.seq, data, self._heading(after), finish=finish, players=players))
        except ConflictError:
            await self._read_on()
            return False
        except StaleRatingError:
            return False
        except UnavailableError as error:
            # it may be stored all the same: read the log before deciding anything else
            self._unsure = True
            raise refuse(ServerCode.UNAVAILABLE) from error
        except BaseException:
            self._unsure = True
            raise
        self._advance(records, after)
        return True

    async def postpone(self) -> None:
        """Moves the deadline of a room that is still visited, without any change to it."""
        async with self._lock:
            heading = self._heading(self.room)
            later = self._services.clock.now() + 3_600_000
            try:
                await self._services.store.append(
                    Append(self.log, self.room.seq, [], Heading(status=heading.status, deadline=later, listing=heading.listing))
                )
            except ConflictError:
                await self._read_on()

    async def index(self) -> None:
        """Tells the store who sits here, without any change to the room."""
        async with self._lock:
            try:
                await self._services.store.append(
                    Append(self.log, self.room.seq, [], self._heading(self.room), players=self.room.players)
                )
            except ConflictError:
                await self._read_on()

    async def forget(self, who: str) -> None:
        """Takes the name of somebody who deleted the account out of the room and its log.

        First as a record, which every process has to know before it can write anything; after it nobody writes the name again.
        """
        id, store, now = self.room.id, self._services.store, self._services.clock.now()
        game = self.room.game_id
        _, seats = await asyncio.to_thread(without_name, id, await store.read(self.log), who)
        await self.submit(lambda room: forget(room, who, game, seats, now, new_seed))
        changed, _ = await asyncio.to_thread(without_name, id, await store.read(self.log), who)
        await store.forget(self.log, PlayerId(who), changed)

    async def catch_up(self, last: int | None = None) -> None:
        """Reads what others wrote."""
        if last is not None and last <= self.room.seq:
            return
        async with self._lock:
            if last is None or last > self.room.seq:
                await self._read_on()

    async def reload(self) -> bool:
        """After a backup was restored: reads on if the log goes on from here, or else reads the whole log again.

        False if there is no such room any more. Viewers of another history are disconnected; they come back to the new one.
        """
        async with self._lock:
            data = await self._services.store.read(self.log)
            if replay(self.room.id, data[: self.room.seq]) == self.room:
                await self._read_on()
                return True
            after = replay(self.room.id, data)
            self.draft = None
            for viewer in list(self.viewers):
                viewer.close(p.Close.GOING_AWAY)
            self.viewers.clear()
            if after is None:
                return False
            self.room = after
            self._missed_since = None
            self._history_start = after.seq
            self._watcher.room_changed(self)
            return True

    async def _read_on(self) -> None:
        data = await self._services.store.read(self.log, self.room.seq)
        self._unsure = False
        if not data:
            return
        records = [ev.decode_record(record) for record in data]
        after = self.room
        for record in records:
            after = evolve(after, record)
        self._advance(records, after)

    def _heading(self, room: Room) -> Heading:
        return Heading(status=room.status, deadline=room.deadline(self._services.between), listing=listing(room))

    # --- viewers -------------------------------------------------------------------------------------------------------------

    def _advance(self, records: Sequence[ev.AnyRecord], after: Room) -> None:
        """The new state is stored: keep it and tell everybody."""
        before, self.room = self.room, after
        self._missed_since = None
        self._note_openings(before, records)
        if self.draft is not None and (after.game is None or self.draft.version != after.game.version):
            self.draft = None
        self._dismiss_strangers()
        info_changed = any(changes_room(record) for record in records)
        game_changed = any(isinstance(record, _CHANGES_VIEW) for record in records)
        encoded: dict[tuple[int | None, bool, bool], bytes] = {}
        for viewer in list(self.viewers):
            seat, insider = self._kind(viewer)
            # only the owner learns who was sent away, and may watch like others who were invited
            kind = (seat, insider, viewer.who.id == after.owner)
            if kind not in encoded:
                encoded[kind] = encode(
                    p.Update(
                        seq=after.seq,
                        happenings=self._told(before.seq, records, seat),
                        room=self._info(viewer, insider=insider, seat=seat) if info_changed else None,
                        view=game_view(after, seat) if game_changed else None,
                    )
                )
            viewer.send(encoded[kind])
        self._services.metrics.moves.inc(len(records))
        self._watcher.room_changed(self)

    def _note_openings(self, room: Room, records: Sequence[ev.AnyRecord]) -> None:
        """What openings are worth can be told only of the room as it was before them."""
        if not any(isinstance(record, ev.Happened) and isinstance(record.event, gev.Played) for record in records):
            return
        for record in records:
            if (worth := opening_worth(room, record)) is not None:
                kept = {seq: points for seq, points in self._openings.items() if seq > room.seq - _MISSED}
                self._openings = {**kept, room.seq + 1: worth}
            if record is not records[-1]:
                room = evolve(room, record)

    def _told(self, after: int, records: Sequence[ev.AnyRecord], seat: int | None) -> tuple[p.Happening, ...]:
        """Records as a seat sees them."""
        return tuple(happening(seq, record, seat, self._openings.get(seq)) for seq, record in enumerate(records, start=after + 1))

    def _kind(self, viewer: Viewer) -> tuple[int | None, bool]:
        """Viewers of one kind get the same bytes: each seat is a kind, spectators are two, with and without an invitation."""
        seat = self.room.seat_of(viewer.who.id)
        return seat, viewer.invited or self._belongs(viewer)

    def _belongs(self, viewer: Viewer) -> bool:
        return viewer.who.id == self.room.owner or self.room.seat_of(viewer.who.id) is not None

    def _info(self, viewer: Viewer, *, insider: bool, seat: int | None) -> p.RoomInfo:
        owner = viewer.who.id == self.room.owner
        return room_info(self.room, self._services.between, insider=insider, seat=seat, owner=owner)

    def _dismiss_strangers(self) -> None:
        """Who was sent away goes; where spectators are not allowed, those without a seat leave when the match starts."""
        if self.room.sent_away:
            for viewer in [viewer for viewer in self.viewers if self.room.is_closed_to(viewer.who.id, viewer.companions)]:
                self.viewers.discard(viewer)
                viewer.dismiss(ServerCode.SENT_AWAY)
        if self.room.settings.spectators or self.room.phase is RoomPhase.OPEN:
            return
        for viewer in [viewer for viewer in self.viewers if not self._belongs(viewer)]:
            self.viewers.discard(viewer)
            viewer.dismiss(ServerCode.NO_SPECTATORS)

    def dismiss_all(self, reason: ServerCode) -> None:
        """Nobody can stay here, not even the bots."""
        if self.thinking is not None:
            self.thinking.cancel()
        for viewer in list(self.viewers):
            viewer.dismiss(reason)
        self.viewers.clear()

    def companions_of(self, who: str) -> tuple[str, ...]:
        """Others on the browsers with which somebody is here."""
        found = {companion for viewer in self.viewers if viewer.who.id == who for companion in viewer.companions}
        return tuple(sorted(found - {who}))

    def admit(self, who: str, invitation: str, companions: Collection[str] = ()) -> None:
        """Raises if somebody may not enter this room."""
        room = self.room
        if room.is_closed_to(who, companions):
            raise refuse(ServerCode.SENT_AWAY)
        if room.seat_of(who) is not None or room.owner == who:
            return
        if not (room.settings.public or who in room.let_in or self.invites(invitation)):
            raise refuse(ServerCode.BY_INVITATION)
        if not room.settings.spectators and room.phase not in (RoomPhase.OPEN, RoomPhase.OVER):
            raise refuse(ServerCode.NO_SPECTATORS)

    def invites(self, invitation: str) -> bool:
        """True if this is the secret of the room's link: whoever has it may pass it on."""
        return _same(invitation, self.room.invitation)

    async def join(self, viewer: Viewer, hello: p.Hello) -> None:
        """Greets a viewer with everything as it is now; what follows are updates, without gap or repeat."""
        async with self._lock:
            missed = await self._missed(hello.after, self._kind(viewer)[0])
            self._greet(viewer, hello.request, missed)

    def _greet(self, viewer: Viewer, request: str, missed: tuple[p.Happening, ...] | None) -> None:
        room = self.room
        seat, insider = self._kind(viewer)
        draft = self.draft
        shown = None
        if draft is not None and room.game is not None:
            shown = p.DraftInfo(seat=room.game.board.turn, version=draft.version, table=draft.table, took=draft.took)
        self.viewers.add(viewer)
        here = self.presence()
        if here != self.presence_told:
            # this viewer knows it now, the others do not yet
            self.presence_told = None
        viewer.send(
            encode(
                p.Welcome(
                    request=request,
                    me=viewer.who.id,
                    seat=seat,
                    time=self._services.clock.now(),
                    room=self._info(viewer, insider=insider, seat=seat),
                    view=game_view(room, seat),
                    missed=missed,
                    draft=shown,
                    present=here.present,
                    spectators=here.spectators,
                    away=here.away,
                    watching=here.watching,
                    spread=self._services.return_spread,
                )
            )
        )

    async def _missed(self, after: int | None, seat: int | None) -> tuple[p.Happening, ...] | None:
        """What happened since; read from the log, so that nothing of it is kept in memory and any process can tell."""
        seq = self.room.seq
        if after is None or not self._history_start <= after <= seq or seq - after > _MISSED:
            return None
        if after == seq:
            return ()
        if self._missed_since is None or self._missed_since[0] > after:
            records = (await self._services.store.read(self.log, after))[: seq - after]
            self._missed_since = after, tuple(map(ev.decode_record, records))
        # of a table that comes back together only one has to read
        start, known = self._missed_since
        return self._told(after, known[after - start :], seat)

    async def happened_after(self, after: int | None, seat: int | None) -> tuple[p.Happening, ...]:
        """What happened after a sequence, or in the present game, as a seat sees it; the last of it if it was a lot."""
        after = max(self.room.game_began if after is None else after, self.room.seq - _MOST_SHOWN_AGAIN)
        records = await self._services.store.read(self.log, after)
        return self._told(after, tuple(map(ev.decode_record, records)), seat)

    def remember(self, said: p.ChatSaid) -> None:
        """Keeps a line of the chat for a while, in memory alone."""
        self.chat_lines = (*self.chat_lines, said)[-_CHAT_LINES:]

    def broadcast(self, message: bytes, *, speaker: str = "", except_for: Viewer | None = None) -> None:
        """Sends to every viewer, except those who do not want to hear the speaker."""
        for viewer in list(self.viewers):
            if viewer is not except_for and (not speaker or speaker not in viewer.muted | viewer.blocked):
                viewer.send(message)

    def tell_players(self, message: bytes, *, speaker: str = "") -> None:
        """Sends to those who sit here or own the room, except those who do not want to hear the speaker."""
        for viewer in list(self.viewers):
            if self._belongs(viewer) and speaker not in viewer.muted | viewer.blocked:
                viewer.send(message)

    # --- who is here ---------------------------------------------------------------------------------------------------------

    def presence(self) -> p.Presence:
        """Who is here and who is away, as everybody is told."""
        present, spectators = self.present()
        return p.Presence(present=present, spectators=spectators, away=self.away, watching=self._watching())

    def watching_here(self) -> tuple[str, ...]:
        """Names of people of this process beside a table that waits for players: who sits there sees that somebody comes."""
        if self.room.phase is not RoomPhase.OPEN:
            return ()
        seated = {seat.owner.id for seat in self.room.seats if seat.owner is not None}
        names = {viewer.who.id: viewer.who.name for viewer in self.viewers if viewer.who.id not in seated}
        return tuple(sorted(names.values()))[:_MOST_WATCHING]

    def _watching(self) -> tuple[str, ...]:
        elsewhere = [name for _, names in self._fresh() for name in names] if self.room.phase is RoomPhase.OPEN else []
        taken = [seat.owner.name for seat in self.room.seats if seat.owner is not None]
        for name in sorted([*self.watching_here(), *elsewhere])[:_MOST_WATCHING]:
            taken.append(distinct_name(name, taken))
        return tuple(taken[sum(seat.owner is not None for seat in self.room.seats) :])

    def present(self) -> tuple[tuple[str, ...], int]:
        """The seated people who are here, in this process or another, and how many spectators are connected."""
        here = {viewer.who.id for viewer in self.viewers}
        elsewhere = self._elsewhere()
        seated = {seat.owner.id for seat in self.room.seats if seat.owner is not None}
        return tuple(sorted((here | elsewhere) & seated)), len((here | elsewhere) - seated)

    def _elsewhere(self) -> set[str]:
        """Who is connected to other processes, as far as was heard lately."""
        return {who for ids, _ in self._fresh() for who in ids}

    def _fresh(self) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
        """What other processes said lately: who is there, and the names of those who look."""
        fresh = self._services.clock.now() - 25_000 * self._services.clock.speed
        return [(ids, names) for when, ids, names in self.remote.values() if when >= fresh]

    @property
    def visited(self) -> bool:
        """True if anybody is here, in this process or another."""
        return bool(self.viewers) or bool(self._elsewhere())

    def local_people(self) -> tuple[str, ...]:
        """Whoever is connected to this process."""
        return tuple(sorted({viewer.who.id for viewer in self.viewers}))

    @property
    def empty(self) -> bool:
        """True if nobody is connected here."""
        return not self.viewers


def _same(given: str, secret: str) -> bool:
    return compare_digest(given.encode(), secret.encode())
