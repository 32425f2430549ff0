"""Moves in the game of a room, by people and by bots of the server."""

from __future__ import annotations

from meldstone.game import commands as cmd
from meldstone.game.apply import Refused, apply
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, from_violations, refuse
from meldstone.server.protocol.move_commands import command_of
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room.decision_context import Context, Records, arrival, own_seat, wrapped
from meldstone.server.room.room import Room
from meldstone.solver import able_to_play
from meldstone.values import replace


def move(room: Room, message: p.MoveMessage, context: Context) -> Records:
    """The records of a move by somebody in their own seat."""
    seat = own_seat(room, context)
    check_running(room)
    command = command_of(message, arrival(room, context.now), seat)
    return carry_out(room, command, context.now, context.who.id, message.request)


def bot_move(room: Room, seat: int, command: cmd.AnyCommand, now: int) -> Records:
    """The records of a bot of the server that plays in a seat; none if it no longer does."""
    if seat not in room.waiting_bots():
        return []
    return carry_out(room, replace(command, at=arrival(room, now)), now)


def carry_out(room: Room, command: cmd.AnyCommand, now: int, by: str = "", key: str = "") -> Records:
    """The records of a command to the game; raises with everything that the rules object to."""
    assert room.game is not None
    # only the events are kept: `LiveRoom.submit` computes the state again from them, which proves that the log replays to it
    done = apply(room.game, command, able_to_play=able_to_play)
    if isinstance(done, Refused):
        raise from_violations(done.violations)
    return wrapped(done.events, now, by, key)


def check_running(room: Room) -> None:
    """Raises if no game is under way."""
    if room.game is None or room.phase is RoomPhase.OPEN:
        raise refuse(ServerCode.NOT_STARTED)
    if room.phase is not RoomPhase.PLAYING:
        raise refuse(ServerCode.OVER)
    if room.paused_at is not None:
        raise refuse(ServerCode.PAUSED)
