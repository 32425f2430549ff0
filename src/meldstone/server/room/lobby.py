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


def listing(room: Room) -> bytes | None:
    """The line for the store's index; None keeps the room out of the lobby."""
    if not room.settings.public or room.phase is RoomPhase.CLOSED:
        return None
    free = sum(seat.free for seat in room.seats)
    if room.phase is not RoomPhase.OPEN and not room.settings.spectators and not free:
        return None
    return msgspec.json.encode(
        RoomListing(
            room=room.id,
            phase=room.phase,
            edition=room.settings.edition,
            custom=bool(room.settings.knobs),
            seats=len(room.seats),
            free=free if room.phase in (RoomPhase.OPEN, RoomPhase.OVER) else 0,
            players=tuple(name for i, seat in enumerate(room.seats) if (name := _name(seat, i))),
            games=room.settings.games,
            seconds=room.rules.clock.turn_seconds if not room.settings.days else 0,
            days=room.settings.days,
            rated=room.settings.rated,
            spectators=room.settings.spectators,
        )
    )


def _name(seat: RoomSeat, number: int) -> str | None:
    """Bots are called as in records: by level and seat."""
    if seat.owner is not None:
        return seat.owner.name
    return f"{seat.bot} {number + 1}" if seat.bot is not None else None


def read_listing(data: bytes) -> RoomListing:
    """A line from the store."""
    return msgspec.json.decode(data, type=RoomListing)
