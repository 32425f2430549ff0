"""Which tile beside the rack is there to take: the last discard of the player before, or the open tile (RULES.md I)?"""

from __future__ import annotations

from meldstone.game.commands import Took
from meldstone.game.deal import seat_before
from meldstone.game.state import State
from meldstone.game.view import View, view
from meldstone.rules.choices import DiscardRule
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Tile


def tile_beside(seen: View, took: Took, rules: Ruleset) -> Tile | None:
    """The tile that a play takes in addition to the rack, if it is there; whether it may be taken now is another question."""
    if took is Took.OPEN_TILE:
        return seen.open_tile
    if took is Took.DISCARD and rules.turn.discard is not DiscardRule.OFF:
        pile = seen.seats[seat_before(seen.turn, seen.players, rules)]
        return pile.discards[-1] if pile.discard_live else None
    return None


def takeable_tile(seen: View, took: Took, rules: Ruleset) -> Tile | None:
    """The tile that the player whose turn it is may take now."""
    return tile_beside(seen, took, rules) if took in seen.takeable else None


def taken_tile(state: State, took: Took) -> Tile | None:
    """The tile that a play of the player whose turn it is takes in addition to the rack, if it is there."""
    return tile_beside(view(state, state.board.turn), took, state.rules)
