"""What people, bots, the referee and the clock can ask of a game.

Every command carries the version of the state it was decided on and a key of the sender's choice: the same key again is the same
command, sent twice. `at` is the time of arrival in milliseconds.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from meldstone.tiles import Table, Tile
from meldstone.values import value


class Took(StrEnum):
    """A tile taken in addition to the rack for one play (RULES.md I)."""

    NOTHING = "nothing"
    DISCARD = "discard"
    OPEN_TILE = "open-tile"


class Decision(StrEnum):
    """What a referee says about the last turn."""

    UPHOLD = "uphold"
    UNDO = "undo"


@value(kw_only=True)
class Command:
    """What all commands carry."""

    tag: ClassVar[str]

    version: int
    at: int = 0
    key: str = ""


@value(kw_only=True)
class SeatCommand(Command):
    """A command of somebody at the table."""

    seat: int


@value(kw_only=True)
class Play(SeatCommand):
    """Ends the turn with this table; `declared` may give the numbers of unclear joker sets, set by set."""

    tag: ClassVar = "play"

    table: Table
    took: Took = Took.NOTHING
    declared: tuple[tuple[int, ...], ...] = ()


@value(kw_only=True)
class Draw(SeatCommand):
    """Takes a tile; `stack` picks the next stack of the bank when the middle is used up."""

    tag: ClassVar = "draw"

    stack: int | None = None


@value(kw_only=True)
class Pass(SeatCommand):
    """Does nothing because the pool is empty."""

    tag: ClassVar = "pass"


@value(kw_only=True)
class Discard(SeatCommand):
    """Puts a tile aside and ends the turn."""

    tag: ClassVar = "discard"

    tile: Tile


@value(kw_only=True)
class Ready(SeatCommand):
    """Keeps the dealt rack."""

    tag: ClassVar = "ready"


@value(kw_only=True)
class DemandRedeal(SeatCommand):
    """Shows three doublets and wants a new deal for everybody."""

    tag: ClassVar = "demand-redeal"


@value(kw_only=True)
class AnnounceOpening(SeatCommand):
    """Says, right after drawing, that the opening comes in the next round."""

    tag: ClassVar = "announce-opening"


@value(kw_only=True)
class AskCount(SeatCommand):
    """Asks how many tiles a player holds."""

    tag: ClassVar = "ask-count"

    of: int


@value(kw_only=True)
class Dispute(SeatCommand):
    """Stops the clock and calls the referee."""

    tag: ClassVar = "dispute"

    note: str = ""


@value(kw_only=True)
class Ruling(Command):
    """The referee's decision; it may add time to the clock (or take it) and give penalty tiles."""

    tag: ClassVar = "ruling"

    decision: Decision
    added_time: int = 0
    penalty_seat: int | None = None
    penalty_tiles: int = 0
    note: str = ""


@value(kw_only=True)
class Timeout(Command):
    """The time is up; `draft` is the table as it lies, None if nobody touched it, `took` what lies on it from beside the rack."""

    tag: ClassVar = "timeout"

    draft: Table | None = None
    took: Took = Took.NOTHING


AnyCommand = Play | Draw | Pass | Discard | Ready | DemandRedeal | AnnounceOpening | AskCount | Dispute | Ruling | Timeout
