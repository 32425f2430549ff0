"""The judge and the brute-force reading of the joker law agree on random turns, in every order of their sets."""

from __future__ import annotations

from random import Random

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.turn import Turn, breaks_no_rule
from tests.oracle import random_turns
from tests.oracle.compare_turns import MakeTurns, compare
from tests.oracle.made_turn import Turn as MadeTurn


def judge(turn: MadeTurn) -> bool:
    asked = Turn(turn.before, turn.after, turn.rack, turn.opened, turn.into_new_set, turn.declared_before)
    return breaks_no_rule(asked, turn.rules)


@pytest.mark.parametrize("name", ["original", "rummy", "twist", "custom"])
def test_the_judge_agrees_with_brute_force(name: str) -> None:
    assert_agreement(name, 300, seed=2024)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", ["original", "rummy", "twist", "custom"])
def test_the_judge_agrees_with_brute_force_on_a_thousand_turns(name: str, seed: int) -> None:
    assert_agreement(name, 1000, seed)


TURNS_THAT_NEED_MORE: list[tuple[str, MakeTurns]] = [
    (name, make_turns)
    for make_turns in (random_turns.opening_turns, random_turns.discard_turns)
    for name in ("original", "rummy", "custom")
]


@pytest.mark.parametrize(("name", "make_turns"), TURNS_THAT_NEED_MORE)
def test_the_judge_agrees_on_openings_that_go_on_and_on_taken_discards(name: str, make_turns: MakeTurns) -> None:
    assert_agreement(name, 200, 2025, make_turns)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "make_turns"), TURNS_THAT_NEED_MORE)
def test_the_judge_agrees_on_a_thousand_of_either(name: str, make_turns: MakeTurns, seed: int) -> None:
    assert_agreement(name, 1000, seed, make_turns)


def assert_agreement(name: str, count: int, seed: int, make_turns: MakeTurns = random_turns.random_turns) -> None:
    def make(rng: Random) -> Ruleset:
        return random_turns.custom_rules(rng) if name == "custom" else ruleset(name)

    found = [str(disagreement) for disagreement in compare(judge, count, seed, make, make_turns)]
    assert not found, "\n\n".join(found[:3])
