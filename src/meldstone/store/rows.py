"""What the store keeps, as values. Times are milliseconds since 1970; payloads are bytes that only the caller understands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

LogId = NewType("LogId", str)
"""A live table."""
GameId = NewType("GameId", str)
"""A finished game."""
PlayerId = NewType("PlayerId", str)
"""Somebody who plays: an account's id, or that of a guest, who has no account."""


class Status(StrEnum):
    """What a live table is doing."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """What can be asked of a log without reading it; every append replaces it."""

    status: Status
    deadline: int | None = None
    """When something has to happen at the table even if nobody moves."""
    listing: bytes | None = None
    """What the lobby shows of a public open table; None keeps it out of the lobby."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """A log's row in the index."""

    log: LogId
    last: int
    heading: Heading
    created_at: int
    changed_at: int
    indexed: bool = True
    """It is known who sits there; not so for tables of the first version that no server has read since."""


@dataclass(frozen=True, slots=True)
class Change:
    """A log has grown to `last`, by whichever process.

    `EVERYTHING` says that notices were missed or a backup was restored: read again whatever is held in memory.
    """

    log: LogId | None
    last: int


EVERYTHING = Change(None, 0)


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """A seat of a finished game. Without an id: a bot, or somebody who deleted the account (then without a name, too)."""

    id: PlayerId | None
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """A finished game, seat by seat."""

    id: GameId
    log: LogId
    players: tuple[GamePlayer, ...]
    edition: str
    finished_at: int
    rated: bool = False
    listed: bool = True
    """Anybody may find it; otherwise only those who played."""

    @property
    def size(self) -> int:
        """The number of players."""
        return len(self.players)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """A player's strength in an edition at tables of one size. `games` counts the rated games, this one included."""

    player: PlayerId
    edition: str
    size: int
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish:
    """A finished game on its way into the store: kept together with the append that finished it, or not at all.

    The record must not hold names (`FinishedGame.players` does), so that a deleted account leaves none behind. A rating must count
    one game more than the stored one, or `StaleRatingError` is raised; unrated players are left out.
    """

    game: FinishedGame
    record: bytes
    ratings: tuple[Rating, ...] = ()
    ranking: RankingRule | None = None
    """Those who are rated become established or ranked by this rule."""


@dataclass(frozen=True, slots=True)
class Append:
    """What somebody adds to a log: records after sequence `expected`, and the heading that it has from then on."""

    log: LogId
    expected: int
    records: Sequence[bytes]
    heading: Heading
    finish: Finish | None = None
    """The game that these records finish."""
    players: Sequence[PlayerId] | None = None
    """Who sits at the table from now on; None: as before."""

    @property
    def last(self) -> int:
        """Where the log ends afterwards."""
        return self.expected + len(self.records)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A line of the leaderboard; `name` is None if the player has no account."""

    rating: Rating
    name: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Somebody with a password. `generation` is part of every login token: counting it up logs out everywhere."""

    id: PlayerId
    name: str
    password_hash: str
    generation: int
    created_at: int
    banned_at: int | None = None
    """Since when the operator lets nobody in under this account."""


@dataclass(frozen=True, slots=True)
class ListedAccount:
    """An account and what its name looks like; None: not known, or the same as that of an older account."""

    account: Account
    skeleton: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Holdings:
    """What somebody has under an identity: finished games, tables that go on, people they have blocked."""

    games: int = 0
    tables: int = 0
    blocks: int = 0

    @property
    def nothing(self) -> bool:
        """True if nothing would be lost with the identity."""
        return not (self.games or self.tables or self.blocks)


@dataclass(frozen=True, slots=True, kw_only=True)
class BotToken:
    """Lets a program play for its owner; only the token's digest is kept."""

    digest: bytes
    owner: PlayerId
    label: str
    created_at: int
    revoked_at: int | None = None


@dataclass(frozen=True, slots=True)
class Process:
    """A process that serves, as others see it."""

    at: int
    """When it last gave a sign of life."""
    beats: int
    """How many it gave."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time during which no process served."""

    began: int
    ended: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Somebody does not want to hear somebody else, nor have them at their own tables."""

    player: PlayerId
    blocked: PlayerId
    name: str
    """What the blocked person was called then."""
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a player tells the operator about another one."""

    id: str
    at: int
    reporter: PlayerId
    reported: PlayerId
    name: str
    """What the reported person was called then."""
    log: LogId
    seq: int
    """Where the log of the room was at that moment."""
    note: str
    chat: bytes
    """What was said there last, as JSON."""
    records: bytes = b"[]"
    """What happened there last, as JSON; it outlives the log."""
    people: tuple[PlayerId, ...] = ()
    """Whom chat and records name by their ids."""


@dataclass(frozen=True, slots=True)
class OperatorOrder:
    """What an operator wants of every process that serves; bytes to the store."""

    id: str
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class RankingRule:
    """When somebody counts: established after so many rated games with so many people, ranked after so many established people."""

    games: int
    people: int
    established: int


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays a rated game together: which of them are established, and how many rated games each two had lately."""

    established: frozenset[PlayerId]
    together: Mapping[frozenset[PlayerId], int]
