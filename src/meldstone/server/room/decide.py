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
from meldstone.server.room import disputes, matches, moves, owner, seats
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Context, Records
from meldstone.server.room.matches import promised, started_if_full
from meldstone.server.room.room import Room, evolve

_MOST_REQUESTS: Final = 50
"""Records that one person may add between two turns."""
_MOST_REQUESTS_OF_ALL: Final = 400
"""Records of all people in a room where nobody plays, before no more strangers may sit down."""
_ALWAYS_ALLOWED: Final = (p.PlayMessage, p.DrawMessage, p.PassMessage, p.DiscardMessage, p.ReadyMessage, p.Resume, p.GoOn)


def create(id: str, settings: Settings, invitation: str, key: str, context: Context) -> Records:
    """A new room; if all seats are bots', they start at once."""
    created = ev.Created(at=context.now, by=context.who.id, key=key, settings=settings, owner=context.who.id, invitation=invitation)
    promise = promised(context.now, context.seed)
    return [created, promise, *started_if_full(evolve(evolve(None, created, id), promise), context)]


def decide(room: Room, message: p.MoveMessage | p.RoomRequest, context: Context) -> Records:
    """The records that a message of somebody in the room adds."""
    if room.phase is RoomPhase.CLOSED:
        raise refuse(ServerCode.CLOSED)
    if room.is_closed_to(context.who.id, context.companions):
        raise refuse(ServerCode.SENT_AWAY)
    _check_requests_since_turn(room, message, context.who.id)
    records = _HANDLERS.get(type(message), moves.move)(room, message, context)
    # whatever follows from a request carries its id, so that the same request again has the same answer
    return [replace(record, by=context.who.id, key=message.request) for record in records]


def _check_requests_since_turn(room: Room, message: p.MoveMessage | p.RoomRequest, who: str) -> None:
    """Raises if somebody asked for too much since the last turn: without a limit a log could grow for ever.

    What a game waits for is always allowed, and a player who may get up may also come back.
    """
    if isinstance(message, _ALWAYS_ALLOWED) or (isinstance(message, p.RulingMessage) and room.has_referee):
        return
    counts = dict(room.requests_since_turn)
    most = 2 * _MOST_REQUESTS if isinstance(message, p.ComeBack) else _MOST_REQUESTS
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
    p.SeatBot: seats.seat_bot,
    p.Start: matches.start,
    p.GoOn: matches.go_on,
    p.Salt: matches.salt,
    p.Pause: owner.pause,
    p.Resume: owner.resume,
    p.SwitchChat: owner.switch_chat,
    p.SendAway: owner.send_away,
}
