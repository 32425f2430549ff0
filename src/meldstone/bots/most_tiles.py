"""Skilled: lays as many tiles as can be laid, and leaves the sets of the table alone where it may.

It sees what the exact solver sees, but does not plan: it never keeps a tile back for a better moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meldstone.bots.seat import Proposal, ProposingBot, proposed
from meldstone.game.position import Position
from meldstone.solver import Changes, solve

NODES: Final = 2000
"""Nodes of the search, for a turn or a hint: enough to prove almost every answer. More: a table waits longer, for the last
proofs. `kPlayNodes` in native/core/limits.hpp is the same."""


class MostTiles(ProposingBot):
    """Lays the most tiles, draws if there are none to lay."""

    def __init__(self) -> None:
        super().__init__("skilled", most_tiles)


def most_tiles(position: Position) -> Iterable[Proposal]:
    """The move with the most tiles, with few sets changed."""
    return proposed(solve(position, changes=Changes.FEW, node_budget=NODES))
