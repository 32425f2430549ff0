"""The WebSockets that are open in this process, whichever room they look into."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

from meldstone.server.protocol import Close
from meldstone.server.room.events import Player


class OpenSocket(Protocol):
    """A WebSocket that is open."""

    @property
    def who(self) -> Player:
        """Whose it is."""

    blocked: frozenset[str]
    """People who are not heard on it."""

    @property
    def session(self) -> str:
        """The session with which it was opened; empty for a bot."""

    def send(self, message: bytes) -> None:
        """Tells it something."""

    def close(self, code: int) -> None:
        """Ends it."""

    def check_silence(self) -> None:
        """Ends it if nothing was heard from the client for too long."""


class OpenSockets:
    """A set of sockets that may change while somebody goes through it."""

    def __init__(self) -> None:
        self._sockets: set[OpenSocket] = set()

    def __len__(self) -> int:
        return len(self._sockets)

    def __iter__(self) -> Iterator[OpenSocket]:
        return iter(tuple(self._sockets))

    def add(self, socket: OpenSocket) -> None:
        """A socket was opened."""
        self._sockets.add(socket)

    def discard(self, socket: OpenSocket) -> None:
        """A socket was closed."""
        self._sockets.discard(socket)

    def close_those_of(self, ids: Collection[str]) -> None:
        """Ends the sockets of people, or of single sessions, that are no longer known."""
        for socket in self:
            if socket.who.id in ids or socket.session in ids:
                socket.close(Close.GONE)
