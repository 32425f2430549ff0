"""Novice plays every edition to its end with legal commands only."""

from collections import Counter
from collections.abc import Iterator

import pytest

from meldstone.bots.runner import play_out
from meldstone.bots.seat import spare_tile
from meldstone.bots.simple import Novice, find_play
from meldstone.game.apply import new_game
from meldstone.game.commands import Discard, Draw, Pass, Play, Ready, Took
from meldstone.game.deal import tiles_in_play
from meldstone.game.replay import replay
from meldstone.game.state import Phase, Pool, Seat, Stage, State
from meldstone.game.view import view
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Table, Tile
from meldstone.values import replace

COMBINATIONS = ("rummy-discard+rummy-hand", "rummy-discard+rummy-open-tile+rummy-hand", "rummy-open-tile+rummy-hand")
CUSTOM: tuple[tuple[str, dict[str, object]], ...] = (
    ("mix", {"jokers_mirror": 2}),
    ("classic", {"draw_policy": "draw_always"}),
    ("rummy-discard", {"discard_obligation": "always"}),
    ("rummy-open-tile", {"open_eighth_tile": "any_play"}),
    ("twist", {"manipulate_in_meld_turn": "after_meld"}),
    ("twist", {"ambiguous_reading": "declare", "run_direction": "ascending", "mirror_min_side": 2}),
    ("classic", {"empty_pool_rule": "final_round", "play_direction": "anticlockwise"}),
    ("rummy-discard", {"play_direction": "anticlockwise"}),
    ("classic", {"meld_minimum": 0, "jokers_normal": 0}),
    ("classic", {"meld_minimum": 50, "meld_joker_value": "zero"}),
    ("six-player", {"colours": 6, "shrink_up_to_four": False}),
)


def tables() -> Iterator[tuple[str, dict[str, object], int]]:
    for name in (*editions(), *COMBINATIONS):
        for players in range(2, ruleset(name).box.players_max + 1):
            yield name, {}, players
    for name, overrides in CUSTOM:
        yield name, overrides, 3


def everything(state: State) -> Counter[Tile]:
    position = state.board
    tiles = Counter(position.table.tiles)
    for seat in position.seats:
        tiles.update(seat.rack)
        tiles.update(seat.discards)
    tiles.update(position.pool.middle)
    for stack in position.pool.bank:
        tiles.update(stack)
    tiles.update([position.open_tile] if position.open_tile else [])
    return tiles


@pytest.mark.parametrize(("edition", "overrides", "players"), list(tables()), ids=str)
def test_a_game_of_novices_ends_legally(edition: str, overrides: dict[str, object], players: int) -> None:
    rules = ruleset(edition, {**overrides, "turn_seconds": 0})
    start = new_game(rules, players, f"{players:064x}")
    # every command passes through apply(); a refused one raises BotRefusedError
    state, events = play_out(start.state, [Novice()] * players)
    assert state.phase is Phase.FINISHED
    assert replay(start.events + events) == state
    assert everything(state) == Counter(tiles_in_play(rules, players))
    assert state.board.table, "nobody ever laid a set"


def test_the_same_view_gives_the_same_command() -> None:
    start = new_game(ruleset("twist"), 3, "7" * 64)
    assert play_out(start.state, [Novice()] * 3) == play_out(start.state, [Novice()] * 3)


def at_turn(
    rules: Ruleset, rack: str, table: str = "", *, opened: bool = True, pool: str = "K1 K2 K3", stage: Stage = Stage.START
) -> State:
    """A position in which seat 0 is to move; seat 1 holds one tile that nobody needs."""
    start = new_game(rules, 2, "0" * 64, starter=0).state
    seats = (Seat(Tile.parse_many(rack), opened=opened, has_placed=opened), Seat((Tile("O1"),), opened=True))
    position = replace(
        start.board,
        table=Table.parse(table),
        seats=seats,
        pool=Pool(Tile.parse_many(pool)),
        turn=0,
        stage=stage,
        open_tile=None,
    )
    return replace(start, board=position, phase=Phase.PLAYING, ready=(True, True))


def choice(state: State) -> object:
    return Novice().choose(view(state, 0), state.rules)


def played(state: State) -> str | None:
    found = find_play(view(state, 0), state.rules)
    return None if found is None else str(found.table)


