"""What a request does to a room: the records it adds, or a `RefusedError` with every reason against it.

Pure: the time and the seeds come as arguments. The same decision is taken again, on a newer room, when another process was faster.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from dataclasses import replace as replace_fields
from typing import Any, Final

from msgspec.structs import replace

from meldstone.bots.levels import level_of
from meldstone.game import commands as cmd
from meldstone.game.apply import Applied, Refused, apply
from meldstone.game.events import AnyEvent
from meldstone.game.fair import commitment
from meldstone.game.state import Phase
from meldstone.rules.violations import Code, violation
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import ServerCode, from_violations, refuse
from meldstone.server.protocol.plain_text import plain_text
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import events as ev
from meldstone.server.room.events import AnyRecord, Player
from meldstone.server.room.room import Room, evolve
from meldstone.server.room.rules import BOT_LEVELS
from meldstone.solver import able_to_play
from meldstone.tiles import Table

Records = list[AnyRecord]

_RESTLESS: Final = 50
"""Records of one person between two turns."""
_CROWD: Final = 400
"""Records of all people in a room where nobody plays, before no more strangers may sit down."""
_LONGEST_LOG: Final = 20_000
"""Records after which a room has no further match: who wants one opens a new room."""
_NEVER_TOO_OFTEN: Final = (p.Play, p.Draw, p.Pass, p.Discard, p.Ready, p.Ruling, p.Resume, p.GoOn)


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision needs besides the room: who asks, when, and where seeds come from."""

    who: Player
    now: int
    seed: Callable[[], str]


@dataclass(frozen=True, slots=True)
class LastDraft:
    """The table as it lay in front of the player at turn; it counts only for the version it was made on."""

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


def create(id: str, settings: Settings, invitation: str, key: str, context: Context) -> Records:
    """A new room; if all seats are bots', they start at once."""
    created = ev.Created(at=context.now, by=context.who.id, key=key, settings=settings, owner=context.who.id, invitation=invitation)
    promised = _promised(context.now, context.seed)
    return [created, promised, *_started_if_full(evolve(evolve(None, created, id), promised), context)]


def decide(room: Room, message: p.Move | p.RoomRequest, context: Context) -> Records:
    """The records that a message of somebody in the room adds."""
    if room.phase is RoomPhase.CLOSED:
        raise refuse(ServerCode.CLOSED)
    _check_restless(room, message, context.who.id)
    records = _HANDLERS.get(type(message), _move)(room, message, context)
    # whatever follows from a request carries its id, so that the same request again has the same answer
    return [replace(record, by=context.who.id, key=message.request) for record in records]


def _check_restless(room: Room, message: p.Move | p.RoomRequest, who: str) -> None:
    """Getting up and sitting down, pauses, questions: a log has to end some day, so all of it happens only so often between turns.

    Whatever a game waits for is always allowed. Who may get up may also come back.
    """
    if isinstance(message, _NEVER_TOO_OFTEN):
        return
    counts = dict(room.restless)
    most = 2 * _RESTLESS if isinstance(message, p.ComeBack) else _RESTLESS
    crowd = isinstance(message, p.Sit) and sum(counts.values()) >= _CROWD
    if counts.get(who, 0) >= most or crowd:
        raise refuse(ServerCode.TOO_RESTLESS)


def seen_before(room: Room, who: str, key: str) -> int | None:
    """The sequence after a request that was already carried out."""
    return next((seq for by, known, seq in reversed(room.keys) if known == key and by == who), None)


# --- moves -----------------------------------------------------------------------------------------------------------------------


def _move(room: Room, message: Any, context: Context) -> Records:
    kind = _COMMANDS[type(message)]
    fields = {name: getattr(message, name) for name in message.__struct_fields__ if name not in ("request", "version")}
    if "note" in fields:
        fields["note"] = plain_text(fields["note"])
    if room.settings.rated and kind in (cmd.Dispute, cmd.Ruling):
        # it stops the clock, and the referee would be one of the players
        raise refuse(ServerCode.NOT_IN_RATED)
    if kind is cmd.Ruling:
        _check_referee(room, context)
        _check_running(room)
    else:
        fields["seat"] = seat = _own_seat(room, context)
        _check_running(room)
        if room.seats[seat].bot is not None:
            raise refuse(ServerCode.BOT_PLAYS)
    command = kind(version=message.version, at=_at(room, context.now), key=message.request, **fields)
    return _carry_out(room, command, context.now, context.who.id, message.request)


