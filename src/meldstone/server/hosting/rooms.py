"""What deadlines and maintenance need of the live rooms."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services


class Rooms(Protocol):
    """The rooms of a process; `RoomRegistry` is them."""

    @property
    def services(self) -> Services:
        """What the parts of the server share."""

    @property
    def rooms(self) -> Mapping[str, LiveRoom]:
        """Those in memory."""

    @property
    def live(self) -> Collection[LiveRoom]:
        """Those that are in memory."""

    async def room(self, id: str) -> LiveRoom:
        """The live room with this id; raises `RefusedError` if there is none."""

    async def skip_outages(self, live: LiveRoom) -> None:
        """Gives back the time that no server was there."""
