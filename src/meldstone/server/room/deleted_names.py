"""Takes the name of somebody who deleted the account out of a room's log. What they did stays, as that of nobody in particular."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from meldstone.game import events as gev
from meldstone.server.room import events as ev
from meldstone.server.room.room import Room, evolve, nameless


def without_name(id: str, log: Iterable[bytes], who: str) -> tuple[dict[int, bytes], tuple[int, ...]]:
    """The records that named somebody, without the name, by sequence; and the seats that they had in the last game."""
    changed: dict[int, bytes] = {}
    seats: tuple[int, ...] = ()
    room: Room | None = None
    for seq, data in enumerate(log, start=1):
        record = ev.decode_record(data)
        if isinstance(record, ev.Seated) and record.who.id == who:
            changed[seq] = ev.encode_record(replace(record, who=replace(record.who, name="")))
        elif isinstance(record, ev.Happened) and isinstance(record.event, gev.GameOpened) and room is not None:
            seats = tuple(i for i, seat in enumerate(room.seats) if seat.owner is not None and seat.owner.id == who)
            if seats:
                opened = replace(record.event, names=nameless(record.event.names, seats))
                changed[seq] = ev.encode_record(replace(record, event=opened))
        room = evolve(room, record, id)
    return changed, seats