def bot_move(room: Room, seat: int, command: cmd.AnyCommand, now: int) -> Records:
    """The records of a bot of the house that plays in a seat; none if it no longer does."""
    if seat not in room.waiting_bots():
        return []
    return _carry_out(room, replace(command, at=_at(room, now)), now, "", "")


def _carry_out(room: Room, command: cmd.AnyCommand, now: int, by: str, key: str) -> Records:
    assert room.game is not None
    done = apply(room.game, command, able_to_play=able_to_play)
    if isinstance(done, Refused):
        raise from_violations(done.violations)
    return _wrapped(done.events, now, by, key)


def _wrapped(events: Sequence[AnyEvent], now: int, by: str = "", key: str = "") -> Records:
    return [ev.Happened(at=now, by=by, key=key, event=event) for event in events]


def _at(room: Room, now: int) -> int:
    """Game time of arrival; a wall clock that was set back does not turn the game's back."""
    assert room.game is not None
    return max(room.game_time(now), room.game.clock.started)


def _check_running(room: Room) -> None:
    if room.game is None or room.phase is RoomPhase.OPEN:
        raise refuse(ServerCode.NOT_STARTED)
    if room.phase is not RoomPhase.PLAYING:
        raise refuse(ServerCode.OVER)
    if room.paused_at is not None:
        raise refuse(ServerCode.PAUSED)


def _check_referee(room: Room, context: Context) -> None:
    """The owner decides, in a seat or beside the table; if the owner got up, any player may, or nobody could."""
    if context.who.id == room.owner:
        return
    _own_seat(room, context)
    owner_seat = room.seat_of(room.owner)
    if owner_seat is None or not room.seats[owner_seat].left:
        raise refuse(ServerCode.NOT_OWNER)


def _own_seat(room: Room, context: Context) -> int:
    seat = room.seat_of(context.who.id)
    if seat is None:
        raise refuse(ServerCode.NOT_SEATED)
    return seat


# --- the clock -------------------------------------------------------------------------------------------------------------------


def fire(room: Room, now: int, between: int, draft: LastDraft | None, seed: Callable[[], str], *, visited: bool) -> Records:
    """What is due by the clock: a timeout, the next game, the end of a room that nobody uses."""
    due = room.deadline(between)
    if due is None or now < due:
        return []
    if room.turn_deadline is not None:
        return _timeout(room, now, draft)
    if not room.may_wait:
        # bots do not play on for nobody
        deserted = not visited and all(seat.bot is not None or seat.left for seat in room.seats)
        return [ev.Closed(at=now)] if deserted else _next_game(room, now, seed)
    return [] if visited else [ev.Closed(at=now)]


def settled(room: Room, now: int, between: int, draft: LastDraft) -> LastDraft:
    """The draft with what the deadline makes of it, if that is due: a draft is judged once, however often it is written down."""
    due = room.deadline(between)
    if draft.settled or not draft.counts_in(room) or room.turn_deadline is None or due is None or now < due:
        return draft
    return replace_fields(draft, settled=_settled(room, _at(room, now), draft))


def _timeout(room: Room, now: int, draft: LastDraft | None) -> Records:
    at = _at(room, now)
    if draft is None or not draft.counts_in(room):
        return _wrapped(_settled(room, at, None), now)
    # it may have been settled in another moment, by another process: only the time is of now
    return _wrapped([replace(event, at=at) for event in draft.settled or _settled(room, at, draft)], now)


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
    """The time during which nobody served is nobody's; each outage counts once."""
    if room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN) or ended <= room.outage_until:
        return []
    # the last heartbeat may be older than the last move
    skipped = ended - max(began, room.changed_at)
    return [ev.OutageSkipped(at=ended, since=began, skipped=skipped)] if skipped > 0 else []


def take_over(room: Room, seat: int, now: int) -> Records:
    """A bot plays for somebody who has been away for too long, where the room allows it."""
    chair = room.seats[seat]
    allowed = room.settings.fill_abandoned and not room.settings.rated and room.phase in (RoomPhase.PLAYING, RoomPhase.BETWEEN)
    if not allowed or chair.owner is None or chair.bot is not None or room.paused_at is not None:
        return []
    return [ev.BotTookOver(at=now, seat=seat, level=BOT_LEVELS[0])]


