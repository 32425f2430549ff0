"""What is told after a game: everything follows from the record, and a chance that is told was a real one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from meldstone.bots.levels import make_bot
from meldstone.bots.runner import play_out
from meldstone.game import events as ev
from meldstone.game.apply import new_game
from meldstone.game.commands import Play, Took
from meldstone.game.judged_turn import judged_turn
from meldstone.game.objections import play_objections
from meldstone.game.replay import states
from meldstone.game.view import view
from meldstone.notation.record import write_json_lines
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.sets import readings
from meldstone.server.hosting.game_ending import best_opening, look_back
from meldstone.tiles import Tile

EDITIONS = (*editions(), "rummy-discard+rummy-open-tile+rummy-hand")


@cache
def game(edition: str, number: int = 1) -> Sequence[ev.AnyEvent]:
    """A whole game of two novices, who miss a lot."""
    started = new_game(ruleset(edition), 2, f"{number:064x}")
    _, events = play_out(started.state, [make_bot("novice"), make_bot("novice")])
    return (*started.events, *events)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [1, 2])
def test_every_edition_has_an_end_to_tell(edition: str, number: int) -> None:
    events = game(edition, number)
    after = list(states(events))
    record = write_json_lines(events).encode()
    for seat in (0, 1, None):
        told = look_back(record, seat)
        assert view(after[-1], None).ending is told.ending
        assert (told.last is not None or told.discarded is not None) == (told.ending is ev.Ending.FINISHED)
        for turn in told.longest:
            assert turn is None or set(turn.tiles) <= set(after[turn.step - 1].board.table.tiles)
        if seat is None or told.missed is None:
            assert seat is not None or told.missed is None
            continue
        missed = told.missed
        then = after[missed.step - 1]
        taken = set(missed.tiles) - set(then.board.seats[seat].rack)
        took = Took.NOTHING if not taken else Took.OPEN_TILE if taken == {then.board.open_tile} else Took.DISCARD
        play = Play(seat=seat, version=then.version, table=missed.after, took=took)
        assert not list(play_objections(view(then, seat), play, then.rules))
        assert set(then.board.seats[seat].rack) <= set(missed.tiles), "the whole rack"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_judge_finds_every_turn_of_a_game_legal(edition: str) -> None:
    for state in states(game(edition)):
        found = judged_turn(state)
        assert found is None or found.legal, (state.version, found)


def test_somebody_misses_a_finish_now_and_then() -> None:
    found = [look_back(write_json_lines(game("classic", n)).encode(), seat).missed for n in range(1, 9) for seat in (0, 1)]
    assert any(found), "novices miss a lot"


def test_the_opening_that_was_possible_has_few_tiles_of_this_rack() -> None:
    rules = ruleset("tournament")
    rack = tuple(Tile.parse_many("K1 R10 R11 R12 R13 B1 B2 B3"))
    best = best_opening(rack, rules)
    assert best is not None
    assert set(best.sets.tiles) <= set(rack)
    assert (len(best.sets.tiles), best.points) in ((3, 33), (3, 36))


def test_where_no_opening_was_possible_the_best_sets_are_told() -> None:
    rules = ruleset("tournament")
    best = best_opening(tuple(Tile.parse_many("K3 K4 K5 R9 B9 R13")), rules)
    assert best is not None
    assert (str(best.sets), best.points) == ("K3 K4 K5", 12)
    assert best_opening(tuple(Tile.parse_many("K3 R5 B9 R13")), rules) is None
    assert all(readings(tiles.faces, rules) for tiles in best.sets)
