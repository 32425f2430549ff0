"""Everything that an endpoint or a socket may need: one of each per process."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import Protocol

from meldstone.server.accounts.identity import Identities
from meldstone.server.accounts.passwords import Passwords
from meldstone.server.hosting.registry import House
from meldstone.server.hosting.relay import tell_gone
from meldstone.server.hosting.services import Services
from meldstone.server.operating.config import Config
from meldstone.server.operating.limits import Buckets, Connections
from meldstone.server.protocol import Close
from meldstone.server.room.events import Player
from meldstone.store import StoreError


class OpenSocket(Protocol):
    """A WebSocket that is open."""

    @property
    def who(self) -> Player:
        """Whose it is."""

    def close(self, code: int) -> None:
        """Ends it."""

    def check_silence(self) -> None:
        """Ends it if nothing was heard from the client for too long."""


@dataclass
class Desk:
    """Everything a handler may need."""

    services: Services
    house: House
    identities: Identities
    passwords: Passwords
    requests: Buckets
    logins: Buckets
    creations: Buckets
    """Rooms that somebody may make."""
    grounds: Buckets
    """Rooms that may be made from one address."""
    messages: Buckets
    """What somebody may say over all sockets."""
    crowds: Buckets
    """What may be said from one address."""
    efforts: Buckets
    """Seconds of judging that somebody may cause."""
    address_efforts: Buckets
    """Seconds of judging that one address may cause."""
    connections: Connections
    sockets: set[OpenSocket] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.house.on_gone = self.close_sockets

    @property
    def config(self) -> Config:
        """The configuration."""
        return self.services.config

    async def send_away(self, *ids: str) -> None:
        """Ends the sockets of those who are no longer known, in all processes."""
        self.close_sockets(ids)
        with contextlib.suppress(StoreError):
            await tell_gone(ids, self.services)

    def close_sockets(self, ids: tuple[str, ...]) -> None:
        """Ends the sockets of somebody in this process."""
        for connection in list(self.sockets):
            if connection.who.id in ids:
                connection.close(Close.GONE)