def forget(room: Room, who: str, game: str, seats: tuple[int, ...], now: int, seed: Callable[[], str]) -> Records:
    """Somebody deleted the account: the name goes, and so do they, without coming back."""
    forgotten = ev.Forgotten(at=now, who=who, game=game, seats=seats)
    after = evolve(room, forgotten)
    if room.seat_of(who) is None or room.phase is RoomPhase.CLOSED:
        return [forgotten]
    return [forgotten, *_leave(after, p.Leave(request=""), Context(Player(who, ""), now, seed))]


# --- seats and matches -----------------------------------------------------------------------------------------------------------


def _sit(room: Room, message: p.Sit, context: Context) -> Records:
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
    seated = ev.Seated(
        at=context.now,
        by=context.who.id,
        key=message.request,
        seat=free[0] if message.seat is None else message.seat,
        who=context.who,
    )
    out: Records = [seated, *_salted(evolve(room, seated), message, context)]
    return [*out, *_started_if_full(_after(room, out), context)]


def _salt(room: Room, message: p.Salt, context: Context) -> Records:
    _own_seat(room, context)
    return _salted(room, message, context)


def _salted(room: Room, message: p.Sit | p.GoOn | p.Salt, context: Context) -> Records:
    """What somebody adds to the next deal, if it was promised before they said it."""
    if message.salt is None:
        return []
    if not room.promise or message.version < room.promised_at:
        raise from_violations([violation(Code.COMMAND_STALE, seen=message.version, current=room.seq)])
    return [ev.Salted(at=context.now, by=context.who.id, key=message.request, seat=_own_seat(room, context), salt=message.salt)]


def _after(room: Room, records: Records) -> Room:
    for record in records:
        room = evolve(room, record)
    return room


def _leave(room: Room, message: p.Leave, context: Context) -> Records:
    seat = _own_seat(room, context)
    if room.seats[seat].left:
        return []
    left = ev.SeatLeft(at=context.now, by=context.who.id, key=message.request, seat=seat)
    out: Records = [left]
    after = evolve(room, left)
    if room.owner == context.who.id:
        heirs = [chair.owner.id for chair in after.seats if chair.owner is not None and not chair.left]
        if heirs:
            out.append(ev.OwnerChanged(at=context.now, by=context.who.id, key=message.request, owner=heirs[0]))
            after = evolve(after, out[-1])
    return [*out, *_next_if_agreed(after, context.now, context.seed)]


def _come_back(room: Room, message: p.ComeBack, context: Context) -> Records:
    seat = _own_seat(room, context)
    chair = room.seats[seat]
    if chair.bot is None and not chair.left:
        return []
    return [ev.CameBack(at=context.now, by=context.who.id, key=message.request, seat=seat)]


def _seat_bot(room: Room, message: p.SeatBot, context: Context) -> Records:
    _check_owner(room, context)
    if room.phase not in (RoomPhase.OPEN, RoomPhase.OVER):
        raise refuse(ServerCode.STARTED)
    if room.settings.rated or (message.level is not None and level_of(message.level) is None):
        raise refuse(ServerCode.BAD_SETTING, field="level")
    if message.seat >= len(room.seats) or room.seats[message.seat].owner is not None:
        raise refuse(ServerCode.SEAT_TAKEN)
    seated = ev.BotSeated(at=context.now, by=context.who.id, key=message.request, seat=message.seat, level=message.level)
    return [seated, *_started_if_full(evolve(room, seated), context)]


def _start(room: Room, message: p.Start, context: Context) -> Records:
    _check_owner(room, context)
    if room.phase is not RoomPhase.OPEN:
        raise refuse(ServerCode.STARTED)
    if any(seat.free for seat in room.seats):
        raise refuse(ServerCode.TOO_FEW_PLAYERS)
    return _new_match(room, context, message.request)


def _started_if_full(room: Room, context: Context) -> Records:
    """The first match starts by itself when the last seat is taken."""
    if room.phase is not RoomPhase.OPEN or not room.settings.auto_start or any(seat.free for seat in room.seats):
        return []
    return _new_match(room, context, "")


def _new_match(room: Room, context: Context, key: str) -> Records:
    started = ev.MatchStarted(at=context.now, by=context.who.id, key=key, number=room.match_number + 1)
    return [started, *_next_game(evolve(room, started), context.now, context.seed)]


