"""A room and what happens in it, as everybody in the room sees it. Times are milliseconds since 1970 on the server's clock."""

from __future__ import annotations

import msgspec

from meldstone.game.commands import Decision, Took
from meldstone.game.events import Cause, Ending
from meldstone.game.match import GameResult, Place
from meldstone.rules.scoring import Score
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.tiles import Table, Tile


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits where. A seat without `player` and `bot` is free; with both, a bot plays for somebody who is away."""

    player: str | None = None
    name: str = ""
    account: bool = False
    robot: bool = False
    """A program that plays over the network."""
    bot: str | None = None
    """The level of the server's own bot that plays here."""
    left: bool = False
    salted: bool = False
    """The player added a salt to the next deal."""
    gone: bool = False
    """The player deleted the account and has no name any more."""


class MatchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The score sheet."""

    number: int
    games: int
    results: tuple[GameResult, ...]
    totals: tuple[int, ...]
    standing: tuple[Place, ...]
    winners: tuple[int, ...]


class ProposalInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How somebody at the table wants a dispute to end; who agrees sends the same `ruling`."""

    seat: int
    decision: Decision
    added_time: int = 0
    penalty_seat: int | None = None
    penalty_tiles: int = 0


class DisputeInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn that the game waits for a decision about."""

    seat: int
    """Who called the referee."""
    referee: bool = False
    """The owner does not play and decides; otherwise the table agrees."""
    until: int | None = None
    """Then the turn stands, if nobody has decided; null in a pause."""
    proposals: tuple[ProposalInfo, ...] = ()


class RoomInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A room as everybody in it sees it."""

    id: str
    seq: int
    phase: RoomPhase
    settings: Settings
    owner: str
    seats: tuple[SeatInfo, ...]
    chat: bool
    match: MatchInfo | None = None
    agreed: tuple[int, ...] = ()
    next_game_at: int | None = None
    paused: bool = False
    finished_game: str | None = None
    """The id of the game that just ended: `/api/games/{id}`."""
    commitment: str | None = None
    """What the seed of the next deal is held to; players may add a `salt` to it."""
    invitation: str | None = None
    """For the invitation link; only those who belong here get it."""
    dispute: DisputeInfo | None = None


class Happening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened, in public terms. `kind` is the type of the record or game event."""

    seq: int
    kind: str
    at: int = 0
    seat: int | None = None
    of: int | None = None
    count: int | None = None
    tiles: tuple[Tile, ...] = ()
    table: Table | None = None
    took: Took = Took.NOTHING
    rounds: tuple[tuple[tuple[int, Tile], ...], ...] = ()
    """The start draw, round by round: seat and tile."""
    stack: int | None = None
    cause: Cause | None = None
    ending: Ending | None = None
    score: Score | None = None
    decision: Decision | None = None
    note: str = ""
    name: str = ""
    level: str | None = None
    by_clock: bool = False


class DraftInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The unfinished turn of the player whose turn it is."""

    seat: int
    version: int
    table: Table | None
    took: Took
