"""What leaves the process about a room: its records and its state in public terms.

Hidden tiles have no way through here but to the rack they are on: happenings carry what everybody at the table sees, and for one
seat what it drew; the game itself comes from `meldstone.game.view` alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from meldstone.game import events as gev
from meldstone.game.commands import Play
from meldstone.game.judged_turn import judged_turn
from meldstone.game.objections import proposed_turn
from meldstone.game.view import View, view
from meldstone.rules.turn import opening_points
from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.disputes import bots_uphold
from meldstone.server.room.room import Room, RoomSeat
from meldstone.server.room.rules import plain_knobs
from meldstone.values import replace


def game_view(room: Room, seat: int | None) -> View | None:
    """The game for a seat or a spectator, its times those of the clocks on the wall."""
    state = room.game
    if state is None:
        return None
    seen = view(state, seat)
    deadline, left, pace = seen.deadline, seen.time_left, room.settings.pace
    if room.paused_at is not None and deadline is not None:
        # a pause stops the clock without the game knowing
        left, deadline = max(deadline - room.game_time(room.paused_at), 0), None
    return replace(
        seen,
        started=room.wall_time(seen.started),
        deadline=None if deadline is None else room.wall_time(deadline),
        time_left=None if left is None else left * pace,
    )


def room_info(room: Room, between: int, *, insider: bool, seat: int | None = None, owner: bool = False) -> p.RoomInfo:
    """The room for those in it; insiders also learn how to invite others, players what a bot did in their seat, the owner whom they
    sent away.
    """
    waits = room.phase is RoomPhase.BETWEEN and room.paused_at is None
    return p.RoomInfo(
        id=room.id,
        seq=room.seq,
        phase=room.phase,
        settings=room.settings,
        rules=plain_knobs(room.rules if room.game is None else room.game.rules),
        owner=room.owner,
        seats=tuple(_seat_info(seat, salted=any(i == salted for salted, _ in room.salts)) for i, seat in enumerate(room.seats)),
        commitment=room.commitment or None,
        chat=room.chat,
        hints=room.hints_allowed,
        match=_match_info(room),
        agreed=room.agreed,
        next_game_at=room.between_since + between if waits else None,
        paused=room.paused_at is not None,
        finished_game=room.game_id if room.phase in (RoomPhase.BETWEEN, RoomPhase.OVER) else None,
        invitation=room.invitation if insider else None,
        code=(room.code or None) if insider else None,
        dispute=_dispute_info(room),
        stand_in=_stand_in_info(room, seat),
        sent_away=tuple(p.SentAwayInfo(player=away.player, name=away.name) for away in room.sent_away) if owner else (),
    )


def _stand_in_info(room: Room, seat: int | None) -> p.StandInInfo | None:
    stand_in = room.seats[seat].stand_in if seat is not None else None
    if stand_in is None or room.phase is not RoomPhase.PLAYING:
        return None
    return p.StandInInfo(**_shared(p.StandInInfo, stand_in))


def _dispute_info(room: Room) -> p.DisputeInfo | None:
    if room.disputed_by is None or room.phase is not RoomPhase.PLAYING:
        return None
    until = room.dispute_deadline
    return p.DisputeInfo(
        seat=room.disputed_by,
        note=room.dispute_note,
        finding=_turn_finding(room),
        bots_uphold=bots_uphold(room),
        referee=room.has_referee,
        until=None if until is None else room.wall_time(until),
        proposals=tuple(p.ProposalInfo(seat=seat, **asdict(terms)) for seat, terms in room.proposals),
    )


def _turn_finding(room: Room) -> p.TurnFinding | None:
    found = None if room.game is None else judged_turn(room.game)
    if found is None:
        return None
    codes = tuple(dict.fromkeys(objection.code.value for objection in found.objections))
    return p.TurnFinding(codes=codes, **_shared(p.TurnFinding, found))


def _seat_info(seat: RoomSeat, *, salted: bool) -> p.SeatInfo:
    owner = seat.owner
    if owner is None:
        return p.SeatInfo(bot=seat.bot, left=seat.left)
    return p.SeatInfo(
        player=owner.id,
        name=owner.name,
        account=owner.account,
        robot=owner.robot,
        bot=seat.bot,
        left=seat.left,
        times=seat.times,
        salted=salted,
        gone=not owner.name,
    )


def _match_info(room: Room) -> p.MatchInfo | None:
    match = room.match
    if match is None:
        return None
    return p.MatchInfo(number=room.match_number, **_shared(p.MatchInfo, match))


def _shared(kind: type[Struct], source: object) -> dict[str, Any]:
    """The fields of something public that the source has under the same names."""
    return {name: getattr(source, name) for name in kind.__struct_fields__ if hasattr(source, name)}


def happening(seq: int, record: ev.AnyRecord, seat: int | None = None, points: int | None = None) -> p.Happening:
    """A record in public terms, and for the seat that it concerns with the hidden tiles that came to its rack.

    `points` is what an opening was worth: a record alone does not tell.
    """
    if isinstance(record, ev.Happened):
        event = record.event
        make = _GAME.get(type(event))
        known = {} if make is None else make(event)
        if seat is not None:
            known |= _own_tiles(event, seat)
        if points is not None:
            known["points"] = points
        return p.Happening(seq=seq, at=record.at, kind=event.tag, seat=getattr(event, "seat", None), **known)
    make = _ROOM.get(type(record))
    return p.Happening(seq=seq, at=record.at, kind=_kind(record), **({} if make is None else make(record)))


def opening_worth(room: Room, record: ev.AnyRecord) -> int | None:
    """What a player's first sets are worth, if the record is that play and the room is as it was before it.

    Whoever opened and went on with the table in the same turn may have sets of less worth in the end: then nobody can tell.
    """
    if not isinstance(record, ev.Happened) or not isinstance(record.event, gev.Played) or room.game is None:
        return None
    state, event = room.game, record.event
    if state.board.seats[event.seat].opened:
        return None
    play = Play(seat=event.seat, version=state.version, table=event.table, took=event.took, declared=event.declared)
    worth = opening_points(proposed_turn(view(state, event.seat), play, state.rules).in_faces, state.rules)
    return worth if worth >= state.rules.opening.meld_minimum else None


def _own_tiles(event: Any, seat: int) -> dict[str, Any]:
    """The tiles that only the player of this seat may see."""
    match event:
        case gev.Drew(seat=drawer) if drawer == seat:
            return {"drawn": (event.tile,)}
        case gev.TurnSettled(seat=settled) if settled == seat:
            return {"drawn": event.drawn, "taken_back": event.to_rack}
        case gev.Ruled(penalty_seat=fined) if fined == seat:
            return {"drawn": event.penalty_tiles}
    return {}


def changes_room(record: ev.AnyRecord) -> bool:
    """True if the record changes what `RoomInfo` says."""
    changing = gev.GameOpened | gev.GameEnded | gev.DisputeRaised | gev.Ruled
    return not isinstance(record, ev.Happened) or isinstance(record.event, changing)


def _kind(record: Any) -> str:
    return str(record.__struct_config__.tag)


def _of_seat(record: Any) -> dict[str, Any]:
    return {"seat": record.seat}


_ROOM: dict[type[Any], Callable[[Any], dict[str, Any]]] = {
    ev.Seated: lambda r: {"seat": r.seat, "name": r.who.name},
    ev.Became: lambda r: {"name": r.who.name},
    ev.BotSeated: lambda r: {"seat": r.seat, "level": r.level},
    ev.BotTookOver: lambda r: {"seat": r.seat, "level": r.level},
    **dict.fromkeys((ev.SeatLeft, ev.CameBack, ev.Waited, ev.Agreed, ev.Salted, ev.SentAway), _of_seat),
    ev.RulingProposed: lambda r: {
        "decision": r.decision,
        "note": r.note,
        "of": r.penalty_seat,
        "count": r.penalty_tiles,
        **_of_seat(r),
    },
    ev.MatchStarted: lambda r: {"count": r.number},
    ev.OutageSkipped: lambda r: {"count": r.skipped},
}
"""What a happening tells of a record of the room."""

_GAME: dict[type[Any], Callable[[Any], dict[str, Any]]] = {
    gev.GameOpened: lambda e: {"count": e.game},
    gev.StartDrawn: lambda e: {"rounds": e.rounds, "of": e.starter},
    gev.Dealt: lambda e: {"count": e.number},
    gev.SaidReady: lambda e: {"by_clock": e.by_clock},
    gev.RedealDemanded: lambda e: {"tiles": e.shown},
    gev.Played: lambda e: {"table": e.table, "took": e.took},
    gev.Drew: lambda e: {"stack": e.stack},
    gev.Discarded: lambda e: {"tiles": (e.tile,)},
    gev.TurnSettled: lambda e: {
        "table": e.table,
        "took": e.took,
        "cause": e.cause,
        "count": len(e.drawn),
        "returned": len(e.to_rack),
        "played": e.played,
    },
    gev.CountAnswered: lambda e: {"of": e.of, "count": e.count},
    gev.DisputeRaised: lambda e: {"note": e.note},
    gev.Ruled: lambda e: {"decision": e.decision, "note": e.note, "of": e.penalty_seat, "count": len(e.penalty_tiles)},
    gev.GameEnded: lambda e: {"ending": e.ending, "score": e.score},
}
