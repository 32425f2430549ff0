"""When a game ends, and with which points (RULES.md H, I variant 3)."""

import pytest

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, Refused, apply
from meldstone.game.state import Phase, State
from meldstone.rules.catalogue import ruleset
from meldstone.rules.scoring import Score
from tests.game.at_table import at_table, discard, done, draw, pass_turn, play, refusals, time_out

CLASSIC = ruleset("classic")


def ending(result: Applied | Refused) -> tuple[str, tuple[int, ...]]:
    assert isinstance(result, Applied), result
    last = result.events[-1]
    assert isinstance(last, ev.GameEnded), last
    return last.ending.value, last.score.points


def score(state: State) -> Score:
    assert state.score is not None
    return state.score


def test_the_last_tile_wins_the_sum_of_the_others() -> None:
    state = at_table(ruleset("original"), ["R13 R8", "B5", "R7", "K3"], "R4 R5 R6", "O1", turn=2)
    assert ending(play(state, "R4 R5 R6 R7")) == ("finished", (-21, -5, 29, -3))


@pytest.mark.parametrize(("edition", "declared"), [("tournament", True), ("classic", False)])
def test_the_winner_says_so_where_the_rules_want_it(edition: str, declared: bool) -> None:
    result = play(at_table(ruleset(edition), ["R7", "B5"], "R4 R5 R6", "O1"), "R4 R5 R6 R7")
    assert isinstance(result, Applied)
    assert any(isinstance(event, ev.FinishDeclared) for event in result.events) == declared


def test_the_clock_stands_still_after_the_end() -> None:
    state = done(play(at_table(CLASSIC, ["R7", "B5"], "R4 R5 R6", "O1"), "R4 R5 R6 R7"))
    assert state.clock.deadline is None


def test_the_last_tile_put_aside_wins_too() -> None:
    rules = ruleset("rummy-discard")
    assert ending(discard(at_table(rules, ["K1", "B5"], "R4 R5 R6"), "K1")) == ("finished", (5, -5))
    always = ruleset("rummy-discard", {"discard_obligation": "always"})
    state = done(play(done(draw(at_table(always, ["R7", "B5"], "R4 R5 R6", "O1"))), "R4 R5 R6 R7"))
    assert ending(discard(state, "O1")) == ("finished", (5, -5))


def test_who_lays_everything_owes_no_discard() -> None:
    always = ruleset("rummy-discard", {"discard_obligation": "always"})
    state = done(draw(at_table(always, ["R7", "B5"], "R4 R5 R6", "R8")))
    assert ending(play(state, "R4 R5 R6 R7 R8")) == ("finished", (5, -5))


# --- the hand game ---------------------------------------------------------------------------------------------------

HAND = ruleset("rummy-hand")


def test_the_whole_rack_in_one_turn_doubles() -> None:
    state = at_table(HAND, ["K10 B10 O10", "R5 R6", "B1"], "", "O1", unopened=[0])
    assert ending(play(state, "K10 B10 O10")) == ("finished", (24, -22, -2))


def test_a_hand_game_still_needs_its_opening() -> None:
    state = at_table(HAND, ["K9 B9 O9", "R5 R6"], "", "O1", unopened=[0])
    assert refusals(play(state, "K9 B9 O9")) == ["opening/too-few-points"]


def test_who_has_placed_before_wins_once() -> None:
    state = at_table(HAND, ["K10 B10 O10", "R5 R6"], "", "O1")
    assert ending(play(state, "K10 B10 O10")) == ("finished", (11, -11))


def test_elsewhere_a_hand_game_counts_once() -> None:
    state = at_table(ruleset("rummy"), ["K10 B10 O10", "R5 R6"], "", "O1", unopened=[0])
    assert ending(play(state, "K10 B10 O10")) == ("finished", (11, -11))


