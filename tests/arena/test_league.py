import random

import pytest

from meldstone.arena.job import Job, seatings
from meldstone.arena.league import meetings, ratings
from meldstone.arena.result import result
from meldstone.arena.table import Games, GameSummary
from meldstone.game.events import Ending

STRENGTH = {"strong": 6.0, "middling": 2.0, "weak": 1.0, "weakest": 0.3}


def league(players: int, deals: int) -> tuple[Job, list[Games]]:
    """Games that are won by chance, in proportion to strength."""
    job = Job(("weak", "strong", "weakest", "middling"), "classic", players, 1, league=True)
    chance = random.Random(f"league {players}")
    return job, [tuple(_game(deal, i, seats, chance) for i, seats in enumerate(seatings(job))) for deal in range(deals)]


def _game(deal: int, number: int, line_up: tuple[str, ...], chance: random.Random) -> GameSummary:
    order = sorted(range(len(line_up)), key=lambda seat: chance.expovariate(STRENGTH[line_up[seat]]))
    points = [0] * len(line_up)
    for place, seat in enumerate(order):
        points[seat] = 10 * (len(order) - 1) - 20 * place
    return GameSummary(deal, number, tuple(points), (order[0],), Ending.FINISHED, 50)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_put_the_stronger_first(players: int) -> None:
    rated = ratings(*league(players, 60))
    assert [rating.bot for rating in rated] == ["strong", "middling", "weak", "weakest"]
    assert all(rating.sigma < 3 for rating in rated)


def test_meetings_say_how_often_one_was_ahead() -> None:
    job, played = league(2, 200)
    ahead = {(met.bot, met.against): met for met in meetings(job, played)}
    assert len(ahead) == 12
    assert ahead["strong", "weak"].ci95[0] < 6 / 7 < ahead["strong", "weak"].ci95[1]
    for (bot, other), met in ahead.items():
        assert met.ahead + ahead[other, bot].ahead == pytest.approx(1)
        assert met.ci95[0] <= met.ahead <= met.ci95[1]


def test_at_larger_tables_everybody_meets_everybody() -> None:
    job, played = league(3, 30)
    assert {(met.bot, met.against) for met in meetings(job, played)} == {(a, b) for a in STRENGTH for b in STRENGTH if a != b}


def test_a_league_without_games_rates_everybody_the_same() -> None:
    job, _ = league(2, 0)
    found = result(job, 10, [])
    assert len({rating.mu for rating in found.ratings}) == 1
    assert found.meetings == ()
