"""Whoever brought the right tiles together has made the turn, wherever the jokers came to lie."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from meldstone.bots.most_tiles import MostTiles
from meldstone.bots.runner import actor
from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.commands import Play, Took
from meldstone.game.view import view
from meldstone.rules.arrange import arrange
from meldstone.rules.catalogue import ruleset
from meldstone.rules.rearrange import rearrange
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.tiles import Table, Tile, TileSet


def turned(edition: str, before: str, after: str, rack: str, *, opened: bool = True) -> str:
    turn = TileTurn(Table.parse(before), Table.parse(after), frozenset(TileSet.parse(rack)), opened)
    return str(rearrange(turn, ruleset(edition)))


def test_a_joker_goes_where_the_opening_needs_it() -> None:
    assert turned("classic", "", "J R9 R10", "J R9 R10", opened=False) == "R9 R10 J"


def test_a_legal_turn_stays_as_it_lies() -> None:
    assert turned("classic", "", "J R11 R12", "J R11 R12", opened=False) == "J R11 R12"


def test_a_turn_that_no_order_makes_legal_stays_as_it_lies() -> None:
    assert turned("classic", "", "J R2 R3", "J R2 R3", opened=False) == "J R2 R3"
    assert turned("classic", "", "R9 R2 J", "R9 R2 J") == "R9 R2 J"


def test_a_joker_that_may_not_move_stays_what_it_was() -> None:
    # the joker means the red seven and goes on doing so under this rule
    assert turned("rummy", "R5 R6 J", "J R4 R5 R6", "R4") == "R4 R5 R6 J"


@pytest.mark.parametrize("edition", ["twist", "original", "rummy"])
def test_a_good_turn_in_disorder_is_found_again(edition: str) -> None:
    rules = ruleset(edition, {"meld_minimum": 0})
    chance = random.Random(edition)
    state = new_game(rules, 2, "5a" * 32).state
    turns = 0
    while (seat := actor(state)) is not None:
        seen = view(state, seat)
        command = MostTiles().choose(seen, rules)
        if isinstance(command, Play) and command.took is Took.NOTHING:
            turn = TileTurn(seen.table, command.table, frozenset(seen.rack), seen.seats[seat].opened, declared_before=seen.declared)
            lying = replace(turn, after=Table.of(_shuffled(tiles, seen.table, chance) for tiles in turn.after))
            in_order = replace(turn, after=Table.of(arrange(tiles, rules) or tiles for tiles in lying.after))
            assert not list(tile_objections(replace(in_order, after=rearrange(in_order, rules)), rules)), lying
            turns += 1
        done = apply(state, command)
        assert isinstance(done, Applied)
        state = done.state
    assert turns > 5


def _shuffled(tiles: TileSet, table: Table, chance: random.Random) -> list[Tile]:
    """What was laid anew lies in disorder."""
    return list(tiles) if tiles in table else chance.sample(tiles, len(tiles))
