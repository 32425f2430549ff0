"""Most tiles plays every edition to its end with legal commands only, and shorter games than novices."""

from collections.abc import Iterator

import pytest

from meldstone.bots.most_tiles import MostTiles
from meldstone.bots.runner import play_out
from meldstone.bots.simple import Novice
from meldstone.game.apply import new_game
from meldstone.game.state import Phase
from meldstone.rules.catalogue import ruleset
from tests.bots.test_simple import tables


def chosen() -> Iterator[object]:
    for edition, overrides, players in tables():
        # the proof takes long where special jokers are locked into their sets
        special = ruleset(edition, overrides).box.jokers > ruleset(edition, overrides).box.jokers_normal
        yield pytest.param(edition, overrides, players, marks=[pytest.mark.slow] if special or players > 3 else [])


@pytest.mark.parametrize(("edition", "overrides", "players"), list(chosen()), ids=str)
def test_a_game_of_most_tiles_ends_legally(edition: str, overrides: dict[str, object], players: int) -> None:
    start = new_game(ruleset(edition, {**overrides, "turn_seconds": 0}), players, f"{players:064x}")
    # every command passes through apply(); a refused one raises BotRefusedError
    state, _ = play_out(start.state, [MostTiles()] * players)
    assert state.phase is Phase.FINISHED


def test_most_tiles_wins_more_than_it_loses_against_a_novice() -> None:
    won = 0
    for seed in range(10):
        state, _ = play_out(new_game(ruleset("classic", {"turn_seconds": 0}), 2, f"{seed:064x}").state, [MostTiles(), Novice()])
        assert state.score is not None
        won += state.score.winners == (0,)
    assert won > 5
