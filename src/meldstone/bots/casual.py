"""Casual: rebuilds the table, but never more than two sets at a time.

It takes any two sets of the table together with its rack, finds the best that can be done with these alone, lays that and looks
again, as people do who play on Sundays. A rearrangement that runs through three sets or more stays hidden from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from meldstone.bots.seat import Proposal, ProposingBot
from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.rules.choices import ManipulateInMeldTurn
from meldstone.solver import Changes, Move, solve
from meldstone.tiles import Table, Tile, TileSet
from meldstone.values import replace

_SEARCH_NODES: Final = 300
"""Nodes for two sets and a rack, which are a small question. More: a stronger player; what needs more is beyond this one."""

_NEAR_NUMBERS: Final = 2
"""Numbers between tiles that may come to lie in one short run. More: more sets in sight, a stronger player."""


class Casual(ProposingBot):
    """Lays what it finds in two sets of the table at a time, draws if there is nothing."""

    def __init__(self) -> None:
        super().__init__("casual", in_sight)


def in_sight(position: Position) -> Iterator[Proposal]:
    """What a casual player proposes: all that it finds one after the other; if that is too much for the rules, less of it."""
    found: list[Proposal] = []
    step = _best_step(position)
    took = step.took if step is not None else Took.NOTHING
    while step is not None:
        found.append(Proposal(step.table, took))
        if not (position.opened or position.rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.AFTER_MELD):
            break
        lying = set(step.table.tiles)
        rest = tuple(tile for tile in position.rack if tile not in lying)
        step = _best_step(Position(position.rules, step.table, rest)) if rest else None
    yield from reversed(found)


def _best_step(position: Position) -> Move | None:
    """The play with the most tiles that touches no more than two sets of the table; the first of equals."""
    best: Move | None = None
    most = solve(position, changes=Changes.ANY, node_budget=_SEARCH_NODES).bound
    for small, others in _looks(position) if most > 0 else ():
        move = solve(small, changes=Changes.ANY, node_budget=_SEARCH_NODES)
        if move.tiles > (best.tiles if best is not None else 0):
            best = _beside(position, move, others)
            if best.finishes or best.tiles >= most:
                break
    return best


def _looks(position: Position) -> Iterator[tuple[Position, list[TileSet]]]:
    """The rack alone, then with every two sets of which one has something to do with it."""
    yield replace(position, table=Table()), list(position.table)
    if not position.opened and position.rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        return
    sets = list(position.table)
    hand = [*position.rack, *[tile for tile in (position.discard, position.open_tile) if tile is not None]]
    near = [any(_may_meet(tile, other) for tile in hand for other in tiles) for tiles in sets]
    if len(sets) == 1:
        yield position, []
    for i, j in combinations(range(len(sets)), 2):
        if near[i] or near[j]:
            yield replace(position, table=Table((sets[i], sets[j]))), [tiles for k, tiles in enumerate(sets) if k not in (i, j)]


def _may_meet(tile: Tile, other: Tile) -> bool:
    if not tile.face.number or not other.face.number:
        return True
    apart = abs(tile.face.number - other.face.number)
    return apart == 0 or (apart <= _NEAR_NUMBERS and tile.face.colour == other.face.colour)


def _beside(position: Position, move: Move, others: list[TileSet]) -> Move:
    """A move on a part of the table as a move on the whole."""
    rows = (*[tiles.faces for tiles in others], *move.rows)
    return Move(position, rows, move.placed_faces, move.value, move.took)
