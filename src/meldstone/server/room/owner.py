"""What the owner of a room may do: pauses, the chat, sending people away and letting them back in."""

from __future__ import annotations

from typing import Final

from meldstone.game.state import Phase
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, after_all, arrival, check_owner
from meldstone.server.room.matches import next_if_agreed
from meldstone.server.room.room import Room
from meldstone.server.room.stand_ins import stand_in_level

_MOST_SENT_AWAY: Final = 100
"""People whom a room remembers to have sent away."""


def pause(room: Room, message: p.Pause, context: Context) -> Records:
    """Stops all clocks."""
    check_owner(room, context)
    if room.settings.rated:
        raise refuse(ServerCode.NOT_IN_RATED)
    if room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN):
        raise refuse(ServerCode.NOT_STARTED)
    if room.paused_at is not None:
        raise refuse(ServerCode.PAUSED)
    state = room.game
    if room.playing and state is not None and state.phase is not Phase.PAUSED and state.clock.expired(arrival(room, context.now)):
        raise refuse(ServerCode.NOT_OVER)
    return [ev.Paused(at=context.now, by=context.who.id, key=message.request)]


def resume(room: Room, message: p.Resume, context: Context) -> Records:
    """Lets the clocks go on."""
    check_owner(room, context)
    if room.paused_at is None:
        raise refuse(ServerCode.NOT_PAUSED)
    return [ev.Resumed(at=context.now, by=context.who.id, key=message.request)]


def switch_chat(room: Room, message: p.SwitchChat, context: Context) -> Records:
    """Switches the chat on or off."""
    check_owner(room, context)
    if room.chat == message.on:
        return []
    return [ev.ChatSwitched(at=context.now, by=context.who.id, key=message.request, on=message.on)]


def send_away(room: Room, message: p.SendAway, context: Context) -> Records:
    """Somebody has to go and cannot come back. Their seat is free, or a bot plays there for the rest of the match."""
    check_owner(room, context)
    player = message.player
    if player == room.owner or player in room.closed_to:
        return []
    if len(room.closed_to) >= _MOST_SENT_AWAY:
        raise refuse(ServerCode.TOO_MANY_REQUESTS)
    seat = room.seat_of(player)
    running = room.phase in (RoomPhase.PLAYING, RoomPhase.BETWEEN)
    if room.settings.rated and running and seat is not None:
        # the owner would win by it
        raise refuse(ServerCode.NOT_IN_RATED)
    others = tuple(who for who in context.companions_of(player) if who != room.owner and room.seat_of(who) is None)
    out: Records = [ev.SentAway(at=context.now, player=player, seat=seat, companions=others)]
    if seat is None:
        return out
    if not room.seats[seat].left:
        out.append(ev.SeatLeft(at=context.now, seat=seat))
    if running and room.seats[seat].bot is None:
        out.append(ev.BotTookOver(at=context.now, seat=seat, level=stand_in_level(room)))
    return [*out, *next_if_agreed(after_all(room, out), context.now, context.seed)]


def let_back_in(room: Room, message: p.LetBackIn, context: Context) -> Records:
    """Somebody who was sent away is welcome again. A seat that a bot has taken over is theirs as soon as they come back to it."""
    check_owner(room, context)
    if all(person.player != message.player for person in room.sent_away):
        return []
    return [ev.WasLetBackIn(at=context.now, by=context.who.id, key=message.request, player=message.player)]
