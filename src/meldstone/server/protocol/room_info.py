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
    times: int = 1
    """How many times the limit of a turn this player has."""
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


class TurnFinding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the judge says about a disputed turn before anybody decides."""

    seat: int
    """Whose turn it was."""
    legal: bool
    before: Table
    after: Table
    laid: tuple[Tile, ...] = ()
    drawn: int = 0
    codes: tuple[str, ...] = ()
    """Which rules were broken."""


class DisputeInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn that the game waits for a decision about."""

    seat: int
    """Who called the referee."""
    note: str = ""
    """What that player says is wrong; for everybody."""
    finding: TurnFinding | None = None
    referee: bool = False
    """The owner does not play and decides; otherwise the table agrees."""
    until: int | None = None
    """Then the turn stands, if nobody has decided; null in a pause."""
    proposals: tuple[ProposalInfo, ...] = ()
    """What people want. Bots want what the judge finds: a legal turn stands."""
    bots_uphold: bool = False
    """A bot plays here and lets the turn stand, so the table cannot agree to undo it."""


class StandInTurn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One turn that a bot took for you."""

    turn: int
    """Counted from 1 over the whole game."""
    drawn: tuple[Tile, ...] = ()
    laid: tuple[Tile, ...] = ()


class StandInInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a bot did in your seat while you were away; only you see it, until you have made a move of your own."""

    since: int
    level: str
    seq: int
    """What happened after it: `/api/rooms/{room}/happenings?after=SEQ`."""
    table: Table
    """As it lay then."""
    until: int | None = None
    """When you took your seat again; null while the bot still plays."""
    turns: int = 0
    laid: int = 0
    drawn: int = 0
    last_turns: tuple[StandInTurn, ...] = ()
    """At most the last 24."""


class AwayInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is away from a running game, and others wait for them."""

    seat: int
    since: int
    bot_at: int
    """Then a bot sits in, unless they are back or somebody says `wait`."""


class SentAwayInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody whom the owner sent away."""

    player: str
    name: str = ""
    """What they were called at the table; empty for somebody who only watched, or has deleted the account."""


class RoomInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A room as everybody in it sees it."""

    id: str
    seq: int
    phase: RoomPhase
    settings: Settings
    rules: dict[str, int | bool | str]
    """Every knob as it is here: the edition or its combined variants, what was changed, the clock. The running game goes first."""
    owner: str
    seats: tuple[SeatInfo, ...]
    chat: bool
    hints: bool = False
    """Players may ask what they could play: the settings and who sits here decide."""
    match: MatchInfo | None = None
    agreed: tuple[int, ...] = ()
    next_game_at: int | None = None
    paused: bool = False
    finished_game: str | None = None
    """The id of the game that just ended: `/api/games/{id}`."""
    commitment: str | None = None
    """What the seed of the next deal is held to; players may add a `salt` to it."""
    invitation: str | None = None
    """For the invitation link; only those who belong here or came with it get it."""
    code: str | None = None
    """Five letters that lead here like the link, for as long as the room is there; for the same people."""
    dispute: DisputeInfo | None = None
    stand_in: StandInInfo | None = None
    """A bot plays in your seat, or did until you came back."""
    sent_away: tuple[SentAwayInfo, ...] = ()
    """Who cannot come back; only the owner gets it."""


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
    points: int | None = None
    """What an opening was worth, while the server remembers it."""
    returned: int = 0
    """So many tiles came to the rack when the time was up or the table was not legal; `count` of them were drawn besides."""
    played: bool = False
    """A turn that was settled, and tiles of the player stayed on the table."""
    drawn: tuple[Tile, ...] = ()
    """The tiles that came from the pool, for the player who drew them alone."""
    taken_back: tuple[Tile, ...] = ()
    """The tiles that `returned` counts, for the player who took them back alone."""


class DraftInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The unfinished turn of the player whose turn it is."""

    seat: int
    version: int
    table: Table | None
    took: Took
