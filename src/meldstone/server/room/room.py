"""A room as a value, and how each record of its log changes it. Nothing is judged here: records have already happened.

Game time is the time of day without pauses and outages, and slower where a move takes days; so a game and its record never know
of either. `wall_time` leads back to the clocks on the wall.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from meldstone.game.commands import Decision
from meldstone.game.events import DisputeRaised, GameOpened, Ruled
from meldstone.game.evolve import evolve as evolve_game
from meldstone.game.match import Match
from meldstone.game.state import Phase, State
from meldstone.rules.ruleset import Ruleset
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import events as ev
from meldstone.server.room.events import Player
from meldstone.server.room.rules import rules_of
from meldstone.store import PlayerId, Status

_KEYS: Final = 16
"""Request ids that are remembered, so that a request sent twice happens once."""

IDLE: Final = 3_600_000
"""An open room without a change for an hour is closed, unless somebody is in it."""
IDLE_PLAYING: Final = 30 * 86_400_000
"""So is a running match for which no clock runs, after a month."""
AGREEMENT_MS: Final = 120_000
"""Game time for a table to agree about a dispute; then the turn stands, because nobody may stop a game for good."""
REFEREE_MS: Final = 600_000
"""Game time for a referee, who may be called from elsewhere."""


class RoomSeat(msgspec.Struct, frozen=True):
    """A seat: whose it is, and whether a bot plays there."""

    owner: Player | None = None
    bot: str | None = None
    left: bool = False
    """The owner got up during the match and may come back."""

    @property
    def away(self) -> bool:
        """True if nobody is there to be asked: the owner got up, or a bot plays."""
        return self.left or self.bot is not None

    @property
    def free(self) -> bool:
        """True if anybody may sit down."""
        return self.owner is None and self.bot is None


class Terms(msgspec.Struct, frozen=True):
    """How a dispute may end, without the words that go with it."""

    decision: Decision
    added_time: int = 0
    penalty_seat: int | None = None
    penalty_tiles: int = 0

    @property
    def changes_nothing(self) -> bool:
        """True if the turn stands and nobody gets anything."""
        return self == Terms(Decision.UPHOLD)


class Room(msgspec.Struct, frozen=True):
    """Everything about a room, hidden tiles included; `seq` counts its records."""

    id: str
    settings: Settings
    rules: Ruleset
    owner: str
    invitation: str
    seats: tuple[RoomSeat, ...]
    seq: int = 0
    phase: RoomPhase = RoomPhase.OPEN
    chat: bool = True
    match_number: int = 0
    match: Match | None = None
    game: State | None = None
    game_began: int = 0
    """The sequence before the first record of the current game."""
    agreed: tuple[int, ...] = ()
    """Seats that want to go on."""
    promise: str = ""
    """The seed of the next deal."""
    commitment: str = ""
    """What everybody sees of it."""
    promised_at: int = 0
    """The sequence from which on its commitment was seen."""
    salts: tuple[tuple[int, str], ...] = ()
    """What players added to the next deal, by seat."""
    sent_away: tuple[str, ...] = ()
    """People whom an owner sent away."""
    disputed_by: int | None = None
    """The seat that called the referee, while the game waits for a ruling."""
    proposals: tuple[tuple[int, Terms], ...] = ()
    """How those at the table want it to end, by seat."""
    changed_at: int = 0
    between_since: int = 0
    lost: int = 0
    """Milliseconds of pauses and outages since the room was made."""
    paused_at: int | None = None
    outage_until: int = 0
    furthest: int = 0
    """Turns of the current game, also if a ruling took some of them back."""
    requests_since_turn: tuple[tuple[str, int], ...] = ()
    """How many records each person has added since the last turn ended."""
    keys: tuple[tuple[str, str, int], ...] = ()
    """The last request ids: by whom, which, and the sequence after it."""

    def game_time(self, wall: int) -> int:
        """The time of day as the game counts it."""
        return (wall - self.lost) // self.settings.pace

    def wall_time(self, game: int) -> int:
        """The first moment of the day at which the game's clock shows this."""
        return game * self.settings.pace + self.lost

    def seat_of(self, who: str) -> int | None:
        """The seat that belongs to somebody."""
        return next((i for i, seat in enumerate(self.seats) if seat.owner is not None and seat.owner.id == who), None)

    def is_closed_to(self, who: str, companions: Collection[str] = ()) -> bool:
        """True if somebody was sent away, or shares a browser with somebody who was and does not play here."""
        if who in self.sent_away:
            return True
        stranger = who != self.owner and self.seat_of(who) is None
        return stranger and any(companion in self.sent_away for companion in companions)

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Whoever has a seat and may use it, for the store's index; a closed room belongs to nobody."""
        if self.phase is RoomPhase.CLOSED:
            return ()
        owners = [seat.owner.id for seat in self.seats if seat.owner is not None]
        return tuple(PlayerId(who) for who in owners if who not in self.sent_away)

    @property
    def playing(self) -> bool:
        """True while a game is under way and no pause was called."""
        return self.phase is RoomPhase.PLAYING and self.paused_at is None

    @property
    def status(self) -> Status:
        """How the store files the room."""
        if self.phase is RoomPhase.CLOSED:
            return Status.FINISHED
        return Status.OPEN if self.phase in (RoomPhase.OPEN, RoomPhase.OVER) else Status.PLAYING

    @property
    def game_id(self) -> str:
        """The name of the current game, once it is finished."""
        return f"{self.id}.{self.match_number}.{self.game.game if self.game is not None else 0}"

    @property
    def turn_deadline(self) -> int | None:
        """When the turn is over by the clock, in game time."""
        return self.game.clock.deadline if self.playing and self.game is not None else None

    @property
    def has_referee(self) -> bool:
        """True if the owner does not play, and so may judge (K-41)."""
        return self.seat_of(self.owner) is None

    @property
    def dispute_deadline(self) -> int | None:
        """When a dispute that nobody settles is over, in game time."""
        if not self.playing or self.game is None or self.game.phase is not Phase.PAUSED:
            return None
        return self.game.clock.started + (REFEREE_MS if self.has_referee else AGREEMENT_MS)

    @property
    def may_wait(self) -> bool:
        """True if nothing is due here but the end of a room that nobody uses."""
        if self.dispute_deadline is not None:
            return False
        return self.turn_deadline is None and (self.phase is not RoomPhase.BETWEEN or self.paused_at is not None)

    def deadline(self, between: int) -> int | None:
        """When something has to happen even if nobody does anything; `between` is the rest between two games."""
        if self.phase is RoomPhase.CLOSED:
            return None
        if self.turn_deadline is not None:
            return self.wall_time(self.turn_deadline)
        if self.dispute_deadline is not None:
            return self.wall_time(self.dispute_deadline)
        if not self.may_wait:
            return self.between_since + between
        return self.changed_at + (IDLE if self.status is Status.OPEN else IDLE_PLAYING)

    def waiting_bots(self) -> list[int]:
        """Seats with a bot for which the game waits."""
        state = self.game
        if not self.playing or state is None:
            return []
        if state.phase is Phase.READY:
            return [i for i, seat in enumerate(self.seats) if seat.bot and not state.ready[i]]
        turn = state.board.turn
        return [turn] if state.phase is Phase.PLAYING and self.seats[turn].bot else []


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
    return _with_seat(room, record.seat, replace(room.seats[record.seat], bot=record.level))


