"""A room under other circumstances: a guest who has an account now, other settings before the first match, somebody let in.

What the records about it do to a room; `evolve` applies them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from meldstone import values
from meldstone.server.room.rules import rules_of

if TYPE_CHECKING:
    from meldstone.server.room import events as ev
    from meldstone.server.room.room import Room, RoomSeat

MOST_LET_IN: Final = 50
"""People whom a room remembers to have let in."""


def became(room: Room, record: ev.Became) -> Room:
    """All that was a guest's is an account's: the seat, the room itself, what was asked for, and what is forbidden."""
    was, who = record.was, record.who

    def renamed(id: str) -> str:
        return who.id if id == was else id

    there = [i for i, seat in enumerate(room.seats) if seat.owner is not None and seat.owner.id == was]
    game = room.game
    if game is not None and game.names:
        game = values.replace(game, names=tuple(who.name if i in there else name for i, name in enumerate(game.names)))
    return replace(
        room,
        seats=tuple(replace(seat, owner=who) if i in there else seat for i, seat in enumerate(room.seats)),
        owner=renamed(room.owner),
        game=game,
        sent_away=tuple(
            replace(away, player=renamed(away.player), companions=tuple(map(renamed, away.companions))) for away in room.sent_away
        ),
        let_in=tuple(dict.fromkeys(renamed(id) for id in room.let_in)),
        keys=tuple((renamed(id), key, seq) for id, key, seq in room.keys),
        requests_since_turn=tuple((renamed(id), count) for id, count in room.requests_since_turn),
    )


def settings_changed(room: Room, record: ev.SettingsChanged) -> Room:
    """Other rules and perhaps another number of seats; whoever sits stays seated."""
    settings = replace(record.settings, bots=room.settings.bots)
    kept = kept_seats(room.seats, settings.seats)
    seats = tuple(room.seats[i] for i in kept)
    moved = {old: new for new, old in enumerate(kept)}
    free = (replace(seats[0], owner=None, bot=None, left=False, stand_in=None),) if seats else ()
    return replace(
        room,
        settings=settings,
        rules=rules_of(settings),
        seats=(*seats, *free * (settings.seats - len(seats))),
        salts=tuple(sorted((moved[seat], salt) for seat, salt in room.salts if seat in moved)),
        chat=settings.chat if settings.chat != room.settings.chat else room.chat,
        settings_seq=room.seq + 1,
        settings_at=record.at,
    )


def kept_seats(seats: tuple[RoomSeat, ...], wanted: int) -> list[int]:
    """Which seats stay if there are to be fewer: those of people, then those of bots, in their order."""
    order = sorted(range(len(seats)), key=lambda i: (seats[i].owner is None, seats[i].bot is None, i))
    return sorted(order[:wanted])


def let_in(room: Room, record: ev.WasLetIn) -> Room:
    """Somebody may come in; the first of very many has to knock again."""
    return replace(room, let_in=tuple(dict.fromkeys((*room.let_in, record.player)))[-MOST_LET_IN:])
