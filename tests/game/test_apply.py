"""Commands in general: seats, versions, keys, phases; redeal, announcement, counts, disputes (RULES.md B, H.4, J)."""

import pytest

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, Refused, apply, doublets, new_game
from meldstone.game.state import Phase, Pool, State
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.knobs import RulesetError
from meldstone.tiles import Table, Tile, TileSet, tiles_text
from meldstone.values import replace
from tests.game.at_table import at_table, discard, done, draw, pass_turn, play, rack, refusals

SEED = "11" * 32
CLASSIC = ruleset("classic")
TOURNAMENT = ruleset("tournament")


def send(state: State, command: cmd.AnyCommand) -> Applied | Refused:
    return apply(state, command)


# --- a new game ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", editions())
def test_every_edition_deals_for_every_number_of_players(edition: str) -> None:
    rules = ruleset(edition)
    for players in range(rules.box.players_min, rules.box.players_max + 1):
        state = new_game(rules, players, SEED).state
        assert [len(seat.rack) for seat in state.board.seats] == [14] * players
        assert state.version == len(new_game(rules, players, SEED).events)


@pytest.mark.parametrize(
    ("players", "seed", "starter", "code"),
    [(1, SEED, None, "game/players"), (5, SEED, None, "game/players"), (2, "00", None, "game/seed"), (2, SEED, 2, "game/starter")],
)
def test_a_game_that_cannot_be_is_not_opened(players: int, seed: str, starter: int | None, code: str) -> None:
    with pytest.raises(RulesetError) as error:
        new_game(CLASSIC, players, seed, starter=starter)
    assert error.value.code == code


def test_a_seed_is_written_in_lower_case() -> None:
    with pytest.raises(RulesetError):
        new_game(CLASSIC, 2, "AB" * 32)


def test_an_open_tile_needs_a_stack_of_eight_for_these_players() -> None:
    rules = ruleset("six-player", {"open_eighth_tile": "finish_only"})
    assert new_game(rules, 4, SEED).state.board.open_tile is not None
    with pytest.raises(RulesetError):
        new_game(rules, 5, SEED)


def test_a_custom_game_remembers_what_it_changed() -> None:
    opened = new_game(ruleset("classic", {"joker_penalty": 50, "declare_finish": True}), 2, SEED).events[0]
    assert isinstance(opened, ev.GameOpened)
    assert opened.overrides == {"joker_penalty": 50, "declare_finish": True}


# --- seats, versions, keys, phases -----------------------------------------------------------------------------------


def test_only_the_player_at_turn_uses_the_turn() -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    assert refusals(send(state, cmd.Draw(seat=1, version=state.version))) == ["command/not-your-turn"]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    assert refusals(send(state, cmd.Draw(seat=seat, version=state.version))) == ["command/no-such-seat"]


@pytest.mark.parametrize("offset", [-1, 1])
def test_a_command_decided_on_another_state_is_refused(offset: int) -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    assert refusals(send(state, cmd.Draw(seat=0, version=state.version + offset))) == ["command/stale-version"]


def test_a_command_sent_twice_happens_once() -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    command = cmd.Draw(seat=0, version=state.version, key="a")
    after = done(send(state, command))
    again = send(after, command)
    assert again == Applied(after, ())


def test_the_same_key_of_another_seat_is_another_command() -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    after = done(send(state, cmd.Draw(seat=0, version=state.version, key="a")))
    assert len(done(send(after, cmd.Draw(seat=1, version=after.version, key="a"))).board.seats[1].rack) == 2


def test_without_a_key_nothing_is_remembered() -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    command = cmd.Draw(seat=0, version=state.version)
    assert refusals(send(done(send(state, command)), command)) == ["command/stale-version"]


def test_a_timeout_sent_twice_happens_once() -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    command = cmd.Timeout(version=state.version, at=60_000, key="t")
    after = done(send(state, command))
    assert send(after, command) == Applied(after, ())


def test_the_timeout_of_the_ready_phase_sent_twice_happens_once() -> None:
    state = new_game(TOURNAMENT, 3, SEED).state
    command = cmd.Timeout(version=state.version, at=40_000, key="t")
    after = done(send(state, command))
    assert after.phase is Phase.PLAYING
    assert send(after, command) == Applied(after, ())


