"""What happened in a game. The events, in order, are the game: replaying them gives the state, bit for bit.

Events carry everything that chance or a hidden rack contributed, so replaying needs no seed. They are for the store and for
records; players only ever see views.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from meldstone.game.commands import Decision, Took
from meldstone.game.deal import Stack, StartRound
from meldstone.rules.scoring import Score
from meldstone.tiles import Table, Tile


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What all events carry: when, and the key of the command that caused it."""

    at: int = 0
    key: str = ""


class GameOpened(Event, frozen=True, kw_only=True, tag="game-opened"):
    """A game begins. The commitment is public at once, the seed only after the end."""

    edition: str
    overrides: dict[str, int | bool | str] = {}
    players: int
    game: int = 1
    commitment: str
    seed: str
    salts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """What the players are called, seat by seat; decoration."""
    judge: int = 1
    """Which judge the game is played under (`meldstone.rules.ruleset.JUDGE`); older games name none and have the first."""


class StartDrawn(Event, frozen=True, kw_only=True, tag="start-drawn"):
    """The start draw, round by round."""

    rounds: tuple[StartRound, ...]
    starter: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """The racks are full. A demanded redeal gives a second, third, ... deal."""

    number: int = 1
    starter: int
    racks: tuple[Stack, ...]
    middle: Stack
    bank: tuple[Stack, ...] = ()
    open_tile: Tile | None = None


class SaidReady(Event, frozen=True, kw_only=True, tag="ready"):
    """A player keeps the dealt rack, or did not say otherwise in time."""

    seat: int
    by_clock: bool = False


class RedealDemanded(Event, frozen=True, kw_only=True, tag="redeal-demanded"):
    """A player showed doublets; a new deal follows."""

    seat: int
    shown: tuple[Tile, ...]


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A legal turn."""

    seat: int
    table: Table
    took: Took = Took.NOTHING
    declared: tuple[tuple[int, ...], ...] = ()


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A player took a tile; `stack` says which stack of the bank came to the middle for it."""

    seat: int
    tile: Tile
    stack: int | None = None


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A player could not or did not want to play on an empty pool, or ended the turn after drawing."""

    seat: int


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    """A player put a tile aside."""

    seat: int
    tile: Tile


class Cause(StrEnum):
    """Why a turn was settled by the timeout rule."""

    DEADLINE = "deadline"
    ILLEGAL_TABLE = "illegal-table"


class TurnSettled(Event, frozen=True, kw_only=True, tag="turn-settled"):
    """The timeout rule ended a turn: the table it left, tiles that came to the rack or the pool, tiles drawn."""

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


class OpeningAnnounced(Event, frozen=True, kw_only=True, tag="opening-announced"):
    """A player said that the opening comes in the next round."""

    seat: int


class FinishDeclared(Event, frozen=True, kw_only=True, tag="finish-declared"):
    """The winner let the others know."""

    seat: int


class CountAnswered(Event, frozen=True, kw_only=True, tag="count-answered"):
    """A player asked how many tiles another one holds, and got the answer."""

    seat: int
    of: int
    count: int


class DisputeRaised(Event, frozen=True, kw_only=True, tag="dispute-raised"):
    """The clock stands still, the referee was called."""

    seat: int
    note: str = ""


class Ruled(Event, frozen=True, kw_only=True, tag="ruled"):
    """The referee decided; play goes on."""

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


class GameEnded(Event, frozen=True, kw_only=True, tag="game-ended"):
    """The game is over."""

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
