"""One question to the search: a position in faces, with or without a tile taken beside the rack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.rules.choices import JokerForJokerSwap, JokerRetrieveFrom, ManipulateInMeldTurn, OpenEighthTile
from meldstone.rules.jokers.exchange import joker_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.solver.strict.plan import Plan
from meldstone.solver.strict.three_tile_sets import threes
from meldstone.tiles import SPECIAL, Face, Row, Tile


@dataclass(frozen=True)
class Question:
    """What is asked: the best turn for a position if that tile is taken (or none) and those tiles must leave."""

    position: Position
    weights: tuple[int, ...]
    budget: int | None
    took: Took
    taken: Tile | None
    table: tuple[Row, ...]
    rack: tuple[Face, ...]
    """With the taken tile."""
    must: tuple[Face, ...] = ()
    """Rack tiles that have to leave."""

    @property
    def rules(self) -> Ruleset:
        """The rules of the position."""
        return self.position.rules

    @property
    def may_take_jokers(self) -> bool:
        """False in an opening turn where jokers can be taken only from the next turn on."""
        return self.position.opened or self.rules.jokers.joker_retrieve_from is JokerRetrieveFrom.SAME_TURN

    @property
    def only_to_finish(self) -> bool:
        """True if the taken tile may be used only to empty the rack."""
        return self.took is Took.OPEN_TILE and self.rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY

    @property
    def is_free(self) -> bool:
        """True if jokers may be moved freely and no tile has to leave the rack."""
        return self.position.opened and self.rules.free_jokers and self.taken is None and not self.must

    @cached_property
    def in_play(self) -> Counter[Face]:
        """All tiles of the table and the rack."""
        return Counter(chain(self.rack, *self.table))

    def lies_elsewhere(self, face: Face, gone: Row) -> bool:
        """True if a tile may lie in a set of three for which the other tiles are there, although these are gone."""
        known = self._homes.get((face, gone))
        if known is None:
            known = self._homes[face, gone] = any(self._is_left(row, face, gone) for row in threes(face, self.rules))
        return known

    def _is_left(self, row: Row, face: Face, gone: Row) -> bool:
        """True if a set of three can be laid with a tile whose set is gone."""
        in_play = self.in_play
        for other in row:
            left = in_play.get(other, 0)
            if left < row.count(other) or (other is not face and other in gone and left - gone.count(other) < row.count(other)):
                return False
        return True

    @cached_property
    def _homes(self) -> dict[tuple[Face, Row], bool]:
        return {}

    @cached_property
    def needs_judging(self) -> bool:
        """False where every answer of the core is a legal turn."""
        rules = self.rules
        if self.taken is not None:
            return True
        if not self.position.opened:
            return rules.opening.manipulate_in_meld_turn is not ManipulateInMeldTurn.NEVER
        if rules.free_jokers and rules.jokers.joker_for_joker_swap is JokerForJokerSwap.ALLOW:
            return False
        on_table = joker_sets(self.table)
        if not on_table:
            return False
        return not rules.free_jokers or self._swaps_matter(on_table)

    def _swaps_matter(self, on_table: Sequence[Row]) -> bool:
        """False if no swap that the rules forbid is possible with the jokers of these sets and the rack."""
        mode = self.rules.jokers.joker_for_joker_swap
        special = any(not SPECIAL.isdisjoint(row) for row in on_table)
        if mode is JokerForJokerSwap.FORBID_REPLACING_SPECIAL:
            return special
        return mode is not JokerForJokerSwap.ALLOW and (special or not SPECIAL.isdisjoint(self.rack))

    def is_always_legal(self, plan: Plan) -> bool:
        """True if no answer to a plan breaks a rule: jokers are free, and it moves no special one that could replace another."""
        return self.is_free and not plan.moves_special


def questions(position: Position, weights: tuple[int, ...], budget: int | None) -> Iterator[Question]:
    """The questions a position raises: with the rack alone, and with every tile that could be taken beside it."""
    table = tuple([tiles.faces for tiles in position.table])
    rack = tuple([tile.face for tile in position.rack])
    yield Question(position, weights, budget, Took.NOTHING, None, table, rack)
    for took, tile in ((Took.DISCARD, position.discard), (Took.OPEN_TILE, position.open_tile)):
        if tile is not None:
            yield Question(position, weights, budget, took, tile, table, (*rack, tile.face))
