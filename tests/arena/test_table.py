import pytest

from meldstone.arena.engines import play_here
from meldstone.arena.job import Job, seatings
from meldstone.arena.table import play_deal, play_game
from meldstone.bots import levels
from meldstone.game import events as ev
from meldstone.game.commands import AnyCommand
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset


def test_games_of_one_deal_have_the_same_tiles_and_other_seats() -> None:
    job = Job(("skilled", "novice"), "classic", 3, seed=5)
    games = [play_game(job, 4, seating)[0] for seating in range(3)]
    dealt = [next(event for event in events if isinstance(event, ev.Dealt)) for events in games]
    assert dealt[0] == dealt[1] == dealt[2]
    opened = [events[0] for events in games]
    assert [event.names for event in opened if isinstance(event, ev.GameOpened)] == list(seatings(job))


def test_the_number_of_workers_changes_nothing() -> None:
    job = Job(("skilled", "novice"), "classic", 2, seed=5)
    alone, together = (list(play_here(job, range(3), workers)) for workers in (1, 2))
    assert alone == together
    assert [games[0].deal for games in alone] == list(range(3))


def test_a_deal_played_later_is_the_same() -> None:
    job = Job(("skilled", "novice"), "classic", 2, seed=5)
    assert list(play_here(job, range(2, 4), 1)) == [play_deal(job, 2), play_deal(job, 3)]


class Broken:
    """Gives up."""

    name = "broken"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        raise RuntimeError("no idea")


def test_faults_are_kept_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels._LEVELS, "broken", lambda objective, think: Broken())
    first, second = play_deal(Job(("broken", "skilled"), "classic", 2, seed=5), 0)
    assert first.winners == (1,)
    assert second.winners == (0,)
    assert "RuntimeError: no idea" in first.faults[0]


def test_checked_games_are_sound() -> None:
    job = Job(("skilled", "novice"), "twist", 2, seed=3)
    assert [game.faults for game in play_deal(job, 0, check=True)] == [(), ()]
