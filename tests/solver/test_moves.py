"""Whole moves: proven best moves, and on small positions every legal move there is, judged by `rules.turn` alone."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, note, settings

from meldstone.game.commands import Took
from meldstone.notation.position import read_position, write_position
from meldstone.rules.catalogue import ruleset
from meldstone.solver.core import in_use, pure, using
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.solve import Changes, solve
from meldstone.values import replace
from tests.solver.exhaustion import best_plays, small_position
from tests.solver.judged_moves import OBJECTIVES, assert_best, assert_legal, fast, laid_out, rules_of, seeds
from tests.solver.positions import random_rules
from tests.vectors import BestMoveRow, best_move_rows

SMALL, CLASSIC, ORIGINAL = best_move_rows("small"), best_move_rows("classic"), best_move_rows("original")


def row_name(row: BestMoveRow) -> str:
    return row.id or write_position(row.position).replace("/", "|")


# --- proven best moves -----------------------------------------------------------------------------------------------------------


def assert_row(row: BestMoveRow) -> None:
    for objective, best in zip(OBJECTIVES, (row.most_tiles, row.most_points), strict=True):
        move = solve(row.position, objective)
        assert_legal(move)
        assert move.optimal
        if best is not None:
            assert move.value == best
            assert (move.tiles if objective is Objective.TILES else move.points) == best


@pytest.mark.parametrize("row", [*SMALL, *ORIGINAL], ids=row_name)
def test_small_positions_proven_by_exhaustion(row: BestMoveRow) -> None:
    assert_row(row)


@pytest.mark.parametrize("row", CLASSIC, ids=row_name)
def test_positions_of_real_games(row: BestMoveRow) -> None:
    assert_row(row)
    opening = solve(replace(row.position, opened=False))
    assert_legal(opening)
    assert (opening.value, opening.optimal, opening.sets_changed) == (row.opening_most_tiles, True, 0)


@pytest.mark.parametrize("row", [row for row in CLASSIC if row.fewest_sets_changed is not None], ids=row_name)
def test_fewest_sets_of_real_games_are_changed(row: BestMoveRow) -> None:
    assert row.fewest_sets_changed is not None
    few = solve(row.position)
    assert few.sets_changed >= row.fewest_sets_changed
    assert not few.fewest or few.sets_changed == row.fewest_sets_changed


@pytest.mark.parametrize("row", [row for row in CLASSIC if row.fewest_sets_changed is not None], ids=row_name)
def test_fewest_sets_of_real_games_are_proven(row: BestMoveRow) -> None:
    fewest = solve(row.position, changes=Changes.FEWEST)
    assert_legal(fewest)
    assert fewest.value == row.most_tiles
    assert fewest.sets_changed == row.fewest_sets_changed
    assert fewest.fewest or in_use().NAME == "reference"


PURE = [*SMALL[::12], *ORIGINAL[::8], *sorted(CLASSIC, key=lambda row: sum(map(len, row.table)) + len(row.rack))[:30:5]]


@pytest.mark.parametrize("row", PURE, ids=row_name)
def test_without_the_native_core_the_answers_are_the_same(row: BestMoveRow) -> None:
    with using(pure):
        assert_row(row)


# --- every legal move on small positions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["original", "rummy", "original joker_retrieve_from=next_turn", "classic", "twist"])
@fast
@given(seed=seeds)
def test_openings_no_legal_move_is_better(variant: str, seed: int) -> None:
    """Opening and table play in one turn are best together, where the edition allows both."""
    random = Random(seed)
    rules = rules_of(variant)
    sizes = (3, 6) if variant == "twist" else (3, 7)
    position = small_position(random, rules, sets=2, joker_sets=1, rack=sizes, rack_jokers=2, opened=False)
    assert_best(position, random.choice(OBJECTIVES))


@pytest.mark.parametrize("opened", [True, False])
@fast
@given(seed=seeds)
def test_discards_no_legal_move_is_better(opened: bool, seed: int) -> None:
    random = Random(seed)
    rules = ruleset("rummy-discard")
    size = (2, 4) if opened else (4, 6)
    position = small_position(random, rules, sets=2, rack=size, rack_jokers=2, opened=opened, beside="discard")
    assert_best(position, random.choice(OBJECTIVES))


@pytest.mark.parametrize("use", ["finish_only", "any_play"])
@fast
@given(seed=seeds)
def test_open_tiles_no_legal_move_is_better(use: str, seed: int) -> None:
    random = Random(seed)
    rules = ruleset("rummy-open-tile", {"open_eighth_tile": use})
    position = small_position(random, rules, sets=2, rack=(1, 4), opened=random.random() < 0.8, beside="open")
    assert_best(position, random.choice(OBJECTIVES))


@pytest.mark.parametrize("variant", ["classic", "original", "rummy", "twist"])
@settings(fast, max_examples=60)
@given(seed=seeds)
def test_a_proven_minimum_of_changed_sets_is_one(variant: str, seed: int) -> None:
    """Where the move says that no move of the same worth changes fewer sets, there is none."""
    random = Random(seed)
    position = small_position(random, rules_of(variant), sets=3, joker_sets=1, rack=(1, 3))
    note(write_position(position))
    move = solve(position, changes=Changes.FEWEST)
    assert_legal(move)
    if not (move.fewest and move.optimal and move.tiles):
        return
    legal = best_plays(position, weights_of(Objective.TILES, position.rules))
    assert legal, "no legal move at all"
    assert move.sets_changed == min(play.changed(position) for play in legal)


ONCE_WRONG = [
    # a locked run that falls and begins with its joker
    "original / J B10 B9 / K11 B12 K9 / opened",
    "rummy / J K4 K3 / R6 K6 K3b / opened",
    # an exchange that leaves a set which becomes part of another
    "rummy / R7 J Jb / B4 B6 R6 B4b R5 / opened",
    "rummy / K9 J Jb / R7 K7 K6 R9 K8 / opened",
    # the taken tile lies in a new set only if it is not the one that went on
    "rummy-discard / O10 O11 J; O8 O9 O10b / Jb R8 R11 R9 R8b R10 / unopened / discard O9b",
    "rummy-discard / J R9 R10; K9 K10 K11 / Jb K12b / opened / discard R11",
    "rummy-discard / J R9 R10; K9 K10 K11 / R8 K5 K6 / opened / discard R11",
    "original joker_reuse=new_set_some_rack / J Jb O6; K6 K7 K8 K9 / O9 R6 R8 K9b O7 / opened",
    "rummy-open-tile open_eighth_tile=any_play / O6 J Jb / O7 O7b O8 R6 / opened / open R8",
    # of two sets with equal tiles the one grows whose joker lies at the right end
    "original / J K2 K3; K2b K3b Jb / K4 O1 K4b / opened",
    # a locked mirror group
    "twist joker_lock=no_split_no_remove joker_free_by_manipulation=false joker_for_joker_swap=allow / O4 M O4b / B4 B4b / opened",
    # two joker groups become the halves of a mirror group
    "original jokers_mirror=1 / B7 R7 J; K7 R7b Jb / M / opened",
    # a tile of the table replaces the joker
    "rummy joker_replace_source=rack_or_table / K6 B6 R6; J Jb O6 / R5 O4 / opened",
    "rummy joker_replace_source=rack_or_table / J O2 O3; K1 O1 B1 / B2 B3 K2 K3 B2b / opened",
    # a tile of a joker set replaces a joker only after that set has become an ordinary one
    "original joker_replace_source=rack_or_table / R6 B6 O6; B6b J B4; B5 Jb B7 / O4 R7 / opened",
    # an old set of the same tiles, but its joker lies at the other end
    "rummy joker_replace_source=rack_or_table / J K7 K8 K9; K7b K8b Jb / K9b B9b / opened",
    "rummy joker_replace_source=rack_or_table / B7 B6 J; B5 B6b B7b Jb / R7 R5b / opened",
    # a set that lies the other way round is the same set
    "classic joker_replace_source=rack_only / J B2 B3; B3b B2b B1 / K2 R3 K3 / opened",
    # no lock, but an exact exchange is needed
    "original joker_lock=none / B9 J B11 / Jb O9 B12 / opened",
    "original joker_lock=none / B6 B7 J / O7 R6 O6 B8 R7 / opened",
    "original joker_lock=none / J O5 Jb O7 / B7 R6 B6 R7 R7b / opened",
    "original joker_lock=none / O5 O6 O7; J R7 R6; B5 B6 Jb / B7 R5 B7b B5b R7b / opened",
    # freed jokers need a new set
    "classic joker_reuse=new_set / K1 K2 K3; J Jb O3 O4 / O1 K5 / opened",
    # what is left of two joker sets lies in one set, each completed by the other
    "rummy / K11 J K9; K10 K11b Jb; O9 O10 O11 / B10 B9 R10 R11 B11 / opened",
    # a special joker must not take the place of another, but may lie elsewhere
    "twist joker_for_joker_swap=forbid_any_special / B6 B7 J / C K3 B4 / opened",
    "twist / D R5 R4 / M R3 K4 K1 / opened",
    # a double joker is one half of a mirror run
    "twist / D O6 O7 / M / opened",
    "twist joker_for_joker_swap=forbid_using_special / O4 O5 O6 J O8; Jb C R4 / M R8 O6b R7 O7 / opened",
]


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("line", ONCE_WRONG, ids=lambda line: line.replace("/", "|"))
def test_positions_that_were_once_wrong(line: str, objective: Objective) -> None:
    assert_best(read_position(line), objective)


# --- single cases of the variants ------------------------------------------------------------------------------------------------


def best(line: str, objective: Objective = Objective.TILES) -> Move:
    return assert_best(read_position(line), objective)


def test_a_discard_is_taken_if_it_makes_a_new_set() -> None:
    move = best("rummy-discard / K1 K2 K3 / R7 R8 / opened / discard R9")
    assert (move.took, move.tiles, move.finishes) == (Took.DISCARD, 3, True)


def test_a_discard_is_left_if_it_could_only_join_a_set() -> None:
    assert best("rummy-discard / R4 R5 R6 / K1 B9 / opened / discard R7").took is Took.NOTHING


def test_a_discard_may_open() -> None:
    assert best("rummy-discard / / R10 R11 K2 / unopened / discard R12").took is Took.DISCARD
    assert best("rummy-discard / / R1 R2 K9 / unopened / discard R3").took is Took.NOTHING


def test_the_open_tile_is_taken_only_to_finish() -> None:
    assert best("rummy-open-tile / R4 R5 R6 / R8 / opened / open R7").took is Took.OPEN_TILE
    assert best("rummy-open-tile / R4 R5 R6 / R8 K1 / opened / open R7").took is Took.NOTHING
    assert best("rummy-open-tile open_eighth_tile=any_play / R4 R5 R6 / R8 K1 / opened / open R7").took is Took.OPEN_TILE


def test_opening_and_table_play_are_best_together() -> None:
    # the dearest opening (13 13 13) leaves nothing to play; the other one frees R13 for the table
    move = best("rummy / R10 R11 R12; K1 K2 K3 / K13 B13 R13 O13 K4 / unopened")
    assert move.finishes


# --- whatever the position -------------------------------------------------------------------------------------------------------


@settings(fast, max_examples=60)
@given(seed=seeds)
def test_a_rack_tile_less_is_never_better(seed: int) -> None:
    random = Random(seed)
    position = laid_out(random, random_rules(random), sets=4, rack=6, opened=random.random() < 0.8)
    objective = random.choice(OBJECTIVES)
    move = solve(position, objective, changes=Changes.ANY)
    assert_legal(move)
    for i in range(len(position.rack)):
        fewer = replace(position, rack=position.rack[:i] + position.rack[i + 1 :])
        assert solve(fewer, objective, changes=Changes.ANY).value <= move.bound


@settings(fast, max_examples=60)
@given(seed=seeds)
def test_few_changes_cost_nothing(seed: int) -> None:
    """Asking for fewer changed sets never changes the worth of the move, and each way asked changes no more than the one before."""
    random = Random(seed)
    position = laid_out(random, random_rules(random, ("classic", "twist", "original", "rummy")), sets=4, rack=4)
    moves = [solve(position, changes=changes) for changes in Changes]
    for move in moves:
        assert_legal(move)
    assert len({(move.value, move.optimal) for move in moves}) == 1
    assert moves[0].sets_changed >= moves[1].sets_changed >= moves[2].sets_changed


@pytest.mark.parametrize(
    "line",
    [
        "original / K4 B4 R4b; K8 K9b K10; K10b O10 J; O4b O5b O6 / R3 R2b K2 R13 O4 B7 O12 R12b O1 B2b K1 K9 Jb O6b / unopened",
        "original / K6b K7b K8; O4 O5 O6 O7; K7 O7b R7b; O2b O3b O4b / B13 R3b R5 K11b O9b K1 K4b O8 / opened",
        "twist / R4 D R7; R7b C K9; K2 M K2b; O4 O5 O6 / R10 O7 K9b K3 K3b / opened",
        "classic / K4 B4 R4b; K8 K9b K10; O4b O5b O6 / R4 O7 K7 / opened",
    ],
)
@pytest.mark.parametrize("budget", [1, 10, 100])
@pytest.mark.parametrize("changes", Changes)
def test_a_small_budget_makes_no_false_proof(line: str, budget: int, changes: Changes) -> None:
    position = read_position(line)
    best = solve(position)
    hurried = solve(position, changes=changes, node_budget=budget)
    assert_legal(hurried)
    assert hurried.bound >= best.value
    assert hurried.value == best.value or not hurried.optimal
