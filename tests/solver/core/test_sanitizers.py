"""The native core under the sanitizers: no stray memory access, no undefined behaviour, no data race, and the same answers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.solver.core import native
from meldstone.solver.core.problem import counts, only_the_reference_knows
from meldstone.solver.core.wasm import numbers_of
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.reference.problem import FACE_COUNT, Problem, Solution
from meldstone.tiles import FACES, Face
from tests.native_driver import built_with_core, run_on
from tests.solver.positions import random_rules
from tests.solver.problems import KINDS, NOTHING, random_case
from tests.vectors import best_move_rows

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["address,undefined", "thread"])
def instrumented(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core with a small main program, built with a sanitizer."""
    return built_with_core("solve_problems", request.param, tmp_path_factory.mktemp("sanitized"))


def answers(driver: Path, problems: list[Problem], budget: int | None = None) -> list[Solution]:
    numbers = [len(problems)]
    for problem in problems:
        numbers += map(int, numbers_of(problem, budget))
    return [_solution(line) for line in run_on(driver, numbers).splitlines()]


def _solution(line: str) -> Solution:
    head, *sets = line.split("|")
    value, optimal, bound, nodes, feasible, *placed = map(int, head.split())
    rows = tuple(tuple(FACES[int(code)] for code in row.split()) for row in sets)
    return Solution(tuple(placed), rows, value, bool(optimal), bound, nodes, bool(feasible))


def assert_same(driver: Path, problems: list[Problem], budget: int | None = None) -> None:
    problems = [problem for problem in problems if not only_the_reference_knows(problem)]
    for problem, found in zip(problems, answers(driver, problems, budget), strict=True):
        assert found == native.solve(problem, budget)


def vector_problems() -> list[Problem]:
    out = []
    for row in best_move_rows("small", "classic", "original"):
        rules = ruleset(row.edition, row.overrides)
        table = counts(Face(text) for tiles in row.table for text in tiles) if row.opened else NOTHING
        rack = counts(Face(text) for text in row.rack)
        minimum = 0 if row.opened else rules.opening.meld_minimum
        out += [Problem(rules, table, rack, weights_of(objective, rules), minimum=minimum) for objective in Objective]
    return out


def test_random_problems(instrumented: Path) -> None:
    problems = [random_case(Random(f"sanitizers {i}"), kinds=KINDS).problem for i in range(600)]
    assert_same(instrumented, problems)


def test_random_problems_on_a_budget(instrumented: Path) -> None:
    problems = [random_case(Random(f"budget {i}"), kinds=KINDS).problem for i in range(200)]
    assert_same(instrumented, problems, budget=20)


def test_proven_positions(instrumented: Path) -> None:
    assert_same(instrumented, vector_problems())


def test_all_tiles_of_a_box_and_nothing_at_all(instrumented: Path) -> None:
    problems = []
    for i in range(6):
        rules = random_rules(Random(f"box {i}"))
        box = tuple(copies_in_box(face, rules) for face in FACES)
        problems += [Problem(rules, NOTHING, tiles, (1,) * FACE_COUNT) for tiles in (box, NOTHING)]
        problems.append(Problem(rules, box, NOTHING, (1,) * FACE_COUNT))
    assert_same(instrumented, problems)
