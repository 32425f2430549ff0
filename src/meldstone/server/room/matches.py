"""Matches and games of a room: when the next one starts, and with which seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meldstone.game.fair import commitment
from meldstone.rules.violations import Code, violation
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, from_violations, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, after_all, check_owner, own_seat, wrapped
from meldstone.server.room.evolve import evolve
from meldstone.server.room.room import Room

_TIME_TO_SEE: Final = 5_000
"""Milliseconds. Whoever sits at a rated table sees what the owner has just changed, and may get up, before it starts."""
_LONGEST_LOG: Final = 20_000
"""Records after which a room has no further match: who wants one opens a new room."""


def start(room: Room, message: p.Start, context: Context) -> Records:
    """The owner starts the first match."""
    check_owner(room, context)
    if room.phase is not RoomPhase.OPEN:
        raise refuse(ServerCode.STARTED)
    if any(seat.free for seat in room.seats):
        raise refuse(ServerCode.TOO_FEW_PLAYERS)
    if _just_changed(room, context.now):
        raise refuse(ServerCode.JUST_CHANGED)
    return _new_match(room, context, message.request)


def _just_changed(room: Room, now: int) -> bool:
    """True if others who sit at a rated table can hardly have seen what is played there now."""
    others = any(seat.owner is not None and seat.owner.id != room.owner for seat in room.seats)
    return room.settings.rated and others and now - room.settings_at < _TIME_TO_SEE


def go_on(room: Room, message: p.GoOn, context: Context) -> Records:
    """Somebody wants the next game or match."""
    seat = own_seat(room, context)
    if room.phase is RoomPhase.OPEN:
        raise refuse(ServerCode.NOT_STARTED)
    if room.phase is RoomPhase.PLAYING:
        raise refuse(ServerCode.NOT_OVER)
    if seat in room.agreed:
        return []
    agreed = ev.Agreed(at=context.now, by=context.who.id, key=message.request, seat=seat)
    out: Records = [agreed, *salted(evolve(room, agreed), message, context)]
    return [*out, *next_if_agreed(after_all(room, out), context.now, context.seed)]


def salt(room: Room, message: p.Salt, context: Context) -> Records:
    """Somebody adds to the chance of the next deal."""
    own_seat(room, context)
    return salted(room, message, context)


def salted(room: Room, message: p.Sit | p.GoOn | p.Salt, context: Context) -> Records:
    """What somebody adds to the next deal, if it was promised before they said it."""
    if message.salt is None:
        return []
    if not room.promise or message.version < room.promised_at:
        raise from_violations([violation(Code.COMMAND_STALE, seen=message.version, current=room.seq)])
    return [ev.Salted(at=context.now, by=context.who.id, key=message.request, seat=own_seat(room, context), salt=message.salt)]


def started_if_full(room: Room, context: Context) -> Records:
    """The first match starts by itself when the last seat is taken."""
    if room.phase is not RoomPhase.OPEN or not room.settings.auto_start or any(seat.free for seat in room.seats):
        return []
    # the last one to sit down has seen it; where others sit who cannot have, the owner starts
    if _just_changed(room, context.now):
        return []
    return _new_match(room, context, "")


def next_if_agreed(room: Room, now: int, seed: Callable[[], str]) -> Records:
    """The next game, or the next match, once everybody who plays wants it; a seat that is empty waits for somebody."""
    if room.phase not in (RoomPhase.BETWEEN, RoomPhase.OVER) or room.paused_at is not None:
        return []
    if any(seat.free for seat in room.seats) or not room.agreed:
        return []
    people = [i for i, seat in enumerate(room.seats) if seat.bot is None and not seat.left]
    if any(seat not in room.agreed for seat in people):
        return []
    if room.phase is RoomPhase.BETWEEN:
        return next_game(room, now, seed)
    if room.seq > _LONGEST_LOG:
        return [ev.Closed(at=now)]
    started = ev.MatchStarted(at=now, number=room.match_number + 1)
    return [started, *next_game(evolve(room, started), now, seed)]


def _new_match(room: Room, context: Context, key: str) -> Records:
    started = ev.MatchStarted(at=context.now, by=context.who.id, key=key, number=room.match_number + 1)
    people = sum(seat.owner is not None for seat in room.seats)
    countdown = context.countdown if people > 1 and not room.settings.days else 0
    return [started, *next_game(evolve(room, started), context.now, context.seed, countdown)]


def next_game(room: Room, now: int, seed: Callable[[], str], countdown: int = 0) -> Records:
    """The next game of the match, and the promise for the one after it; its clocks begin after the countdown."""
    assert room.match is not None
    names = tuple(seat.owner.name if seat.owner is not None else f"{seat.bot} {i + 1}" for i, seat in enumerate(room.seats))
    salts = [salt for _, salt in room.salts]
    times = tuple(seat.times for seat in room.seats)
    if room.settings.rated or set(times) == {1}:
        times = ()
    # rooms of before there were promises have none for their next game
    start = room.game_time(now + countdown)
    begun = room.match.next_game(room.promise or seed(), salts=salts, names=names, times=times, at=start)
    return [*wrapped(begun.events, now), promised(now, seed)]


def promised(now: int, seed: Callable[[], str]) -> ev.Promised:
    """The seed of a deal, chosen before anybody can add to its chance."""
    chosen = seed()
    return ev.Promised(at=now, seed=chosen, commitment=commitment(chosen))
