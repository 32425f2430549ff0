"""What the processes of one database tell each other without storing it: drafts, chat, who is here, ended sessions, blocks."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from meldstone.server import protocol as p
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codec import encode
from meldstone.server.protocol.tile_hooks import from_plain
from meldstone.store import LogId, StoreError

_LONGEST_MESSAGE: Final = 6_000


class RoomPresence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who of one process is in a room."""

    log: LogId
    present: tuple[str, ...] = ()
    watching: tuple[str, ...] = ()
    """Names of people beside a table that waits for players."""


class RelayMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What processes tell each other."""

    process: str
    rooms: tuple[RoomPresence, ...] = ()
    """Of many rooms at once: every message is a transaction."""
    message: p.ChatSaid | p.Reacted | p.DraftShown | p.Knocked | None = None
    gone: tuple[str, ...] = ()
    """Whose sessions or tokens were ended: ids of people, or of single sessions."""
    blocker: str = ""
    """Who has blocked somebody, or no longer; `EVERYBODY` if it may be anybody."""


EVERYBODY: Final = "*"
EVERYWHERE: Final = LogId("everywhere")
"""Stands for no room: what concerns a whole process."""

_RELAY_MESSAGES: msgspec.json.Decoder[RelayMessage] = msgspec.json.Decoder(RelayMessage, dec_hook=from_plain)


def words_of(data: bytes, services: Services) -> RelayMessage | None:
    """What another process says; None if it is this one, or nothing that can be read."""
    try:
        words = _RELAY_MESSAGES.decode(data)
    except msgspec.DecodeError:
        return None
    return words if words.process != services.process else None


async def announce_ended_sessions(ids: tuple[str, ...], services: Services) -> None:
    """Lets the other processes know that somebody's sockets have to be closed."""
    await pass_on(EVERYWHERE, services, RelayMessage(services.process, gone=ids))


async def announce_blocks(who: str, services: Services) -> None:
    """Lets the other processes know that somebody's blocks are others now."""
    await pass_on(EVERYWHERE, services, RelayMessage(services.process, blocker=who))


async def pass_on(log: LogId, services: Services, words: RelayMessage) -> None:
    """Lets the other processes know, if there are any."""
    if not services.shared:
        return
    data = encode(words)
    if len(data) <= _LONGEST_MESSAGE:
        # at most a second: what is said is worth less than a move
        try:
            async with asyncio.timeout(1.0):
                await services.store.say(log, data)
        except (TimeoutError, StoreError):
            return
