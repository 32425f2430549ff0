"""A player's question: this table, this rack, these rules, what can I do? The part of a game that thinking needs."""

from __future__ import annotations

import msgspec

from meldstone.game.state import Stage, State
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Table, Tile


class Position(msgspec.Struct, frozen=True):
    """What a player has before the move."""

    rules: Ruleset
    table: Table
    rack: tuple[Tile, ...]
    opened: bool = True
    discard: Tile | None = None
    """The tile the player before has put aside, if it can be taken now."""
    open_tile: Tile | None = None


def position_of(state: State) -> Position:
    """The position of the player at turn."""
    giver = state.board.seats[state.seat_before()]
    takeable = state.board.stage is Stage.START and giver.discard_live
    return Position(
        state.rules,
        state.board.table,
        state.seat.rack,
        state.seat.opened,
        giver.discards[-1] if takeable else None,
        state.board.open_tile,
    )
