"""What is shown and said in a room without being stored: drafts, chat, reactions, presence; also between processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from meldstone.game import commands as cmd
from meldstone.game.drafts import foreign_tiles
from meldstone.rules.violations import Code, violation
from meldstone.server import protocol as p
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services
from meldstone.server.hosting.stored_draft import stored_draft
from meldstone.server.hosting.viewer import Viewer
from meldstone.server.protocol.codec import encode
from meldstone.server.protocol.codes import ServerCode, from_violations, refuse
from meldstone.server.protocol.plain_text import plain_text
from meldstone.server.protocol.tile_hooks import from_plain
from meldstone.server.room.events import Player
from meldstone.server.room.timeouts import LastDraft
from meldstone.store import LogId, StoreError
from meldstone.tiles import Table

_LONGEST_MESSAGE: Final = 6_000
_PRESENCE_BYTES: Final = 5_900
"""Of a message that tells who is in some rooms; the rest says whose it is."""
_MOST_TOLD: Final = 200
"""People of a room whose presence other processes learn of."""


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


async def show_draft(live: LiveRoom, viewer: Viewer, message: p.DraftMessage, services: Services) -> None:
    """Shows the others how the player whose turn it is moves tiles, and stores it for the deadline."""
    room = live.room
    seat = room.seat_of(viewer.who.id)
    if seat is None:
        raise refuse(ServerCode.NOT_SEATED)
    if not room.playing or room.game is None:
        raise refuse(ServerCode.PAUSED if room.paused_at is not None else ServerCode.NOT_STARTED)
    if room.game.board.turn != seat or room.seats[seat].bot is not None:
        raise from_violations([violation(Code.COMMAND_NOT_YOUR_TURN, turn=room.game.board.turn)])
    if message.version != room.game.version:
        raise from_violations([violation(Code.COMMAND_STALE, seen=message.version, current=room.game.version)])
    table = room.game.board.table if message.table is None else message.table
    if wrong := foreign_tiles(room.game, table, message.took):
        raise from_violations([violation(Code.DRAFT_FOREIGN_TILE, wrong)])
    live.draft = None if message.table is None else LastDraft(room.game_id, room.game.version, table, message.took)
    shown = p.DraftShown(draft=p.DraftInfo(seat=seat, version=message.version, table=message.table, took=message.took))
    live.broadcast(encode(shown), except_for=viewer)
    await services.store.keep_draft(live.log, None if live.draft is None else stored_draft(live.draft))
    await _pass_on(live.log, services, RelayMessage(services.process, message=shown))


async def show_table(live: LiveRoom, seat: int, table: Table, took: cmd.Took, services: Services) -> None:
    """Shows everybody how a bot moves tiles. It is not stored: the clock settles a bot's turn without a draft."""
    assert live.room.game is not None
    shown = p.DraftShown(draft=p.DraftInfo(seat=seat, version=live.room.game.version, table=table, took=took))
    live.broadcast(encode(shown))
    await _pass_on(live.log, services, RelayMessage(services.process, message=shown))


async def chat(live: LiveRoom, viewer: Viewer, text: str, services: Services) -> None:
    """Says something to everybody."""
    if not live.room.chat:
        raise refuse(ServerCode.CHAT_OFF)
    cleaned = plain_text(text)
    if not cleaned:
        return
    _check_chat_limit(viewer, services)
    who = viewer.who
    seat, name = _heard_as(live, who)
    said = p.ChatSaid(player=who.id, name=name, text=cleaned, at=services.clock.now(), seat=seat)
    live.remember(said)
    live.broadcast(encode(said), speaker=who.id)
    await _pass_on(live.log, services, RelayMessage(services.process, message=said))


async def react(live: LiveRoom, viewer: Viewer, reaction: p.Reaction, services: Services) -> None:
    """Shows a quick reaction."""
    if not live.room.chat and live.room.seat_of(viewer.who.id) is None:
        raise refuse(ServerCode.CHAT_OFF)
    _check_chat_limit(viewer, services)
    seat, name = _heard_as(live, viewer.who)
    shown = p.Reacted(player=viewer.who.id, name=name, reaction=reaction, seat=seat)
    live.broadcast(encode(shown), speaker=viewer.who.id)
    await _pass_on(live.log, services, RelayMessage(services.process, message=shown))