def test_a_finished_game_takes_no_commands() -> None:
    state = done(play(at_table(CLASSIC, ["R7", "B1"], "R4 R5 R6", "O1"), "R4 R5 R6 R7"))
    assert state.phase is Phase.FINISHED
    for command in (
        cmd.Draw(seat=1, version=state.version),
        cmd.Ready(seat=1, version=state.version),
        cmd.Dispute(seat=1, version=state.version),
        cmd.Timeout(version=state.version, at=10**9),
        cmd.Ruling(version=state.version, decision=cmd.Decision.UPHOLD),
    ):
        assert refusals(send(state, command)) == ["command/not-now"]


def test_commands_out_of_their_phase_are_refused() -> None:
    ready = new_game(TOURNAMENT, 2, SEED).state
    playing = at_table(TOURNAMENT, ["R7", "B1"], "", "O1")
    assert refusals(send(ready, cmd.Draw(seat=0, version=ready.version))) == ["command/not-now"]
    assert refusals(send(playing, cmd.Ready(seat=0, version=playing.version))) == ["command/not-now"]
    assert refusals(send(playing, cmd.DemandRedeal(seat=0, version=playing.version))) == ["command/not-now"]
    assert refusals(send(playing, cmd.Ruling(version=playing.version, decision=cmd.Decision.UNDO))) == ["ruling/no-dispute"]


def test_time_does_not_run_backwards() -> None:
    """There is a code for it; a command from before the turn began would give the next player a deadline in the past."""
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2", at=100_000)
    assert refusals(draw(state, at=0)) == ["command/time-runs-backwards"]


# --- the clock -------------------------------------------------------------------------------------------------------


def test_a_commit_at_the_deadline_is_late() -> None:
    state = at_table(CLASSIC, ["R7 K1", "B1"], "R4 R5 R6", "O1 O2")
    assert refusals(play(state, "R4 R5 R6 R7", at=60_000)) == ["clock/time-is-up"]
    assert refusals(draw(state, at=60_001)) == ["clock/time-is-up"]
    assert isinstance(play(state, "R4 R5 R6 R7", at=59_999), Applied)


def test_no_timeout_before_the_deadline() -> None:
    state = at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")
    result = send(state, cmd.Timeout(version=state.version, at=59_999))
    assert refusals(result) == ["clock/time-is-not-up"]
    assert isinstance(result, Refused)
    assert result.violations[0].args == (("left", 1),)


def test_no_timeout_without_a_limit() -> None:
    for state in (
        at_table(ruleset("original"), ["R7", "B1"], "", "O1"),
        at_table(ruleset("twist"), ["R7", "B1"], "", "O1", unopened=[0]),
    ):
        assert refusals(send(state, cmd.Timeout(version=state.version, at=10**9))) == ["clock/no-time-limit"]


def test_the_next_clock_starts_when_the_turn_ends() -> None:
    state = done(draw(at_table(CLASSIC, ["R7", "B1"], "", "O1 O2"), at=10_000))
    assert (state.clock.started, state.clock.deadline) == (10_000, 70_000)


def test_an_unopened_player_of_twist_has_all_the_time() -> None:
    state = at_table(ruleset("twist"), ["R7", "B1"], "", "O1 O2", unopened=[1])
    assert state.clock.deadline == 60_000
    assert done(draw(state)).clock.deadline is None


# --- redeal (B.5) ----------------------------------------------------------------------------------------------------


def with_racks(state: State, *racks: str) -> State:
    seats = tuple(replace(seat, rack=Tile.parse_many(tiles)) for seat, tiles in zip(state.board.seats, racks, strict=True))
    return replace(state, board=replace(state.board, seats=seats))


THREE = "R1 R1b K5 K5b O9 O9b J Jb"


def test_three_doublets_give_the_right_to_a_new_deal_for_everybody() -> None:
    state = with_racks(new_game(TOURNAMENT, 2, SEED).state, "K1", THREE)
    after = done(send(state, cmd.DemandRedeal(seat=1, version=state.version)))
    assert (after.deal_number, after.phase, after.ready) == (2, Phase.READY, (False, False))
    assert [len(seat.rack) for seat in after.board.seats] == [14, 14]
    assert after.starter == state.starter


