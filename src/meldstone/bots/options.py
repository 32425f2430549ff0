"""The options of a turn that a planning player looks at.

Nothing at all; the most tiles without jokers; with jokers; and the most tiles if one of them is kept back, which finds the plays
that leave a set on the rack. native/play/training.cpp looks at the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from meldstone.bots.expert import SHED, may_finish, without_jokers
from meldstone.bots.most_tiles import NODES
from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.rules.choices import ManipulateInMeldTurn
from meldstone.solver import Changes, Move, solve
from meldstone.tiles import BY_CODE, Tile
from meldstone.values import replace

LOOKS: Final = 14
"""Options with a tile kept back, if nobody says otherwise."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to do with a turn; no move means to play nothing."""

    move: Move | None
    playable: int = 0
    """Tiles that could be laid besides, jokers aside."""
    stuck: int = 0
    """Tiles that stay whatever is laid."""


def options(position: Position, looks: int = LOOKS) -> list[Option]:
    """All options, or the one that empties the rack; at most `looks` of them keep a tile back."""
    most = _best(without_jokers(position))
    every = _best(position) if _jokers_help(position) else most
    if every.finishes and len(position.rack) <= every.tiles:
        return [Option(every)]
    stuck = len(position.rack) + (every.took is not Took.NOTHING) - every.tiles
    found = [Option(None, most.tiles, stuck)]
    seen: set[tuple[int, ...]] = {()}
    for move in _moves(position, most, every, looks if _quick(position) else 0):
        left = tuple(sorted(face.code for face in move.placed_faces))
        if left not in seen:
            seen.add(left)
            found.append(Option(move, max(0, most.tiles - move.tiles), stuck))
    return found


def _quick(position: Position) -> bool:
    """False where an opening may go on in the same turn: there every opening is a search of its own, and seconds go by."""
    return position.opened or position.rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER


def _jokers_help(position: Position) -> bool:
    """True if a play with jokers is worth a look; where that takes long, only to finish."""
    return any(not tile.face.number for tile in position.rack) and (_quick(position) or may_finish(position))


def in_few_changes(move: Move) -> Move:
    """The same tiles laid with few sets changed, so that people can follow."""
    if move.took is not Took.NOTHING:
        return move
    position = replace(move.position, rack=_laid(move), discard=None, open_tile=None)
    same_tiles = solve(position, changes=Changes.FEW, node_budget=NODES)
    return same_tiles if same_tiles.finishes else move


def _moves(position: Position, most: Move, every: Move, looks: int) -> Iterator[Move]:
    yield most
    if every.tiles > most.tiles:
        yield every
    if most.tiles > 1:
        for kept in islice(_one_kept(position, most), looks):
            yield _best(kept)


def _one_kept(position: Position, most: Move) -> Iterator[Position]:
    """The position with one of the tiles of a play, of each face in turn, put out of reach together with its like."""
    for face in sorted(set(most.placed_faces), key=BY_CODE):
        may = most.placed_faces.count(face) - 1
        rack: list[Tile] = []
        for tile in position.rack:
            if tile.face is face:
                may -= 1
                if may < 0:
                    continue
            if tile.face.number:
                rack.append(tile)
        yield replace(position, rack=tuple(rack), open_tile=None)


def _best(position: Position) -> Move:
    return solve(position, SHED, changes=Changes.ANY, node_budget=NODES)


def _laid(move: Move) -> tuple[Tile, ...]:
    lying = set(move.position.table.tiles)
    return tuple(tile for tile in move.table.tiles if tile not in lying)
