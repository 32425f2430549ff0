"""What the owner changes in the waiting room, and who is let in there."""

from __future__ import annotations

from msgspec.structs import replace

from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, check_owner, own_seat
from meldstone.server.room.events import Player
from meldstone.server.room.room import Room
from meldstone.server.room.rules import checked
from meldstone.server.room.stand_ins import stand_in_level


def change_settings(room: Room, message: p.ChangeSettings, context: Context) -> Records:
    """The owner changes what will be played. Whoever sits is told, and may get up; nobody loses a seat by it.

    A table that is full for it waits for `start`: nobody is thrown into a game by a choice in a form.
    """
    check_owner(room, context)
    if room.phase is not RoomPhase.OPEN:
        raise refuse(ServerCode.STARTED)
    wanted = replace(message.settings, bots=room.settings.bots)
    if wanted == room.settings:
        return []
    # bots sit down with `seat-bot`; those of the beginning need not fit any more
    checked(replace(wanted, bots=()))
    people = [seat.owner for seat in room.seats if seat.owner is not None]
    if len(people) > wanted.seats:
        raise refuse(ServerCode.BAD_SETTING, field="seats")
    if wanted.rated and (any(seat.bot is not None for seat in room.seats) or not all(who.account for who in people)):
        raise refuse(ServerCode.ACCOUNTS_ONLY)
    return [ev.SettingsChanged(at=context.now, by=context.who.id, key=message.request, settings=wanted)]


def let_in(room: Room, message: p.LetIn, context: Context) -> Records:
    """Somebody who sits here, or owns the room, opens the door for somebody who knocked."""
    if room.owner != context.who.id:
        own_seat(room, context)
    if message.player in room.closed_to:
        check_owner(room, context)
        raise refuse(ServerCode.SENT_AWAY)
    if message.player in room.let_in or room.seat_of(message.player) is not None:
        return []
    return [ev.WasLetIn(at=context.now, player=message.player)]


def become(room: Room, was: str, who: Player, now: int) -> Records:
    """A guest is an account now; where the account sits as well, a bot goes on in the second seat."""
    seat = room.seat_of(was)
    known = seat is not None or was == room.owner or was in room.closed_to or was in room.let_in
    if not known or room.phase is RoomPhase.CLOSED or (seat is not None and room.seats[seat].owner == who):
        return []
    out: Records = []
    if seat is not None and was != who.id and room.seat_of(who.id) is not None:
        running = room.phase in (RoomPhase.PLAYING, RoomPhase.BETWEEN)
        out = [ev.BotSeated(at=now, seat=seat, level=stand_in_level(room)) if running else ev.SeatLeft(at=now, seat=seat)]
    return [*out, ev.Became(at=now, was=was, who=who)]