def test_two_doublets_and_two_jokers_are_not_enough() -> None:
    state = with_racks(new_game(TOURNAMENT, 2, SEED).state, "K1", "R1 R1b K5 K5b J Jb")
    assert refusals(send(state, cmd.DemandRedeal(seat=1, version=state.version))) == ["redeal/too-few-doublets"]


def test_a_triple_is_one_doublet() -> None:
    assert tiles_text(doublets(Tile.parse_many("R1 R1b R1c K5 K5b J Jb"))) == "K5 K5b R1 R1b"


def test_who_is_ready_has_kept_the_rack() -> None:
    state = with_racks(new_game(TOURNAMENT, 2, SEED).state, "K1", THREE)
    state = done(send(state, cmd.Ready(seat=1, version=state.version)))
    assert refusals(send(state, cmd.DemandRedeal(seat=1, version=state.version))) == ["ready/already"]
    assert refusals(send(state, cmd.Ready(seat=1, version=state.version))) == ["ready/already"]


def test_when_all_are_ready_the_first_turn_begins() -> None:
    """Nobody has to wait for the others: all decide on the state of the deal."""
    state = new_game(TOURNAMENT, 2, SEED).state
    dealt = state.version
    for seat in (1, 0):
        assert state.phase is Phase.READY
        state = done(send(state, cmd.Ready(seat=seat, version=dealt, at=5_000)))
    assert (state.phase, state.board.turn, state.clock.deadline) == (Phase.PLAYING, 0, 45_000)


def test_ready_for_the_old_deal_is_not_ready_for_the_new_one() -> None:
    """B.5: only that player decides, and nobody has decided on a rack that was dealt afterwards."""
    state = with_racks(new_game(TOURNAMENT, 2, SEED).state, "K1", THREE)
    on_its_way = cmd.Ready(seat=0, version=state.version)
    state = done(send(state, cmd.DemandRedeal(seat=1, version=state.version)))
    result = send(state, on_its_way)
    assert isinstance(result, Refused)


def test_where_nobody_may_demand_a_redeal_play_begins_at_once() -> None:
    assert new_game(CLASSIC, 2, SEED).state.phase is Phase.PLAYING


# --- announcing the opening (H.4) ------------------------------------------------------------------------------------


def announce(state: State, seat: int) -> Applied | Refused:
    return send(state, cmd.AnnounceOpening(seat=seat, version=state.version))


def test_an_opening_is_announced_right_after_drawing() -> None:
    state = at_table(TOURNAMENT, ["R7", "B1", "B2"], "", "O1 O2 O3", unopened=[0, 1])
    assert refusals(announce(state, 0)) == ["announce/too-late"]
    state = done(draw(state))
    assert done(announce(state, 0)).board.seats[0].announced
    assert refusals(announce(done(announce(state, 0)), 0)) == ["announce/too-late"]


def test_after_the_next_turn_it_is_too_late_to_announce() -> None:
    state = done(draw(done(draw(at_table(TOURNAMENT, ["R7", "B1", "B2"], "", "O1 O2 O3", unopened=[0, 1])))))
    assert refusals(announce(state, 0)) == ["announce/too-late"]


def test_who_has_opened_has_nothing_to_announce() -> None:
    state = done(draw(at_table(TOURNAMENT, ["R7", "B1"], "", "O1 O2 O3")))
    assert refusals(announce(state, 0)) == ["announce/already-opened"]


def test_elsewhere_nobody_announces() -> None:
    state = done(draw(at_table(CLASSIC, ["R7", "B1"], "", "O1 O2 O3", unopened=[0])))
    assert refusals(announce(state, 0)) == ["announce/not-in-this-edition"]


def test_an_announcement_ends_with_the_next_own_turn() -> None:
    state = at_table(TOURNAMENT, ["R7", "B1"], "", "O1 O2 O3 O4", unopened=[0])
    state = done(draw(done(draw(done(announce(done(draw(state)), 0))))))
    assert not state.board.seats[0].announced


