"""Which sets of the table can stay, by asking the core: the same as native/keep_sets.cpp, where that is missing.

First all but a few that have most to do with the placed tiles, then half of them, then one by one. A set that was found to stay is
settled: its tiles are out of play, so that every question is smaller than the one before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from meldstone.solver import limits
from meldstone.solver.reference.problem import KeepEffort, Problem, Solution
from meldstone.tiles import FACES, SPECIAL, Face

Row = tuple[Face, ...]
Solve = Callable[[Problem, int | None], Solution]

_QUESTION = 100
"""Nodes that take as long as a question without any."""

_PLAIN = 10
"""Where no special jokers are in play, so many nodes take as long as one."""

_NEAREST = 5
"""So many sets are opened when it is tried to place everything."""

_NEAR = 2
"""Numbers between tiles that may come to lie in one short run."""


def keep_sets(solve: Solve, problem: Problem, sets: Sequence[Row], best: Solution, effort: KeepEffort) -> list[Solution]:
    """Answers of the same worth that leave more and more of the sets alone, the best last; none if none was found.

    The problem holds what the sets do not; `best` is an answer to it with them.
    """
    search = _Search(solve, problem, sets, best, effort)
    search.run()
    return search.found


def place_all_with_few(
    solve: Solve, problem: Problem, sets: Sequence[Row], nodes: int, effort: KeepEffort | None
) -> list[Solution]:
    """An answer that places the whole rack and opens only the few sets that have most to do with it, and with an effort those of
    `keep_sets` after it; none if none was found.
    """
    if len(sets) <= _NEAREST:
        return []
    rows = _strangers_first(sets, problem.optional)
    everything = sum([count * weight for count, weight in zip(problem.optional, problem.weights, strict=True)])
    answer = _ask(solve, problem, rows[-_NEAREST:], everything, nodes)
    if not answer.sets or answer.placed != problem.optional:
        return []
    found = replace(answer, sets=(*rows[:-_NEAREST], *answer.sets))
    return [found, *(keep_sets(solve, problem, sets, found, effort) if effort is not None else [])]


def parted(sets: Sequence[Row], lying: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """The sets that lie there as they were, and the others."""
    left = Counter([_key(row) for row in lying])
    kept, others = [], []
    for row in sets:
        key = _key(row)
        # for what is missing, `get` is quicker than a counter's own answer
        if left.get(key):
            left[key] -= 1
            kept.append(row)
        else:
            others.append(row)
    return kept, others


class _Search:
    """The sets that are settled so far, those that are open, and the answers on the way."""

    def __init__(self, solve: Solve, problem: Problem, sets: Sequence[Row], best: Solution, effort: KeepEffort) -> None:
        self._solve = solve
        self._problem = problem
        self._effort = effort
        self._settled, self._open = parted(sets, best.sets)
        self._placed = best.placed
        self._worth = best.value
        self._speed = 1 if any(face in SPECIAL for row in best.sets for face in row) else _PLAIN
        self._nodes = 0
        self._refused: list[Counter[Row]] = []
        """To open these is not enough, and so are fewer."""
        self.found: list[Solution] = []

    def run(self) -> None:
        self._keep_in_bulk()
        for row in self._open[: self._effort.asks]:
            if len(self._open) <= limits.FEW_CHANGED_SETS:
                break
            if row in self._open:
                self._open.remove(row)
                self._open.insert(0, row)
                self._keep(1)

    def _keep_in_bulk(self) -> None:
        """Tries whether all sets can stay but the few that have most to do with the placed tiles, else whether half can."""
        if len(self._open) > limits.FEW_CHANGED_SETS and self._keep_strangers(len(self._open) - limits.FEW_CHANGED_SETS):
            return
        size = len(self._open) // 2
        while size > 1:
            self._keep_strangers(size)
            size = min(size, len(self._open)) // 2

    def _keep_strangers(self, count: int) -> bool:
        self._open = _strangers_first(self._open, self._placed)
        return self._keep(count)

    def _keep(self, count: int) -> bool:
        """Settles the first so many open sets if the worth is reached all the same."""
        if self._nodes >= self._effort.nodes:
            return False
        settled, tried = [*self._settled, *self._open[:count]], self._open[count:]
        if any(Counter(tried) <= refused for refused in self._refused):
            return False
        answer = _ask(self._solve, self._problem, tried, self._worth, self._effort.ask_nodes)
        self._nodes += (_QUESTION + answer.nodes) // self._speed
        if not (answer.sets or not tried) or answer.value != self._worth:
            if answer.optimal:
                self._refused.append(Counter(tried))
            return False
        kept, self._open = parted(tried, answer.sets)
        self._settled = [*settled, *kept]
        self._placed = answer.placed
        self.found.append(replace(answer, sets=(*settled, *answer.sets)))
        return True


def _ask(solve: Solve, problem: Problem, sets: Sequence[Row], worth: int, nodes: int) -> Solution:
    """What becomes of the open sets and the rack if only answers of some worth count."""
    required = list(problem.required)
    for row in sets:
        for face in row:
            required[face.code] += 1
    above = None if problem.empty_bonus else worth - 1
    return solve(replace(problem, required=tuple(required), above=above), nodes)


def _strangers_first(sets: Sequence[Row], placed: Sequence[int]) -> list[Row]:
    """The sets with those first that have least to do with the placed tiles."""
    tiles = [face for face in FACES for _ in range(placed[face.code])]
    return sorted(sets, key=lambda row: _kinship(row, tiles))


def _kinship(row: Row, placed: Sequence[Face]) -> int:
    """How many pairs of a tile of the set and a placed tile could lie beside each other; jokers go with everything."""
    return sum(
        [
            not face.number
            or face.number == other.number
            or (face.colour == other.colour and abs(face.number - other.number) <= _NEAR)
            for face in row
            for other in placed
        ]
    )


@lru_cache(maxsize=1 << 14)
def _key(row: Row) -> tuple[int, ...]:
    return tuple(sorted([face.code for face in row]))
