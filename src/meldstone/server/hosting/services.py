"""What all parts of hosting share: configuration, store, clock, metrics, pools, open sockets."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.hosting.bot_pool import BotPool
from meldstone.server.hosting.open_sockets import OpenSockets
from meldstone.server.operating.clock import ServerClock
from meldstone.server.operating.config import Config
from meldstone.server.operating.limits import Buckets
from meldstone.server.operating.metrics import Metrics
from meldstone.server.protocol import Announcement
from meldstone.store import Store

_RETURN_MILLISECONDS: Final = 3.0
"""Of the time that a process has, this much for each client that comes back: a handshake and a welcome, and some for the others."""
_SHORTEST_SPREAD: Final = 1_000
"""Milliseconds. Clients spread a return over about as much by themselves."""


@dataclass
class Announced:
    """What the operator told all players last."""

    last: Announcement | None = None

    def at(self, now: int) -> Announcement | None:
        """What still holds for those who come now."""
        last = self.last
        return last if last is not None and last.restart_at is not None and last.restart_at > now else None


@dataclass(frozen=True)
class Services:
    """One of each per process."""

    config: Config
    store: Store
    clock: ServerClock
    metrics: Metrics
    bot_pool: BotPool
    advice_pool: AdvicePool
    sockets: OpenSockets = field(default_factory=OpenSockets)
    chat_lines: Buckets = field(default_factory=lambda: Buckets(1, 1))
    """What one person may say, over all rooms."""
    announced: Announced = field(default_factory=Announced)
    process: str = field(default_factory=lambda: token_hex(8))

    shared: bool = False
    """Other processes may serve the same store."""

    @property
    def return_spread(self) -> int:
        """Milliseconds over which clients should spread their return if all lose their connections at once; 0 if they are few."""
        spread = int(_RETURN_MILLISECONDS * len(self.sockets))
        return spread if spread >= _SHORTEST_SPREAD else 0

    @property
    def between(self) -> int:
        """Milliseconds between two games."""
        return self.config.between_games_seconds * 1000