def _heard_as(live: LiveRoom, who: Player) -> tuple[int | None, str]:
    """Whose voice it is: whoever sits here is called as at the table."""
    seat = live.room.seat_of(who.id)
    owner = None if seat is None else live.room.seats[seat].owner
    return seat, who.name if owner is None else owner.name


async def tell_knock(live: LiveRoom, knocked: p.Knocked, services: Services) -> None:
    """Lets those who sit here know that somebody is at the door."""
    live.tell_players(encode(knocked), speaker=knocked.player)
    await _pass_on(live.log, services, RelayMessage(services.process, message=knocked))


def _check_chat_limit(viewer: Viewer, services: Services) -> None:
    if not services.chat_lines.take(viewer.who.id):
        raise refuse(ServerCode.CHAT_TOO_FAST)


async def tell_presence(rooms: Sequence[LiveRoom], services: Services) -> None:
    """Lets everybody in some rooms know who is here."""
    for live in rooms:
        show_presence(live)
    if services.shared:
        for told in _fitting([_here(live) for live in rooms]):
            await _pass_on(EVERYWHERE, services, RelayMessage(services.process, rooms=told))


def _here(live: LiveRoom) -> RoomPresence:
    seated = {seat.owner.id for seat in live.room.seats if seat.owner is not None}
    # players first: a crowd of spectators must not make them seem absent in other processes
    people = sorted(live.local_people(), key=lambda who: who not in seated)[:_MOST_TOLD]
    return RoomPresence(live.log, tuple(people), live.watching_here())


def _fitting(rooms: Sequence[RoomPresence]) -> Iterator[tuple[RoomPresence, ...]]:
    """As many rooms in a message as fit into it."""
    told: list[RoomPresence] = []
    left = _PRESENCE_BYTES
    for room in rooms:
        size = len(encode(room))
        if told and size > left:
            yield tuple(told)
            told, left = [], _PRESENCE_BYTES
        told.append(room)
        left -= size + 1
    if told:
        yield tuple(told)


def show_presence(live: LiveRoom) -> None:
    """Lets the viewers of this process know who is here, unless they know."""
    told = live.presence()
    if told != live.presence_told:
        live.presence_told = told
        live.broadcast(encode(told))


def words_of(data: bytes, services: Services) -> RelayMessage | None:
    """What another process says; None if it is this one, or nothing that can be read."""
    try:
        words = _RELAY_MESSAGES.decode(data)
    except msgspec.DecodeError:
        return None
    return words if words.process != services.process else None


def hear_presence(live: LiveRoom, process: str, room: RoomPresence, services: Services) -> None:
    """Who is in a room, as another process tells."""
    live.remote[process] = (services.clock.now(), room.present, room.watching)
    show_presence(live)


def hear(live: LiveRoom, words: RelayMessage) -> None:
    """What another process tells about a room."""
    message = words.message
    if isinstance(message, p.DraftShown):
        state = live.room.game
        if state is not None and state.version == message.draft.version:
            table = message.draft.table
            of_a_bot = live.room.seats[message.draft.seat].bot is not None
            live.draft = (
                None if table is None or of_a_bot else LastDraft(live.room.game_id, state.version, table, message.draft.took)
            )
            live.broadcast(encode(message))
    elif isinstance(message, p.Knocked):
        live.tell_players(encode(message), speaker=message.player)
    elif message is not None:
        if isinstance(message, p.ChatSaid):
            live.remember(message)
        live.broadcast(encode(message), speaker=message.player)


async def announce_ended_sessions(ids: tuple[str, ...], services: Services) -> None:
    """Lets the other processes know that somebody's sockets have to be closed."""
    await _pass_on(EVERYWHERE, services, RelayMessage(services.process, gone=ids))


async def announce_blocks(who: str, services: Services) -> None:
    """Lets the other processes know that somebody's blocks are others now."""
    await _pass_on(EVERYWHERE, services, RelayMessage(services.process, blocker=who))


async def _pass_on(log: LogId, services: Services, words: RelayMessage) -> None:
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
