"""The judge and the brute-force reading of the joker law agree on random turns, in every order of their sets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.turn import Turn, breaks_no_rule
from meldstone.tiles import Face
from tests.oracle.compare_turns import compare
from tests.oracle.random_turns import custom_rules

Row = tuple[Face, ...]


def judge(
    before: Sequence[Row],
    after: Sequence[Row],
    rack: Sequence[Face],
    rules: Ruleset,
    opened: bool,
    into_new_set: Face | None,
    declared_before: Sequence[Sequence[int]],
) -> bool:
    declared = tuple(tuple(numbers) for numbers in declared_before)
    return breaks_no_rule(Turn(tuple(before), tuple(after), tuple(rack), opened, into_new_set, declared), rules)


@pytest.mark.parametrize("name", ["original", "rummy", "twist", "custom"])
def test_the_judge_agrees_with_brute_force(name: str) -> None:
    assert_agreement(name, 300, seed=2024)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", ["original", "rummy", "twist", "custom"])
def test_the_judge_agrees_with_brute_force_on_a_thousand_turns(name: str, seed: int) -> None:
    assert_agreement(name, 1000, seed)


def assert_agreement(name: str, count: int, seed: int) -> None:
    def make(rng: Random) -> Ruleset:
        return custom_rules(rng) if name == "custom" else ruleset(name)

    found = [str(disagreement) for disagreement in compare(judge, count, seed, make)]
    assert not found, "\n\n".join(found[:3])
