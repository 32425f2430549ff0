"""What every decision about a room needs: who asks, when, where seeds come from; whose seat, whose room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meldstone.game.events import AnyEvent
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.room import events as ev
from meldstone.server.room.events import AnyRecord, Player
from meldstone.server.room.evolve import evolve
from meldstone.server.room.room import Room

Records = list[AnyRecord]


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision needs besides the room: who asks, when, and where seeds come from."""

    who: Player
    now: int
    seed: Callable[[], str]
    companions: tuple[str, ...] = ()
    """Others on the browser of whoever asks."""
    countdown: int = 0
    """Milliseconds between the last one sitting down and the first turn's clock."""
    companions_of: Callable[[str], tuple[str, ...]] = lambda who: ()
    """Others on the browser of somebody in the room."""


def own_seat(room: Room, context: Context) -> int:
    """The seat of whoever asks; raises if there is none."""
    seat = room.seat_of(context.who.id)
    if seat is None:
        raise refuse(ServerCode.NOT_SEATED)
    return seat


def check_owner(room: Room, context: Context) -> None:
    """Raises if whoever asks does not own the room."""
    if room.owner != context.who.id:
        raise refuse(ServerCode.NOT_OWNER)


def wrapped(events: Sequence[AnyEvent], now: int, by: str = "", key: str = "") -> Records:
    """Events of the game as records of the room."""
    return [ev.Happened(at=now, by=by, key=key, event=event) for event in events]


def arrival(room: Room, now: int) -> int:
    """Game time of arrival; a wall clock that was set back does not turn the game's back."""
    assert room.game is not None
    return max(room.game_time(now), room.game.clock.started)


def after_all(room: Room, records: Records) -> Room:
    """The room after some records."""
    for record in records:
        room = evolve(room, record)
    return room
