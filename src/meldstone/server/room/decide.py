"""What a request does to a room: the records it adds, or a `RefusedError` with every reason against it.

Pure: the time and the seeds come as arguments. The same decision is taken again, on a newer room, when another process was faster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import before_the_match, disputes, matches, moves, owner, seats, stand_ins
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records, after_all
from meldstone.server.room.evolve import evolve
from meldstone.server.room.matches import promised, started_if_full
from meldstone.server.room.room import Room

_MOST_REQUESTS: Final = 50
"""Records that one person may add between two turns."""
_MOST_REQUESTS_OF_ALL: Final = 400
"""Records of all people in a room where nobody plays, before no more strangers may sit down."""
_ALWAYS_ALLOWED: Final = (p.PlayMessage, p.DrawMessage, p.PassMessage, p.DiscardMessage, p.ReadyMessage, p.Resume, p.GoOn)


def create(id: str, settings: Settings, invitation: str, key: str, context: Context, code: str = "") -> Records:
    """A new room; if all seats are bots', they start at once."""
    created = ev.Created(
        at=context.now,
        by=context.who.id,
        key=key,
        settings=settings,
        owner=context.who.id,
        invitation=invitation,
        code=code,
    )
    promise = promised(context.now, context.seed)
    return [created, promise, *started_if_full(evolve(evolve(None, created, id), promise), context)]


def decide(room: Room, message: p.MoveMessage | p.RoomRequest, context: Context) -> Records:
    """The records that a message of somebody in the room adds."""
    if room.phase is RoomPhase.CLOSED:
        raise refuse(ServerCode.CLOSED)
    if room.is_closed_to(context.who.id, context.companions):
        raise refuse(ServerCode.SENT_AWAY)
    _check_requests_since_turn(room, message, context.who.id)
    back = _back_at_the_table(room, message, context)
    records = [*back, *_HANDLERS.get(type(message), moves.move)(after_all(room, back), message, context)]
    # whatever follows from a request carries its id, so that the same request again has the same answer
    return [replace(record, by=context.who.id, key=message.request) for record in records]


def _back_at_the_table(room: Room, message: p.MoveMessage | p.RoomRequest, context: Context) -> Records:
    """Whoever makes a move takes the seat back from the bot that sat in for them, without being asked to."""
    seat = room.seat_of(context.who.id)
    if seat is None or room.seats[seat].bot is None or not isinstance(message, p.MoveMessage):
        return []
    return seats.come_back(room, p.ComeBack(request=message.request), context)


def _check_requests_since_turn(room: Room, message: p.MoveMessage | p.RoomRequest, who: str) -> None:
    """Raises if somebody asked for too much since the last turn: without a limit a log could grow for ever.

    What a game waits for is always allowed, and a player who may get up may also come back.
    """
    if isinstance(message, _ALWAYS_ALLOWED) or (isinstance(message, p.RulingMessage) and room.has_referee):
        return
    counts = dict(room.requests_since_turn)
    most = 2 * _MOST_REQUESTS if isinstance(message, p.ComeBack | p.ChangeSettings) else _MOST_REQUESTS
    crowd = isinstance(message, p.Sit) and sum(counts.values()) >= _MOST_REQUESTS_OF_ALL
    if counts.get(who, 0) >= most or crowd:
        raise refuse(ServerCode.TOO_MANY_REQUESTS)


def seen_before(room: Room, who: str, key: str) -> int | None:
    """The sequence after a request that was already carried out."""
    return next((seq for by, known, seq in reversed(room.keys) if known == key and by == who), None)


_HANDLERS: dict[type[Any], Callable[[Room, Any, Context], Records]] = {
    p.DisputeMessage: disputes.dispute,
    p.RulingMessage: disputes.rule,
    p.Sit: seats.sit,
    p.Leave: seats.leave,
    p.ComeBack: seats.come_back,
    p.Wait: stand_ins.wait,
    p.SeatBot: seats.seat_bot,
    p.MoreTime: seats.more_time,
    p.ChangeSettings: before_the_match.change_settings,
    p.LetIn: before_the_match.let_in,
    p.Start: matches.start,
    p.GoOn: matches.go_on,
    p.Salt: matches.salt,
    p.Pause: owner.pause,
    p.Resume: owner.resume,
    p.SwitchChat: owner.switch_chat,
    p.SendAway: owner.send_away,
    p.LetBackIn: owner.let_back_in,
}
