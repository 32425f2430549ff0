"""How each record of a room's log changes the room. Nothing is judged here: records have already happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from meldstone import values
from meldstone.game.events import AnyEvent, Discarded, DisputeRaised, Drew, GameOpened, Passed, Played, Ruled
from meldstone.game.evolve import evolve as evolve_game
from meldstone.game.match import Match
from meldstone.game.state import Phase, State
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import changed_rooms
from meldstone.server.room import events as ev
from meldstone.server.room.room import Room, RoomSeat, SentAwayPerson, Terms
from meldstone.server.room.rules import rules_of
from meldstone.server.room.stand_in_report import StandIn, counted
from meldstone.tiles import Table

_KEYS: Final = 16
"""Request ids that are remembered, so that a request sent twice happens once."""


def evolve(room: Room | None, record: ev.AnyRecord, id: str = "") -> Room:
    """The room after a record; the first one makes it."""
    if isinstance(record, ev.Created):
        return _created(record, id)
    assert room is not None, "a room begins with created"
    after = _CHANGES[type(record)](room, record)
    keys = after.keys
    if record.key and (not keys or keys[-1][:2] != (record.by, record.key)):
        keys = (*keys[-_KEYS + 1 :], (record.by, record.key, room.seq + 1))
    elif record.key:
        keys = (*keys[:-1], (record.by, record.key, room.seq + 1))
    turns = after.game.board.turns if after.game is not None else 0
    further = turns > room.furthest or after.phase is not room.phase or after.game_began != room.game_began
    return replace(
        after,
        seq=room.seq + 1,
        changed_at=max(record.at, room.changed_at),
        keys=keys,
        furthest=turns if further else room.furthest,
        times_waited=() if further else after.times_waited,
        requests_since_turn=() if further else _counted(room.requests_since_turn, record.by),
    )


def _counted(requests_since_turn: tuple[tuple[str, int], ...], who: str) -> tuple[tuple[str, int], ...]:
    """One more for somebody; what the server does by itself counts for nobody."""
    if not who:
        return requests_since_turn
    counts = dict(requests_since_turn)
    counts[who] = counts.get(who, 0) + 1
    return tuple(counts.items())


def replay(id: str, records: Iterable[bytes], room: Room | None = None) -> Room | None:
    """The room after more records of its log."""
    for data in records:
        room = evolve(room, ev.decode_record(data), id)
    return room


def _created(record: ev.Created, id: str) -> Room:
    settings = record.settings
    bots = (*settings.bots, *[None] * (settings.seats - len(settings.bots)))
    return Room(
        id=id,
        settings=settings,
        rules=rules_of(settings),
        owner=record.owner,
        invitation=record.invitation,
        code=record.code,
        seats=tuple(RoomSeat(bot=level) for level in bots),
        seq=1,
        chat=settings.chat,
        changed_at=record.at,
        keys=((record.by, record.key, 1),) if record.key else (),
    )


def _with_seat(room: Room, index: int, seat: RoomSeat) -> Room:
    return replace(room, seats=(*room.seats[:index], seat, *room.seats[index + 1 :]))


def _seated(room: Room, record: ev.Seated) -> Room:
    return _with_seat(room, record.seat, RoomSeat(owner=record.who))


def _salts_of(seats: tuple[RoomSeat, ...], salts: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
    """Without those of people who have no seat any more."""
    return tuple((seat, salt) for seat, salt in salts if seats[seat].owner is not None)


def _seat_left(room: Room, record: ev.SeatLeft) -> Room:
    agreed = tuple(seat for seat in room.agreed if seat != record.seat)
    if room.phase in (RoomPhase.OPEN, RoomPhase.OVER):
        after = _with_seat(room, record.seat, RoomSeat())
        return replace(after, agreed=agreed, salts=_salts_of(after.seats, room.salts))
    return replace(_with_seat(room, record.seat, replace(room.seats[record.seat], left=True)), agreed=agreed)


def _bot_seated(room: Room, record: ev.BotSeated) -> Room:
    return _with_seat(room, record.seat, RoomSeat(bot=record.level))


def _bot_took_over(room: Room, record: ev.BotTookOver) -> Room:
    table = room.game.board.table if room.game is not None else Table()
    stand_in = StandIn(record.at, record.level, room.seq, table)
    return _with_seat(room, record.seat, replace(room.seats[record.seat], bot=record.level, stand_in=stand_in))


def _waited(room: Room, record: ev.Waited) -> Room:
    others = tuple(entry for entry in room.waits if entry[0] != record.seat)
    times = {**dict(room.times_waited), record.seat: room.waited_for(record.seat) + 1}
    return replace(
        room,
        waits=(*others, (record.seat, record.until)),
        times_waited=tuple(times.items()),
        lost=room.lost + record.on_clock,
    )


def _came_back(room: Room, record: ev.CameBack) -> Room:
    chair = room.seats[record.seat]
    stand_in = replace(chair.stand_in, until=record.at) if chair.stand_in is not None and chair.bot is not None else chair.stand_in
    return _with_seat(room, record.seat, replace(chair, bot=None, left=False, stand_in=stand_in))


def _owner_changed(room: Room, record: ev.OwnerChanged) -> Room:
    return replace(room, owner=record.owner)


def _match_started(room: Room, record: ev.MatchStarted) -> Room:
    match = Match(room.rules, len(room.seats), room.settings.games)
    return replace(room, phase=RoomPhase.PLAYING, match_number=record.number, match=match, agreed=(), game=None)


def _agreed(room: Room, record: ev.Agreed) -> Room:
    return replace(room, agreed=(*room.agreed, record.seat))


def _promised(room: Room, record: ev.Promised) -> Room:
    return replace(room, promise=record.seed, commitment=record.commitment, promised_at=room.seq + 1, salts=())


def _salted(room: Room, record: ev.Salted) -> Room:
    others = tuple(entry for entry in room.salts if entry[0] != record.seat)
    return replace(room, salts=tuple(sorted((*others, (record.seat, record.salt)))))


def _happened(room: Room, record: ev.Happened) -> Room:
    opens = isinstance(record.event, GameOpened)
    state = evolve_game(None if opens else room.game, record.event)
    if opens:
        # equal rules are kept once
        state = values.replace(state, rules=room.rules) if state.rules == room.rules else state
        return replace(room, game=state, game_began=room.seq, phase=RoomPhase.PLAYING, agreed=())
    if isinstance(record.event, DisputeRaised | Ruled):
        raised = record.event if isinstance(record.event, DisputeRaised) else None
        seat, note = (None, "") if raised is None else (raised.seat, raised.note)
        return replace(room, game=state, disputed_by=seat, dispute_note=note, proposals=())
    room = _with_stand_in(room, state, record.event)
    if state.phase is not Phase.FINISHED:
        return replace(room, game=state)
    assert room.match is not None
    match = room.match.with_game(state)
    room = replace(room, game=state, match=match, agreed=(), between_since=record.at)
    if not match.over:
        return replace(room, phase=RoomPhase.BETWEEN)
    # a player who got up during the match loses the seat; a bot that was there from the start stays
    seats = tuple(RoomSeat() if seat.left else replace(seat, bot=None) if seat.owner is not None else seat for seat in room.seats)
    return replace(room, phase=RoomPhase.OVER, seats=seats, salts=_salts_of(seats, room.salts))


def _with_stand_in(room: Room, after: State, event: AnyEvent) -> Room:
    """What a bot does for somebody is counted; whoever moves again knows what it did."""
    seat: int | None = getattr(event, "seat", None)
    before = room.game
    if seat is None or before is None or room.seats[seat].stand_in is None:
        return room
    chair, stand_in = room.seats[seat], room.seats[seat].stand_in
    assert stand_in is not None
    if chair.bot is None:
        return _with_seat(room, seat, replace(chair, stand_in=None)) if isinstance(event, _OWN_MOVES) else room
    return _with_seat(room, seat, replace(chair, stand_in=counted(stand_in, before, after, event)))


_OWN_MOVES: Final = (Played, Drew, Passed, Discarded)


def _ruling_proposed(room: Room, record: ev.RulingProposed) -> Room:
    others = tuple(said for said in room.proposals if said[0] != record.seat)
    terms = Terms(record.decision, record.added_time, record.penalty_seat, record.penalty_tiles)
    return replace(room, proposals=tuple(sorted((*others, (record.seat, terms)), key=lambda said: said[0])))


def _sent_away(room: Room, record: ev.SentAway) -> Room:
    owner = None if record.seat is None else room.seats[record.seat].owner
    person = SentAwayPerson(record.player, "" if owner is None else owner.name, record.companions)
    return replace(room, sent_away=(*room.sent_away, person))


def _let_back_in(room: Room, record: ev.WasLetBackIn) -> Room:
    return replace(room, sent_away=tuple(person for person in room.sent_away if person.player != record.player))


def _time_chosen(room: Room, record: ev.TimeChosen) -> Room:
    return _with_seat(room, record.seat, replace(room.seats[record.seat], times=record.times))


def _chat_switched(room: Room, record: ev.ChatSwitched) -> Room:
    return replace(room, chat=record.on)


def _paused(room: Room, record: ev.Paused) -> Room:
    return replace(room, paused_at=record.at, deserted=record.deserted)


def _resumed(room: Room, record: ev.Resumed) -> Room:
    assert room.paused_at is not None
    gone = max(record.at - room.paused_at, 0)
    return replace(room, paused_at=None, deserted=False, lost=room.lost + gone, between_since=room.between_since + gone)


def _outage_skipped(room: Room, record: ev.OutageSkipped) -> Room:
    room = replace(room, outage_until=record.at)
    if room.paused_at is not None:
        # a pause counts from its own beginning to its own end
        return room
    return replace(room, lost=room.lost + record.skipped, between_since=room.between_since + record.skipped)


def nameless(names: tuple[str, ...], seats: Iterable[int]) -> tuple[str, ...]:
    """Names, with none in some seats.

    >>> nameless(("Ada", "Bela"), [0])
    ('', 'Bela')
    """
    return tuple("" if seat in seats else name for seat, name in enumerate(names))


def _forgotten(room: Room, record: ev.Forgotten) -> Room:
    there = [i for i, seat in enumerate(room.seats) if seat.owner is not None and seat.owner.id == record.who]
    for i in there:
        owner = room.seats[i].owner
        assert owner is not None
        room = _with_seat(room, i, replace(room.seats[i], owner=replace(owner, name="")))
    away = tuple(replace(person, name="") if person.player == record.who else person for person in room.sent_away)
    room = replace(room, sent_away=away)
    if room.game is None:
        return room
    # who sits down after a game did not play it; who sat there when it began may have got up since
    seats = record.seats if record.game == room.game_id else there
    return replace(room, game=values.replace(room.game, names=nameless(room.game.names, seats)))


def _closed(room: Room, record: ev.Closed) -> Room:
    return replace(room, phase=RoomPhase.CLOSED)


_CHANGES: dict[type[ev.AnyRecord], Callable[[Room, Any], Room]] = {
    ev.Seated: _seated,
    ev.SeatLeft: _seat_left,
    ev.BotSeated: _bot_seated,
    ev.BotTookOver: _bot_took_over,
    ev.Waited: _waited,
    ev.CameBack: _came_back,
    ev.Became: changed_rooms.became,
    ev.SettingsChanged: changed_rooms.settings_changed,
    ev.WasLetIn: changed_rooms.let_in,
    ev.OwnerChanged: _owner_changed,
    ev.MatchStarted: _match_started,
    ev.Agreed: _agreed,
    ev.Promised: _promised,
    ev.Salted: _salted,
    ev.Happened: _happened,
    ev.RulingProposed: _ruling_proposed,
    ev.SentAway: _sent_away,
    ev.WasLetBackIn: _let_back_in,
    ev.ChatSwitched: _chat_switched,
    ev.TimeChosen: _time_chosen,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
    ev.OutageSkipped: _outage_skipped,
    ev.Forgotten: _forgotten,
    ev.Closed: _closed,
}
