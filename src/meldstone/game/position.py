"""A player's question: this table, this rack, these rules, what can I do? The part of a game that thinking needs."""

from __future__ import annotations

from meldstone.game.beside import takeable_tile
from meldstone.game.commands import Took
from meldstone.game.state import State
from meldstone.game.view import View, view
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Table, Tile
from meldstone.values import value


@value
class Position:
    """What a player has before the move."""

    rules: Ruleset
    table: Table
    rack: tuple[Tile, ...]
    opened: bool = True
    discard: Tile | None = None
    """The tile the player before has put aside, if it can be taken now."""
    open_tile: Tile | None = None

    def beside(self, took: Took) -> Tile | None:
        """The tile that a move takes in addition to the rack."""
        if took is Took.NOTHING:
            return None
        return self.discard if took is Took.DISCARD else self.open_tile


def position_in(seen: View, rules: Ruleset) -> Position:
    """The position of the seat that a view is for; somebody who plans while others move can take nothing."""
    if seen.you is None:
        raise ValueError("a spectator has no position")
    takeable = {took: takeable_tile(seen, took, rules) if seen.turn == seen.you else None for took in Took}
    return Position(
        rules,
        seen.table,
        seen.rack,
        seen.seats[seen.you].opened,
        takeable[Took.DISCARD],
        takeable[Took.OPEN_TILE],
    )


def position_of(state: State) -> Position:
    """The position of the player whose turn it is."""
    return position_in(view(state, state.board.turn), state.rules)
