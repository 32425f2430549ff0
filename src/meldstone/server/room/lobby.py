"""What the lobby shows of a room."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room.room import Room, RoomSeat
from meldstone.tiles import Table


class RoomListing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the lobby."""

    room: str
    phase: RoomPhase
    edition: str
    custom: bool
    """Some knob differs from the edition."""
    seats: int
    free: int
    players: tuple[str, ...]
    player_ids: tuple[str | None, ...] = ()
    """The public ids of `players`; null for a bot of the house."""
    games: int
    seconds: int
    days: int = 0
    rated: bool = False
    spectators: bool = True
    made_at: int = 0
    owner: str = ""
    """The public id of whoever the room belongs to."""
    turn: int = 0
    """Turns that were taken in the running game; where it may be watched, and this process knows it."""
    table: Table | None = None
    """How the table looks, for a picture of it; as `turn`."""
    watching: int = 0
    """Who is there without a seat; as `turn`."""


def is_listed(room: Room) -> bool:
    """True if strangers may find the room."""
    if not room.settings.public or room.phase is RoomPhase.CLOSED:
        return False
    return room.phase is RoomPhase.OPEN or room.settings.spectators or any(seat.free for seat in room.seats)


def listing(room: Room) -> bytes | None:
    """The line for the store's index; None keeps the room out of the lobby."""
    return msgspec.json.encode(room_listing(room)) if is_listed(room) else None


def room_listing(room: Room) -> RoomListing:
    """The line of the lobby for a room that is listed."""
    return RoomListing(
        room=room.id,
        phase=room.phase,
        edition=room.settings.edition,
        custom=bool(room.settings.knobs),
        seats=len(room.seats),
        free=sum(seat.free for seat in room.seats) if room.phase in (RoomPhase.OPEN, RoomPhase.OVER) else 0,
        players=tuple(name for i, seat in enumerate(room.seats) if (name := _name(seat, i))),
        player_ids=tuple(seat.owner.id if seat.owner is not None else None for seat in room.seats if not seat.free),
        games=room.settings.games,
        seconds=room.rules.clock.turn_seconds if not room.settings.days else 0,
        days=room.settings.days,
        rated=room.settings.rated,
        spectators=room.settings.spectators,
        owner=room.owner,
    )


def with_table(line: RoomListing, room: Room, watching: int) -> RoomListing:
    """The line with what anybody would see who came to watch."""
    if room.phase is not RoomPhase.PLAYING or not room.settings.spectators or room.game is None:
        return line
    board = room.game.board
    return replace(line, turn=board.turns, table=board.table, watching=watching)


def _name(seat: RoomSeat, number: int) -> str | None:
    """Bots are called as in records: by level and seat."""
    if seat.owner is not None:
        return seat.owner.name
    return f"{seat.bot} {number + 1}" if seat.bot is not None else None


def read_listing(data: bytes) -> RoomListing:
    """A line from the store."""
    return msgspec.json.decode(data, type=RoomListing)
