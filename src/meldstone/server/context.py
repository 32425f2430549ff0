"""Everything that an endpoint or a socket may need: one of each per process."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from starlette.types import Scope

from meldstone.server.accounts.devices import Devices
from meldstone.server.accounts.identity import Identities
from meldstone.server.accounts.origins import Hosts
from meldstone.server.accounts.passwords import Passwords
from meldstone.server.hosting.drafts_and_chat import announce_ended_sessions
from meldstone.server.hosting.open_sockets import OpenSockets
from meldstone.server.hosting.registry import RoomRegistry
from meldstone.server.hosting.services import Services
from meldstone.server.operating.config import Config
from meldstone.server.operating.limits import AddressBuckets, Buckets, Connections
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
    requests_per_address: AddressBuckets
    """HTTP requests and new sockets."""
    logins_per_address: AddressBuckets
    """Attempts with a password, and new accounts."""
    guesses: Buckets
    """Wrong passwords for one account, from strangers or from one device that it knows."""
    sign_outs_per_address: AddressBuckets
    rooms_per_client: Buckets
    """New rooms of one person."""
    rooms_per_address: AddressBuckets
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

    async def end_sessions(self, *ids: str) -> None:
        """Ends the sockets of people or single sessions that are no longer known, in all processes."""
        self.sockets.close_those_of(ids)
        with contextlib.suppress(StoreError):
            await announce_ended_sessions(ids, self.services)
