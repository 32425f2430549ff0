"""Sessions that somebody ended on this device: their cookies are believed no longer, whoever kept a copy."""

from __future__ import annotations

from meldstone.store import Store


class EndedSessions:
    """Asks the store if other processes use it too, and otherwise remembers: every connection asks."""

    def __init__(self, store: Store, *, shared: bool) -> None:
        self._store = store
        self._shared = shared
        self._known: set[str] | None = None

    async def has(self, session: str) -> bool:
        """True if the session was ended."""
        if self._shared:
            return await self._store.session_ended(session)
        return session in (self._known if self._known is not None else await self._load())

    async def add(self, session: str, expires: int, now: int) -> None:
        """Ends a session; it stays ended after a restart."""
        await self._store.end_session(session, expires, now)
        if not self._shared:
            (self._known if self._known is not None else await self._load()).add(session)

    async def _load(self) -> set[str]:
        loaded = set(await self._store.ended_sessions())
        # somebody else may have loaded them meanwhile, and ended one more
        self._known = loaded | (self._known or set())
        return self._known
