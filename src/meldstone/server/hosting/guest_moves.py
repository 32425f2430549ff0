"""What a guest had becomes an account's: the store first, then every table at which the guest sat.

The store remembers which tables still have to follow, so that a server that ends in between goes on with it when it starts.
"""

from __future__ import annotations

import logging
from typing import Final

from meldstone.server.hosting.rooms import Rooms
from meldstone.server.room.before_the_match import become
from meldstone.server.room.events import Player
from meldstone.store import Account, PlayerId

log = logging.getLogger(__name__)

_MOST_TABLES: Final = 100


async def rename_at_tables(rooms: Rooms, account: Account) -> None:
    """A guest who signed up keeps the identity; the tables learn the name of the account."""
    who = Player(account.id, account.name, account=True)
    for entry in await rooms.services.store.logs_of(account.id, limit=_MOST_TABLES):
        await _move(rooms, entry.log, account.id, who)


async def merge_guest(rooms: Rooms, guest: PlayerId, account: Account) -> bool:
    """All that a guest had is an account's; False if it is some account's already."""
    merged = await rooms.services.store.merge_guest(guest, account.id, rooms.services.clock.now())
    await move_guests(rooms)
    return merged


async def move_guests(rooms: Rooms) -> None:
    """Lets tables follow guests who became an account's; also if a server ended before it could."""
    store = rooms.services.store
    while page := await store.unmoved():
        done = 0
        for id, guest, owner in page:
            account = await store.account(owner)
            if account is not None:
                done += await _move(rooms, id, guest, Player(account.id, account.name, account=True))
        if not done:
            return


async def _move(rooms: Rooms, id: str, was: str, who: Player) -> bool:
    try:
        live = await rooms.room(id)
        now = rooms.services.clock.now()
        await live.submit(lambda room: become(room, was, who, now))
        # a table that knew the guest no more would be asked for ever, unless the store hears who sits there
        await live.index()
    except Exception:
        log.warning("a table could not follow its guest", extra={"room": id})
        return False
    return True
