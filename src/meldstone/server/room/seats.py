"""Who sits where: sitting down, getting up, coming back, bots, and names that are forgotten."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from meldstone.bots.levels import level_of
from meldstone.rules.violations import Code, violation
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, from_violations, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, after_all, check_owner, own_seat
from meldstone.server.room.events import Player
from meldstone.server.room.evolve import evolve
from meldstone.server.room.matches import next_if_agreed, salted, started_if_full
from meldstone.server.room.room import Room
from meldstone.server.room.seat_names import distinct_name


def sit(room: Room, message: p.Sit, context: Context) -> Records:
    """Sits down; the first match starts with the last seat. Nobody sits down to what they have not seen."""
    if 0 < message.version < room.settings_seq:
        raise from_violations([violation(Code.COMMAND_STALE, seen=message.version, current=room.seq)])
    if room.seat_of(context.who.id) is not None:
        raise refuse(ServerCode.ALREADY_SEATED)
    if room.phase not in (RoomPhase.OPEN, RoomPhase.OVER):
        raise refuse(ServerCode.STARTED)
    if room.settings.rated and not context.who.account:
        raise refuse(ServerCode.ACCOUNTS_ONLY)
    free = [i for i, seat in enumerate(room.seats) if seat.free]
    if message.seat is not None and message.seat not in free:
        raise refuse(ServerCode.SEAT_TAKEN)
    if not free:
        raise refuse(ServerCode.NO_FREE_SEAT)
    taken = [chair.owner.name for chair in room.seats if chair.owner is not None]
    seated = ev.Seated(
        at=context.now,
        by=context.who.id,
        key=message.request,
        seat=free[0] if message.seat is None else message.seat,
        who=replace(context.who, name=distinct_name(context.who.name, taken)),
    )
    out: Records = [seated, *salted(evolve(room, seated), message, context)]
    if message.times > 1:
        if room.settings.rated:
            raise refuse(ServerCode.RATED_SAME_TIME)
        out.append(ev.TimeChosen(at=context.now, by=context.who.id, key=message.request, seat=seated.seat, times=message.times))
    return [*out, *started_if_full(after_all(room, out), context)]


def more_time(room: Room, message: p.MoreTime, context: Context) -> Records:
    """Somebody needs more time for a turn than the table gives; everybody sees it before the match begins."""
    seat = own_seat(room, context)
    if room.phase is not RoomPhase.OPEN:
        raise refuse(ServerCode.STARTED)
    if room.settings.rated:
        raise refuse(ServerCode.RATED_SAME_TIME)
    if room.seats[seat].times == message.times:
        return []
    return [ev.TimeChosen(at=context.now, by=context.who.id, key=message.request, seat=seat, times=message.times)]


def leave(room: Room, message: p.Leave, context: Context) -> Records:
    """Gets up; somebody else owns the room if the owner goes."""
    seat = own_seat(room, context)
    if room.seats[seat].left:
        return []
    left = ev.SeatLeft(at=context.now, by=context.who.id, key=message.request, seat=seat)
    out: Records = [left]
    after = evolve(room, left)
    if room.owner == context.who.id:
        others = [chair.owner.id for chair in after.seats if chair.owner is not None and not chair.left]
        if others:
            out.append(ev.OwnerChanged(at=context.now, by=context.who.id, key=message.request, owner=others[0]))
            after = evolve(after, out[-1])
    return [*out, *next_if_agreed(after, context.now, context.seed)]


def come_back(room: Room, message: p.ComeBack, context: Context) -> Records:
    """Takes the seat that was left, from a bot if one plays there."""
    seat = own_seat(room, context)
    chair = room.seats[seat]
    if chair.bot is None and not chair.left:
        return []
    return [ev.CameBack(at=context.now, by=context.who.id, key=message.request, seat=seat)]


def seat_bot(room: Room, message: p.SeatBot, context: Context) -> Records:
    """Puts a bot into a free seat, or sends it away."""
    check_owner(room, context)
    if room.phase not in (RoomPhase.OPEN, RoomPhase.OVER):
        raise refuse(ServerCode.STARTED)
    if room.settings.rated or (message.level is not None and level_of(message.level) is None):
        raise refuse(ServerCode.BAD_SETTING, field="level")
    if message.seat >= len(room.seats) or room.seats[message.seat].owner is not None:
        raise refuse(ServerCode.SEAT_TAKEN)
    seated = ev.BotSeated(at=context.now, by=context.who.id, key=message.request, seat=message.seat, level=message.level)
    return [seated, *started_if_full(evolve(room, seated), context)]


def free_absent(room: Room, seat: int, now: int, seed: Callable[[], str]) -> Records:
    """Before the first match a seat whose owner does not come is for somebody else."""
    owner = room.seats[seat].owner
    if room.phase is not RoomPhase.OPEN or room.settings.days or owner is None:
        # where a move takes days, people sit down and come back when the table is full
        return []
    return leave(room, p.Leave(request=""), Context(owner, now, seed))


def forget(room: Room, who: str, game: str, seats: tuple[int, ...], now: int, seed: Callable[[], str]) -> Records:
    """Somebody deleted the account: the name goes, and so do they, without coming back."""
    forgotten = ev.Forgotten(at=now, who=who, game=game, seats=seats)
    after = evolve(room, forgotten)
    if room.seat_of(who) is None or room.phase is RoomPhase.CLOSED:
        return [forgotten]
    return [forgotten, *leave(after, p.Leave(request=""), Context(Player(who, ""), now, seed))]
