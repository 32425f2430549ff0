"""Who decides about a disputed turn: a referee who does not play, or else the table by agreement (RULES.md J, K-41)."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from meldstone.game import commands as cmd
from meldstone.game.judged_turn import judged_turn
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.move_commands import command_of
from meldstone.server.protocol.plain_text import plain_text
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, arrival, check_owner, own_seat
from meldstone.server.room.evolve import evolve
from meldstone.server.room.moves import carry_out, check_running, move
from meldstone.server.room.room import Room, Terms


def dispute(room: Room, message: p.DisputeMessage, context: Context) -> Records:
    """Stops the clock. Not in rated games, where nothing does."""
    if room.settings.rated:
        raise refuse(ServerCode.NOT_IN_RATED)
    return move(room, replace(message, note=plain_text(message.note)), context)


def rule(room: Room, message: p.RulingMessage, context: Context) -> Records:
    """A ruling of the referee; where there is none, a proposal, which counts once everybody concerned has made the same."""
    if room.settings.rated:
        raise refuse(ServerCode.NOT_IN_RATED)
    message = replace(message, note=plain_text(message.note))
    if room.has_referee:
        if context.who.id != room.owner:
            own_seat(room, context)
            check_owner(room, context)
        return _ruled(room, message, context)
    seat = own_seat(room, context)
    ruled = _ruled(room, message, context)
    terms = Terms(message.decision, message.added_time, message.penalty_seat, message.penalty_tiles)
    needed = _needed(room, terms)
    if (seat, terms) in room.proposals:
        return []
    proposed = ev.RulingProposed(at=context.now, seat=seat, note=message.note, **asdict(terms))
    said = {i for i, wanted in evolve(room, proposed).proposals if wanted == terms}
    withdrawn = terms.changes_nothing and seat == room.disputed_by
    return [proposed, *(ruled if withdrawn or needed <= said else [])]


def lapse(room: Room, now: int) -> Records:
    """Nobody settled the dispute in time: the turn stands."""
    assert room.game is not None
    upheld = cmd.Ruling(version=room.game.version, at=arrival(room, now), decision=cmd.Decision.UPHOLD)
    return carry_out(room, upheld, now)


def _ruled(room: Room, message: p.RulingMessage, context: Context) -> Records:
    check_running(room)
    return carry_out(room, command_of(message, arrival(room, context.now), None), context.now, context.who.id, message.request)


def bots_uphold(room: Room) -> bool:
    """True if a bot of the server plays here and lets the last turn stand: bots agree with what the judge finds."""
    if room.game is None or not any(seat.bot is not None and seat.owner is None for seat in room.seats):
        return False
    found = judged_turn(room.game)
    return found is None or found.legal


def _needed(room: Room, terms: Terms) -> set[int]:
    """The seats that have to agree. That a turn stands is for those who are there; nothing else is decided without the others."""
    people = {i for i, seat in enumerate(room.seats) if seat.owner is not None}
    if terms.changes_nothing:
        return {i for i in people if not room.seats[i].away}
    concerned = people if terms.penalty_seat is None else people | {terms.penalty_seat}
    if terms.decision is cmd.Decision.UNDO and bots_uphold(room):
        raise refuse(ServerCode.TURN_WAS_LEGAL)
    if any(room.seats[i].away for i in concerned):
        raise refuse(ServerCode.CANNOT_AGREE)
    return concerned
