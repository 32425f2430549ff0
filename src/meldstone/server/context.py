"""Everything that an endpoint or a socket may need: one of each per process."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from meldstone.server.accounts.devices import Devices
from meldstone.server.accounts.identity import Identities, Identity
from meldstone.server.accounts.origins import Hosts
from meldstone.server.accounts.passwords import Passwords
from meldstone.server.hosting.game_outcomes import GameOutcomes
from meldstone.server.hosting.open_sockets import OpenSockets
from meldstone.server.hosting.registry import RoomRegistry
from meldstone.server.hosting.relay import announce_ended_sessions
from meldstone.server.hosting.replays import Replays
from meldstone.server.hosting.services import Services
from meldstone.server.operating.addresses import network_of
from meldstone.server.operating.config import Config
from meldstone.server.operating.fair_turns import FairTurns
from meldstone.server.operating.judging import Judging
from meldstone.server.operating.limits import AddressBuckets, Buckets, Connections
from meldstone.server.protocol.codes import ServerCode, refuse, too_fast
from meldstone.store import StoreError

_LONGEST_QUERY: Final = 1_000
"""Bytes: several times the longest that has a meaning."""


@dataclass
class ServerContext:
    """Everything a handler may need."""

    services: Services
    registry: RoomRegistry
    identities: Identities
    devices: Devices
    passwords: Passwords
    hosts: Hosts
    replays: Replays
    game_outcomes: GameOutcomes
    requests_per_client: Buckets
    """HTTP requests and new sockets of one person."""
    requests_per_address: AddressBuckets
    strangers_per_address: AddressBuckets
    """HTTP requests that name nobody."""
    wrong_tokens_per_address: AddressBuckets
    """HTTP requests and sockets that name somebody whom nobody knows."""
    logins_per_address: AddressBuckets
    """Wrong passwords."""
    first_logins_per_address: AddressBuckets
    """Wrong passwords beyond that, each for an account at which nobody guessed."""
    registrations_per_address: AddressBuckets
    """New accounts."""
    guesses: Buckets
    """Wrong passwords for one account, from strangers or from one device that it knows."""
    guesses_of_network: Buckets
    """Wrong passwords for one account from strangers in one network."""
    guests_per_address: AddressBuckets
    """New guests."""
    sessions_per_account: Buckets
    """Logins with the right password."""
    code_guesses: Buckets
    """Wrong short codes of one person."""
    code_guesses_per_address: AddressBuckets
    first_codes_per_address: AddressBuckets
    """For those who typed no wrong code lately, when that of the address is empty."""
    knocks: Buckets
    """Knocks of one person at private rooms."""
    knocks_per_address: AddressBuckets
    rooms_per_client: Buckets
    """New rooms of one person."""
    rooms_per_address: AddressBuckets
    exports: Buckets
    """Exports of one person."""
    reports_per_client: Buckets
    """Reports to the operator."""
    reports_per_address: AddressBuckets
    messages_per_client: Buckets
    """WebSocket messages of one person, over all sockets."""
    messages_per_address: AddressBuckets
    judging: Judging
    connections: Connections
    token_turns: FairTurns
    """Looking up tokens, by address."""

    @property
    def config(self) -> Config:
        """The configuration."""
        return self.services.config

    def scheme(self, scope: Scope) -> str:
        """How the page that sent a request was loaded: over http or https."""
        return "https" if self.config.secure_cookies or scope["scheme"] in ("https", "wss") else "http"

    @property
    def sockets(self) -> OpenSockets:
        """The WebSockets that are open."""
        return self.services.sockets

    def admit(self, scope: Scope) -> None:
        """Refuses an address from which more is asked than many people would ask; the first look at every request."""
        if not self.requests_per_address.take(scope["client"][0] if scope.get("client") else ""):
            raise too_fast("requests-of-address")
        if len(scope["query_string"]) > _LONGEST_QUERY:
            # thousands of empty fields take longer to read than most answers to make
            raise refuse(ServerCode.MALFORMED, reason="query")

    async def identify(self, request: HTTPConnection, address: str) -> Identity | None:
        """The person who asks, if there is one; refuses requests that come too fast before any work is done for them."""
        if "authorization" in request.headers:
            identity = await self._by_token(request, address)
        else:
            identity = await self.identities.of(request)
            if identity is None and request.scope["type"] == "websocket" and not self.wrong_tokens_per_address.take(address):
                raise too_fast("wrong-tokens")
            if identity is None and request.scope["type"] != "websocket" and not self.strangers_per_address.take(address):
                raise too_fast("strangers")
        if identity is not None and not self.requests_per_client.take(identity.id):
            raise too_fast("requests")
        return identity

    async def _by_token(self, request: HTTPConnection, address: str) -> Identity | None:
        """Who has a token, which only the store knows.

        Counted before it is asked: however many wrong ones come at once, they ask no more often than one after the other. A few at
        a time, so that a hall of bots that return at once is not taken for that.
        """
        await self.token_turns.enter(network_of(address))
        began = time.monotonic()
        try:
            if not self.wrong_tokens_per_address.take(address):
                raise too_fast("wrong-tokens")
            identity = await self.identities.of(request)
        finally:
            self.token_turns.leave(network_of(address), time.monotonic() - began)
        if identity is not None:
            self.wrong_tokens_per_address.give_back(address)
        return identity

    async def end_sessions(self, *ids: str) -> None:
        """Ends the sockets of people or single sessions that are no longer known, in all processes."""
        self.sockets.close_those_of(ids)
        with contextlib.suppress(StoreError):
            await announce_ended_sessions(ids, self.services)