def test_a_pass_ends_an_announcement_too() -> None:
    """H.4: announced for the next round; who passes in it instead has not kept the word."""
    state = at_table(TOURNAMENT, ["R7", "B1 B2"], "", "O1", unopened=[0])
    state = done(pass_turn(done(announce(done(draw(state)), 0))))
    assert not done(pass_turn(state)).board.seats[0].announced


def test_who_drew_nothing_in_the_last_round_has_nothing_to_announce() -> None:
    """H.4: the decisive tile was drawn in the last round; on an empty pool nothing was."""
    state = at_table(TOURNAMENT, ["K7", "R7 B2", "K1 K2"], "R4 R5 R6", "O1", unopened=[0])
    state = done(play(done(draw(state)), "R4 R5 R6 R7"))
    state = done(pass_turn(done(pass_turn(state))))
    assert state.board.previous == 0
    assert refusals(announce(state, 0)) == ["announce/too-late"]


def test_the_excuse_counts_in_a_whole_game() -> None:
    for excuse, expected in (("off", -200), ("as_unopened", -100), ("rack_sum", -34)):
        rules = ruleset("tournament", {"announce_excuse": excuse})
        state = at_table(rules, ["K1 R10 R11", "R7"], "R4 R5 R6", "R12 O2", unopened=[0])
        state = done(draw(state))
        if excuse != "off":
            state = done(announce(state, 0))
        score = done(play(state, "R4 R5 R6 R7")).score
        assert score is not None
        assert score.points == (expected, -expected)


def test_announcing_with_a_tile_that_was_put_aside_at_once_breaks_nothing() -> None:
    """Agreed rules with discard and announcement: the drawn tile need not be on the rack any more."""
    rules = ruleset("rummy-discard", {"announce_excuse": "as_unopened", "unopened_penalty": 100, "unopened_could_penalty": 200})
    state = at_table(rules, ["K10 B10 O10 K1", "R7"], "R4 R5 R6", "O1 R8 O3", unopened=[0])
    state = done(discard(done(draw(state)), "O1"))
    result = announce(state, 0)
    state = result.state if isinstance(result, Applied) else state
    finished = done(play(done(draw(state)), "R4 R5 R6 R7 R8"))
    assert finished.score is not None
    assert finished.score.points == (-200, 200)


# --- asking for counts (B.8) -----------------------------------------------------------------------------------------


def ask(state: State, seat: int, of: int) -> Applied | Refused:
    return send(state, cmd.AskCount(seat=seat, of=of, version=state.version))


def test_counts_are_asked_in_the_own_turn_and_answered() -> None:
    state = at_table(TOURNAMENT, ["R7", "B1 B2", "K1"], "", "O1 O2")
    result = ask(state, 0, 1)
    assert done(result).counts_told == (None, 2, None)
    assert isinstance(result, Applied)
    assert result.events == (ev.CountAnswered(seat=0, of=1, count=2),)
    assert refusals(ask(state, 1, 0)) == ["count/only-in-your-turn"]
    assert refusals(ask(state, 0, 3)) == ["command/no-such-seat"]
    assert refusals(ask(state, 0, -1)) == ["command/no-such-seat"]


def test_an_answer_holds_until_the_rack_changes() -> None:
    state = done(ask(at_table(TOURNAMENT, ["R7", "B1 B2"], "", "O1 O2"), 0, 1))
    state = done(draw(state))
    assert state.counts_told == (None, 2)
    assert done(draw(state)).counts_told == (None, None)


def test_hidden_counts_are_not_told() -> None:
    rules = ruleset("tournament", {"rack_count_visible": "hidden"})
    assert refusals(ask(at_table(rules, ["R7", "B1"], "", "O1"), 0, 1)) == ["count/not-in-this-edition"]


# --- disputes and rulings (J dispute_pause) --------------------------------------------------------------------------


def dispute(state: State, seat: int = 1, at: int = 2_000) -> Applied | Refused:
    return send(state, cmd.Dispute(seat=seat, version=state.version, at=at, note="?"))


