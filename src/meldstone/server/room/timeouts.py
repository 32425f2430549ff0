"""What the clock does to a room: a timeout, the end of a dispute, the next game, the end of a room that nobody uses, outages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import replace as replace_fields

from meldstone.game import commands as cmd
from meldstone.game.apply import Applied, apply
from meldstone.game.events import AnyEvent
from meldstone.rules.violations import Code
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Records, arrival, wrapped
from meldstone.server.room.disputes import lapse
from meldstone.server.room.matches import next_game
from meldstone.server.room.room import Room
from meldstone.solver import able_to_play
from meldstone.tiles import Table
from meldstone.values import replace


@dataclass(frozen=True, slots=True)
class LastDraft:
    """The table as it lay in front of the player whose turn it was; it counts only for the version it was made on."""

    game: str
    version: int
    table: Table
    took: cmd.Took
    settled: tuple[AnyEvent, ...] = ()
    """What the deadline makes of it, once that was worked out; the same whenever it is written down."""

    def counts_in(self, room: Room) -> bool:
        """True if it is a draft of the turn that the room's game waits for."""
        return room.game is not None and (self.game, self.version) == (room.game_id, room.game.version)

    def same_as(self, other: LastDraft) -> bool:
        """True if both are the same draft, settled or not."""
        return replace_fields(self, settled=()) == replace_fields(other, settled=())


def fire(room: Room, now: int, between: int, draft: LastDraft | None, seed: Callable[[], str], *, visited: bool) -> Records:
    """What is due by the clock: a timeout, the end of a dispute, the next game, the end of a room that nobody uses."""
    due = room.deadline(between)
    if due is None or now < due:
        return []
    if room.turn_deadline is not None:
        return _timeout(room, now, draft)
    if room.dispute_deadline is not None:
        return lapse(room, now)
    if not room.may_wait:
        # bots do not play on for nobody
        deserted = not visited and all(seat.bot is not None or seat.left for seat in room.seats)
        return [ev.Closed(at=now)] if deserted else next_game(room, now, seed)
    return [] if visited else [ev.Closed(at=now)]


def settled(room: Room, now: int, between: int, draft: LastDraft) -> LastDraft:
    """The draft with what the deadline makes of it, if that is due: a draft is judged once, however often it is written down."""
    due = room.deadline(between)
    if draft.settled or not draft.counts_in(room) or room.turn_deadline is None or due is None or now < due:
        return draft
    return replace_fields(draft, settled=_settled(room, arrival(room, now), draft))


def _timeout(room: Room, now: int, draft: LastDraft | None) -> Records:
    at = arrival(room, now)
    if draft is None or not draft.counts_in(room):
        return wrapped(_settled(room, at, None), now)
    # it may have been settled in another moment, by another process: only the time is of now
    return wrapped([replace(event, at=at) for event in draft.settled or _settled(room, at, draft)], now)


def _settled(room: Room, at: int, draft: LastDraft | None) -> tuple[AnyEvent, ...]:
    assert room.game is not None
    command = cmd.Timeout(version=room.game.version, at=at)
    if draft is not None:
        command = replace(command, draft=draft.table, took=draft.took)
    done = apply(room.game, command, able_to_play=able_to_play)
    if isinstance(done, Applied):
        return done.events
    foreign = draft is not None and done.violations[0].code is Code.DRAFT_FOREIGN_TILE
    return _settled(room, at, None) if foreign else ()


def skip_outage(room: Room, began: int, ended: int) -> Records:
    """Time in which no process served is charged to nobody; each outage counts once."""
    if room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN) or ended <= room.outage_until:
        return []
    # the last heartbeat may be older than the last move
    skipped = ended - max(began, room.changed_at)
    return [ev.OutageSkipped(at=ended, since=began, skipped=skipped)] if skipped > 0 else []
