"""Casual sees what two sets and its rack give, step by step, and nothing beyond."""

import pytest

from meldstone.bots.bot import Bot
from meldstone.bots.casual import Casual
from meldstone.bots.most_tiles import MostTiles
from meldstone.bots.runner import play_out
from meldstone.bots.simple import Novice
from meldstone.game.apply import new_game
from meldstone.game.commands import Draw, Play
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from tests.bots.test_simple import at_turn


def played(rack: str, table: str, *, edition: str = "classic", opened: bool = True) -> str | None:
    state = at_turn(ruleset(edition), rack, table, opened=opened)
    found = Casual().choose(view(state, 0), state.rules)
    assert isinstance(found, Play | Draw)
    return str(found.table) if isinstance(found, Play) else None


def test_takes_a_tile_of_one_set_for_another() -> None:
    # the fourth seven makes room for a run; a novice would not see it
    assert played("R8 R9 O1", "K7 O7 B7 R7") == "K7 O7 B7; R7 R8 R9"


def test_joins_two_sets_with_a_tile_between_them() -> None:
    assert played("R5 O1", "R2 R3 R4; R6 R7 R8 R9") == "R2 R3 R4 R5 R6 R7 R8 R9"


def test_does_not_see_a_chain_through_three_sets() -> None:
    rack, table = "K9 O1", "B8 B9 B10 B11; O8 J O10; R8 R9 R10 R11"
    state = at_turn(ruleset("classic"), rack, table)
    assert isinstance(MostTiles().choose(view(state, 0), state.rules), Play)
    assert played(rack, table) is None


def test_looks_again_after_what_it_has_found() -> None:
    found = played("R7 B9 K11 O1", "R4 R5 R6; B6 B7 B8; K8 K9 K10; O10 O11 O12")
    assert found is not None
    assert {"R7", "B9", "K11"} <= set(found.replace(";", "").split())


def test_an_opening_is_laid_from_the_rack_alone() -> None:
    assert played("R10 B10 K10 R7", "R4 R5 R6", opened=False) == "R4 R5 R6; K10 B10 R10"
    assert played("R10 B10 K10 R7", "R4 R5 R6", edition="original", opened=False) == "R4 R5 R6 R7; K10 B10 R10"
    assert played("R7 R8 R9", "R4 R5 R6", opened=False) is None


@pytest.mark.parametrize(("other", "wins"), [(Novice(), range(5, 7)), (MostTiles(), range(3))], ids=["novice", "skilled"])
def test_stands_between_novice_and_skilled(other: Bot, wins: range) -> None:
    rules = ruleset("classic", {"turn_seconds": 0})
    won = 0
    for seed in range(6):
        state, _ = play_out(new_game(rules, 2, f"{seed:064x}").state, [Casual(), other])
        assert state.score is not None
        won += state.score.winners == (0,)
    assert won in wins
