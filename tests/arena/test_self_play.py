"""The native game loop plays as the bots do, move for move."""

import pytest

from meldstone.arena import self_play
from meldstone.arena.job import Job
from meldstone.arena.table import play_deal, play_game
from meldstone.game import events as ev
from meldstone.game.apply import new_game
from meldstone.rules.catalogue import ruleset

GAMES = [
    ("classic", 2, {}, 10),
    ("classic", 4, {}, 3),
    ("classic", 3, {"empty_pool_rule": "final_round", "play_direction": "anticlockwise"}, 3),
    ("classic", 2, {"meld_minimum": 0, "min_number_tiles": 2, "hand_game_multiplier": 2}, 3),
    ("classic", 2, {"meld_minimum": 50, "meld_joker_value": "zero", "jokers_normal": 4, "colours": 5}, 3),
    ("six-player", 6, {}, 2),
    ("tournament", 4, {}, 3),
]


def native_game(job: Job, deal: int) -> tuple[ev.AnyEvent, ...]:
    started = new_game(job.rules, job.players, job.deal_seed(deal), names=job.bots)
    state, ready = self_play.all_ready(started.state)
    return (*started.events, *ready, *self_play.record(state))


def assert_equal_games(edition: str, players: int, overrides: dict[str, int | bool | str], deals: range) -> None:
    job = Job(("skilled",) * players, edition, players, 11, overrides)
    assert self_play.can_play(job.rules, job.bots)
    for deal in deals:
        events, faults = play_game(job, deal, 0)
        assert native_game(job, deal) == events
        assert faults == []
        (game,) = play_deal(job, deal, check=True)
        assert game.faults == ()
        assert game.turns == sum(isinstance(event, ev.Played | ev.Drew | ev.Passed) for event in events)
        end = events[-1]
        assert isinstance(end, ev.GameEnded)
        assert (game.points, game.winners, game.ending) == (end.score.points, end.score.winners, end.ending)


@pytest.mark.parametrize(("edition", "players", "overrides", "deals"), GAMES)
def test_native_games_are_those_of_the_bots(edition: str, players: int, overrides: dict[str, int | bool | str], deals: int) -> None:
    assert_equal_games(edition, players, overrides, range(deals))


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players", "overrides", "deals"), GAMES)
def test_many_native_games_are_those_of_the_bots(
    edition: str, players: int, overrides: dict[str, int | bool | str], deals: int
) -> None:
    assert_equal_games(edition, players, overrides, range(100, 100 + 40 * deals))


def test_what_the_core_does_not_know_is_left_to_the_bots() -> None:
    both = ("skilled", "skilled")
    assert self_play.can_play(ruleset("classic"), both)
    assert not self_play.can_play(ruleset("classic"), ("skilled", "novice"))
    for edition in ("twist", "mix", "original", "rummy", "rummy-discard", "rummy-open-tile"):
        assert not self_play.can_play(ruleset(edition), both)
    for knob, value in (
        ("manipulate_in_meld_turn", "after_meld"),
        ("ambiguous_reading", "declare"),
        ("empty_pool_rule", "must_play_if_able"),
        ("draw_policy", "draw_always"),
        ("jokers_mirror", 1),
    ):
        assert not self_play.can_play(ruleset("classic", {knob: value}), both), knob


def test_a_game_under_way_is_not_played_again() -> None:
    job = Job(("skilled", "skilled"), "tournament", 2, 1)
    started = new_game(job.rules, 2, job.deal_seed(0))
    with pytest.raises(ValueError, match="before its first turn"):
        self_play.finish(started.state)
