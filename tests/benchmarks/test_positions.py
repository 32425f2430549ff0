"""The positions that the solver is measured on are what they claim to be."""

from random import Random

import pytest

from benchmarks.positions import SERIES, Series, deal, self_play, stored, whole_box
from meldstone.notation.position import write_position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import is_set

every_series = pytest.mark.parametrize("series", SERIES, ids=lambda series: series.name)


@every_series
def test_the_files_hold_lawful_tables_of_their_edition(series: Series) -> None:
    positions = stored(series.name)
    assert len(positions) == series.positions
    for at in positions:
        assert at.rules == ruleset(series.edition)
        assert at.rack
        assert all(is_set(tiles.faces, at.rules) for tiles in at.table)


def test_all_jokers_are_in_play_where_the_name_says_so() -> None:
    for at in stored("twist-all-jokers"):
        assert sum(not tile.face.number for tile in (*at.table.tiles, *at.rack)) == 8


def test_a_game_is_the_same_every_time() -> None:
    rules = ruleset("classic")
    first, again = ([write_position(at) for at in self_play(rules, deal(Random(1), rules, 2))] for _ in range(2))
    assert first == again
    assert len(first) > 10


def test_the_whole_box() -> None:
    assert len(whole_box("classic").rack) == 106
    assert len(whole_box("six-player").rack) == 160
