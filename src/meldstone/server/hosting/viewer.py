"""Who looks into a room through a connection."""

from __future__ import annotations

from typing import Protocol

from meldstone.server.room.events import Player


class Viewer(Protocol):
    """One connection. `send` never waits: who does not read is dropped."""

    @property
    def who(self) -> Player:
        """Whose connection it is."""

    @property
    def muted(self) -> frozenset[str]:
        """Whom the connection does not want to hear."""

    def send(self, message: bytes) -> None:
        """Puts a message into the bounded outbox."""

    def dismiss(self) -> None:
        """The viewer may no longer look on."""

    def close(self, code: int) -> None:
        """Ends the connection."""
