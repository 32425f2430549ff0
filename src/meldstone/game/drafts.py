"""The table as it lies while a player moves tiles: which tiles may lie there (RULES.md E)."""

from __future__ import annotations

from collections import Counter

from meldstone.game.beside import taken_tile
from meldstone.game.commands import Took
from meldstone.game.state import State
from meldstone.tiles import Table, Tile


def foreign_tiles(state: State, draft: Table, took: Took) -> list[Tile]:
    """Tiles that the player whose turn it is cannot have put there: from elsewhere, or twice.

    Only what lies on the table, on the player's rack, or can be taken may be moved.
    """
    taken = taken_tile(state, took)
    allowed = {*state.seat.rack, *state.board.table.tiles, *([taken] if taken is not None else [])}
    return sorted(tile for tile, count in Counter(draft.tiles).items() if count > 1 or tile not in allowed)
