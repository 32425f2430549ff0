"""A room as a value: settings, seats, match and game, and what follows from them. `evolve` changes it by the records of its log.

Game time is the time of day without pauses and outages, and slower where a move takes days; so a game and its record never know
of either. `wall_time` leads back to the clocks on the wall.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from meldstone.game.commands import Decision
from meldstone.game.match import Match
from meldstone.game.state import Phase, State
from meldstone.rules.ruleset import Ruleset
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room.events import Player
from meldstone.server.room.stand_in_report import StandIn
from meldstone.store import PlayerId, Status

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
    times: int = 1
    """How many times the limit of a turn the owner has."""
    left: bool = False
    """The owner got up during the match and may come back."""
    stand_in: StandIn | None = None
    """What a bot does here for the owner, or did until they came back and made a move."""

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


class SentAwayPerson(msgspec.Struct, frozen=True):
    """Somebody whom an owner sent away, and others on the same browser."""

    player: str
    name: str = ""
    """That of the seat they had; the log does not name spectators."""
    companions: tuple[str, ...] = ()
    """Their ids."""


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
    settings_seq: int = 0
    """The sequence from which on its settings were seen."""
    settings_at: int = 0
    """When they were changed last."""
    code: str = ""
    """Five letters that lead here; none in rooms of before."""
    let_in: tuple[str, ...] = ()
    """People who knocked and were let in."""
    sent_away: tuple[SentAwayPerson, ...] = ()
    disputed_by: int | None = None
    """The seat that called the referee, while the game waits for a ruling."""
    dispute_note: str = ""
    """What that player says is wrong."""
    proposals: tuple[tuple[int, Terms], ...] = ()
    """How those at the table want it to end, by seat."""
    changed_at: int = 0
    between_since: int = 0
    lost: int = 0
    """Milliseconds of pauses and outages since the room was made."""
    paused_at: int | None = None
    deserted: bool = False
    """The pause is one because no player was there."""
    waits: tuple[tuple[int, int], ...] = ()
    """Until when no bot sits in for somebody who is away, by seat."""
    times_waited: tuple[tuple[int, int], ...] = ()
    """How often somebody was given more time since the last turn ended, by seat."""
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
        if not self.sent_away:
            return False
        closed_to = self.closed_to
        stranger = who != self.owner and self.seat_of(who) is None
        return who in closed_to or (stranger and any(companion in closed_to for companion in companions))

    @property
    def closed_to(self) -> frozenset[str]:
        """Everybody who was sent away, companions included."""
        return frozenset(who for person in self.sent_away for who in (person.player, *person.companions))

    def waits_until(self, seat: int) -> int:
        """Until when others want to wait for whoever sits here."""
        return dict(self.waits).get(seat, 0)

    def waited_for(self, seat: int) -> int:
        """How often whoever sits here was given more time since the last turn ended."""
        return dict(self.times_waited).get(seat, 0)

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Whoever has a seat and may use it, for the store's index; a closed room belongs to nobody."""
        if self.phase is RoomPhase.CLOSED:
            return ()
        owners = [seat.owner.id for seat in self.seats if seat.owner is not None]
        closed_to = self.closed_to
        return tuple(PlayerId(who) for who in owners if who not in closed_to)

    @property
    def hints_allowed(self) -> bool:
        """True if players may ask what they could play; between people only where the table says so."""
        if self.settings.rated or self.settings.hints is not None:
            return bool(self.settings.hints) and not self.settings.rated
        return sum(seat.owner is not None and not seat.owner.robot for seat in self.seats) <= 1

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
