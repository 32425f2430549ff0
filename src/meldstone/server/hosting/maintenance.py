"""Work left over from older versions or a server that stopped: who sits where, and names of deleted accounts."""

from __future__ import annotations

import logging

from meldstone.server.hosting.rooms import Rooms

log = logging.getLogger(__name__)


async def index_players(rooms: Rooms) -> None:
    """Tells the store who sits where, for rooms that were made before it asked."""
    while page := await rooms.services.store.unindexed():
        done = 0
        for id in page:
            try:
                await (await rooms.room(id)).index()
                done += 1
            except Exception:
                # a room that cannot be read, for whatever reason, must not stop the others
                log.warning("a room could not be read", extra={"room": id})
        if not done:
            return


async def forget_deleted_players(rooms: Rooms) -> None:
    """Takes the names of those who deleted their accounts out of rooms where they sat; also if a server ended before it could."""
    while page := await rooms.services.store.unforgotten():
        done = 0
        for id, who in page:
            try:
                await (await rooms.room(id)).forget(who)
                done += 1
            except Exception:
                log.warning("a name could not be forgotten", extra={"room": id})
        if not done:
            return
