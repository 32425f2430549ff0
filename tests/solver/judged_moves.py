"""What holds of every move, and of the best one: judged by `rules.turn`, and beside every legal move of a small position."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import Phase, currently_in_test_context, note, settings
from hypothesis import strategies as st

from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.notation.position import read_position, write_position
from meldstone.rules.choices import OpenEighthTile
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.solve import Changes, solve
from meldstone.solver.steps import StepKind
from meldstone.tiles import Table, Tile, number_copies
from tests.solver.exhaustion import best_plays
from tests.solver.positions import random_position

OBJECTIVES = (Objective.TILES, Objective.POINTS)

seeds = st.integers(0, 2**64 - 1)
# a seed says nothing about the size of what grows from it, so there is nothing to shrink
fast = settings(max_examples=50, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))


def rules_of(variant: str) -> Ruleset:
    return read_position(f"{variant} / /").rules


def laid_out(random: Random, rules: Ruleset, *, sets: int, rack: int, opened: bool = True) -> Position:
    """A random position as a position."""
    position = random_position(random, rules, sets=sets, rack=rack, jokers=3)
    tiles = iter(number_copies([face for row in (*position.table, position.rack) for face in row]))
    table = Table.of([next(tiles) for _ in row] for row in position.table)
    found = Position(rules, table, tuple(tiles), opened)
    note(write_position(found))
    return found


def taken_tile(move: Move) -> Tile | None:
    return {Took.DISCARD: move.position.discard, Took.OPEN_TILE: move.position.open_tile}.get(move.took)


def assert_legal(move: Move) -> None:
    """The rules allow the move, and everything it tells about itself is so."""
    position, rules, taken = move.position, move.position.rules, taken_tile(move)
    if not move.tiles:
        assert (move.table, move.value, move.took, move.touched) == (position.table, 0, Took.NOTHING, ())
    else:
        hand = frozenset([*position.rack, *([taken] if taken is not None else [])])
        into = taken if move.took is Took.DISCARD else None
        assert list(tile_objections(TileTurn(position.table, move.table, hand, position.opened, into), rules)) == [], str(
            move.table
        )
        assert taken is None or taken in move.placed
        if move.took is Took.OPEN_TILE and rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY:
            assert move.finishes
    assert Counter(tile.face for tile in move.placed) == Counter(move.placed_faces)
    assert move.bound == move.value if move.optimal else move.bound > move.value
    untouched = [tiles for i, tiles in enumerate(position.table) if i not in move.touched]
    assert all(tiles in move.table for tiles in untouched)
    assert move.sets_changed == len(position.table) - len(untouched)
    assert_readings(move)
    assert_steps(move)


def assert_readings(move: Move) -> None:
    """Every set has a reading in which number tiles are what they are."""
    assert len(move.readings) == len(move.table)
    for reading, tiles in zip(move.readings, move.table, strict=True):
        assert len(reading.slots) == len(tiles)
        for slots, tile in zip(reading.slots, tiles, strict=True):
            assert not tile.face.number or [slot.faces for slot in slots] == [(tile.face,)]


def assert_steps(move: Move) -> None:
    """Who carries out the steps, tile by tile, has the new table in front of him."""
    before = [set(tiles) for tiles in move.position.table]
    taken = taken_tile(move)
    hand = {*move.position.rack, *([taken] if taken is not None else [])}
    leaving = {tile for step in move.steps for tile in step.tiles}
    result = [set(tiles) - leaving for tiles in move.table]
    assert [rest for rest in result if rest] == [rest for rest in _remains(before, leaving, move) if rest]
    for step in move.steps:
        source = hand if step.source is None else before[step.source]
        assert step.tiles
        assert source >= set(step.tiles), "a tile moved twice, or is not where the step takes it from"
        source -= set(step.tiles)
        assert step.starts is not bool(result[step.target])
        result[step.target] |= set(step.tiles)
        if step.source is None:
            assert step.kind is (StepKind.LAY if step.starts else StepKind.ADD)
        else:
            assert step.kind not in (StepKind.LAY, StepKind.ADD)
    assert result == [set(tiles) for tiles in move.table]


def _remains(before: list[set[Tile]], leaving: set[Tile], move: Move) -> list[set[Tile]]:
    """What no step takes from the old sets, in the order of the new sets that grow out of it."""
    remains = [tiles - leaving for tiles in before]
    return [rest for tiles in move.table for rest in remains if rest & set(tiles)]


def assert_best(position: Position, objective: Objective, changes: Changes = Changes.FEW) -> Move:
    """The move is legal, and of all legal moves none is worth more than it says: none at all if it claims a proof."""
    line = f"{write_position(position)}  # {objective}"
    if currently_in_test_context():
        note(line)
    move = solve(position, objective, changes=changes)
    assert_legal(move)
    better = best_plays(position, weights_of(objective, position.rules), above=(move.tiles > 0 and move.finishes, move.value))
    if better and (move.optimal or move.bound < better[0].worth[1]):
        sets = "; ".join(" ".join(map(str, row)) for row in better[0].sets)
        said = "claims a proof" if move.optimal else f"says at most {move.bound}"
        took = "" if better[0].took is Took.NOTHING else f" taking the {better[0].took}"
        raise AssertionError(f"{line}\n{move.value}, {said}, but {better[0].worth[1]} is legal{took}: {sets}")
    return move
