"""Joker rules that forbid: on small positions no legal move is better, and stricter rules give no better moves."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from meldstone.game.position import Position
from meldstone.rules.catalogue import ruleset
from meldstone.solver.solve import Changes, solve
from meldstone.values import replace
from tests.solver.exhaustion import small_position
from tests.solver.judged_moves import OBJECTIVES, assert_best, assert_legal, fast, laid_out, rules_of, seeds

VARIANTS = [
    "original",
    "original joker_reuse=new_set",
    "original joker_reuse=new_set_some_rack",
    "original joker_replace_source=rack_or_table",
    "original group_joker_replace=both_missing",
    "original joker_lock=none",
    "rummy",
    "rummy joker_reuse=new_set_some_rack",
    "rummy joker_reuse=new_set_all_rack",
    "rummy joker_reuse=anywhere",
    "rummy joker_replace_source=rack_or_table",
    "rummy group_joker_replace=both_missing",
    "classic joker_replace_source=rack_only",
    "classic joker_reuse=new_set",
    "twist",
    "twist joker_for_joker_swap=forbid_using_special",
    "twist joker_for_joker_swap=forbid_any_special",
    "twist joker_lock=no_split_no_remove joker_free_by_manipulation=false joker_reuse=new_set joker_for_joker_swap=allow",
]
"""Editions whose joker rules are not free, and knobs that change how strict they are."""


def variant_position(variant: str, random: Random) -> Position:
    return small_position(random, rules_of(variant), sets=2 if variant.startswith("twist") else 3)


def assert_best_with_strict_jokers(variant: str, seed: int) -> None:
    random = Random(seed)
    assert_best(variant_position(variant, random), random.choice(OBJECTIVES))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@settings(fast, max_examples=25)
@given(seed=seeds)
def test_strict_jokers_no_legal_move_is_better(variant: str, seed: int) -> None:
    assert_best_with_strict_jokers(variant, seed)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@settings(fast, max_examples=2500)
@given(seed=seeds)
def test_strict_jokers_no_legal_move_is_better_on_many(variant: str, seed: int) -> None:
    assert_best_with_strict_jokers(variant, seed)


@settings(fast, max_examples=60)
@given(seed=seeds)
def test_stricter_jokers_are_never_better(seed: int) -> None:
    random = Random(seed)
    free = laid_out(random, ruleset("classic"), sets=4, rack=6)
    most = solve(free, changes=Changes.ANY)
    assert most.optimal
    milder, stricter = (
        solve(replace(free, rules=ruleset("classic", knobs)), changes=Changes.ANY)
        for knobs in (
            {"joker_lock": "no_split", "joker_free_by_manipulation": False, "joker_reuse": "new_set"},
            {"joker_lock": "no_split_no_remove", "joker_free_by_manipulation": False, "joker_reuse": "new_set_all_rack"},
        )
    )
    assert_legal(milder)
    assert_legal(stricter)
    assert stricter.value <= milder.bound
    assert milder.value <= most.value
