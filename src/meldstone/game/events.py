"""What happened in a game. The events, in order, are the game: replaying them gives the state, bit for bit.

Events carry everything that chance or a hidden rack contributed, so replaying needs no seed. They are for the store and for
records; players only ever see views.
"""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum
from typing import ClassVar

from meldstone.game.commands import Decision, Took
from meldstone.game.deal import Stack, StartRound
from meldstone.rules.scoring import Score
from meldstone.tiles import Table, Tile
from meldstone.values import value


@value(kw_only=True)
class Event:
    """What all events carry: when, and the key of the command that caused it."""

    tag: ClassVar[str]
    omits_defaults: ClassVar = True

    at: int = 0
    key: str = ""


@value(kw_only=True)
class GameOpened(Event):
    """A game begins. The commitment is public at once, the seed only after the end."""

    tag: ClassVar = "game-opened"

    edition: str
    overrides: dict[str, int | bool | str] = field(default_factory=dict)
    players: int
    game: int = 1
    commitment: str
    seed: str
    salts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """What the players are called, seat by seat; decoration."""
    times: tuple[int, ...] = ()
    """How many times the limit each player has, seat by seat; empty: all have it once."""
    judge: int = 1
    """Which judge the game is played under (`meldstone.rules.ruleset.JUDGE`); older games name none and have the first."""


@value(kw_only=True)
class StartDrawn(Event):
    """The start draw, round by round."""

    tag: ClassVar = "start-drawn"

    rounds: tuple[StartRound, ...]
    starter: int


@value(kw_only=True)
class Dealt(Event):
    """The racks are full. A demanded redeal gives a second, third, ... deal."""

    tag: ClassVar = "dealt"

    number: int = 1
    starter: int
    racks: tuple[Stack, ...]
    middle: Stack
    bank: tuple[Stack, ...] = ()
    open_tile: Tile | None = None


@value(kw_only=True)
class SaidReady(Event):
    """A player keeps the dealt rack, or did not say otherwise in time."""

    tag: ClassVar = "ready"

    seat: int
    by_clock: bool = False


@value(kw_only=True)
class RedealDemanded(Event):
    """A player showed doublets; a new deal follows."""

    tag: ClassVar = "redeal-demanded"

    seat: int
    shown: tuple[Tile, ...]


@value(kw_only=True)
class Played(Event):
    """A legal turn."""

    tag: ClassVar = "played"

    seat: int
    table: Table
    took: Took = Took.NOTHING
    declared: tuple[tuple[int, ...], ...] = ()


@value(kw_only=True)
class Drew(Event):
    """A player took a tile; `stack` says which stack of the bank came to the middle for it."""

    tag: ClassVar = "drew"

    seat: int
    tile: Tile
    stack: int | None = None


@value(kw_only=True)
class Passed(Event):
    """A player could not or did not want to play on an empty pool, or ended the turn after drawing."""

    tag: ClassVar = "passed"

    seat: int


@value(kw_only=True)
class Discarded(Event):
    """A player put a tile aside."""

    tag: ClassVar = "discarded"

    seat: int
    tile: Tile


class Cause(StrEnum):
    """Why a turn was settled by the timeout rule."""

    DEADLINE = "deadline"
    ILLEGAL_TABLE = "illegal-table"


@value(kw_only=True)
class TurnSettled(Event):
    """The timeout rule ended a turn: the table it left, tiles that came to the rack or the pool, tiles drawn."""

    tag: ClassVar = "turn-settled"

    seat: int
    cause: Cause
    table: Table
    took: Took = Took.NOTHING
    to_rack: tuple[Tile, ...] = ()
    to_pool: tuple[Tile, ...] = ()
    drawn: tuple[Tile, ...] = ()
    played: bool = False
    pool: Stack | None = None
    """The pool in its new order if tiles went into it, before the penalty is drawn."""


@value(kw_only=True)
class OpeningAnnounced(Event):
    """A player said that the opening comes in the next round."""

    tag: ClassVar = "opening-announced"

    seat: int


@value(kw_only=True)
class FinishDeclared(Event):
    """The winner let the others know."""

    tag: ClassVar = "finish-declared"

    seat: int


@value(kw_only=True)
class CountAnswered(Event):
    """A player asked how many tiles another one holds, and got the answer."""

    tag: ClassVar = "count-answered"

    seat: int
    of: int
    count: int


@value(kw_only=True)
class DisputeRaised(Event):
    """The clock stands still, the referee was called."""

    tag: ClassVar = "dispute-raised"

    seat: int
    note: str = ""


@value(kw_only=True)
class Ruled(Event):
    """The referee decided; play goes on."""

    tag: ClassVar = "ruled"

    decision: Decision
    added_time: int = 0
    penalty_seat: int | None = None
    penalty_tiles: tuple[Tile, ...] = ()
    note: str = ""
    pool: Stack | None = None
    """The pool in its new order, stack by stack, if the undone turn had drawn from it; before a penalty is drawn."""


class Ending(StrEnum):
    """How a game ended."""

    FINISHED = "finished"
    BLOCKED = "blocked"
    FINAL_ROUND = "final-round"


@value(kw_only=True)
class GameEnded(Event):
    """The game is over."""

    tag: ClassVar = "game-ended"

    ending: Ending
    score: Score


AnyEvent = (
    GameOpened
    | StartDrawn
    | Dealt
    | SaidReady
    | RedealDemanded
    | Played
    | Drew
    | Passed
    | Discarded
    | TurnSettled
    | OpeningAnnounced
    | FinishDeclared
    | CountAnswered
    | DisputeRaised
    | Ruled
    | GameEnded
)
