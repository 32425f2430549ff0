"""Sessions that somebody ended on this device: their cookies are believed no longer, whoever kept a copy."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from meldstone.store import Store

_MOST_GOING_ON: Final = 20_000


class EndedSessions:
    """Asks the store. A process that is alone with it remembers which sessions go on: every request asks."""

    def __init__(self, store: Store, *, shared: bool) -> None:
        self._store = store
        self._shared = shared
        self._going_on: OrderedDict[str, None] = OrderedDict()
        """Those that were asked for last and are not ended; however many were ended before, memory is bounded."""
        self._ends = 0

    async def has(self, session: str) -> bool:
        """True if the session was ended."""
        if session in self._going_on:
            self._going_on.move_to_end(session)
            return False
        ends = self._ends
        ended = await self._store.session_ended(session)
        # it may have been ended while the store was asked
        if not ended and ends == self._ends:
            self.begun(session)
        return ended

    def begun(self, session: str) -> None:
        """A session goes on."""
        if not self._shared:
            self._going_on[session] = None
            if len(self._going_on) > _MOST_GOING_ON:
                self._going_on.popitem(last=False)

    async def add(self, session: str, expires: int, now: int) -> None:
        """Ends a session; it stays ended after a restart."""
        await self._store.end_session(session, expires, now)
        self._ends += 1
        self._going_on.pop(session, None)
