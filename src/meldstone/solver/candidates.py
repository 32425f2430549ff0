"""Not only the best move: the k best ways to leave the rack.

Two moves are different ways if other tiles leave the rack. After the best one is known, every other way differs from it in some
face, so the rest is split into smaller questions (this face once more or once less, the faces before it the same) and the best of
them comes next (Lawler's scheme). For rules that the core cannot judge alone, every candidate is checked by the rules.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from meldstone.game.position import Position
from meldstone.solver.core.problem import counts, faces_of
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective, Weights, weights_of
from meldstone.solver.solve import solve_within
from meldstone.tiles import FACES
from meldstone.values import value


@value
class Range:
    """How many tiles of each face must and may leave the rack."""

    least: tuple[int, ...]
    most: tuple[int, ...]


def candidates(
    position: Position, k: int, objective: Objective | Weights = Objective.TILES, *, node_budget: int | None = None
) -> list[Move]:
    """The k best moves, best first, no two of which leave the same tiles on the rack."""
    weights = weights_of(objective, position.rules)
    held = counts(tile.face for tile in position.rack)
    queue: list[tuple[int, int, Range, Move]] = []
    order = 0

    def ask(bounds: Range) -> None:
        nonlocal order
        move = solve_within(position, weights, faces_of(bounds.least), faces_of(bounds.most), node_budget)
        if move is not None:
            order += 1
            heapq.heappush(queue, (-move.value, order, bounds, move))

    ask(Range((0,) * len(held), held))
    found: list[Move] = []
    while queue and len(found) < k:
        _, _, bounds, move = heapq.heappop(queue)
        found.append(move)
        for part in _others(bounds, counts(move.placed_faces)):
            ask(part)
    return found


def _others(bounds: Range, placed: tuple[int, ...]) -> Iterator[Range]:
    """Everything within the bounds but this way: the first face that differs has fewer or more tiles."""
    least, most = list(bounds.least), list(bounds.most)
    for code in range(len(FACES)):
        if placed[code] > least[code]:
            yield Range(tuple(least), (*most[:code], placed[code] - 1, *most[code + 1 :]))
        if placed[code] < most[code]:
            yield Range((*least[:code], placed[code] + 1, *least[code + 1 :]), tuple(most))
        least[code] = most[code] = placed[code]
