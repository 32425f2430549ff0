"""What the lobby shows of a room."""

from __future__ import annotations

import msgspec

from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room.room import Room, RoomSeat


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
    games: int
    seconds: int
    days: int = 0
    rated: bool = False
    spectators: bool = True
    made_at: int = 0
    owner: str = ""
    """The public id of whoever the room belongs to."""


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
        games=room.settings.games,
        seconds=room.rules.clock.turn_seconds if not room.settings.days else 0,
        days=room.settings.days,
        rated=room.settings.rated,
        spectators=room.settings.spectators,
        owner=room.owner,
    )


def _name(seat: RoomSeat, number: int) -> str | None:
    """Bots are called as in records: by level and seat."""
    if seat.owner is not None:
        return seat.owner.name
    return f"{seat.bot} {number + 1}" if seat.bot is not None else None


def read_listing(data: bytes) -> RoomListing:
    """A line from the store."""
    return msgspec.json.decode(data, type=RoomListing)
