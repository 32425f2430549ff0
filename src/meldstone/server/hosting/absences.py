"""Who is away from a table, and what happens then: nothing while nobody else is there, a bot after a while if others wait.

Without another person at the table a game waits, for days and over restarts; its clock, if it has one, stands still.
"""

from __future__ import annotations

import contextlib
from typing import Final

from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.presence import PresenceTeller
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.hosting.services import Services
from meldstone.server.protocol import AwayInfo
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Records
from meldstone.server.room.room import Room
from meldstone.server.room.seats import free_absent
from meldstone.server.room.stand_ins import may_stand_in, take_over

_ARRIVING: Final = 10_000
"""Milliseconds that whoever just sat down needs to come in."""
_PRIVATE_GRACE: Final = 1_800_000
"""Milliseconds for which a seat at a private table waits: whoever opened it writes to friends meanwhile, in another window."""
_NOTICED_AFTER: Final = 3_000
"""Milliseconds after which others are told that somebody is away: most who go come back at once."""


class Absences:
    """Looks after the seats of those who are not there."""

    def __init__(self, services: Services, presence: PresenceTeller) -> None:
        self._services = services
        self._presence = presence

    async def look_after(self, live: LiveRoom, now: int) -> None:
        """A look at one room, about once a second."""
        match live.room.phase:
            case RoomPhase.OPEN:
                await self._free_seats(live, now)
            case RoomPhase.PLAYING | RoomPhase.BETWEEN:
                await self._wait_or_replace(live, now)
            case _:
                live.absent_since.clear()
                self._tell(live, ())

    def may_unload(self, live: LiveRoom) -> bool:
        """False if somebody's absence has a consequence that is still to come."""
        room = live.room
        if room.phase is RoomPhase.OPEN:
            return not live.absent_since or bool(room.settings.days)
        waits = live.absent_since and may_stand_in(room.settings) and room.paused_at is None and _company(live)
        return not waits and not _runs_down(room)

    async def _free_seats(self, live: LiveRoom, now: int) -> None:
        """Before the match, seats of people who do not come are for others."""
        self._tell(live, ())
        least = _ARRIVING if live.room.settings.public else _PRIVATE_GRACE
        grace = max(self._grace, least * self._services.clock.speed)
        for seat in self._absent(live, now):
            if now - live.absent_since[seat] >= grace and not live.room.settings.days:
                with contextlib.suppress(RefusedError):
                    await live.submit(lambda room, seat=seat: free_absent(room, seat, now, new_seed))  # type: ignore[misc]

    async def _wait_or_replace(self, live: LiveRoom, now: int) -> None:
        absent = self._absent(live, now)
        if not _company(live):
            # nobody waits for anybody: how long others are away counts from when somebody is back
            self._tell(live, ())
            live.deserted_since = live.deserted_since or now
            live.absent_since.clear()
            if now - live.deserted_since >= self._grace and _runs_down(live.room):
                await live.submit(lambda room: _stop_clock(room, now))
            return
        live.deserted_since = 0
        if live.room.deserted:
            await live.submit(lambda room: _start_clock(room, now))
        if not may_stand_in(live.room.settings) or live.room.paused_at is not None:
            self._tell(live, ())
            return
        away = []
        for seat in absent:
            if not _misses(live, seat):
                continue
            since = live.absent_since[seat]
            bot_at = max(since + self._grace, live.room.waits_until(seat))
            if now >= bot_at:
                with contextlib.suppress(RefusedError):
                    await live.submit(lambda room, seat=seat: take_over(room, seat, now))  # type: ignore[misc]
            elif now - since >= _NOTICED_AFTER or live.room.seats[seat].left or live.room.waits_until(seat) > now:
                away.append(AwayInfo(seat=seat, since=since, bot_at=bot_at))
        self._tell(live, tuple(away))

    def _absent(self, live: LiveRoom, now: int) -> list[int]:
        """Seats whose owners are not there while no bot plays for them; since when is noted."""
        present, _ = live.present()
        absent = []
        for i, seat in enumerate(live.room.seats):
            if seat.owner is None or seat.bot is not None or (seat.owner.id in present and not seat.left):
                live.absent_since.pop(i, None)
            else:
                live.absent_since.setdefault(i, now)
                absent.append(i)
        return absent

    @property
    def _grace(self) -> int:
        return self._services.config.grace_seconds * 1000

    def _tell(self, live: LiveRoom, away: tuple[AwayInfo, ...]) -> None:
        if away != live.away:
            live.away = away
            self._presence.changed(live)


def _company(live: LiveRoom) -> bool:
    """True if anybody who plays is there; programs over the network are company for each other alone."""
    return bool(_there(live))


def _misses(live: LiveRoom, seat: int) -> bool:
    """True if somebody waits for whoever sits here."""
    owner = live.room.seats[seat].owner
    return owner is not None and any(not live.room.seats[i].owner.robot or owner.robot for i in _there(live))  # type: ignore[union-attr]


def _there(live: LiveRoom) -> list[int]:
    present, _ = live.present()
    seats = enumerate(live.room.seats)
    return [i for i, seat in seats if seat.owner is not None and seat.owner.id in present and not seat.left]


def _runs_down(room: Room) -> bool:
    """True if a clock runs for people who may be away without losing their game."""
    people = any(seat.owner is not None and seat.bot is None and not seat.owner.robot for seat in room.seats)
    return people and room.turn_deadline is not None and not room.settings.rated and not room.settings.days


def _stop_clock(room: Room, now: int) -> Records:
    return [ev.Paused(at=now, deserted=True)] if _runs_down(room) and room.paused_at is None else []


def _start_clock(room: Room, now: int) -> Records:
    return [ev.Resumed(at=now)] if room.deserted and room.paused_at is not None else []
