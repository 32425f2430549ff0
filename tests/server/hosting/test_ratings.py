"""How much a rated game counts: points cannot be farmed from accounts that somebody makes for it."""

import pytest

from meldstone.server.hosting.ratings import NEWCOMER_WEIGHT, rated, weight
from meldstone.store import Company, PlayerId, Rating

FARMER = PlayerId("farmer")


def points(rating: Rating) -> float:
    """What leaderboards show."""
    return rating.mu - 3 * rating.sigma


def farmed(seats: int, company: Company, *, fresh: bool, before: Rating | None = None, games: int = 10) -> float:
    """Points gained by winning every game against accounts that lose on purpose."""
    known = {} if before is None else {FARMER: before}
    start = 0.0 if before is None else points(before)
    for number in range(games):
        others = [PlayerId(f"straw {number if fresh else 0} {seat}") for seat in range(1, seats)]
        after = rated("classic", seats, [FARMER, *others], (100, *[-50] * (seats - 1)), known, company)
        known = {rating.player: rating for rating in after}
    return points(known[FARMER]) - start


@pytest.mark.parametrize("fresh", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("known", [None, Rating(player=FARMER, edition="classic", size=2, mu=30.0, sigma=4.0, games=30)])
def test_ten_games_against_new_accounts_are_worth_less_than_a_point(seats: int, fresh: bool, known: Rating | None) -> None:
    nobody = Company(frozenset(), {})
    assert 0 < farmed(seats, nobody, fresh=fresh, before=known) <= 1
    everybody = Company(frozenset(PlayerId(f"straw {n} {seat}") for n in range(10) for seat in range(1, seats)), {})
    assert farmed(seats, everybody, fresh=fresh, before=known) > 2, "against established players the same games count"


def test_a_game_counts_less_each_time_the_same_people_meet() -> None:
    ann, ben, cam = PlayerId("ann"), PlayerId("ben"), PlayerId("cam")
    friends = Company(frozenset({ann, ben}), {frozenset({ann, ben}): 3})
    assert weight(ann, [ann, ben], friends) == 0.25
    assert weight(ann, [ann, cam], friends) == NEWCOMER_WEIGHT
    assert weight(cam, [ann, cam], friends) == 1, "a newcomer learns from those who are known"
    assert weight(ann, [ann, ben, cam], friends) == pytest.approx((0.25 + NEWCOMER_WEIGHT) / 2)


def test_games_are_counted_whatever_they_weigh() -> None:
    after = rated("classic", 2, [FARMER, PlayerId("straw")], (10, -10), {}, Company(frozenset(), {}))
    assert [rating.games for rating in after] == [1, 1]
    assert points(after[0]) > points(after[1])
