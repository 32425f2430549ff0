"""Everything the rules can object to, as codes.

A violation is a value: its code (also the wire error and the translation key), arguments for the sentence, and the tiles it is
about. A judgement lists all violations, never only the first.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from meldstone.tiles import Tile, tiles_text
from meldstone.values import replace, value


class Code(StrEnum):
    """Stable names of the objections. Never rename one: records, clients and translations use them."""

    # a single set (RULES.md C)
    SET_TOO_SHORT = "set/too-short"
    SET_TOO_FEW_NUMBERS = "set/too-few-number-tiles"
    SET_NUMBERS_DIFFER = "set/not-a-run-or-group"
    SET_GROUP_COLOUR_TWICE = "set/group-colour-twice"
    SET_GROUP_TOO_LARGE = "set/group-too-large"
    SET_RUN_GAP = "set/run-not-consecutive"
    SET_RUN_COLOURS = "set/run-colours-mixed"
    SET_RUN_FALLING = "set/run-falling"
    SET_RUN_BOUNDS = "set/run-out-of-bounds"
    SET_RUN_WRAPS = "set/run-wraps"
    SET_TWO_COLOUR_IN_GROUP = "set/two-colour-joker-in-group"
    SET_TWO_COLOUR_SAME = "set/two-colour-joker-same-colour"
    SET_TWO_COLOUR_AT_END = "set/two-colour-joker-at-end"
    SET_TWO_COLOUR_THIRD = "set/two-colour-joker-third-colour"
    SET_TWO_MIRRORS = "set/two-mirrors"
    SET_MIRROR_UNEVEN = "set/mirror-sides-uneven"
    SET_MIRROR_DIFFERS = "set/mirror-sides-differ"
    SET_MIRROR_SIDE_SHORT = "set/mirror-side-too-short"
    SET_MIRROR_VALLEY = "set/mirror-valley"
    SET_MIRROR_APEX = "set/mirror-apex-out-of-bounds"
    SET_DECLARATION = "set/declaration-does-not-fit"

    # the box (RULES.md A)
    TILE_NOT_IN_BOX = "tile/not-in-box"
    TILE_TOO_MANY = "tile/too-many-copies"

    # a whole turn (RULES.md D, E)
    TURN_TABLE_TILE_MISSING = "turn/table-tile-missing"
    TURN_FOREIGN_TILE = "turn/tile-from-nowhere"
    TURN_TILE_TWICE = "turn/tile-twice"
    TURN_NO_RACK_TILE = "turn/no-own-tile"
    TURN_RACK_TILE_UNPLACED = "turn/own-tile-not-placed"
    TURN_TOO_INVOLVED = "turn/too-involved"
    OPENING_TOO_LOW = "opening/too-few-points"
    OPENING_TABLE_TOUCHED = "opening/table-touched"

    # jokers of the table (RULES.md F)
    JOKER_SET_SPLIT = "joker/locked-set-split"
    JOKER_SET_SHRUNK = "joker/locked-set-shrunk"
    JOKER_FREED = "joker/freed-without-exchange"
    JOKER_REPLACED_FROM_TABLE = "joker/replaced-from-table"
    JOKER_NOT_IN_NEW_SET = "joker/not-in-new-set"
    JOKER_NEW_SET_NEEDS_RACK = "joker/new-set-needs-rack-tiles"
    JOKER_TOO_EARLY = "joker/too-early"
    JOKER_GROUP_NEEDS_BOTH = "joker/group-needs-both-tiles"
    JOKER_FOR_JOKER = "joker/special-joker-swap"

    # the discard and the open tile (RULES.md I)
    DISCARD_NOT_IN_NEW_SET = "discard/not-in-new-set"
    DISCARD_NONE = "discard/nothing-to-take"
    DISCARD_AFTER_DRAW = "discard/already-drawn"
    DISCARD_NOT_PLAYED = "discard/not-in-this-edition"
    DISCARD_NOT_OWN = "discard/not-your-tile"
    OPEN_TILE_NONE = "open-tile/nothing-to-take"
    OPEN_TILE_NOT_FINISHED = "open-tile/does-not-finish"
    OPEN_TILE_NOT_USED = "open-tile/not-used"

    # commands (the state machine)
    COMMAND_STALE = "command/stale-version"
    COMMAND_NOT_YOUR_TURN = "command/not-your-turn"
    COMMAND_NO_SUCH_SEAT = "command/no-such-seat"
    COMMAND_WRONG_PHASE = "command/not-now"
    COMMAND_MALFORMED = "command/malformed"
    COMMAND_TIME_BACKWARDS = "command/time-runs-backwards"
    DRAW_POOL_EMPTY = "draw/pool-empty"
    DRAW_TWICE = "draw/already-drawn"
    DRAW_FIRST = "draw/draw-first"
    DRAW_NO_SUCH_STACK = "draw/no-such-stack"
    DRAW_STACK_OPEN = "draw/stack-not-empty"
    PASS_POOL_NOT_EMPTY = "pass/pool-not-empty"
    PASS_CAN_PLAY = "pass/must-play"
    PASS_MUST_DISCARD = "pass/must-discard"
    REDEAL_NO_RIGHT = "redeal/too-few-doublets"
    REDEAL_NOT_PLAYED = "redeal/not-in-this-edition"
    READY_TWICE = "ready/already"
    ANNOUNCE_NOT_PLAYED = "announce/not-in-this-edition"
    ANNOUNCE_OPENED = "announce/already-opened"
    ANNOUNCE_TOO_LATE = "announce/too-late"
    COUNT_NOT_ASKED_HERE = "count/not-in-this-edition"
    COUNT_NOT_YOUR_TIME = "count/only-in-your-turn"
    DISPUTE_NOT_PLAYED = "dispute/not-in-this-edition"
    DISPUTE_NOTHING = "dispute/no-turn-yet"
    DISPUTE_DECIDED = "dispute/decided"
    RULING_NO_DISPUTE = "ruling/no-dispute"
    RULING_NOTHING_TO_UNDO = "ruling/nothing-to-undo"
    RULING_BAD_PENALTY = "ruling/bad-penalty"
    RULING_PENALTY_TOO_LARGE = "ruling/penalty-too-large"
    CLOCK_EXPIRED = "clock/time-is-up"
    CLOCK_RUNNING = "clock/time-is-not-up"
    CLOCK_NONE = "clock/no-time-limit"
    DRAFT_FOREIGN_TILE = "draft/tile-from-nowhere"


TilePlace = tuple[int, int]
"""A place on a table: which set, which tile in it."""


@value
class Violation:
    """One objection: its code, the tiles concerned and where they lie, and arguments for the sentence that explains it."""

    code: Code
    tiles: tuple[Tile, ...] = ()
    args: tuple[tuple[str, int | str], ...] = ()
    places: tuple[TilePlace, ...] = ()
    """Places on the proposed table."""
    origins: tuple[TilePlace, ...] = ()
    """Places on the table before the turn, of tiles that lie elsewhere now or nowhere."""

    def at(self, places: Iterable[TilePlace] = (), origins: Iterable[TilePlace] = ()) -> Violation:
        """The violation with the places it is about."""
        return replace(self, places=tuple(places), origins=tuple(origins))

    def __str__(self) -> str:
        details = [tiles_text(self.tiles)] if self.tiles else []
        details += [f"{key}={value}" for key, value in self.args]
        return f"{self.code.value} ({', '.join(details)})" if details else self.code.value


def violation(code: Code, tiles: Iterable[Tile] = (), **args: int | str) -> Violation:
    """A violation with its tiles and arguments."""
    return Violation(code, tuple(tiles), tuple(sorted(args.items())))
