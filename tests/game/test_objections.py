"""What speaks against a play: the law, and how far the turn has come."""

from __future__ import annotations

from meldstone.game import commands as cmd
from meldstone.game.apply import apply, new_game
from meldstone.game.objections import play_objections
from meldstone.game.state import Phase, State
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from meldstone.tiles import Table
from tests.game.at_table import SEED, at_table, refusals

RUMMY_DISCARD = ruleset("rummy-discard")
OPEN_TILE = ruleset("rummy-open-tile")


def told(state: State, table: str, *, seat: int | None = None, took: cmd.Took = cmd.Took.NOTHING) -> list[str]:
    seat = state.board.turn if seat is None else seat
    play = cmd.Play(seat=seat, version=state.version, table=Table.parse(table), took=took)
    return [found.code.value for found in play_objections(view(state, seat), play, state.rules)]


def test_a_tile_is_drawn_first_where_one_is_drawn_every_turn() -> None:
    state = at_table(RUMMY_DISCARD, ["R7 K1", "B1"], "R4 R5 R6", "O1")
    assert told(state, "R4 R5 R6 R7") == ["draw/draw-first"]
    assert told(state, "R4 R5 R6 K1") == ["draw/draw-first", "set/not-a-run-or-group"]


def test_an_open_tile_that_does_not_finish_is_told() -> None:
    state = at_table(OPEN_TILE, ["R7 K1", "B1"], "R4 R5 R6", "O1", open_tile="R8")
    assert told(state, "R4 R5 R6 R7 R8", took=cmd.Took.OPEN_TILE) == ["open-tile/does-not-finish"]


def test_a_tile_that_is_not_there_cannot_be_taken() -> None:
    state = at_table(RUMMY_DISCARD, ["R7 R8 K1", "B1"], "", "O1")
    assert told(state, "R7 R8 R9", took=cmd.Took.DISCARD) == ["discard/nothing-to-take"]


def test_who_plans_in_the_turn_of_another_hears_about_the_table_alone() -> None:
    state = at_table(RUMMY_DISCARD, ["B1", "R7 K1"], "R4 R5 R6", "O1", turn=0)
    assert told(state, "R4 R5 R6 R7", seat=1) == []
    assert told(state, "R4 R5 R6 K1", seat=1) == ["set/not-a-run-or-group"]


def test_nothing_is_played_before_everybody_keeps_the_deal() -> None:
    state = new_game(ruleset("tournament"), 2, SEED).state
    assert state.phase is Phase.READY
    assert told(state, "R4 R5 R6") == ["command/not-now"]


def test_apply_says_what_the_live_check_says() -> None:
    state = at_table(RUMMY_DISCARD, ["R7 K1", "B1"], "R4 R5 R6", "O1")
    for table in ("R4 R5 R6 R7", "R4 R5 R6 K1", "R4 R5 R6"):
        play = cmd.Play(seat=0, version=state.version, table=Table.parse(table))
        assert refusals(apply(state, play)) == told(state, table)


def test_a_seat_that_is_not_there_is_told() -> None:
    state = at_table(RUMMY_DISCARD, ["R7 K1", "B1"], "R4 R5 R6", "O1")
    for seat in (2, -1, 10**9):
        play = cmd.Play(seat=seat, version=state.version, table=Table.parse("R4 R5 R6 R7"))
        found = list(play_objections(view(state, 0), play, state.rules))
        assert [(objection.code.value, dict(objection.args)) for objection in found] == [("command/no-such-seat", {"seat": seat})]
        assert refusals(apply(state, play)) == ["command/no-such-seat"]
