"""The answer of the solver: a move with everything a person or a program wants to know about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.rules.choices import JokerForJokerSwap
from meldstone.rules.jokers.exchange import joker_sets
from meldstone.rules.scoring import rack_sum
from meldstone.rules.sets import Reading, readings
from meldstone.rules.turn import Turn, is_playable
from meldstone.solver import core
from meldstone.solver.core import layout
from meldstone.solver.steps import Step, steps_between
from meldstone.tiles import Face, Row, Table, Tile


@dataclass(frozen=True, init=False)
class Move:
    """The best move found: which rack tiles leave and the whole table afterwards. Nothing placed means there is no play."""

    position: Position
    rows: tuple[Row, ...]
    """The sets of the table afterwards, as faces in legal order."""
    placed_faces: tuple[Face, ...]
    value: int
    """Worth under the objective."""
    took: Took = Took.NOTHING
    optimal: bool = True
    """True if no legal move is worth more."""
    bound: int = 0
    """No legal move is worth more than this."""
    fewest: bool = False
    """True if it is proven that no move of the same worth changes fewer sets."""
    nodes: int = 0

    def __init__(
        self,
        position: Position,
        rows: tuple[Row, ...],
        placed_faces: tuple[Face, ...],
        value: int,
        took: Took = Took.NOTHING,
        optimal: bool = True,
        bound: int = 0,
        fewest: bool = False,
        nodes: int = 0,
    ) -> None:
        # a frozen dataclass would set its fields one by one, which takes a tenth of the time of many an answer
        self.__dict__.update(
            position=position,
            rows=rows,
            placed_faces=placed_faces,
            value=value,
            took=took,
            optimal=optimal,
            bound=bound,
            fewest=fewest,
            nodes=nodes,
        )

    @property
    def tiles(self) -> int:
        """How many rack tiles leave (a taken tile included)."""
        return len(self.placed_faces)

    @property
    def points(self) -> int:
        """What the placed tiles would have counted on the rack."""
        return rack_sum(self.placed_faces, self.position.rules)

    @property
    def finishes(self) -> bool:
        """True if the rack is empty afterwards."""
        held = len(self.position.rack) + (self.took is not Took.NOTHING)
        return self.tiles == held

    @property
    def table(self) -> Table:
        """The table afterwards: old sets that stay lie where they lay, changed ones grow out of them, new ones follow."""
        return self._layout[0]

    @property
    def touched(self) -> tuple[int, ...]:
        """The old sets (by index) that are not left as they were."""
        return self._layout[1]

    @property
    def sets_changed(self) -> int:
        """How many old sets are not left as they were."""
        return len(self.touched)

    @cached_property
    def placed(self) -> tuple[Tile, ...]:
        """The tiles that leave the rack, as they come to lie."""
        before = set(self.position.table.tiles)
        return tuple(tile for tile in self.table.tiles if tile not in before)

    @cached_property
    def readings(self) -> tuple[Reading, ...]:
        """How each set of the table afterwards reads best: what every joker stands for."""
        return tuple(readings(tiles.faces, self.position.rules)[0] for tiles in self.table)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What to do with the hands, one after the other."""
        return steps_between(self.position.table, self.table)

    @cached_property
    def _layout(self) -> tuple[Table, tuple[int, ...]]:
        return lay_out(self.position, self._hand, self.rows)

    @property
    def _hand(self) -> list[Tile]:
        beside = self.position.beside(self.took)
        return [*([beside] if beside is not None else []), *self.position.rack]


def lay_out(position: Position, hand: Sequence[Tile], rows: Sequence[Row]) -> tuple[Table, tuple[int, ...]]:
    """The table with the rows of an allowed answer, and the old sets (by index) that are no longer as they were.

    Old sets stay in place of rows of equal tiles, unless jokers are strict and would lie at the wrong end.
    """
    rules = position.rules
    laid = core.in_use().lay_out(position.table, hand, rows)
    if rules.free_jokers and rules.jokers.joker_for_joker_swap is JokerForJokerSwap.ALLOW:
        return laid
    before, after = position.table.rows, laid[0].rows
    turn = Turn(before, after, tuple([tile.face for tile in hand]), position.opened)
    if all(row in after for row in joker_sets(rows)) or is_playable(turn, rules):
        return laid
    return layout.lay_out(position.table, hand, rows, keep_joker_order=True)