def test_opens_with_thirty_points_and_not_with_less() -> None:
    classic = ruleset("classic")
    assert played(at_turn(classic, "R10 B10 K10 O1", opened=False)) == "K10 B10 R10"
    assert isinstance(choice(at_turn(classic, "R7 R8 R9 O1", opened=False)), Draw)


def test_opening_leaves_the_table_alone_where_the_rules_say_so() -> None:
    rack, table = "R10 B10 K10 R7 O1", "R4 R5 R6"
    assert played(at_turn(ruleset("classic"), rack, table, opened=False)) == "R4 R5 R6; K10 B10 R10"
    assert played(at_turn(ruleset("original"), rack, table, opened=False)) == "R4 R5 R6 R7; K10 B10 R10"


def test_adds_single_tiles_to_sets_of_the_table() -> None:
    assert played(at_turn(ruleset("classic"), "R7 R8 O1 K3 B13 O7 O12 K11 B3", "R4 R5 R6")) == "R4 R5 R6 R7 R8"


def test_keeps_its_jokers_while_it_can_play_without() -> None:
    table = played(at_turn(ruleset("classic"), "R7 J K1 O3 B5 O7 K9 R11 B13", "R4 R5 R6"))
    assert table == "R4 R5 R6 R7"


def test_finishes_with_a_joker_when_that_empties_the_rack() -> None:
    assert played(at_turn(ruleset("classic"), "R7 J", "R4 R5 R6")) == "R4 R5 R6 R7 J"


def test_strict_joker_sets_are_only_grown_at_their_ends() -> None:
    assert played(at_turn(ruleset("original"), "R4 O1 K1 B8 O6 K13 R12 B10 O8", "R3 J R5")) is None
    assert played(at_turn(ruleset("original"), "R6 O1 K1 B8 O6 K13 R12 B10 O8", "R3 J R5")) == "R3 J R5 R6"


def test_passes_on_an_empty_pool() -> None:
    assert isinstance(choice(at_turn(ruleset("classic"), "R7 K1", pool="")), Pass)


def test_keeps_any_deal() -> None:
    start = new_game(ruleset("tournament"), 2, "0" * 64).state
    assert isinstance(Novice().choose(view(start, 1), start.rules), Ready)


def with_discard(state: State, tile: str) -> State:
    seats = (state.board.seats[0], replace(state.board.seats[1], discards=(Tile(tile),), discard_live=True))
    return replace(state, board=replace(state.board, seats=seats))


def test_takes_the_discard_for_a_new_set_only() -> None:
    rules = ruleset("rummy-discard")
    taken = choice(with_discard(at_turn(rules, "R5 R6 K1 O9 B11"), "R7"))
    assert isinstance(taken, Play)
    assert taken.took is Took.DISCARD
    assert str(taken.table) == "R5 R6 R7"
    only_fits_the_table = choice(with_discard(at_turn(rules, "K1 O9 B11", "R4 R5 R6"), "R7"))
    assert isinstance(only_fits_the_table, Draw)


def test_draws_first_where_every_turn_begins_with_a_tile_and_discards_what_helps_least() -> None:
    rules = ruleset("rummy-discard")
    assert isinstance(choice(at_turn(rules, "R5 R6 R7 K1")), Draw)
    put_aside = choice(at_turn(rules, "R5 R6 O13 B11", stage=Stage.DRAWN))
    assert isinstance(put_aside, Discard)
    assert put_aside.tile is Tile("O13")


def test_a_joker_is_put_aside_last() -> None:
    assert spare_tile(Tile.parse_many("J K1 K2 K3")) is not Tile("J")
    assert spare_tile(Tile.parse_many("J")) is Tile("J")


def test_takes_the_open_tile_to_finish_and_not_otherwise() -> None:
    rules = ruleset("rummy-open-tile")
    state = at_turn(rules, "R5 R6")
    state = replace(state, board=replace(state.board, open_tile=Tile("R7")))
    finish = choice(state)
    assert isinstance(finish, Play)
    assert finish.took is Took.OPEN_TILE
    state = at_turn(rules, "R5 R6 K1")
    state = replace(state, board=replace(state.board, open_tile=Tile("R7")))
    assert isinstance(choice(state), Draw)


def test_a_spectator_has_no_bot() -> None:
    state = at_turn(ruleset("classic"), "R7")
    with pytest.raises(ValueError, match="spectator"):
        Novice().choose(view(state, None), state.rules)
