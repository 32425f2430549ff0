"""Skilled: lays as many tiles as can be laid, and leaves the sets of the table alone where it may.

It sees what the exact solver sees, but does not plan: it never keeps a tile back for a better moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meldstone.bots.seat import Proposal, proposed, take_turn
from meldstone.game.commands import AnyCommand
from meldstone.game.position import Position
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset
from meldstone.solver import Changes, solve

NODES: Final = 2000
"""Enough to prove almost every answer; a bot does not keep a table waiting for the last proof."""


class MostTiles:
    """Lays the most tiles, draws if there are none to lay."""

    name: str = "skilled"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """A legal command for the seat that the game waits for."""
        return take_turn(view, rules, most_tiles)


def most_tiles(position: Position) -> Iterable[Proposal]:
    """The move with the most tiles, with few sets changed."""
    return proposed(solve(position, changes=Changes.FEW, node_budget=NODES))
