"""Which tile beside the rack can be taken, and what that makes of a position."""

from __future__ import annotations

import pytest

from meldstone.game.beside import takeable_tile, taken_tile, tile_beside
from meldstone.game.commands import Took
from meldstone.game.position import position_in, position_of
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from meldstone.tiles import Tile
from meldstone.values import replace
from tests.game.at_table import at_table, done, draw

RUMMY_DISCARD = ruleset("rummy-discard")
OPEN_TILE = ruleset("rummy-open-tile")


def test_the_discard_of_the_player_before_can_be_taken_until_a_tile_is_drawn() -> None:
    state = at_table(RUMMY_DISCARD, ["B1", "K7 B7 K1", "O7"], "", "O1 O2", turn=1, discards=["R6 R7", "", "R8"])
    seen = view(state, 1)
    assert takeable_tile(seen, Took.DISCARD, RUMMY_DISCARD) is taken_tile(state, Took.DISCARD) is Tile("R7")
    seen = view(done(draw(state)), 1)
    assert tile_beside(seen, Took.DISCARD, RUMMY_DISCARD) is Tile("R7")
    assert takeable_tile(seen, Took.DISCARD, RUMMY_DISCARD) is None


def test_anticlockwise_the_player_before_sits_on_the_other_side() -> None:
    rules = RUMMY_DISCARD.changed({"play_direction": "anticlockwise"})
    state = at_table(rules, ["B1", "K7 B7 K1", "O7"], "", "O1 O2", turn=1, discards=["R7", "", "R8"])
    assert taken_tile(state, Took.DISCARD) is Tile("R8")


def test_a_position_offers_what_can_be_taken() -> None:
    state = at_table(OPEN_TILE, ["R7 K1", "B1"], "R4 R5 R6", "O1", open_tile="R8")
    position = position_of(state)
    assert position == position_in(view(state, 0), OPEN_TILE)
    assert [position.beside(took) for took in (Took.NOTHING, Took.DISCARD, Took.OPEN_TILE)] == [None, None, Tile("R8")]


def test_a_position_offers_no_open_tile_that_the_view_says_cannot_be_taken() -> None:
    seen = view(at_table(OPEN_TILE, ["R7 K1", "B1"], "R4 R5 R6", "O1", open_tile="R8"), 0)
    assert position_in(replace(seen, takeable=()), OPEN_TILE).open_tile is None


def test_who_plans_in_the_turn_of_another_can_take_nothing() -> None:
    state = at_table(RUMMY_DISCARD, ["B1", "K7 B7 K1"], "", "O1 O2", turn=1, discards=["R7", ""])
    assert position_of(state).discard is Tile("R7")
    planned = position_in(view(state, 0), RUMMY_DISCARD)
    assert (planned.rack, planned.discard) == ((Tile("B1"),), None)


def test_a_spectator_has_no_position() -> None:
    state = at_table(RUMMY_DISCARD, ["B1", "K1"])
    with pytest.raises(ValueError, match="spectator"):
        position_in(view(state, None), RUMMY_DISCARD)
