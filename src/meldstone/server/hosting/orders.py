"""What an operator wants of the servers that run: an end to somebody's sessions, a word to all players.

`meldstone admin` writes it into the store, whichever database that is; every process looks there once a second.
"""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from typing import Final

import msgspec

from meldstone.server.hosting.services import Services
from meldstone.server.protocol import Announcement
from meldstone.server.protocol.codec import encode
from meldstone.store import Store, StoreError

log = logging.getLogger(__name__)

_LOOK_BACK: Final = 86_400_000
"""Milliseconds that an announcement may be old when a process starts."""


class EndSessions(msgspec.Struct, frozen=True, tag="end-sessions"):
    """Close the sockets of these people: their sessions are over."""

    ids: tuple[str, ...]


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Tell all players."""

    announcement: Announcement


OrderBody = EndSessions | Announce
_BODIES: msgspec.json.Decoder[OrderBody] = msgspec.json.Decoder(OrderBody)


async def give_order(order: OrderBody, store: Store, now: int) -> None:
    """Lets every process that serves know."""
    await store.give_order(token_hex(8), msgspec.json.encode(order), now)


async def follow_orders(services: Services) -> None:
    """Carries out what an operator wants, once in this process."""
    done: set[str] = set()
    began = services.clock.now()
    while True:
        try:
            for order in await services.store.orders(began - _LOOK_BACK):
                if order.id not in done:
                    done.add(order.id)
                    _carry_out(order.body, services)
        except StoreError:
            log.warning("the store does not tell what the operator wants")
        await asyncio.sleep(1)


def _carry_out(body: bytes, services: Services) -> None:
    try:
        order = _BODIES.decode(body)
    except msgspec.DecodeError:
        # of a newer version
        return
    if isinstance(order, EndSessions):
        services.sockets.close_those_of(order.ids)
        return
    services.announced.last = order.announcement
    message = encode(order.announcement)
    for socket in services.sockets:
        socket.send(message)
