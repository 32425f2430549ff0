"""What the owner of a room may do: pauses and the chat."""

from __future__ import annotations

from meldstone.game.state import Phase
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, arrival, check_owner
from meldstone.server.room.room import Room


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
