"""One core answers: the native one unless the environment says otherwise, or another for a while."""

import os
import subprocess
import sys

import pytest

from meldstone.notation.position import read_position
from meldstone.solver.core import in_use, native, pure, using
from meldstone.solver.reference import solve as reference
from meldstone.solver.reference.problem import Problem, Solution
from meldstone.solver.solve import solve


def test_the_native_core_is_in_use() -> None:
    assert in_use() is (pure if os.environ.get("MELDSTONE_PURE") == "1" else native)


@pytest.mark.parametrize(("pure_wanted", "name"), [("1", "reference"), ("0", "native")])
def test_the_environment_chooses(pure_wanted: str, name: str) -> None:
    code = "from meldstone.solver.core import in_use; print(in_use().NAME)"
    environment = {**os.environ, "MELDSTONE_PURE": pure_wanted}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == name


def test_another_core_answers_for_a_while_and_the_first_one_again_after_an_error() -> None:
    before = in_use()
    with using(pure):
        assert in_use() is pure
    assert in_use() is before
    with pytest.raises(ZeroDivisionError), using(pure):
        1 // 0  # noqa: B018
    assert in_use() is before


def test_whoever_solves_asks_the_core_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Problem] = []

    def watched(problem: Problem, node_budget: int | None = None) -> Solution:
        asked.append(problem)
        return reference.solve(problem, node_budget)

    monkeypatch.setattr(pure, "solve", watched)
    with using(pure):
        move = solve(read_position("classic / R2 R3 R4 / R5 / opened"))
    assert move.finishes
    assert asked
