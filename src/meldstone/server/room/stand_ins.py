"""A bot that sits in for somebody who is away: when it may, at which level, what it may do, and what it did.

It comes only where other people would have to wait for ever. It draws or passes in its first turns, it never lays a joker of the
rack it looks after, and whoever comes back is told what happened meanwhile.
"""

from __future__ import annotations

from typing import Final

from meldstone.game.view import View
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, own_seat
from meldstone.server.room.room import Room
from meldstone.values import replace

TURNS_ONLY_DRAWN: Final = 3
"""Turns in which a bot that sits in for somebody lays nothing: they may be back in a moment."""
WAIT_MS: Final = 120_000
"""What one press of "wait" gives to somebody who is away."""
_MOST_WAITS: Final = 10
"""So often one seat is given more time in a turn, by all together: two of a table cannot keep a third there for ever."""
_LEVEL_ALONE: Final = "casual"
"""Who sits in where no other bot plays."""


def may_stand_in(settings: Settings) -> bool:
    """True if a bot may sit in at all: not where the clock alone decides, and not where a move takes days."""
    return settings.fill_abandoned and not settings.rated and not settings.days


def stand_in_level(room: Room) -> str:
    """The level of the table: that of its first bot with a seat of its own."""
    return next((seat.bot for seat in room.seats if seat.owner is None and seat.bot is not None), _LEVEL_ALONE)


def take_over(room: Room, seat: int, now: int) -> Records:
    """A bot plays for somebody who has been away for too long, where the room allows it and nobody asked to wait."""
    chair = room.seats[seat]
    running = room.phase in (RoomPhase.PLAYING, RoomPhase.BETWEEN) and room.paused_at is None
    if not running or not may_stand_in(room.settings) or chair.owner is None or chair.bot is not None:
        return []
    if now < room.waits_until(seat):
        return []
    return [ev.BotTookOver(at=now, seat=seat, level=stand_in_level(room))]


def wait(room: Room, message: p.Wait, context: Context) -> Records:
    """Somebody at the table gives somebody who is away two more minutes, also on the clock if it is their turn."""
    asking = own_seat(room, context)
    if room.settings.rated:
        raise refuse(ServerCode.NOT_IN_RATED)
    if room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN):
        raise refuse(ServerCode.NOT_STARTED)
    if message.seat >= len(room.seats) or message.seat == asking or room.seats[message.seat].owner is None:
        raise refuse(ServerCode.NOT_SEATED)
    until = max(context.now, room.waits_until(message.seat)) + WAIT_MS
    if room.seats[message.seat].bot is not None or room.waited_for(message.seat) >= _MOST_WAITS:
        return []
    on_clock = room.turn_deadline is not None and room.game is not None and room.game.board.turn == message.seat
    given = WAIT_MS if on_clock else 0
    return [ev.Waited(at=context.now, by=context.who.id, key=message.request, seat=message.seat, until=until, on_clock=given)]


def only_draws(room: Room, seat: int) -> bool:
    """True if a bot lays nothing in this seat yet."""
    stand_in = room.seats[seat].stand_in
    return is_stand_in(room, seat) and stand_in is not None and stand_in.turns < TURNS_ONLY_DRAWN


def is_stand_in(room: Room, seat: int) -> bool:
    """True if the bot in this seat plays for somebody who may come back."""
    owner = room.seats[seat].owner
    return owner is not None and bool(owner.name) and owner.id not in room.closed_to


def without_jokers(seen: View) -> View:
    """What the bot sees of the rack that it looks after: no joker, so that it plays none."""
    return replace(seen, rack=tuple(tile for tile in seen.rack if tile.face.joker is None))
