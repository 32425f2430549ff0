"""The sequential test stops where it should, and errs as seldom as it says."""

import random

import pytest

from meldstone.arena.sprt import BOUND, ERROR, SprtClaims, usual_claims, verdict
from meldstone.arena.tally import Moments
from tests.arena.moments import moments


def test_the_usual_claims_are_even_and_a_tenth_more() -> None:
    assert usual_claims(2) == SprtClaims(0.5, 0.55)
    assert usual_claims(4).high == pytest.approx(0.275)


def test_nothing_played_decides_nothing() -> None:
    assert verdict(SprtClaims(0.5, 0.55), Moments()).llr == 0
    assert verdict(SprtClaims(0.5, 0.55), Moments()).accepted is None


def test_a_mean_between_the_claims_speaks_for_neither() -> None:
    level = moments(*[(1.0, 0.0)] * 19, (1.0, 1.0), *[(1.0, 0.0)] * 0)
    assert level.mean == pytest.approx(0.525)
    assert verdict(SprtClaims(0.5, 0.55), level).llr == pytest.approx(0, abs=1e-9)


def test_the_ratio_of_many_single_games_is_that_of_the_likelihoods() -> None:
    """For single games there is an exact ratio; the normal one comes near it."""
    from math import log

    wins, games, claims = 540, 1000, SprtClaims(0.5, 0.55)
    exact = wins * log(claims.high / claims.low) + (games - wins) * log((1 - claims.high) / (1 - claims.low))
    found = verdict(claims, moments(*[(1.0,)] * wins, *[(0.0,)] * (games - wins))).llr
    assert found == pytest.approx(exact, rel=0.05)


def test_three_lucky_deals_are_no_proof() -> None:
    assert verdict(SprtClaims(0.5, 0.55), moments(*[(1.0, 1.0)] * 3)).accepted is None
    assert verdict(SprtClaims(0.5, 0.55), moments(*[(1.0, 1.0)] * 40)).accepted == 0.55
    assert verdict(SprtClaims(0.5, 0.55), moments(*[(0.0, 0.0)] * 40)).accepted == 0.5


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, 0.58), (0.58, 0.5)])
def test_a_wrong_claim_is_accepted_as_seldom_as_promised(truth: float, wrong: float) -> None:
    chance = random.Random(f"sprt {truth}")
    errors = 0
    for _ in range(300):
        seen = Moments()
        accepted = None
        while accepted is None:
            first = chance.random()
            # pairs as paired deals are: what is lucky for one is unlucky for the other
            second = 1 - first if chance.random() < 0.3 else chance.random()
            seen.add((float(first < truth), float(second < truth)))
            accepted = verdict(SprtClaims(0.5, 0.58), seen).accepted
        errors += accepted == wrong
    assert errors / 300 <= ERROR + 0.02


def test_the_bounds_are_told() -> None:
    assert verdict(SprtClaims(0.5, 0.55), Moments()).bounds == (round(-BOUND, 4), round(BOUND, 4))
