"""A connection, as a room sees it."""

from __future__ import annotations

from typing import Protocol

from meldstone.server.protocol.codes import ServerCode
from meldstone.server.room.events import Player


class Viewer(Protocol):
    """Somebody connected to a room. `send` never waits: a client that does not read is dropped."""

    @property
    def who(self) -> Player:
        """Whose connection it is."""

    @property
    def companions(self) -> tuple[str, ...]:
        """Others who are signed in on the same browser."""

    @property
    def invited(self) -> bool:
        """True if they came with the room's invitation."""

    @property
    def muted(self) -> frozenset[str]:
        """People whose chat and reactions this viewer does not want."""

    @property
    def blocked(self) -> frozenset[str]:
        """People whom this viewer never wants to hear."""

    def send(self, message: bytes) -> None:
        """Puts a message into the bounded outbox."""

    def dismiss(self, reason: ServerCode) -> None:
        """The viewer may no longer watch this room, and is told why."""

    def close(self, code: int) -> None:
        """Ends the connection."""