def rule(
    state: State, decision: cmd.Decision, at: int = 3_000, added: int = 0, seat: int | None = None, tiles: int = 0
) -> Applied | Refused:
    return send(
        state,
        cmd.Ruling(version=state.version, decision=decision, at=at, added_time=added, penalty_seat=seat, penalty_tiles=tiles),
    )


def after_a_play() -> State:
    state = at_table(TOURNAMENT, ["R7 K1", "B1 B2", "K3"], "R4 R5 R6", "O1 O2 O3")
    return done(play(state, "R4 R5 R6 R7", at=1_000))


def test_a_dispute_stops_the_clock_and_the_game() -> None:
    state = done(dispute(after_a_play(), at=11_000))
    assert (state.phase, state.clock.deadline, state.clock.left) == (Phase.PAUSED, None, 30_000)
    assert refusals(draw(state, at=12_000)) == ["command/not-now"]
    assert refusals(send(state, cmd.Timeout(version=state.version, at=99_000))) == ["command/not-now"]
    assert refusals(dispute(state, at=12_000)) == ["command/not-now"]


def test_an_upheld_turn_stays_and_the_clock_goes_on() -> None:
    state = done(rule(done(dispute(after_a_play(), at=11_000)), cmd.Decision.UPHOLD, at=100_000))
    assert (state.phase, state.board.turn, state.clock.deadline) == (Phase.PLAYING, 1, 130_000)


@pytest.mark.parametrize(("added", "deadline"), [(5_000, 135_000), (-5_000, 125_000), (-99_000, 100_000)])
def test_a_ruling_may_add_time_or_take_it(added: int, deadline: int) -> None:
    state = done(rule(done(dispute(after_a_play(), at=11_000)), cmd.Decision.UPHOLD, at=100_000, added=added))
    assert state.clock.deadline == deadline


def test_an_undone_turn_is_played_again_from_the_start() -> None:
    before = at_table(TOURNAMENT, ["R7 K1", "B1 B2", "K3"], "R4 R5 R6", "O1 O2 O3")
    state = done(rule(done(dispute(done(play(before, "R4 R5 R6 R7")))), cmd.Decision.UNDO, at=50_000))
    assert state.board == before.board
    assert state.clock.deadline == 90_000


def test_an_undone_turn_cannot_be_undone_again() -> None:
    state = replace(done(rule(done(dispute(after_a_play())), cmd.Decision.UNDO)), phase=Phase.PAUSED)
    assert refusals(rule(state, cmd.Decision.UNDO)) == ["ruling/nothing-to-undo"]


def test_a_ruling_may_give_penalty_tiles() -> None:
    state = done(rule(done(dispute(after_a_play())), cmd.Decision.UPHOLD, seat=0, tiles=1))
    assert rack(state, 0) == "K1 O1"
    assert state.board.pool.count == 2


def test_a_penalty_has_no_more_tiles_than_a_timeout() -> None:
    state = done(dispute(after_a_play()))
    assert refusals(rule(state, cmd.Decision.UPHOLD, seat=0, tiles=2)) == ["ruling/penalty-too-large"]
    older = replace(state, rules=ruleset("tournament", judge=2))
    assert rack(done(rule(older, cmd.Decision.UPHOLD, seat=0, tiles=2)), 0) == "K1 O1 O2"


def test_a_penalty_takes_what_the_pool_still_holds() -> None:
    rules = ruleset("tournament", {"timeout_penalty_draw": 3})
    state = done(play(at_table(rules, ["R7 K1", "B1 B2", "K3"], "R4 R5 R6", "O1 O2"), "R4 R5 R6 R7"))
    state = done(rule(done(dispute(state)), cmd.Decision.UPHOLD, seat=0, tiles=3))
    assert rack(state, 0) == "K1 O1 O2"


@pytest.mark.parametrize(("seat", "tiles"), [(None, 1), (0, 0), (0, -1), (3, 1), (-1, 1)])
def test_a_penalty_needs_a_seat_and_tiles(seat: int | None, tiles: int) -> None:
    assert refusals(rule(done(dispute(after_a_play())), cmd.Decision.UPHOLD, seat=seat, tiles=tiles)) == ["ruling/bad-penalty"]