def test_a_discard_at_the_end_is_no_hand_game() -> None:
    rules = ruleset("rummy-discard+rummy-hand", {"discard_obligation": "always"})
    state = done(draw(at_table(rules, ["K10 B10 O10", "R5 R6"], "", "O1", unopened=[0])))
    state = done(play(state, "K10 B10 O10"))
    assert ending(discard(state, "O1")) == ("finished", (11, -11))


def test_a_hand_game_with_the_drawn_tile_doubles() -> None:
    rules = ruleset("rummy-discard+rummy-hand")
    state = done(draw(at_table(rules, ["K10 B10 O10", "R5 R6"], "", "R10", unopened=[0])))
    assert ending(play(state, "K10 B10 O10 R10")) == ("finished", (22, -22))


# --- blocked games ---------------------------------------------------------------------------------------------------


def test_all_passes_in_a_row_end_the_game() -> None:
    state = at_table(ruleset("twist"), ["R3", "R5", "R10"])
    state = done(pass_turn(done(pass_turn(state))))
    assert ending(pass_turn(state)) == ("blocked", (15, -5, -10))


def test_a_play_between_passes_starts_the_count_again() -> None:
    state = at_table(CLASSIC, ["R3", "R7 R5", "R10"], "R4b R5b R6")
    state = done(play(done(pass_turn(state)), "R4b R5b R6 R7"))
    assert state.board.passes == 0
    state = done(pass_turn(done(pass_turn(state))))
    assert state.phase is Phase.PLAYING
    assert ending(pass_turn(state))[0] == "blocked"


def test_timeouts_on_an_empty_pool_are_passes() -> None:
    state = done(time_out(at_table(CLASSIC, ["R3", "R5"])))
    assert ending(time_out(state)) == ("blocked", (5, -5))


def test_a_blocked_game_ignores_who_has_opened() -> None:
    state = at_table(ruleset("tournament"), ["R3", "R5"], unopened=[1])
    assert ending(pass_turn(done(pass_turn(state)))) == ("blocked", (5, -5))


def test_the_final_round_gives_everybody_one_more_turn() -> None:
    """A decision: the rules name the knob only. The turn that empties the pool starts it, and everybody has one turn."""
    state = at_table(ruleset("classic", {"empty_pool_rule": "final_round"}), ["R3", "R5 R7"], "R4b R5b R6", "O1")
    state = done(draw(state))
    assert state.board.turns_left == 2
    state = done(play(state, "R4b R5b R6 R7"))
    assert state.board.turns_left == 1
    assert ending(pass_turn(state)) == ("final-round", (5, -5))


def test_without_a_final_round_play_goes_on() -> None:
    state = at_table(CLASSIC, ["R3", "R5 R7"], "R4b R5b R6", "O1")
    state = done(pass_turn(done(play(done(draw(state)), "R4b R5b R6 R7"))))
    assert (state.phase, state.board.turns_left) == (Phase.PLAYING, None)


def test_winning_in_the_final_round_is_winning() -> None:
    state = at_table(ruleset("classic", {"empty_pool_rule": "final_round"}), ["R3", "R7"], "R4b R5b R6", "O1")
    assert ending(play(done(draw(state)), "R4b R5b R6 R7")) == ("finished", (-4, 4))


def test_must_play_if_able_ends_like_all_pass() -> None:
    state = at_table(ruleset("classic", {"empty_pool_rule": "must_play_if_able"}), ["R3", "R5"])
    state = done(apply(state, cmd.Pass(seat=0, version=state.version), able_to_play=lambda _: False))
    result = apply(state, cmd.Pass(seat=1, version=state.version), able_to_play=lambda _: False)
    assert ending(result) == ("blocked", (5, -5))


def test_the_score_stays_with_the_state() -> None:
    state = done(play(at_table(CLASSIC, ["R7", "B5"], "R4 R5 R6", "O1"), "R4 R5 R6 R7"))
    assert score(state).winners == (0,)
