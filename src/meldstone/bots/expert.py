"""Expert: sees everything and keeps its jokers until they empty the rack.

A joker on the table serves everybody; a joker on the rack finishes the game. So an expert opens and plays without its jokers,
and lays them all at once with its last tiles. Of plays with equally many tiles it takes those that count most off its rack. Only
when the pool is empty, and a joker kept back would count against it, does it spend what it has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meldstone.bots.most_tiles import NODES
from meldstone.bots.seat import Proposal, proposed, take_turn
from meldstone.game.commands import AnyCommand
from meldstone.game.position import Position
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset
from meldstone.solver import Changes, Move, may_be_solvable, solve
from meldstone.tiles import FACES, Face
from meldstone.values import replace

SHED: Final[dict[Face, int]] = {face: 100 + face.number for face in FACES}
"""Most tiles; of equally many those with the highest numbers."""


class Expert:
    """Lays the most tiles without jokers, and everything as soon as it can."""

    name: str = "expert"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """A legal command for the seat that the game waits for."""
        spend = not view.pool

        def find(position: Position) -> Iterable[Proposal]:
            finish = finishing(position)
            if finish is not None:
                return proposed(finish)
            kept = position if spend else without_jokers(position)
            return proposed(solve(kept, SHED, changes=Changes.FEW, node_budget=NODES))

        return take_turn(view, rules, find)


def finishing(position: Position) -> Move | None:
    """The move that empties the rack, if there is one, with few sets changed."""
    if not may_finish(position):
        return None
    any_way = solve(position, changes=Changes.ANY, node_budget=NODES)
    return solve(position, changes=Changes.FEW, node_budget=NODES) if any_way.finishes else None


def may_finish(position: Position) -> bool:
    """False if the rack cannot be emptied even if jokers were free and nobody had to open: a look that saves long searches."""
    table = [tile.face for tiles in position.table for tile in tiles]
    rack = [tile.face for tile in position.rack]
    beside = [[tile.face] for tile in (position.discard, position.open_tile) if tile is not None]
    return any(may_be_solvable([*table, *rack, *taken], position.rules, NODES) for taken in ([], *beside))


def without_jokers(position: Position) -> Position:
    """The same with the jokers of the rack put out of reach; the open tile too, if it may be taken only to finish."""
    kept = tuple(tile for tile in position.rack if tile.face.number)
    return position if len(kept) == len(position.rack) else replace(position, rack=kept, open_tile=None)