POOL = "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 O13"


def test_a_drawn_tile_that_is_undone_is_mixed_back_into_the_pool() -> None:
    """K-41: who saw it must not know when it comes again; the new order comes from the seed, so anyone can check it."""
    before = at_table(TOURNAMENT, ["R7 K1", "B1 B2", "K3"], "R4 R5 R6", POOL)
    paused = done(dispute(done(draw(before))))
    ruled = rule(paused, cmd.Decision.UNDO)
    assert isinstance(ruled, Applied)
    event = ruled.events[0]
    assert isinstance(event, ev.Ruled)
    assert event.pool == paused.chance.shuffled(f"pool {paused.version}", sorted(before.board.pool.tiles))
    state = ruled.state
    assert state.board.pool.tiles == event.pool != before.board.pool.tiles
    assert replace(state.board, pool=before.board.pool) == before.board


def test_a_mixed_pool_keeps_the_heights_of_its_stacks_and_its_tiles() -> None:
    pool = Pool(tuple(TileSet.parse("O1 O2")), (tuple(TileSet.parse("O3")), tuple(TileSet.parse("O4 O5"))))
    mixed = pool.reordered(tuple(TileSet.parse("O5 O4 O3 O2 O1")))
    assert mixed == Pool(tuple(TileSet.parse("O5 O4")), (tuple(TileSet.parse("O3")), tuple(TileSet.parse("O2 O1"))))
    with pytest.raises(ValueError, match="the tiles that it had"):
        pool.reordered(tuple(TileSet.parse("O5 O4 O3 O2 O2")))


def test_an_undone_play_leaves_the_pool_alone() -> None:
    ruled = rule(done(dispute(after_a_play())), cmd.Decision.UNDO)
    assert isinstance(ruled, Applied)
    assert isinstance(ruled.events[0], ev.Ruled)
    assert ruled.events[0].pool is None


def test_games_that_began_earlier_put_an_undone_tile_back_where_it_was() -> None:
    before = at_table(ruleset("tournament", judge=2), ["R7 K1", "B1 B2", "K3"], "R4 R5 R6", POOL)
    state = done(rule(done(dispute(done(draw(before)))), cmd.Decision.UNDO))
    assert state.board == before.board


@pytest.mark.parametrize("decision", list(cmd.Decision))
def test_a_turn_is_decided_about_once(decision: cmd.Decision) -> None:
    state = done(rule(done(dispute(after_a_play())), decision))
    state = state if decision is cmd.Decision.UPHOLD else replace(state, board=replace(state.board, turns=1))
    assert refusals(dispute(state, at=9_000)) == ["dispute/decided"]


def test_elsewhere_nobody_disputes() -> None:
    assert refusals(dispute(at_table(CLASSIC, ["R7", "B1"], "", "O1"))) == ["dispute/not-in-this-edition"]


def test_before_the_first_turn_there_is_nothing_to_dispute() -> None:
    """J: the clock may be stopped after the move; there is a code for it, but no move yet."""
    state = new_game(TOURNAMENT, 2, SEED).state
    for seat in (0, 1):
        state = done(send(state, cmd.Ready(seat=seat, version=state.version)))
    assert refusals(dispute(state)) == ["dispute/no-turn-yet"]


def test_undoing_after_the_next_player_has_drawn_undoes_the_disputed_turn() -> None:
    """Agreed rules, a draw every turn: the last ended turn is A's play, not the tile that B has just drawn."""
    rules = ruleset("rummy-discard", {"dispute_pause": True})
    before = done(draw(at_table(rules, ["R7 K1", "B1 B2"], "R4 R5 R6", "O1 O2 O3")))
    state = done(draw(done(play(before, "R4 R5 R6 R7"))))
    state = done(rule(done(dispute(state)), cmd.Decision.UNDO))
    assert str(state.board.table) == "R4 R5 R6"


def test_commands_are_values() -> None:
    table = Table.parse("R4 R5 R6")
    assert cmd.Play(seat=0, version=1, table=table) == cmd.Play(seat=0, version=1, table=table)
