"""What leaves the process about a room: its records and its state in public terms.

Hidden tiles have no way through here: happenings carry only what everybody at the table sees, the game itself comes from
`meldstone.game.view` alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from meldstone.game import events as gev
from meldstone.game.view import View, view
from meldstone.server.protocol import DisputeInfo, Happening, MatchInfo, ProposalInfo, RoomInfo, SeatInfo
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.room import Room, RoomSeat


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


def room_info(room: Room, between: int, *, insider: bool) -> RoomInfo:
    """The room for those in it; insiders also learn how to invite others."""
    waits = room.phase is RoomPhase.BETWEEN and room.paused_at is None
    return RoomInfo(
        id=room.id,
        seq=room.seq,
        phase=room.phase,
        settings=room.settings,
        owner=room.owner,
        seats=tuple(_seat_info(seat, salted=any(i == salted for salted, _ in room.salts)) for i, seat in enumerate(room.seats)),
        commitment=room.commitment or None,
        chat=room.chat,
        match=_match_info(room),
        agreed=room.agreed,
        next_game_at=room.between_since + between if waits else None,
        paused=room.paused_at is not None,
        finished_game=room.game_id if room.phase in (RoomPhase.BETWEEN, RoomPhase.OVER) else None,
        invitation=room.invitation if insider else None,
        dispute=_dispute_info(room),
    )


def _dispute_info(room: Room) -> DisputeInfo | None:
    if room.disputed_by is None or room.phase is not RoomPhase.PLAYING:
        return None
    until = room.dispute_deadline
    return DisputeInfo(
        seat=room.disputed_by,
        referee=room.has_referee,
        until=None if until is None else room.wall_time(until),
        proposals=tuple(
            ProposalInfo(
                seat=seat,
                decision=terms.decision,
                added_time=terms.added_time,
                penalty_seat=terms.penalty_seat,
                penalty_tiles=terms.penalty_tiles,
            )
            for seat, terms in room.proposals
        ),
    )


def _seat_info(seat: RoomSeat, *, salted: bool) -> SeatInfo:
    owner = seat.owner
    if owner is None:
        return SeatInfo(bot=seat.bot, left=seat.left)
    return SeatInfo(
        player=owner.id,
        name=owner.name,
        account=owner.account,
        robot=owner.robot,
        bot=seat.bot,
        left=seat.left,
        salted=salted,
        gone=not owner.name,
    )


def _match_info(room: Room) -> MatchInfo | None:
    match = room.match
    if match is None:
        return None
    return MatchInfo(
        number=room.match_number,
        games=match.games,
        results=match.results,
        totals=match.totals,
        standing=match.standing,
        winners=match.winners,
    )


def happening(seq: int, record: ev.AnyRecord) -> Happening:
    """A record in public terms."""
    if isinstance(record, ev.Happened):
        event = record.event
        make = _GAME.get(type(event))
        known = {} if make is None else make(event)
        return Happening(seq=seq, at=record.at, kind=_kind(event), seat=getattr(event, "seat", None), **known)
    kind = _kind(record)
    match record:
        case ev.Seated():
            return Happening(seq=seq, at=record.at, kind=kind, seat=record.seat, name=record.who.name)
        case ev.BotSeated() | ev.BotTookOver():
            return Happening(seq=seq, at=record.at, kind=kind, seat=record.seat, level=record.level)
        case ev.SeatLeft() | ev.CameBack() | ev.Agreed() | ev.Salted() | ev.SentAway():
            return Happening(seq=seq, at=record.at, kind=kind, seat=record.seat)
        case ev.RulingProposed():
            return Happening(
                seq=seq,
                at=record.at,
                kind=kind,
                seat=record.seat,
                decision=record.decision,
                of=record.penalty_seat,
                count=record.penalty_tiles,
                note=record.note,
            )
        case ev.MatchStarted():
            return Happening(seq=seq, at=record.at, kind=kind, count=record.number)
        case ev.OutageSkipped():
            return Happening(seq=seq, at=record.at, kind=kind, count=record.skipped)
    return Happening(seq=seq, at=record.at, kind=kind)


def changes_room(record: ev.AnyRecord) -> bool:
    """True if the record changes what `RoomInfo` says."""
    changing = gev.GameOpened | gev.GameEnded | gev.DisputeRaised | gev.Ruled
    return not isinstance(record, ev.Happened) or isinstance(record.event, changing)


def _kind(record: Any) -> str:
    return str(record.__struct_config__.tag)


_GAME: dict[type[Any], Callable[[Any], dict[str, Any]]] = {
    gev.GameOpened: lambda e: {"count": e.game},
    gev.StartDrawn: lambda e: {"rounds": e.rounds, "of": e.starter},
    gev.Dealt: lambda e: {"count": e.number},
    gev.SaidReady: lambda e: {"by_clock": e.by_clock},
    gev.RedealDemanded: lambda e: {"tiles": e.shown},
    gev.Played: lambda e: {"table": e.table, "took": e.took},
    gev.Drew: lambda e: {"stack": e.stack},
    gev.Discarded: lambda e: {"tiles": (e.tile,)},
    gev.TurnSettled: lambda e: {"table": e.table, "took": e.took, "cause": e.cause, "count": len(e.drawn)},
    gev.CountAnswered: lambda e: {"of": e.of, "count": e.count},
    gev.DisputeRaised: lambda e: {"note": e.note},
    gev.Ruled: lambda e: {"decision": e.decision, "note": e.note, "of": e.penalty_seat, "count": len(e.penalty_tiles)},
    gev.GameEnded: lambda e: {"ending": e.ending, "score": e.score},
}
