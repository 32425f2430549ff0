"""Work that was left over: rooms of an older store in which nobody finds their seats."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meldstone.server.live.house import House

log = logging.getLogger(__name__)


async def index_all(house: House) -> None:
    """Tells the store who sits where, for rooms that were made before it asked."""
    while page := await house.services.store.unindexed():
        done = 0
        for id in page:
            try:
                await (await house.room(id)).index()
                done += 1
            except Exception:
                # one that cannot be read, for whatever reason, must not keep the others from being found
                log.warning("a room could not be read", extra={"room": id})
        if not done:
            return