def _came_back(room: Room, record: ev.CameBack) -> Room:
    return _with_seat(room, record.seat, replace(room.seats[record.seat], bot=None, left=False))


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
        state = replace(state, rules=room.rules) if state.rules == room.rules else state
        return replace(room, game=state, game_began=room.seq, phase=RoomPhase.PLAYING, agreed=())
    if isinstance(record.event, DisputeRaised | Ruled):
        seat = record.event.seat if isinstance(record.event, DisputeRaised) else None
        return replace(room, game=state, disputed_by=seat, proposals=())
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


def _ruling_proposed(room: Room, record: ev.RulingProposed) -> Room:
    others = tuple(said for said in room.proposals if said[0] != record.seat)
    terms = Terms(record.decision, record.added_time, record.penalty_seat, record.penalty_tiles)
    return replace(room, proposals=tuple(sorted((*others, (record.seat, terms)), key=lambda said: said[0])))


def _sent_away(room: Room, record: ev.SentAway) -> Room:
    return replace(room, sent_away=tuple(dict.fromkeys((*room.sent_away, record.player, *record.companions))))


def _chat_switched(room: Room, record: ev.ChatSwitched) -> Room:
    return replace(room, chat=record.on)


def _paused(room: Room, record: ev.Paused) -> Room:
    return replace(room, paused_at=record.at)


def _resumed(room: Room, record: ev.Resumed) -> Room:
    assert room.paused_at is not None
    gone = max(record.at - room.paused_at, 0)
    return replace(room, paused_at=None, lost=room.lost + gone, between_since=room.between_since + gone)


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
    if room.game is None:
        return room
    # who sits down after a game did not play it; who sat there when it began may have got up since
    seats = record.seats if record.game == room.game_id else there
    return replace(room, game=replace(room.game, names=nameless(room.game.names, seats)))


def _closed(room: Room, record: ev.Closed) -> Room:
    return replace(room, phase=RoomPhase.CLOSED)


_CHANGES: dict[type[ev.AnyRecord], Callable[[Room, Any], Room]] = {
    ev.Seated: _seated,
    ev.SeatLeft: _seat_left,
    ev.BotSeated: _bot_seated,
    ev.BotTookOver: _bot_took_over,
    ev.CameBack: _came_back,
    ev.OwnerChanged: _owner_changed,
    ev.MatchStarted: _match_started,
    ev.Agreed: _agreed,
    ev.Promised: _promised,
    ev.Salted: _salted,
    ev.Happened: _happened,
    ev.RulingProposed: _ruling_proposed,
    ev.SentAway: _sent_away,
    ev.ChatSwitched: _chat_switched,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
    ev.OutageSkipped: _outage_skipped,
    ev.Forgotten: _forgotten,
    ev.Closed: _closed,
}
