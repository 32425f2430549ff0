"""Intervals hold what they promise, and know that games of one deal belong together."""

import random
from math import sqrt

import pytest

from meldstone.arena.job import Job
from meldstone.arena.table import GameSummary
from meldstone.arena.tally import tally
from meldstone.game.events import Ending
from tests.arena.moments import moments


def test_single_games_have_the_interval_of_wilson() -> None:
    share = moments(*[(1.0,)] * 60, *[(0.0,)] * 40).share()
    assert share.value == pytest.approx(0.6)
    # 60 of 100, as tables of the Wilson interval give it; the prior changes nothing where games are independent
    assert (share.low, share.high) == pytest.approx((0.5020, 0.6906), abs=1.5e-3)


def test_deals_that_split_evenly_say_more_than_as_many_games() -> None:
    split = moments(*[(1.0, 0.0)] * 200)
    mixed = moments(*[(1.0, 1.0), (0.0, 0.0)] * 100)
    apart = moments(*[(1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.0)] * 50)
    widths = [deals.share().high - deals.share().low for deals in (split, apart, mixed)]
    assert split.mean == mixed.mean == apart.mean == 0.5
    assert widths[0] < widths[1] / 3
    assert widths[1] * 1.3 < widths[2]
    assert apart.design_effect == pytest.approx(1, abs=0.01)
    assert mixed.design_effect == pytest.approx(2, abs=0.06)


def test_a_few_deals_prove_nothing() -> None:
    assert moments((1.0, 0.0), (1.0, 0.0)).share().low < 0.3
    assert moments((1.0, 1.0), (1.0, 1.0)).share().low < 0.6
    assert moments((1.0, 1.0), (1.0, 1.0)).share().high == 1.0


def test_always_winning_is_not_certain_to_go_on() -> None:
    share = moments(*[(1.0, 1.0)] * 500).share()
    assert share.low == pytest.approx(1000 / (1000 + 1.96**2), abs=1e-4)


def test_points_have_the_interval_of_their_deals() -> None:
    values = [(10.0, 12.0), (-4.0, -2.0), (3.0, 5.0), (7.0, 9.0)] * 50
    estimate = moments(*values).plain()
    means = [sum(pair) / 2 for pair in values]
    centre = sum(means) / len(means)
    error = 1.96 * sqrt(sum((mean - centre) ** 2 for mean in means) / (len(means) - 1) / len(means))
    assert estimate.value == pytest.approx(centre)
    assert estimate.high - estimate.value == pytest.approx(error, rel=0.03)


@pytest.mark.parametrize(("rate", "kinship"), [(0.5, 0.0), (0.65, -0.5), (0.34, 0.6), (0.9, -0.2)])
def test_intervals_hold_the_truth_as_often_as_they_say(rate: float, kinship: float) -> None:
    """Deals of two games whose second result follows the first one (or its opposite) so often."""
    chance = random.Random(f"{rate} {kinship}")
    trials, held = 400, 0
    for _ in range(trials):
        deals = []
        for _ in range(80):
            first = chance.random()
            second = (first if kinship > 0 else 1 - first) if chance.random() < abs(kinship) else chance.random()
            deals.append((float(first < rate), float(second < rate)))
        share = moments(*deals).share()
        held += share.low <= rate <= share.high
    assert 0.925 <= held / trials <= 0.985


def game(seating: int, *winners: int, points: tuple[int, ...] = (5, -5), deal: int = 0) -> GameSummary:
    return GameSummary(deal, seating, points, winners, Ending.FINISHED, 40)


def test_wins_and_points_go_to_who_sat_there() -> None:
    job = Job(("a", "b"), "classic", 2, seed=1)
    counted = tally(job, [(game(0, 0), game(1, 0)), (game(0, 0), game(1, 1, points=(-9, 9), deal=1))])
    assert counted.bots["a"].wins.total == 3
    assert counted.bots["b"].wins.total == 1
    assert counted.bots["a"].points.total == 5 - 5 + 5 + 9
    assert counted.games == 4
    assert counted.turns == 160


def test_a_shared_win_counts_for_each_in_part() -> None:
    counted = tally(Job(("a", "b"), "classic", 2, seed=1), [(game(0, 0, 1), game(1, 1))])
    assert (counted.bots["a"].wins.total, counted.bots["b"].wins.total) == (1.5, 0.5)


def test_who_sits_in_three_seats_plays_three_times() -> None:
    job = Job(("a", "b"), "classic", 4, seed=1)
    games = tuple(game(seating, seating, points=(0, 0, 0, 0)) for seating in range(4))
    counted = tally(job, [games])
    assert counted.bots["a"].wins.games == 4
    assert counted.bots["a"].wins.mean == 1
    assert counted.bots["b"].wins.games == 12
    assert counted.bots["b"].wins.mean == 0
