"""The time of day in milliseconds, the only clock of the server. Tests let it run faster."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerClock:
    """All processes of one service share the same speed, so they agree on the time."""

    speed: int = 1

    def now(self) -> int:
        """Milliseconds since 1970, times the speed."""
        return self.at(time.time())

    def at(self, seconds: float) -> int:
        """What this clock showed at a time of day."""
        return int(seconds * 1000 * self.speed)

    async def sleep(self, milliseconds: float) -> None:
        """Waits for a time of this clock."""
        await asyncio.sleep(max(milliseconds, 0) / 1000 / self.speed)
