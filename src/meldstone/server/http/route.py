"""One endpoint of the HTTP API: what it takes, what it gives, and the handler. The OpenAPI document is made from these."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request

from meldstone.server.accounts.identity import Identities, Identity
from meldstone.server.accounts.passwords import Passwords
from meldstone.server.hosting.registry import House
from meldstone.server.hosting.relay import tell_gone
from meldstone.server.hosting.services import Services
from meldstone.server.operating.config import Config
from meldstone.server.operating.limits import Bucket, Buckets, Connections
from meldstone.server.protocol import Close
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.room.events import Player
from meldstone.server.socket.connection import Connection
from meldstone.store import StoreError


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
    sockets: set[Connection] = field(default_factory=set)

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


@dataclass(slots=True)
class Call:
    """One request on its way to a handler."""

    request: Request
    desk: Desk
    identity: Identity | None
    body: Any = None
    query: Any = None
    cookie: str | None = None
    """A new session for the answer; empty to end the session."""

    @property
    def who(self) -> Player:
        """Who is asking; raises if that is not known."""
        if self.identity is None:
            raise refuse(ServerCode.NOT_SIGNED_IN)
        return self.identity.player

    @property
    def account(self) -> Player:
        """The account that is asking; raises for guests and bots."""
        who = self.who
        if not who.account:
            raise refuse(ServerCode.ACCOUNT_NEEDED)
        return who

    @property
    def efforts(self) -> tuple[Bucket, ...]:
        """What the judging for this request is taken from."""
        client = self.request.client.host if self.request.client is not None else ""
        return self.desk.efforts.of(self.who.id), self.desk.address_efforts.of(client)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


@dataclass(frozen=True, slots=True)
class Plain:
    """An answer that is not JSON."""

    text: str
    media_type: str = "text/plain; charset=utf-8"
    filename: str | None = None


Handler = Callable[[Call], Awaitable[Any]]


class Nothing(msgspec.Struct, frozen=True):
    """An empty object."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A method on a path."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any = Nothing
    body: type[Any] | None = None
    query: type[Any] | None = None
    signed_in: bool = False
    media_type: str = "application/json"
    status: int = 200
