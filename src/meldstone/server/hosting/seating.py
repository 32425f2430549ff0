"""How many seats one person has: nobody can keep those of many rooms from others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakValueDictionary

from meldstone.server.hosting.rooms import Rooms
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.store import PlayerId

_MOST_COUNTED: Final = 100
"""Rooms of one person that are looked at; matches that are over are among them until their rooms are closed."""


class Seating:
    """Lets people sit down one room after the other."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def one_more(self, who: str) -> AsyncIterator[None]:
        """Inside the block somebody may take one more seat; raises if they have enough."""
        lock = self._locks.setdefault(who, asyncio.Lock())
        async with lock:
            most = self._rooms.services.config.seats_per_client
            if await self._count(who, most) >= most:
                raise refuse(ServerCode.TOO_MANY_SEATS, most=most)
            yield

    async def _count(self, who: str, most: int) -> int:
        entries = await self._rooms.services.store.logs_of(PlayerId(who), limit=_MOST_COUNTED)
        if len(entries) < most:
            return len(entries)
        count = 0
        for entry in entries:
            # a room may be closed between the two questions, or unreadable
            with contextlib.suppress(RefusedError):
                room = (await self._rooms.room(entry.log)).room
                count += room.phase not in (RoomPhase.OVER, RoomPhase.CLOSED) and room.seat_of(who) is not None
            if count >= most:
                break
        return count
