"""Who is here: told to everybody in a room, and to the other processes.

What changes within a moment is one message: a crowd that comes back is not told of itself one by one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, Final

from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.relay import EVERYWHERE, RelayMessage, RoomPresence, pass_on
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codec import encode
from meldstone.store import StoreError

_TICK_SECONDS: Final = 0.05
_SLICE: Final = 10
"""Rooms that are told before the event loop serves others."""
_PRESENCE_BYTES: Final = 5_900
"""Of a message that tells who is in some rooms; the rest says whose it is."""
_MOST_TOLD: Final = 200
"""People of a room whose presence other processes learn of."""

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


async def tell_presence(rooms: Sequence[LiveRoom], services: Services) -> None:
    """Lets everybody in some rooms know who is here."""
    for live in rooms:
        show_presence(live)
    if services.shared:
        for told in _fitting([_here(live) for live in rooms]):
            await pass_on(EVERYWHERE, services, RelayMessage(services.process, rooms=told))


def _here(live: LiveRoom) -> RoomPresence:
    seated = {seat.owner.id for seat in live.room.seats if seat.owner is not None}
    # players first: a crowd of spectators must not make them seem absent in other processes
    people = sorted(live.local_people(), key=lambda who: who not in seated)[:_MOST_TOLD]
    return RoomPresence(live.log, tuple(people), live.watching_here())


def _fitting(rooms: Sequence[RoomPresence]) -> Iterator[tuple[RoomPresence, ...]]:
    """As many rooms in a message as fit into it."""
    told: list[RoomPresence] = []
    left = _PRESENCE_BYTES
    for room in rooms:
        size = len(encode(room))
        if told and size > left:
            yield tuple(told)
            told, left = [], _PRESENCE_BYTES
        told.append(room)
        left -= size + 1
    if told:
        yield tuple(told)


def show_presence(live: LiveRoom) -> None:
    """Lets the viewers of this process know who is here, unless they know."""
    told = live.presence()
    if told != live.presence_told:
        live.presence_told = told
        live.broadcast(encode(told))


def hear_presence(live: LiveRoom, process: str, room: RoomPresence, services: Services) -> None:
    """Who is in a room, as another process tells."""
    live.remote[process] = (services.clock.now(), room.present, room.watching)
    show_presence(live)
