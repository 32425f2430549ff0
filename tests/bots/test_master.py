"""Master takes the option that its lessons prefer, finishes when it can, and always plays by the rules."""

import pytest

from meldstone.bots.afterstate import FEATURES, features
from meldstone.bots.bot import Bot, BotObjective
from meldstone.bots.master import Master, afterwards
from meldstone.bots.most_tiles import MostTiles
from meldstone.bots.options import options
from meldstone.bots.runner import play_out
from meldstone.bots.seat import question
from meldstone.bots.weights import Learned, Lessons, read_lessons, shipped, write_lessons
from meldstone.game.apply import new_game
from meldstone.game.commands import Draw, Play
from meldstone.game.state import State
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from meldstone.values import replace
from tests.bots.test_simple import at_turn

LAST_TILES = "K1 O3 B5 O7 K9 R11"


def lessons(**worth: int) -> Lessons:
    """Lessons that know nothing but whether a tile was drawn."""
    numbers = [0] * FEATURES
    for tiles in range(24):
        numbers[tiles + 24] = worth.get("drew", 0)
    return Lessons((Learned(2, 2, BotObjective.WIN, "", tuple(numbers)),))


def choice(state: State, taught: Lessons) -> object:
    return Master(lessons=taught).choose(view(state, 0), state.rules)


def test_a_master_that_learned_to_wait_waits_and_one_that_did_not_plays() -> None:
    state = at_turn(ruleset("classic"), f"R7 {LAST_TILES}", "R4 R5 R6")
    assert isinstance(choice(state, lessons(drew=1)), Draw)
    found = choice(state, lessons(drew=-1))
    assert isinstance(found, Play)
    assert str(found.table) == "R4 R5 R6 R7"


def test_whatever_it_learned_it_finishes() -> None:
    found = choice(at_turn(ruleset("classic"), "R7 J", "R4 R5 R6"), lessons(drew=1000))
    assert isinstance(found, Play)
    assert len(found.table.tiles) == 5


def test_with_an_empty_pool_it_does_not_wait() -> None:
    state = at_turn(ruleset("classic"), f"R7 {LAST_TILES}", "R4 R5 R6", pool="")
    assert isinstance(choice(state, lessons(drew=1000)), Play)


def test_the_ways_of_a_turn() -> None:
    state = at_turn(ruleset("classic"), f"R7 K10 O10 B10 J {LAST_TILES}", "R4 R5 R6")
    position = question(view(state, 0), state.rules)
    assert position is not None
    found = {
        frozenset(str(face) for face in option.move.placed_faces) if option.move is not None else frozenset(): (
            option.playable,
            option.stuck,
        )
        for option in options(position)
    }
    # nothing, all without the joker, with it, and what is left of it if the run or the group is kept back
    assert found[frozenset()][0] == 4
    assert frozenset({"K10", "O10", "B10", "R7"}) in found
    assert found[frozenset({"R7"})][0] == 3
    assert found[frozenset({"K10", "O10", "B10"})][0] == 1
    assert any("J" in placed for placed in found)


def test_few_looks_leave_out_what_is_kept_back() -> None:
    state = at_turn(ruleset("classic"), f"R7 K10 O10 B10 J {LAST_TILES}", "R4 R5 R6")
    position = question(view(state, 0), state.rules)
    assert position is not None
    assert len(options(position, looks=0)) < len(options(position))


def test_hidden_counts_are_guessed_fairly() -> None:
    state = new_game(ruleset("tournament", {"rack_count_visible": "on_ask"}), 3, "0" * 64).state
    seen = view(state, 0)
    assert [seat.tiles for seat in seen.seats] == [14, None, None]
    position = question(seen, state.rules)
    assert position is not None
    known = afterwards(seen, state.rules, position, options(position)[0])
    assert [other.tiles for other in known.others] == [14, 14]
    assert features(known)


def test_lessons_are_found_for_every_table() -> None:
    found = shipped()
    for players in range(2, 7):
        for objective in BotObjective:
            assert len(found.best_for(players, 2, objective).worth) == FEATURES
    near = found.best_for(2, 2, BotObjective.WIN)
    assert (near.players, near.jokers) == (2, 2)
    assert found.best_for(2, 8, BotObjective.WIN).jokers == 8
    assert found.best_for(4, 2, BotObjective.POINTS).objective is BotObjective.POINTS


def test_lessons_survive_their_file() -> None:
    found = shipped()
    assert read_lessons(write_lessons(found)) == found
    new = replace(found.learned[0], worth=(1,) * FEATURES)
    changed = found.with_lesson(new)
    assert len(changed.learned) == len(found.learned)
    assert changed.best_for(new.players, new.jokers, new.objective) == new


def test_lessons_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="train again"):
        Lessons((Learned(2, 2, BotObjective.WIN, "", (1, 2, 3)),)).best_for(2, 2, BotObjective.WIN)


def test_a_master_beats_the_most_tiles() -> None:
    rules = ruleset("classic", {"turn_seconds": 0})
    won = 0
    for seed in range(20):
        seat = seed % 2
        bots: list[Bot] = [Master(), MostTiles()] if seat == 0 else [MostTiles(), Master()]
        state, _ = play_out(new_game(rules, 2, f"{seed:064x}").state, bots)
        assert state.score is not None
        won += state.score.winners == (seat,)
    assert won > 11
