"""What is shown and said in a room without being stored: drafts, chat, reactions, knocks; here and in other processes."""

from __future__ import annotations

from meldstone.game import commands as cmd
from meldstone.game.drafts import foreign_tiles
from meldstone.rules.violations import Code, violation
from meldstone.server import protocol as p
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.relay import RelayMessage, pass_on
from meldstone.server.hosting.services import Services
from meldstone.server.hosting.stored_draft import stored_draft
from meldstone.server.hosting.viewer import Viewer
from meldstone.server.protocol.codec import encode
from meldstone.server.protocol.codes import ServerCode, from_violations, refuse
from meldstone.server.protocol.plain_text import plain_text
from meldstone.server.room.events import Player
from meldstone.server.room.timeouts import LastDraft
from meldstone.tiles import Table


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
    await pass_on(live.log, services, RelayMessage(services.process, message=shown))


async def show_table(live: LiveRoom, seat: int, table: Table, took: cmd.Took, services: Services) -> None:
    """Shows everybody how a bot moves tiles. It is not stored: the clock settles a bot's turn without a draft."""
    assert live.room.game is not None
    shown = p.DraftShown(draft=p.DraftInfo(seat=seat, version=live.room.game.version, table=table, took=took))
    live.broadcast(encode(shown))
    await pass_on(live.log, services, RelayMessage(services.process, message=shown))


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
    await pass_on(live.log, services, RelayMessage(services.process, message=said))


async def react(live: LiveRoom, viewer: Viewer, reaction: p.Reaction, services: Services) -> None:
    """Shows a quick reaction."""
    if not live.room.chat and live.room.seat_of(viewer.who.id) is None:
        raise refuse(ServerCode.CHAT_OFF)
    _check_chat_limit(viewer, services)
    seat, name = _heard_as(live, viewer.who)
    shown = p.Reacted(player=viewer.who.id, name=name, reaction=reaction, seat=seat)
    live.broadcast(encode(shown), speaker=viewer.who.id)
    await pass_on(live.log, services, RelayMessage(services.process, message=shown))


def _heard_as(live: LiveRoom, who: Player) -> tuple[int | None, str]:
    """Whose voice it is: whoever sits here is called as at the table."""
    seat = live.room.seat_of(who.id)
    owner = None if seat is None else live.room.seats[seat].owner
    return seat, who.name if owner is None else owner.name


async def tell_knock(live: LiveRoom, knocked: p.Knocked, services: Services) -> None:
    """Lets those who sit here know that somebody is at the door."""
    live.tell_players(encode(knocked), speaker=knocked.player)
    await pass_on(live.log, services, RelayMessage(services.process, message=knocked))


def _check_chat_limit(viewer: Viewer, services: Services) -> None:
    if not services.chat_lines.take(viewer.who.id):
        raise refuse(ServerCode.CHAT_TOO_FAST)


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
