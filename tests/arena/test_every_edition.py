"""A thousand games of every edition between all levels: nobody makes a fault, and every record replays and verifies."""

import pytest

from meldstone.arena.engines import play_here
from meldstone.arena.job import Job
from meldstone.arena.result import result
from meldstone.bots.levels import levels
from meldstone.rules.catalogue import editions, ruleset

GAMES = 1000
SIZES = [(edition, players) for edition in editions() for players in range(2, ruleset(edition).box.players_max + 1)]


def mixed(edition: str, players: int) -> Job:
    """All levels at all tables; where there are more seats than levels, the best one takes two."""
    return Job(levels(), edition, players, seed=1, league=players <= len(levels()))


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_games_of_all_levels_end_without_a_fault_and_their_records_hold(edition: str, players: int) -> None:
    job = mixed(edition, players)
    share = -(-GAMES // (ruleset(edition).box.players_max - 1))
    found = result(job, share, list(play_here(job, range(-(-share // job.games_per_deal)), 1, check=True)))
    assert found.games >= share
    assert found.faults == ()
