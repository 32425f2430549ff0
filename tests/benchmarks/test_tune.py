"""Every tuned number of the core can be found and replaced, and numbers that Python knows too are the same there."""

import re

import pytest

from benchmarks.tune import LIMITS, main, native_numbers, python_numbers, replaced, values_around
from meldstone.bots import most_tiles
from meldstone.solver import limits

TWINS = {"kKeepFewSets": limits.FEW_CHANGED_SETS, "kPlayNodes": most_tiles.NODES}


@pytest.mark.parametrize("name", TWINS)
def test_numbers_that_stand_in_both_languages_are_equal(name: str) -> None:
    assert native_numbers()[name].value == TWINS[name]


def test_every_constant_of_the_header_can_be_replaced() -> None:
    text = LIMITS.read_text(encoding="utf-8")
    assert list(native_numbers()) == re.findall(r"^constexpr .* (k\w+) =", text, re.MULTILINE)
    for name in native_numbers():
        assert f" {name} = 77" in replaced(text, name, 77)


def test_every_constant_of_the_header_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in LIMITS.parents[1].rglob("*.[hc]pp"))
    assert [name for name in native_numbers() if f"limits::{name}" not in sources] == []


def test_numbers_in_python_are_found_without_their_module(capsys: pytest.CaptureFixture[str]) -> None:
    assert python_numbers()["FEW_KEEP_NODES"].name == "meldstone.solver.limits:FEW_KEEP_NODES"
    assert main([]) == 0
    assert f"FEW_KEEP_NODES = {limits.FEW_KEEP_NODES}" in capsys.readouterr().out


def test_help_tells_what_the_command_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "python -m benchmarks tune" in capsys.readouterr().out


def test_values_lie_around_the_present_one() -> None:
    assert values_around(24, whole=True) == [12, 18, 24, 36, 48]
    assert values_around(2, whole=True) == [0, 1, 2, 3, 4]
    assert values_around(-2, whole=True) == [-4, -3, -2, -1, 0]
    assert values_around(0.5, whole=False) == [0.25, 0.375, 0.5, 0.75, 1]
