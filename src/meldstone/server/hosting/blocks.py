"""Whom somebody has blocked: those are not heard by them, and do not sit down at their tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.store import Block, PlayerId

MOST_BLOCKED: Final = 200
_MOST_KNOWN: Final = 10_000
"""People whose blocks are kept in memory."""


class Blocks:
    """What the store knows about it, kept in memory: it is asked whenever somebody comes in or sits down."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._blockers: set[str] | None = None
        """Who has blocked anybody: most people have not."""
        self._known: OrderedDict[str, frozenset[str]] = OrderedDict()

    async def of(self, who: str) -> frozenset[str]:
        """Whom somebody has blocked."""
        if self._blockers is None:
            self._blockers = set(await self._services.store.blockers())
        if who not in self._blockers:
            return frozenset()
        if who not in self._known:
            found = await self._services.store.blocks(PlayerId(who))
            self._known[who] = frozenset(block.blocked for block in found)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        return self._known[who]

    async def block(self, block: Block) -> None:
        """From now on somebody does not hear somebody else."""
        if not await self._services.store.add_block(block, MOST_BLOCKED):
            raise refuse(ServerCode.TOO_MANY_BLOCKED, most=MOST_BLOCKED)
        await self.changed(block.player)

    async def unblock(self, player: str, blocked: str) -> None:
        """Somebody is welcome again."""
        await self._services.store.remove_block(PlayerId(player), PlayerId(blocked))
        await self.changed(player)

    async def changed(self, player: str) -> None:
        """Somebody's blocks are others now, by this process or another: their open sockets follow."""
        self._known.pop(player, None)
        if self._blockers is not None:
            self._blockers.add(player)
        blocked = await self.of(player)
        for socket in self._services.sockets:
            if socket.who.id == player:
                socket.blocked = blocked

    async def reload(self) -> None:
        """What is known may be out of date for anybody: a guest whom others had blocked is somebody else now."""
        self._known.clear()
        self._blockers = None
        for socket in self._services.sockets:
            socket.blocked = await self.of(socket.who.id)

    async def check_welcome(self, live: LiveRoom, who: str, companions: Collection[str] = ()) -> None:
        """Raises if the owner of a room has blocked somebody who wants to sit down there."""
        if live.room.seat_of(who) is None and await self.of(live.room.owner) & {who, *companions}:
            raise refuse(ServerCode.NOT_WELCOME)