def _next_game(room: Room, now: int, seed: Callable[[], str]) -> Records:
    assert room.match is not None
    names = tuple(seat.owner.name if seat.owner is not None else f"{seat.bot} {i + 1}" for i, seat in enumerate(room.seats))
    salts = [salt for _, salt in room.salts]
    # rooms of before there were promises have none for their next game
    opened = room.match.next_game(room.promise or seed(), salts=salts, names=names, at=room.game_time(now))
    return [*_wrapped(opened.events, now), _promised(now, seed)]


def _promised(now: int, seed: Callable[[], str]) -> ev.Promised:
    chosen = seed()
    return ev.Promised(at=now, seed=chosen, commitment=commitment(chosen))


def _go_on(room: Room, message: p.GoOn, context: Context) -> Records:
    seat = _own_seat(room, context)
    if room.phase is RoomPhase.OPEN:
        raise refuse(ServerCode.NOT_STARTED)
    if room.phase is RoomPhase.PLAYING:
        raise refuse(ServerCode.NOT_OVER)
    if seat in room.agreed:
        return []
    agreed = ev.Agreed(at=context.now, by=context.who.id, key=message.request, seat=seat)
    out: Records = [agreed, *_salted(evolve(room, agreed), message, context)]
    return [*out, *_next_if_agreed(_after(room, out), context.now, context.seed)]


def _next_if_agreed(room: Room, now: int, seed: Callable[[], str]) -> Records:
    """The next game, or the next match, once everybody who plays wants it; a seat that is empty waits for somebody."""
    if room.phase not in (RoomPhase.BETWEEN, RoomPhase.OVER) or room.paused_at is not None:
        return []
    if any(seat.free for seat in room.seats) or not room.agreed:
        return []
    people = [i for i, seat in enumerate(room.seats) if seat.bot is None and not seat.left]
    if any(seat not in room.agreed for seat in people):
        return []
    if room.phase is RoomPhase.BETWEEN:
        return _next_game(room, now, seed)
    if room.seq > _LONGEST_LOG:
        return [ev.Closed(at=now)]
    started = ev.MatchStarted(at=now, number=room.match_number + 1)
    return [started, *_next_game(evolve(room, started), now, seed)]


# --- what the owner may do -------------------------------------------------------------------------------------------------------


def _check_owner(room: Room, context: Context) -> None:
    if room.owner != context.who.id:
        raise refuse(ServerCode.NOT_OWNER)


def _pause(room: Room, message: p.Pause, context: Context) -> Records:
    _check_owner(room, context)
    if room.settings.rated:
        raise refuse(ServerCode.NOT_IN_RATED)
    if room.phase not in (RoomPhase.PLAYING, RoomPhase.BETWEEN):
        raise refuse(ServerCode.NOT_STARTED)
    if room.paused_at is not None:
        raise refuse(ServerCode.PAUSED)
    state = room.game
    if room.playing and state is not None and state.phase is not Phase.PAUSED and state.clock.expired(_at(room, context.now)):
        raise refuse(ServerCode.NOT_OVER)
    return [ev.Paused(at=context.now, by=context.who.id, key=message.request)]


def _resume(room: Room, message: p.Resume, context: Context) -> Records:
    _check_owner(room, context)
    if room.paused_at is None:
        raise refuse(ServerCode.NOT_PAUSED)
    return [ev.Resumed(at=context.now, by=context.who.id, key=message.request)]


def _switch_chat(room: Room, message: p.SwitchChat, context: Context) -> Records:
    _check_owner(room, context)
    if room.chat == message.on:
        return []
    return [ev.ChatSwitched(at=context.now, by=context.who.id, key=message.request, on=message.on)]


_HANDLERS: dict[type[Any], Callable[[Room, Any, Context], Records]] = {
    p.Sit: _sit,
    p.Leave: _leave,
    p.ComeBack: _come_back,
    p.SeatBot: _seat_bot,
    p.Start: _start,
    p.GoOn: _go_on,
    p.Salt: _salt,
    p.Pause: _pause,
    p.Resume: _resume,
    p.SwitchChat: _switch_chat,
}
_COMMANDS: dict[type[Any], type[Any]] = {
    p.Play: cmd.Play,
    p.Draw: cmd.Draw,
    p.Pass: cmd.Pass,
    p.Discard: cmd.Discard,
    p.Ready: cmd.Ready,
    p.DemandRedeal: cmd.DemandRedeal,
    p.AnnounceOpening: cmd.AnnounceOpening,
    p.AskCount: cmd.AskCount,
    p.Dispute: cmd.Dispute,
    p.Ruling: cmd.Ruling,
}
