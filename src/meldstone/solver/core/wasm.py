"""The compiled solver where no Python module can be compiled: in a page, as WebAssembly.

The same C++ (native/), asked through `native/wasm/`: a question and its answer are a row of numbers, in the order in which
`native/wasm/numbers.cpp` reads and writes them. How the numbers get there is for whoever starts the engine: `Wasm` is given a
function that takes a question and returns the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Final

from meldstone.solver.core import layout
from meldstone.solver.core.problem import ANYTHING, knobs_of_sets, only_the_reference_knows
from meldstone.solver.reference.problem import FACE_COUNT, FewChanges, KeepEffort, Problem, Solution
from meldstone.solver.reference.solve import solve as solve_by_reference
from meldstone.tiles import FACES, Row, Table, Tile, codes

AskCore = Callable[[int, Sequence[float]], Sequence[float]]
"""Takes which question it is and its numbers, and returns those of the answer; none if the core cannot read the question."""


class CoreQuestion(IntEnum):
    """What is asked, by the numbers of native/wasm/questions.cpp."""

    SOLVE = 0
    FEW_CHANGES = 1
    KEEP_SETS = 2
    PLACE_ALL_WITH_FEW = 3


class Wasm:
    """A `Core` behind a function that passes numbers on."""

    NAME: Final = "wasm"
    SCANS_CHANGES: Final = True

    def __init__(self, ask: AskCore) -> None:
        self._ask = ask

    def solve(self, problem: Problem, node_budget: int | None = None) -> Solution:
        """The best answer to a problem, proven unless the node budget runs out."""
        if only_the_reference_knows(problem):
            return solve_by_reference(problem, node_budget)
        return _solution(self._asked(CoreQuestion.SOLVE, numbers_of(problem, node_budget)))

    def best_turn(self, *_: object, **__: object) -> None:
        """There is no short cut: `solve` answers."""

    def lay_out(self, before: Table, rack: Sequence[Tile], rows: Iterable[Row]) -> tuple[Table, tuple[int, ...]]:
        """The new table and the old sets (by index) that are no longer as they were."""
        return layout.lay_out(before, rack, rows)

    def few_changes(self, problem: Problem, sets: tuple[Row, ...], value: int, most: int, nodes: int) -> FewChanges | None:
        """The fewest of these sets that must be broken up for a worth, if fewer than `most`; None where that is not known."""
        answer = self._asked(CoreQuestion.FEW_CHANGES, [*numbers_of(problem, None), *_rows(sets), value, most, nodes])
        supported, at_least, found = next(answer), next(answer), next(answer)
        if not supported:
            return None
        if not found:
            return FewChanges((), at_least, None)
        broken_up = tuple([i for i in range(len(sets)) if next(answer)])
        return FewChanges(broken_up, at_least, _solution(answer))

    def keep_sets(self, problem: Problem, sets: tuple[Row, ...], best: Solution, effort: KeepEffort) -> list[Solution]:
        """Answers of the same worth that leave more and more of the sets alone, the best last; none if none was found."""
        if only_the_reference_knows(problem):
            return []
        known = [*_rows(sets), *_rows(best.sets), *best.placed, best.value]
        return _solutions(self._asked(CoreQuestion.KEEP_SETS, [*numbers_of(problem, None), *known, *effort]))

    def place_all_with_few(self, problem: Problem, sets: tuple[Row, ...], nodes: int, effort: KeepEffort | None) -> list[Solution]:
        """An answer that places the whole rack and breaks up few sets, and with an effort those of `keep_sets` after it."""
        if only_the_reference_knows(problem):
            return []
        keep = [0] if effort is None else [1, *effort]
        return _solutions(self._asked(CoreQuestion.PLACE_ALL_WITH_FEW, [*numbers_of(problem, None), *_rows(sets), nodes, *keep]))

    def _asked(self, question: CoreQuestion, numbers: Sequence[float]) -> Iterator[int]:
        answer = self._ask(question.value, numbers)
        if not answer:
            raise ValueError("no box holds these tiles")
        return map(int, answer)


def numbers_of(problem: Problem, node_budget: int | None) -> list[int]:
    """A problem as a row of numbers, in the order in which native/ reads it."""
    return [
        *map(int, knobs_of_sets(problem.rules)),
        *problem.required,
        *problem.optional,
        *problem.weights,
        *_rows([locked.faces for locked in problem.locked]),
        problem.empty_bonus,
        problem.minimum,
        node_budget or 0,
        ANYTHING if problem.above is None else problem.above,
        problem.hasty,
    ]


def _rows(rows: Sequence[Row]) -> list[int]:
    return [len(rows), *[number for row in rows for number in (len(row), *codes(row))]]


def _solution(answer: Iterator[int]) -> Solution:
    placed = tuple([next(answer) for _ in range(FACE_COUNT)])
    sets = tuple([tuple([FACES[next(answer)] for _ in range(next(answer))]) for _ in range(next(answer))])
    value, optimal, bound, nodes, feasible = [next(answer) for _ in range(5)]
    return Solution(placed, sets, value, bool(optimal), bound, nodes, bool(feasible))


def _solutions(answer: Iterator[int]) -> list[Solution]:
    return [_solution(answer) for _ in range(next(answer))]
