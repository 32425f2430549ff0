"""Play, draw, pass, discard and the deadline through the state machine (RULES.md E, G, I)."""

import pytest

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, Refused, apply
from meldstone.game.state import Phase, Stage, State
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import TimeoutPolicy
from meldstone.tiles import Table, Tile, tiles_text
from meldstone.values import replace
from tests.game.at_table import at_table, discard, done, draw, pass_turn, play, rack, refusals, time_out
from tests.rules.judgements import judgements_at_the_deadline

CLASSIC = ruleset("classic")


# --- play and draw (E) -----------------------------------------------------------------------------------------------


def test_a_play_moves_tiles_from_rack_to_table_and_ends_the_turn() -> None:
    state = done(play(at_table(CLASSIC, ["R7 K1", "B1"], "R4 R5 R6", "O1"), "R4 R5 R6 R7"))
    assert (rack(state, 0), str(state.board.table), state.board.turn) == ("K1", "R4 R5 R6 R7", 1)


def test_an_illegal_play_changes_nothing_and_tells_everything() -> None:
    state = at_table(CLASSIC, ["R7 K1", "B1"], "R4 R5 R6", "O1", unopened=[0])
    assert refusals(play(state, "R4 R5 R6 R7")) == ["opening/table-touched", "opening/too-few-points"]


def test_another_players_tile_comes_from_nowhere() -> None:
    assert "turn/tile-from-nowhere" in refusals(play(at_table(CLASSIC, ["K1", "R7"], "R4 R5 R6", "O1"), "R4 R5 R6 R7"))


