"""Records of finished games, read from the store and worked on away from the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.protocol.codes import RefusedError
from meldstone.store import GameId, Store

T = TypeVar("T")


class UnreadableRecordError(Exception):
    """A record that was stored, and that nobody can read now."""


async def from_record(store: Store, pool: AdvicePool, game: GameId, person: str, read: Callable[[bytes], T]) -> T | None:
    """What `read` makes of the record of a game; None if there is none. `person` is who waits for it, among others."""
    data = await store.record(game)
    if data is None:
        return None
    try:
        found, _ = await pool.check(lambda: read(data), person)
    except RefusedError:
        raise
    except Exception as error:
        raise UnreadableRecordError(game) from error
    return found
