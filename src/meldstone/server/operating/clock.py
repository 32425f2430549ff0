"""The clock of the service in milliseconds, the only one of the server: the time of day, but it never jumps.

Turns end by it, so it goes on evenly when somebody sets the machine's clock: the process takes the time of day once and counts from
there. A difference is made up for slowly. Tests let it run faster.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

_MOST_SLEW: Final = 0.01
"""How much faster or slower than real time it runs until it agrees with the time of day again."""
_LONGEST_SET_BACK: Final = 86_400.0
"""Seconds. If the last sign of life lies further ahead than this, the machine's clock was wrong then, not now."""


def steady_time() -> float:
    """Seconds that go by evenly, also while the machine sleeps if the system can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class ServerClock:
    """All processes of one service share the same speed, so they agree on the time."""

    __slots__ = ("_followed_at", "_offset", "_steady", "_wall", "speed")

    def __init__(self, speed: int = 1, wall: Callable[[], float] = time.time, steady: Callable[[], float] = steady_time) -> None:
        self.speed = speed
        self._wall, self._steady = wall, steady
        self._followed_at = steady()
        self._offset = wall() - self._followed_at

    def now(self) -> int:
        """Milliseconds since 1970, times the speed."""
        return self.at(self._steady())

    def at(self, steady: float) -> int:
        """What this clock showed at a moment of `steady_time`."""
        return int((steady + self._offset) * 1000 * self.speed)

    def follow_the_wall(self) -> None:
        """Comes nearer to the time of day, by a hundredth of the time since the last call at most."""
        now = self._steady()
        most = _MOST_SLEW * (now - self._followed_at)
        self._followed_at = now
        self._offset += max(-most, min(self._wall() - now - self._offset, most))

    def not_before(self, last: int) -> None:
        """The service was alive at this time: a clock that was set back while it was not does not take it back."""
        ahead = (last - self.now()) / 1000 / self.speed
        if 0 < ahead <= _LONGEST_SET_BACK:
            self._offset += ahead

    def agree_with(self, other: int) -> None:
        """Takes over the time of another process that has just told it."""
        self._offset += (other - self.now()) / 1000 / self.speed

    async def sleep(self, milliseconds: float) -> None:
        """Waits for a time of this clock."""
        await asyncio.sleep(max(milliseconds, 0) / 1000 / self.speed)
