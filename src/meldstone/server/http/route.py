"""One endpoint of the HTTP API: what it takes, what it gives, and the handler. The OpenAPI document is made from these."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from meldstone.server.accounts.identity import Identity
from meldstone.server.context import ServerContext
from meldstone.server.operating.addresses import network_of
from meldstone.server.operating.judging import JudgingShare
from meldstone.server.protocol.codes import ServerCode, refuse, too_fast
from meldstone.server.room.events import Player

T = TypeVar("T")

LONGEST_SEARCH: Final = 0.2
"""Seconds of judging that a search costs at most: it is worked out elsewhere, but others wait for theirs."""


_DAY_MS: Final = 86_400_000
_SETTLED_MS: Final = 600_000
"""Milliseconds after which a session is not new any more."""


@dataclass(slots=True)
class Call:
    """One request on its way to a handler."""

    request: Request
    context: ServerContext
    identity: Identity | None
    body: Any = None
    query: Any = None
    cookie: str | None = None
    """A new session for the answer; empty to end the session."""
    aside: str | None = None
    """The session of a guest that is put aside; empty to forget it."""
    status: int = 200
    """Of the answer, if the handler does not refuse."""
    device: str | None = None
    """A new token for the device."""

    @property
    def who(self) -> Player:
        """The person who asks; raises if the request names nobody."""
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
    def person(self) -> str:
        """Who asks, known or not: whoever works for several people goes by it."""
        return self.identity.id if self.identity is not None else self._network

    @property
    def is_settled(self) -> bool:
        """True for somebody whose session did not begin just now: whoever floods invents people by the minute."""
        if self.identity is None:
            return False
        lasting = self.context.config.session_days * _DAY_MS - _SETTLED_MS
        return self.identity.expires - self.context.services.clock.now() <= lasting

    @property
    def _network(self) -> str:
        return f"address {network_of(self.address)}"

    @property
    def hashing(self) -> str:
        """Whose turn it is to have a password hashed: an account's, or that of an address. Anybody can be any number of guests."""
        account = self.identity is not None and self.identity.player.account
        return self.person if account else self._network

    @property
    def judging(self) -> JudgingShare:
        """What the judging for this request is taken from."""
        judging = self.context.judging
        return judging.of_strangers(self.address) if self.identity is None else judging.of(self.identity.id, self.address)

    def with_judging(self, seconds: float) -> JudgingShare:
        """What the judging is taken from; raises if somebody has asked for so much that others would have to wait."""
        judging = self.judging
        if not judging.take(seconds):
            raise too_fast("judging")
        return judging

    @property
    def address(self) -> str:
        """From where the request comes."""
        return self.request.client.host if self.request.client is not None else ""

    async def unless_gone(self, work: Coroutine[Any, Any, T]) -> T:
        """What some work answers; it is cancelled, and the request ends, if the client leaves before."""
        working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(self._left())
        try:
            await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ClientDisconnect
            return working.result()
        finally:
            working.cancel()
            leaving.cancel()

    async def _left(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

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
    anonymous: bool = False
    """Answers without asking who it is: also while the store is away."""
    media_type: str = "application/json"
    status: int = 200
