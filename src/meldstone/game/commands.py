"""What people, bots, the referee and the clock can ask of a game.

Every command carries the version of the state it was decided on and a key of the sender's choice: the same key again is the same
command, sent twice. `at` is the time of arrival in milliseconds.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from meldstone.tiles import Table, Tile


class Took(StrEnum):
    """A tile taken in addition to the rack for one play (RULES.md I)."""

    NOTHING = "nothing"
    DISCARD = "discard"
    OPEN_TILE = "open-tile"


class Decision(StrEnum):
    """What a referee says about the last turn."""

    UPHOLD = "uphold"
    UNDO = "undo"


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What all commands carry."""

    version: int
    at: int = 0
    key: str = ""


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command of somebody at the table."""

    seat: int


class Play(SeatCommand, frozen=True, kw_only=True, tag="play"):
    """Ends the turn with this table; `declared` may give the numbers of unclear joker sets, set by set."""

    table: Table
    took: Took = Took.NOTHING
    declared: tuple[tuple[int, ...], ...] = ()


class Draw(SeatCommand, frozen=True, kw_only=True, tag="draw"):
    """Takes a tile; `stack` picks the next stack of the bank when the middle is used up."""

    stack: int | None = None


class Pass(SeatCommand, frozen=True, kw_only=True, tag="pass"):
    """Does nothing because the pool is empty."""


class Discard(SeatCommand, frozen=True, kw_only=True, tag="discard"):
    """Puts a tile aside and ends the turn."""

    tile: Tile


class Ready(SeatCommand, frozen=True, kw_only=True, tag="ready"):
    """Keeps the dealt rack."""


class DemandRedeal(SeatCommand, frozen=True, kw_only=True, tag="demand-redeal"):
    """Shows three doublets and wants a new deal for everybody."""


class AnnounceOpening(SeatCommand, frozen=True, kw_only=True, tag="announce-opening"):
    """Says, right after drawing, that the opening comes in the next round."""


class AskCount(SeatCommand, frozen=True, kw_only=True, tag="ask-count"):
    """Asks how many tiles a player holds."""

    of: int


class Dispute(SeatCommand, frozen=True, kw_only=True, tag="dispute"):
    """Stops the clock and calls the referee."""

    note: str = ""


class Ruling(Command, frozen=True, kw_only=True, tag="ruling"):
    """The referee's decision; it may add time to the clock (or take it) and give penalty tiles."""

    decision: Decision
    added_time: int = 0
    penalty_seat: int | None = None
    penalty_tiles: int = 0
    note: str = ""


class Timeout(Command, frozen=True, kw_only=True, tag="timeout"):
    """The time is up; `draft` is the table as it lies, None if nobody touched it, `took` what lies on it from beside the rack."""

    draft: Table | None = None
    took: Took = Took.NOTHING


AnyCommand = Play | Draw | Pass | Discard | Ready | DemandRedeal | AnnounceOpening | AskCount | Dispute | Ruling | Timeout
