"""Takes the name of somebody who deleted the account out of a room's log. What they did stays, as that of nobody in particular."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from meldstone import values
from meldstone.game import events as gev
from meldstone.server.room import events as ev
from meldstone.server.room.evolve import evolve, nameless
from meldstone.server.room.room import Room


def without_name(id: str, log: Iterable[bytes], who: str) -> tuple[dict[int, bytes], tuple[int, ...]]:
    """The records that named somebody, without the name, by sequence; and the seats that they had in the last game."""
    changed: dict[int, bytes] = {}
    seats: tuple[int, ...] = ()
    room: Room | None = None
    for seq, data in enumerate(log, start=1):
        record = ev.decode_record(data)
        if isinstance(record, ev.Seated | ev.Became) and record.who.id == who:
            changed[seq] = ev.encode_record(replace(record, who=replace(record.who, name="")))
        elif isinstance(record, ev.Happened) and isinstance(record.event, gev.GameOpened) and room is not None:
            seats = tuple(i for i, seat in enumerate(room.seats) if seat.owner is not None and seat.owner.id == who)
            if seats:
                beginning = values.replace(record.event, names=nameless(record.event.names, seats))
                changed[seq] = ev.encode_record(replace(record, event=beginning))
        room = evolve(room, record, id)
    return changed, seats


def nameless_records(log: Iterable[bytes]) -> bytes:
    """Records of a log as one JSON list for a report.

    People are known by their ids alone, for names can be deleted later and a copy would stay. No seed tells the tiles of a game.
    """
    return json.dumps([_nameless(json.loads(record)) for record in log], ensure_ascii=False, separators=(",", ":")).encode()


def people_in(records: bytes) -> frozenset[str]:
    """The ids of the people in `nameless_records`."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            found.update(text for key, text in value.items() if key in _PEOPLE and isinstance(text, str))
            for inner in value.values():
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    look(json.loads(records))
    return frozenset(found)


_LEFT_OUT = frozenset({"name", "names", "seed"})
_PEOPLE = frozenset({"id", "player", "was", "by", "owner", "who"})


def _nameless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _nameless(inner) for key, inner in value.items() if key not in _LEFT_OUT}
    return [_nameless(inner) for inner in value] if isinstance(value, list) else value
