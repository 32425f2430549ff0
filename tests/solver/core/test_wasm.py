"""The core as WebAssembly gives the answers of the compiled one, in every question that `meldstone.solver.core` can be asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import pytest

from benchmarks.positions import SERIES, stored
from meldstone.solver import Changes, solve
from meldstone.solver.core import in_use, native, take, using
from meldstone.solver.core.wasm import CoreQuestion, Wasm
from meldstone.solver.reference.problem import KeepEffort
from tests.solver.core.wasm_core import answering, ask_of
from tests.solver.problems import KINDS, random_case


@pytest.fixture(scope="module")
def wasm() -> Iterator[Wasm]:
    with answering() as node:
        yield Wasm(partial(ask_of, node))


@pytest.mark.parametrize("kind", KINDS)
def test_random_questions_have_the_same_answer(wasm: Wasm, kind: str) -> None:
    random = Random(f"wasm {kind}")
    for _ in range(20 if kind == "large" else 60):
        problem = random_case(random, kinds=(kind,)).problem
        assert wasm.solve(problem) == native.solve(problem), problem
        assert wasm.solve(problem, 50) == native.solve(problem, 50), problem


@pytest.mark.parametrize("kind", ["table", "large"])
def test_random_tables_are_changed_as_little(wasm: Wasm, kind: str) -> None:
    random = Random(f"changes {kind}")
    effort = KeepEffort(800, 1200, 10)
    asked = 0
    for _ in range(40):
        case = random_case(random, kinds=(kind,))
        problem, sets = case.problem, tuple(case.position.table)
        best = native.solve(problem)
        if not best.feasible:
            continue
        without = type(problem)(problem.rules, (0,) * len(problem.required), problem.optional, problem.weights)
        asked += 1
        assert wasm.few_changes(without, sets, best.value, 4, 500) == native.few_changes(without, sets, best.value, 4, 500)
        assert wasm.keep_sets(without, sets, best, effort) == native.keep_sets(without, sets, best, effort)
        for keep in (effort, None):
            assert wasm.place_all_with_few(without, sets, 300, keep) == native.place_all_with_few(without, sets, 300, keep)
    assert asked > 20


@pytest.mark.parametrize("name", [series.name for series in SERIES])
def test_positions_of_games_have_moves_that_are_as_good(wasm: Wasm, name: str) -> None:
    for position in stored(name)[::2]:
        known = solve(position, changes=Changes.ANY)
        with using(wasm):
            found = solve(position, changes=Changes.ANY)
        assert (found.value, found.tiles, found.optimal) == (known.value, known.tiles, known.optimal), position


@pytest.mark.parametrize("question", CoreQuestion)
def test_numbers_that_are_no_question_have_no_answer(wasm: Wasm, question: CoreQuestion) -> None:
    whole = random_case(Random(1), kinds=("table",)).problem
    asked: list[list[float]] = []

    def listening(kind: int, given: Sequence[float]) -> Sequence[float]:
        asked.append([*given])
        return wasm._ask(kind, given)

    Wasm(listening).solve(whole)
    numbers = asked[0]
    broken = [[], numbers[:50], [*numbers, 0], [*numbers[:9], 99, *numbers[10:]], [*numbers[:-1], 1e300], [7, *numbers[1:]]]
    if question is not CoreQuestion.SOLVE:
        broken.append(numbers)
    assert [wasm._ask(question, given) for given in broken] == [[] for _ in broken]
    assert wasm._ask(9, numbers) == []
    assert wasm.solve(whole) == native.solve(whole), "nothing was spoilt"


def test_a_question_that_no_box_can_ask_is_an_error(wasm: Wasm) -> None:
    problem = random_case(Random(2), kinds=("table",)).problem
    with pytest.raises(ValueError, match="no box"):
        wasm.solve(type(problem)(problem.rules, (9,) * len(problem.required), problem.optional, problem.weights))


def test_a_page_takes_it_for_good(wasm: Wasm) -> None:
    before = in_use()
    take(wasm)
    try:
        assert in_use().NAME == "wasm"
    finally:
        take(before)
    assert in_use() is before
