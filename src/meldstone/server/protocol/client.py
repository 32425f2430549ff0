"""What a client written in Python needs besides the protocol: when it is waited for, and a bot's move as a message."""

from __future__ import annotations

from meldstone.game import commands as cmd
from meldstone.game.state import Phase
from meldstone.game.view import View
from meldstone.server import protocol as p
from meldstone.server.protocol.move_commands import message_of
from meldstone.server.protocol.settings import RoomPhase


def waits_for_me(room: p.RoomInfo | None, view: View | None) -> bool:
    """True if the game waits for the seat through whose eyes this view is."""
    if view is None or room is None or view.you is None or room.phase is not RoomPhase.PLAYING or room.paused:
        return False
    if room.seats[view.you].bot is not None:
        return False
    if view.phase is Phase.READY:
        return not view.seats[view.you].ready
    return view.phase is Phase.PLAYING and view.turn == view.you


def next_game_waits_for_me(room: p.RoomInfo | None, view: View | None) -> bool:
    """True between two games of a match, as long as this seat did not say `go-on`. A tie can make a match of one game longer."""
    if view is None or room is None or view.you is None:
        return False
    return room.phase is RoomPhase.BETWEEN and view.you not in room.agreed


def as_message(move: cmd.AnyCommand, view: View) -> p.MoveMessage:
    """A command as the message that asks for it.

    The request id is made of the game and the version, so that a bot may ask as often as it likes: it happens once.
    """
    return message_of(move, f"{view.commitment[:16]}-{view.version}", view.version)
