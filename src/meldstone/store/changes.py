"""Passes news on to whoever listens inside this process. No listener can make memory grow: news of one log replace each other,
and when there are too many logs, one word for all takes their place.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Generic, TypeVar

from meldstone.store.rows import EVERYTHING, Change, LogId

MOST_WAITING = 10_000
_MOST_TALK = 1_000

T = TypeVar("T")


class _Listener(Generic[T]):
    """What one listener has not heard yet."""

    def __init__(self) -> None:
        self._waiting: deque[T] = deque(maxlen=_MOST_TALK)
        self._news = asyncio.Event()
        self._over = False

    def tell(self, item: T) -> None:
        self._waiting.append(item)
        self._news.set()

    def end(self) -> None:
        self._over = True
        self._news.set()

    def _take(self) -> T | None:
        return self._waiting.popleft() if self._waiting else None

    async def items(self) -> AsyncIterator[T]:
        while True:
            while (item := self._take()) is not None:
                yield item
            if self._over:
                return
            self._news.clear()
            await self._news.wait()


class _ChangeListener(_Listener[Change]):
    def __init__(self) -> None:
        super().__init__()
        self._lasts: dict[LogId | None, int] = {}

    def tell(self, item: Change) -> None:
        if None in self._lasts:
            return
        if item == EVERYTHING or len(self._lasts) >= MOST_WAITING:
            self._lasts = {None: 0}
        else:
            self._lasts[item.log] = max(item.last, self._lasts.get(item.log, 0))
        self._news.set()

    def _take(self) -> Change | None:
        if not self._lasts:
            return None
        log = next(iter(self._lasts))
        return Change(log, self._lasts.pop(log))


L = TypeVar("L", bound=_Listener[Any])


class Hub:
    """The listeners of one open store; lives in its event loop."""

    def __init__(self) -> None:
        self._changes: set[_ChangeListener] = set()
        self._talk: set[_Listener[tuple[LogId, bytes]]] = set()
        self._closed = False

    def publish(self, changes: Iterable[Change]) -> None:
        """Tells every listener of changes."""
        for change in changes:
            for listener in self._changes:
                listener.tell(change)

    def pass_on(self, log: LogId, words: bytes) -> None:
        """Tells every listener what another process said."""
        for listener in self._talk:
            listener.tell((log, words))

    @asynccontextmanager
    async def changes(self) -> AsyncIterator[AsyncIterator[Change]]:
        """A new listener for changes."""
        listener = _ChangeListener()
        with self._listening(listener, self._changes):
            yield listener.items()

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[AsyncIterator[tuple[LogId, bytes]]]:
        """A new listener for what other processes say."""
        listener: _Listener[tuple[LogId, bytes]] = _Listener()
        with self._listening(listener, self._talk):
            yield listener.items()

    @contextmanager
    def _listening(self, listener: L, listeners: set[L]) -> Iterator[None]:
        if self._closed:
            listener.end()
        listeners.add(listener)
        try:
            yield
        finally:
            listeners.discard(listener)

    def close(self) -> None:
        """Ends all iterations."""
        self._closed = True
        for changes in self._changes:
            changes.end()
        for talk in self._talk:
            talk.end()
