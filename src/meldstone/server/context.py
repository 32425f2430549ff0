"""Everything that an endpoint or a socket may need: one of each per process."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.types import Scope

from meldstone.server.accounts.devices import Devices
from meldstone.server.accounts.identity import Identities, Identity
from meldstone.server.accounts.origins import Hosts
from meldstone.server.accounts.passwords import Passwords
from meldstone.server.hosting.drafts_and_chat import announce_ended_sessions
from meldstone.server.hosting.open_sockets import OpenSockets
from meldstone.server.hosting.registry import RoomRegistry
from meldstone.server.hosting.replays import Replays
from meldstone.server.hosting.services import Services
from meldstone.server.operating.config import Config
from meldstone.server.operating.limits import AddressBuckets, Buckets, Connections
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.store import StoreError


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
    requests_per_client: Buckets
    """HTTP requests and new sockets of one person."""
    requests_per_address: AddressBuckets
    strangers_per_address: AddressBuckets
    """HTTP requests that name nobody."""
    wrong_tokens_per_address: AddressBuckets
    """HTTP requests and sockets that name somebody whom nobody knows."""
    logins_per_address: AddressBuckets
    """Wrong passwords, and new accounts."""
    guesses: Buckets
    """Wrong passwords for one account, from strangers or from one device that it knows."""
    sign_outs_per_address: AddressBuckets
    rooms_per_client: Buckets
    """New rooms of one person."""
    rooms_per_address: AddressBuckets
    reports_per_client: Buckets
    """Reports to the operator."""
    reports_per_address: AddressBuckets
    messages_per_client: Buckets
    """WebSocket messages of one person, over all sockets."""
    messages_per_address: AddressBuckets
    judging_per_client: Buckets
    """Seconds of judging that one person may cause."""
    judging_per_address: AddressBuckets
    connections: Connections

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

    def admit(self, address: str) -> None:
        """Refuses an address from which more is asked than many people would ask; the first look at every request."""
        if not self.requests_per_address.take(address):
            raise refuse(ServerCode.TOO_FAST)

    async def identify(self, request: HTTPConnection, address: str) -> Identity | None:
        """The person who asks, if there is one; refuses requests that come too fast before any work is done for them."""
        wrong = self.wrong_tokens_per_address.of(address)
        if "authorization" in request.headers and not wrong.any_left():
            # only the store knows the tokens of bots
            raise refuse(ServerCode.TOO_FAST)
        identity = await self.identities.of(request)
        if identity is not None:
            if not self.requests_per_client.take(identity.id):
                raise refuse(ServerCode.TOO_FAST)
        elif request.scope["type"] == "websocket" or "authorization" in request.headers:
            if not wrong.take():
                raise refuse(ServerCode.TOO_FAST)
        elif not self.strangers_per_address.take(address):
            raise refuse(ServerCode.TOO_FAST)
        return identity

    async def end_sessions(self, *ids: str) -> None:
        """Ends the sockets of people or single sessions that are no longer known, in all processes."""
        self.sockets.close_those_of(ids)
        with contextlib.suppress(StoreError):
            await announce_ended_sessions(ids, self.services)
