import pytest

from meldstone.arena.job import Job, plain_overrides, seatings
from meldstone.rules.catalogue import editions, ruleset


@pytest.mark.parametrize(
    ("bots", "players"),
    [(("master", "skilled"), 2), (("master", "skilled"), 4), (("master", "skilled", "novice"), 3), (("a", "b", "c", "d", "e"), 6)],
)
def test_every_bot_sits_in_every_seat_equally_often(bots: tuple[str, ...], players: int) -> None:
    all_seatings = seatings(Job(bots, "classic", players, seed=1))
    for bot in bots:
        taken = [sum(line_up[seat] == bot for line_up in all_seatings) for seat in range(players)]
        assert len(set(taken)) == 1, bot


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert all(line_up.count("skilled") == 3 for line_up in seatings(Job(("master", "skilled"), "classic", 4, seed=1)))


def test_seatings_that_are_the_same_are_played_once() -> None:
    assert seatings(Job(("skilled", "skilled"), "classic", 2, seed=1)) == (("skilled", "skilled"),)
    assert seatings(Job(("a", "b", "a", "b"), "classic", 4, seed=1)) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


def test_in_a_league_everybody_meets_everybody() -> None:
    met = {frozenset(line_up) for line_up in seatings(Job(("a", "b", "c", "d"), "classic", 3, seed=1, league=True))}
    assert met == {frozenset("abc"), frozenset("abd"), frozenset("acd"), frozenset("bcd")}


def test_deals_differ_by_number_and_by_seed() -> None:
    seeds = {Job(("a", "b"), "classic", 2, seed=seed).deal_seed(deal) for seed in (1, 2, 12) for deal in (0, 1, 21)}
    assert len(seeds) == 9
    assert all(len(seed) == 64 for seed in seeds)


@pytest.mark.parametrize("edition", editions())
def test_a_job_has_the_rules_it_was_made_from(edition: str) -> None:
    rules = ruleset(edition, {"joker_penalty": 25})
    assert Job(("a", "b"), rules.name, 2, 1, plain_overrides(rules)).rules == rules
