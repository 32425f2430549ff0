"""Expert keeps its jokers until they empty the rack."""

import pytest

from meldstone.bots.expert import Expert, may_finish
from meldstone.game.commands import Draw, Play
from meldstone.game.position import position_of
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from tests.bots.test_simple import at_turn


def played(rack: str, table: str, *, opened: bool = True, pool: str = "K1 K2 K3") -> str | None:
    state = at_turn(ruleset("classic"), rack, table, opened=opened, pool=pool)
    found = Expert().choose(view(state, 0), state.rules)
    return str(found.table) if isinstance(found, Play) else None


def test_a_joker_stays_while_it_does_not_finish() -> None:
    assert played("R7 J K1 O3 B5", "R4 R5 R6") == "R4 R5 R6 R7"
    assert played("J K1 O3 B5", "R4 R5 R6") is None


def test_all_jokers_go_with_the_last_tile() -> None:
    assert played("R8 J", "R4 R5 R6") == "R4 R5 R6 J R8"


def test_does_not_open_with_a_joker() -> None:
    assert played("R10 B10 J O1", "R4 R5 R6", opened=False) is None
    assert played("R10 B10 K10 J O1", "R4 R5 R6", opened=False) == "R4 R5 R6; K10 B10 R10"


def test_spends_what_it_has_when_the_pool_is_empty() -> None:
    assert played("J K1 O3 B5", "R4 R5 R6", pool="") is not None


def test_of_equally_many_tiles_the_highest_go() -> None:
    assert played("R3 B10 B2 O5 K7", "R4 R5 R6; K10 O10 R10") is not None
    found = played("K9 O13 O1", "R9 B9 O9; O10 O11 O12")
    assert found is not None
    assert "O13" in found


@pytest.mark.parametrize(("rack", "expected"), [("R7 J", True), ("R7 K1", False), ("J", True), ("K1 O5 J", False)])
def test_whether_a_finish_is_worth_a_search_is_seen_at_once(rack: str, expected: bool) -> None:
    state = at_turn(ruleset("classic"), rack, "R4 R5 R6")
    assert may_finish(position_of(state)) is expected


def test_draws_if_there_is_nothing() -> None:
    state = at_turn(ruleset("classic"), "K1 O5", "R4 R5 R6")
    assert isinstance(Expert().choose(view(state, 0), state.rules), Draw)