def test_a_draw_ends_the_turn_at_once() -> None:
    state = done(draw(at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")))
    assert (rack(state, 0), state.board.turn, state.board.pool.count) == ("R7 O1", 1, 1)


def test_drawing_is_free_although_able_to_play() -> None:
    assert isinstance(draw(at_table(CLASSIC, ["R7", "B1"], "R4 R5 R6", "O1")), Applied)


def test_nothing_can_be_drawn_from_an_empty_pool_and_nobody_passes_before() -> None:
    assert refusals(draw(at_table(CLASSIC, ["R7", "B1"]))) == ["draw/pool-empty"]
    assert refusals(pass_turn(at_table(CLASSIC, ["R7", "B1"], "", "O1"))) == ["pass/pool-not-empty"]
    assert done(pass_turn(at_table(CLASSIC, ["R7", "B1"]))).board.turn == 1


@pytest.mark.parametrize(("direction", "turn"), [("clockwise", 1), ("anticlockwise", 2)])
def test_the_turn_goes_round_as_agreed(direction: str, turn: int) -> None:
    rules = ruleset("classic", {"play_direction": direction})
    assert done(draw(at_table(rules, ["R7", "B1", "K1"], "", "O1 O2"))).board.turn == turn


def test_there_is_no_discard_in_editions_without_it() -> None:
    assert refusals(discard(at_table(CLASSIC, ["R7", "B1"], "", "O1"), "R7")) == ["discard/not-in-this-edition"]
    state = at_table(CLASSIC, ["R7", "B1"], "R4 R5 R6", "O1")
    assert refusals(play(state, "R4 R5 R6 R7", took=cmd.Took.DISCARD)) == ["discard/not-in-this-edition"]
    assert refusals(play(state, "R4 R5 R6 R7", took=cmd.Took.OPEN_TILE)) == ["open-tile/nothing-to-take"]


# --- stacks (B.6) ----------------------------------------------------------------------------------------------------

STACKS = ruleset("tournament")


def test_the_stack_in_the_middle_is_used_up_first() -> None:
    state = at_table(STACKS, ["R7", "B1"], "", "O1", bank=["K1 K2", "K3 K4"])
    assert refusals(draw(state, 1)) == ["draw/stack-not-empty"]
    assert rack(done(draw(state)), 0) == "R7 O1"


def test_then_the_player_picks_any_stack_of_the_bank() -> None:
    state = at_table(STACKS, ["R7", "B1"], "", "", bank=["K1 K2", "K3 K4"])
    picked = done(draw(state, 1))
    assert rack(picked, 0) == "R7 K3"
    assert (tiles_text(picked.board.pool.middle), len(picked.board.pool.bank)) == ("K4", 1)
    assert rack(done(draw(state)), 0) == "R7 K1"
    assert refusals(draw(state, 2)) == ["draw/no-such-stack"]
    assert refusals(draw(state, -1)) == ["draw/no-such-stack"]


def test_elsewhere_there_are_no_stacks_to_pick() -> None:
    assert refusals(draw(at_table(CLASSIC, ["R7", "B1"], "", "O1"), 0)) == ["draw/no-such-stack"]


def test_a_penalty_runs_over_into_the_next_stack() -> None:
    rules = ruleset("tournament", {"timeout_penalty_draw": 3})
    state = at_table(rules, ["R8 R2", "B1"], "B4 B5 B6", "O1", bank=["K1", "K3 K4"])
    after = done(time_out(state, "B4 B5 B6; R8"))
    assert rack(after, 0) == "R8 R2 O1 K1 K3"
    assert tiles_text(after.board.pool.middle) == "K4"


# --- draw and discard (I variant 1) ----------------------------------------------------------------------------------

RUMMY = ruleset("rummy-discard")


ALWAYS = ruleset("rummy-discard", {"discard_obligation": "always"})


def test_every_turn_begins_with_a_draw() -> None:
    state = at_table(RUMMY, ["R7 K1", "B1"], "R4 R5 R6", "O1 O2")
    assert refusals(play(state, "R4 R5 R6 R7")) == ["draw/draw-first"]
    assert refusals(discard(state, "R7")) == ["draw/draw-first"]
    drawn = done(draw(state))
    assert (drawn.board.turn, drawn.board.stage) == (0, Stage.DRAWN)
    assert refusals(draw(drawn)) == ["draw/already-drawn"]
    assert done(play(drawn, "R4 R5 R6 R7")).board.turn == 1


def test_the_drawn_tile_may_be_played_at_once() -> None:
    state = done(draw(at_table(RUMMY, ["K1", "B1"], "R4 R5 R6", "R7")))
    assert rack(done(play(state, "R4 R5 R6 R7")), 0) == "K1"


def test_who_plays_nothing_puts_a_tile_aside() -> None:
    state = done(draw(at_table(RUMMY, ["R7 K1", "B1"], "", "O1 O2")))
    assert refusals(pass_turn(state)) == ["pass/must-discard"]
    assert refusals(discard(state, "B1")) == ["discard/not-your-tile"]
    after = done(discard(state, "O1"))
    assert (rack(after, 0), after.board.turn) == ("R7 K1", 1)
    assert after.board.seats[0].discards == (Tile("O1"),)


def test_a_played_tile_fulfils_the_duty_or_a_discard_is_always_due() -> None:
    for rules, stage in ((RUMMY, Stage.START), (ALWAYS, Stage.MUST_DISCARD)):
        state = done(draw(at_table(rules, ["R7 K1", "B1"], "R4 R5 R6", "O1 O2")))
        assert done(play(state, "R4 R5 R6 R7")).board.stage is stage


def test_where_a_discard_is_always_due_nothing_else_ends_the_turn() -> None:
    state = done(play(done(draw(at_table(ALWAYS, ["R7 K1 R3", "B1"], "R4 R5 R6", "O1 O2"))), "R4 R5 R6 R7"))
    assert state.board.turn == 0
    assert refusals(draw(state)) == ["draw/already-drawn"]
    assert refusals(play(state, "R3 R4 R5 R6 R7")) == ["pass/must-discard"]
    assert refusals(pass_turn(state)) == ["pass/must-discard"]
    assert done(discard(state, "K1")).board.turn == 1


def test_the_discard_of_the_player_before_may_be_taken_instead_of_drawing() -> None:
    state = at_table(RUMMY, ["B1", "K7 B7 K1"], "R4 R5 R6", "O1 O2", turn=1, discards=["R7", ""])
    after = done(play(state, "R4 R5 R6; R7 K7 B7", took=cmd.Took.DISCARD))
    assert rack(after, 1) == "K1"
    assert after.board.seats[0].discards == ()
    assert refusals(play(state, "R4 R5 R6 R7", took=cmd.Took.DISCARD)) == ["discard/not-in-new-set"]


def test_a_deadline_takes_two_judgements_at_most_if_a_discard_was_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the turn with the discard, one of what stays without it."""
    asked = judgements_at_the_deadline(monkeypatch)
    most = 0
    for policy in TimeoutPolicy:
        rules = ruleset("rummy-discard", {"timeout_policy": str(policy), "turn_seconds": 60, "timer_from": "always"})
        for unopened in ([], [1]):
            state = at_table(rules, ["B1", "K7 B7 R8 K1 K2 K3"], "R4 J R6", "O1 O2", turn=1, discards=["R7", ""], unopened=unopened)
            for draft in (
                "R4 J R6; R7 K7 B7",
                "R4 J R6 R7; K1 K2 K3",
                "R4 J R6 R7 R8; K1",
                "R4 J R6; R7; K1 K2 K3",
                "R4 J; R6 R7 R8; K1 K2 K3",
                "R4; J K1 K2 K3; R6 R7 R8",
            ):
                asked.clear()
                done(time_out(state, draft, took=cmd.Took.DISCARD))
                most = max(most, len(asked))
                assert len(asked) <= 2, (policy, unopened, draft)
    assert most == 2


def test_after_drawing_the_discard_is_no_longer_free() -> None:
    state = done(draw(at_table(RUMMY, ["B1", "K7 B7 K1"], "", "O1 O2", turn=1, discards=["R7", ""])))
    assert refusals(play(state, "R7 K7 B7", took=cmd.Took.DISCARD)) == ["discard/already-drawn"]


def test_only_the_player_before_gives() -> None:
    state = at_table(RUMMY, ["K7 B7 K1", "B1", "B2"], "", "O1 O2", turn=0, discards=["", "R7", ""])
    assert refusals(play(state, "R7 K7 B7", took=cmd.Took.DISCARD)) == ["discard/nothing-to-take"]


def test_older_discards_are_dead() -> None:
    state = at_table(RUMMY, ["B1", "K7 B7 K1", "B2"], "", "O1 O2", turn=1, discards=["K5 R7", "", ""])
    after = done(play(state, "R7 K7 B7", took=cmd.Took.DISCARD))
    assert after.board.seats[0].discards == (Tile("K5"),)
    back = replace(after, board=replace(after.board, turn=1))
    assert refusals(play(back, "R7 K7 B7; K5 K1", took=cmd.Took.DISCARD)) == ["discard/nothing-to-take"]


def test_an_unopened_player_opens_with_the_discard() -> None:
    state = at_table(RUMMY, ["B1", "K10 B10 K1"], "", "O1 O2", unopened=[1], turn=1, discards=["R10", ""])
    assert done(play(state, "R10 K10 B10", took=cmd.Took.DISCARD)).board.seats[1].opened
    low = at_table(RUMMY, ["B1", "K9 B9 K1"], "", "O1 O2", unopened=[1], turn=1, discards=["R9", ""])
    assert refusals(play(low, "R9 K9 B9", took=cmd.Took.DISCARD)) == ["opening/too-few-points"]


def test_on_an_empty_pool_step_one_is_skipped() -> None:
    state = at_table(RUMMY, ["R7 K1", "B1 B2"], "R4 R5 R6")
    assert done(play(state, "R4 R5 R6 R7")).board.turn == 1
    assert done(discard(state, "K1")).board.turn == 1
    assert refusals(pass_turn(state)) == ["pass/must-discard"]


def test_where_every_turn_draws_but_nothing_is_put_aside_a_turn_ends_with_a_pass() -> None:
    rules = ruleset("classic", {"draw_policy": "draw_always"})
    state = at_table(rules, ["R7 K1", "B1 B2"], "R4 R5 R6", "O1 O2")
    assert refusals(pass_turn(state)) == ["pass/pool-not-empty"]
    after = done(pass_turn(done(draw(state))))
    assert (after.board.turn, after.board.passes) == (1, 0)


# --- the open eighth tile (I variant 2) ------------------------------------------------------------------------------

OPEN = ruleset("rummy-open-tile")


def test_the_open_tile_may_be_taken_to_finish() -> None:
    state = at_table(OPEN, ["R7", "B1"], "R4 R5 R6", "O1", open_tile="R8")
    after = done(play(state, "R4 R5 R6 R7 R8", took=cmd.Took.OPEN_TILE))
    assert (after.phase, after.board.open_tile) == (Phase.FINISHED, None)


def test_who_does_not_finish_may_take_it_only_where_any_play_will_do() -> None:
    for use, found in (("finish_only", ["open-tile/does-not-finish"]), ("any_play", [])):
        rules = ruleset("rummy-open-tile", {"open_eighth_tile": use})
        state = at_table(rules, ["R7 K1", "B1"], "R4 R5 R6", "O1", open_tile="R8")
        result = play(state, "R4 R5 R6 R7 R8", took=cmd.Took.OPEN_TILE)
        assert (refusals(result) if isinstance(result, Refused) else []) == found


def test_the_open_tile_is_laid_if_it_is_taken() -> None:
    rules = ruleset("rummy-open-tile", {"open_eighth_tile": "any_play"})
    state = at_table(rules, ["R7 K1", "B1"], "R4 R5 R6", "O1", open_tile="R8")
    assert refusals(play(state, "R4 R5 R6 R7", took=cmd.Took.OPEN_TILE)) == ["open-tile/not-used"]
    assert isinstance(play(state, "R4 R5 R6 R7"), Applied)


def test_the_open_tile_is_not_drawn_and_belongs_to_nobodys_score() -> None:
    state = at_table(OPEN, ["R7", "B1"], "R4 R5 R6", "", open_tile="K8")
    assert refusals(draw(state)) == ["draw/pool-empty"]
    after = done(play(state, "R4 R5 R6 R7"))
    assert after.score is not None
    assert after.score.points == (1, -1)


# --- declared readings (K-11) ----------------------------------------------------------------------------------------

DECLARE = ruleset("original", {"ambiguous_reading": "declare", "turn_seconds": 60})


def declared_group() -> State:
    """A has opened with K10 J Jb, declared as a group of tens; then it is B's turn."""
    state = at_table(DECLARE, ["K10 J Jb K1", "R7 K11 R1 R3", "B1 B2"], "R4 R5 R6", "O1 O2", unopened=[0])
    command = cmd.Play(seat=0, version=state.version, table=Table.parse("R4 R5 R6; K10 J Jb"), declared=((), (10, 10, 10)))
    return done(apply(state, command))


def test_what_was_declared_stays_declared() -> None:
    state = done(play(declared_group(), "R4 R5 R6 R7; K10 J Jb"))
    assert state.board.declared == ((), (10, 10, 10))


def test_a_declared_group_is_not_broken_as_a_run() -> None:
    assert "joker/locked-set-split" in refusals(play(declared_group(), "R4 R5 R6; K10 K11 Jb; R1 J R3"))


def test_laying_a_declared_set_the_other_way_round_does_not_unsay_it() -> None:
    state = done(play(declared_group(), "R4 R5 R6 R7; Jb J K10"))
    assert state.board.declared == ((), (10, 10, 10))


def test_a_declaration_outlives_a_timeout_that_counts() -> None:
    state = done(time_out(declared_group(), "R4 R5 R6 R7; K10 J Jb"))
    assert state.board.declared == ((), (10, 10, 10))


def test_declarations_have_one_entry_for_each_set() -> None:
    state = at_table(DECLARE, ["K10 J Jb K1", "R7"], "", "O1")
    command = cmd.Play(seat=0, version=state.version, table=Table.parse("K10 J Jb"), declared=((), (10, 10, 10)))
    assert refusals(apply(state, command)) == ["command/malformed"]


def test_declarations_are_idle_where_the_best_reading_counts() -> None:
    state = at_table(ruleset("original"), ["K10 J Jb K1", "R7"], "", "O1", unopened=[0])
    command = cmd.Play(seat=0, version=state.version, table=Table.parse("K10 J Jb"), declared=((10, 9, 8),))
    assert done(apply(state, command)).board.declared == ()


# --- the deadline (G) ------------------------------------------------------------------------------------------------


def test_who_moved_nothing_in_time_draws_one() -> None:
    state = done(time_out(at_table(CLASSIC, ["R7", "B1"], "R4 R5 R6", "O1 O2")))
    assert (rack(state, 0), state.board.turn) == ("R7 O1", 1)


def test_a_legal_draft_counts_as_a_play() -> None:
    state = done(time_out(at_table(CLASSIC, ["R7 K1", "B1"], "R4 R5 R6", "O1"), "R4 R5 R6 R7"))
    assert (rack(state, 0), str(state.board.table)) == ("K1", "R4 R5 R6 R7")


def test_a_legal_draft_may_win() -> None:
    assert done(time_out(at_table(CLASSIC, ["R7", "B1"], "R4 R5 R6", "O1"), "R4 R5 R6 R7")).phase is Phase.FINISHED


def test_an_illegal_draft_costs_three_tiles() -> None:
    state = done(time_out(at_table(CLASSIC, ["R8 K1", "B1"], "R4 R5 R6", "O1 O2 O3 O4"), "R4 R5 R6 R8"))
    assert rack(state, 0) == "R8 K1 O1 O2 O3"


def test_if_the_pool_holds_fewer_tiles_what_is_there_is_taken() -> None:
    state = done(time_out(at_table(CLASSIC, ["R8 K1", "B1"], "R4 R5 R6", "O1 O2"), "R4 R5 R6 R8"))
    assert (rack(state, 0), state.board.pool.count) == ("R8 K1 O1 O2", 0)
    idle = done(time_out(at_table(CLASSIC, ["R8 K1", "B1"], "R4 R5 R6")))
    assert (rack(idle, 0), idle.board.passes) == ("R8 K1", 1)


def test_in_rummy_loose_table_tiles_come_to_the_rack() -> None:
    state = at_table(ruleset("rummy"), ["R4 K1", "B1"], "R3 J R5 R6", "O1 O2 O3 O4")
    after = done(time_out(state, "R4 R5 R6; R3; J"))
    assert rack(after, 0) == "K1 R3 J O1 O2 O3"
    assert str(after.board.table) == "R4 R5 R6"


def test_tiles_without_a_place_go_to_the_pool_which_is_mixed() -> None:
    rules = ruleset("classic", {"timeout_policy": "restore_loose"})
    state = at_table(rules, ["K1 K2", "B1"], "R4 R5 R6; K4 B4 O4", "O1 O2 O3")
    result = time_out(state, "K4 B4 O4 R4; R5 R6")
    after = done(result)
    assert str(after.board.table) == "K4 B4 O4 R4"
    everywhere = [*after.board.pool.middle, *after.board.seats[0].rack]
    assert sorted(everywhere) == sorted(Tile.parse_many("K1 K2 O1 O2 O3 R5 R6"))
    assert isinstance(result, Applied)
    settled = result.events[0]
    assert isinstance(settled, ev.TurnSettled)
    assert sorted(settled.pool or ()) == sorted(Tile.parse_many("O1 O2 O3 R5 R6"))


def test_a_draft_holds_only_own_and_table_tiles_once() -> None:
    state = at_table(CLASSIC, ["R8 K1", "B1"], "R4 R5 R6", "O1 O2")
    assert refusals(time_out(state, "R4 R5 R6; B1")) == ["draft/tile-from-nowhere"]
    assert refusals(time_out(state, "R4 R5 R6; R8; R8")) == ["draft/tile-from-nowhere"]


def test_who_has_drawn_and_does_nothing_draws_no_second_tile() -> None:
    state = done(draw(at_table(RUMMY, ["R8 K1", "B1"], "R4 R5 R6", "O1 O2 O3 O4")))
    after = done(time_out(state))
    assert (rack(after, 0), after.board.turn) == ("R8 K1 O1", 1)


@pytest.mark.parametrize("penalty", [1, 2, 3])
def test_who_has_drawn_and_leaves_the_table_in_disorder_draws_the_penalty(penalty: int) -> None:
    """G, restore_all: something was moved, so the penalty is due, also if it is a single tile."""
    rules = ruleset("rummy-discard", {"timeout_policy": "restore_all", "timeout_penalty_draw": penalty})
    state = done(draw(at_table(rules, ["R8 K1", "B1"], "R4 R5 R6 R7", "O1 O2 O3 O4 O5")))
    after = done(time_out(state, "R4 R5 R6; R7"))
    assert len(after.board.seats[0].rack) == 3 + penalty


def test_a_discard_that_is_not_put_aside_in_time_stays_on_the_rack() -> None:
    state = done(play(done(draw(at_table(ALWAYS, ["R7 K1", "B1"], "R4 R5 R6", "O1 O2"))), "R4 R5 R6 R7"))
    after = done(time_out(state))
    assert (rack(after, 0), after.board.turn) == ("K1 O1", 1)


# --- an illegal table at the end of a turn (G) -----------------------------------------------------------------------


def test_an_illegal_commit_is_refused_or_settled_like_a_timeout() -> None:
    for edition, expected in (("classic", "R8 K1 O1 O2 O3"), ("tournament", "R8 K1 O1"), ("rummy", "R8 K1 O1 O2 O3")):
        assert refusals(play(at_table(ruleset(edition), ["R8 K1", "B1"], "R4 R5 R6", "O1 O2 O3 O4"), "R4 R5 R6; R8"))
        rules = ruleset(edition, {"invalid_commit": "penalise"})
        result = play(at_table(rules, ["R8 K1", "B1"], "R4 R5 R6", "O1 O2 O3 O4"), "R4 R5 R6; R8")
        assert rack(done(result), 0) == expected
        assert isinstance(result, Applied)
        assert isinstance(result.events[0], ev.TurnSettled)
        assert result.events[0].cause is ev.Cause.ILLEGAL_TABLE


def test_tiles_from_nowhere_are_refused_even_where_errors_are_penalised() -> None:
    rules = ruleset("classic", {"invalid_commit": "penalise"})
    state = at_table(rules, ["R8 K1", "R7"], "R4 R5 R6", "O1 O2 O3 O4")
    assert "turn/tile-from-nowhere" in refusals(play(state, "R4 R5 R6 R7"))


def test_doing_nothing_is_penalised_with_one_tile() -> None:
    rules = ruleset("classic", {"invalid_commit": "penalise"})
    state = done(play(at_table(rules, ["R8 K1", "R7"], "R4 R5 R6", "O1 O2 O3 O4"), "R4 R5 R6"))
    assert rack(state, 0) == "R8 K1 O1"


def test_an_open_tile_taken_in_vain_goes_back_where_errors_are_penalised() -> None:
    rules = ruleset("rummy-open-tile", {"invalid_commit": "penalise"})
    state = at_table(rules, ["K1 K5", "B1"], "R4 R5 R6", "O1 O2 O3 O4", open_tile="R8")
    after = done(play(state, "R4 R5 R6 R8; K1", took=cmd.Took.OPEN_TILE))
    assert after.board.open_tile is Tile("R8")
    assert rack(after, 0) == "K1 K5 O1 O2 O3"


# --- an empty pool (H.6) ---------------------------------------------------------------------------------------------

MUST = ruleset("classic", {"empty_pool_rule": "must_play_if_able"})


def test_who_is_able_must_play() -> None:
    state = at_table(MUST, ["R7 K1", "B1"], "R4 R5 R6")
    command = cmd.Pass(seat=0, version=state.version)
    assert refusals(apply(state, command, able_to_play=lambda _: True)) == ["pass/must-play"]
    assert isinstance(apply(state, command, able_to_play=lambda _: False), Applied)


def test_who_must_play_needs_somebody_who_knows() -> None:
    with pytest.raises(ValueError, match="able_to_play"):
        pass_turn(at_table(MUST, ["R7 K1", "B1"], "R4 R5 R6"))


def test_elsewhere_nobody_asks_whether_a_player_is_able() -> None:
    state = at_table(CLASSIC, ["R7 K1", "B1"], "R4 R5 R6")
    assert isinstance(apply(state, cmd.Pass(seat=0, version=state.version), able_to_play=lambda _: True), Applied)


def test_the_view_says_what_can_be_taken() -> None:
    state = at_table(RUMMY, ["B1", "K7 B7 K1"], "", "O1 O2", turn=1, discards=["R7", ""])
    assert view(state, 1).takeable == (cmd.Took.DISCARD,)
    assert view(done(draw(state)), 1).takeable == ()
