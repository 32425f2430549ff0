"""As few old sets as possible are changed: held against trying every choice of sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from random import Random

import pytest
from hypothesis import Phase, given, note, settings
from hypothesis import strategies as st

from meldstone.game.position import Position
from meldstone.notation.position import read_position, write_position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.solver.changes.fewer import few_effort, kept_and_changed, with_few_changes
from meldstone.solver.changes.hitting_sets import HittingSetSearch, bits, smallest_meeting
from meldstone.solver.core import in_use, native, pure
from meldstone.solver.core.problem import problem
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.solve import Changes, solve
from meldstone.solver.strict.ask_core import Answer, answer
from meldstone.solver.strict.plan import free_plan
from meldstone.tiles import FACES, Face, Table, number_copies
from tests.solver.positions import random_position

seeds = st.integers(0, 2**64 - 1)
fast = settings(max_examples=150, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))


def random_table(random: Random, edition: str, sets: int, *, jokers: int = 4) -> Position:
    """A random position whose tiles have to do with each other."""
    rules = ruleset(edition)
    found = random_position(random, rules, sets=sets, rack=8, jokers=jokers)
    tiles = iter(number_copies([face for row in (*found.table, found.rack) for face in row]))
    table = Table.of([next(tiles) for _ in row] for row in found.table)
    return Position(rules, table, tuple(tiles))


def fewest_by_trying(position: Position, objective: Objective) -> int:
    """How many sets have to be opened: every choice is put to the core, smallest first."""
    weights = weights_of(objective, position.rules)
    rack = [tile.face for tile in position.rack]

    def worth(chosen: tuple[int, ...]) -> int:
        tiles = [face for i in chosen for face in position.table[i].faces]
        solution = in_use().solve(problem(position.rules, tiles, rack, weights))
        return solution.value if solution.feasible else -1

    places = range(len(position.table))
    best = worth(tuple(places))
    return next(size for size in range(len(places) + 1) for chosen in combinations(places, size) if worth(chosen) == best)


@contextmanager
def without_scan() -> Iterator[None]:
    """The native core as it is where its scan for few changes does not know all that is in play."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(native, "few_changes", pure.few_changes)
        patched.setattr(native, "SCANS_CHANGES", False)
        yield


def assert_legal(move: Move) -> None:
    position = move.position
    turn = TileTurn(position.table, move.table, frozenset(position.rack), position.opened)
    assert not move.tiles or list(tile_objections(turn, position.rules)) == []


def assert_fewest(position: Position, objective: Objective, *, sure: bool) -> None:
    note(write_position(position))
    least = fewest_by_trying(position, objective)
    fewest = solve(position, objective, changes=Changes.FEWEST)
    few = solve(position, objective)
    best = solve(position, objective, changes=Changes.ANY)
    for move in (fewest, few):
        assert_legal(move)
        assert move.value == best.value
        assert move.sets_changed >= least
        assert not move.fewest or move.sets_changed == least
    if sure:
        assert (fewest.sets_changed, fewest.fewest) == (least, True)


def assert_fewest_of_random_table(edition: str, seed: int, *, sets: int) -> None:
    random = Random(seed)
    position = random_table(random, edition, sets=sets)
    assert_fewest(position, random.choice((Objective.TILES, Objective.POINTS)), sure=True)


@pytest.mark.parametrize("edition", ["classic", "six-player"])
@fast
@given(seed=seeds)
def test_no_choice_of_fewer_sets_reaches_the_worth(edition: str, seed: int) -> None:
    assert_fewest_of_random_table(edition, seed, sets=8)


@pytest.mark.parametrize("edition", ["classic", "six-player"])
@fast
@given(seed=seeds)
def test_clues_lead_to_the_same_number(edition: str, seed: int) -> None:
    """Without the native scan, as where special jokers are in play."""
    with without_scan():
        assert_fewest_of_random_table(edition, seed, sets=7)


@settings(fast, max_examples=60)
@given(seed=seeds)
def test_special_jokers_few_sets_change(seed: int) -> None:
    """What twist forbids may make more changes necessary, so here only what is claimed is held against all choices."""
    random = Random(seed)
    assert_fewest(random_table(random, "twist", sets=4, jokers=2), Objective.TILES, sure=False)


@fast
@given(seed=seeds)
def test_the_scan_and_the_clues_agree_on_larger_tables(seed: int) -> None:
    position = random_table(Random(seed), "classic", sets=14)
    note(write_position(position))
    scanned = solve(position, changes=Changes.FEWEST)
    with without_scan():
        led = solve(position, changes=Changes.FEWEST)
    assert scanned.fewest
    assert led.sets_changed >= scanned.sets_changed
    assert not led.fewest or led.sets_changed == scanned.sets_changed


# --- the clues -------------------------------------------------------------------------------------------------------------------


@fast
@given(clues=st.lists(st.integers(1, 255), max_size=8))
def test_smallest_choice_that_meets_all_clues(clues: list[int]) -> None:
    least = min(choice.bit_count() for choice in range(256) if all(choice & clue for clue in clues))
    found = smallest_meeting(clues)
    assert all(found & clue for clue in clues)
    assert found.bit_count() == least


@fast
@given(needs=st.lists(st.integers(1, 255), min_size=1, max_size=6))
def test_search_finds_a_smallest_good_choice(needs: list[int]) -> None:
    """Good is what contains one of the needs."""
    search = HittingSetSearch(8, 255, lambda choice: any(choice & need == need for need in needs), calls=1000)
    search.run()
    assert search.proven
    assert search.best.bit_count() == min(need.bit_count() for need in needs)
    assert search.best in needs


def test_search_without_calls_claims_nothing() -> None:
    search = HittingSetSearch(8, 0b111, lambda choice: choice & 1 == 1, calls=0)
    search.run()
    assert (search.best, search.proven) == (0b111, False)


def test_search_that_is_told_nothing_claims_nothing() -> None:
    search = HittingSetSearch(4, 0b11, lambda choice: None, calls=100)
    search.run()
    assert (search.best, search.at_least) == (0b11, 0)


def test_single_sets_of_a_choice() -> None:
    assert bits(0b1011) == [1, 2, 8]


# --- where the rules have the last word ------------------------------------------------------------------------------------------

LINE = "classic / R3 R4 R5 R6; B6 K6 O6 R6b; K1 K2 K3; B9 B10 B11 / B7 B8 / opened"


def few(allowed: object, *, exact: bool = False) -> tuple[Answer, Answer, bool]:
    position = read_position(LINE)
    rules, weights = position.rules, weights_of(Objective.TILES, position.rules)
    plan = free_plan([tiles.faces for tiles in position.table], [tile.face for tile in position.rack])
    best = answer(plan, rules, weights)
    assert best is not None
    assert callable(allowed)
    found, proven = with_few_changes(plan, best, rules, weights, exact=exact, allowed=lambda changed: bool(allowed(best, changed)))
    return best, found, proven


def opened(found: Answer) -> int:
    old = sorted(tuple(sorted(face.code for face in tiles.faces)) for tiles in read_position(LINE).table)
    new = [tuple(sorted(face.code for face in row)) for row in found.rows]
    return sum(row not in new for row in old)


@pytest.mark.parametrize("exact", [False, True])
def test_an_allowed_answer_with_one_change_is_proven(exact: bool) -> None:
    _, found, proven = few(lambda best, one: True, exact=exact)
    assert (opened(found), proven) == (1, True)


@pytest.mark.parametrize("exact", [False, True])
def test_a_refused_answer_is_not_given(exact: bool) -> None:
    best, found, proven = few(lambda best, one: one is best, exact=exact)
    assert found is best
    assert proven is (opened(best) <= 1)


@pytest.mark.parametrize("exact", [False, True])
def test_an_allowed_answer_takes_the_place_of_a_refused_one(exact: bool) -> None:
    def with_the_first_run_kept(_: Answer, one: Answer) -> bool:
        return tuple(Face(text) for text in ("K1", "K2", "K3")) in one.rows

    _, found, _ = few(with_the_first_run_kept, exact=exact)
    assert with_the_first_run_kept(found, found)


# --- the native scan -------------------------------------------------------------------------------------------------------------


def test_the_scan_says_where_it_does_not_know_all_in_play() -> None:
    rules = ruleset("twist")
    special = problem(rules, (), (Face("D"), Face("R4")), weights_of(Objective.TILES, rules))
    row = tuple(Face(text) for text in ("R1", "R2", "R3"))
    assert native.few_changes(special, (row,), 2, 1, 1000) is None


def test_the_scan_refuses_tiles_that_no_box_holds() -> None:
    rules = ruleset("classic")
    row = tuple(Face(text) for text in ("R1", "R2", "R3"))
    with pytest.raises(ValueError, match="no box holds"):
        native.few_changes(problem(rules, (), (), weights_of(Objective.TILES, rules)), (row,) * 5, 0, 1, 1000)


def test_a_narrow_scan_proves_nothing() -> None:
    line = "classic / R2 R3 R4; R5 R6 R7; B2 K2 O2; B5 K5 O5; K7 K8 K9 / R8 K6 R5b K2b / opened"
    position = read_position(line)
    rack = [tile.face for tile in position.rack]
    sets = tuple(tiles.faces for tiles in position.table)
    best = solve(position, changes=Changes.FEWEST)
    asked = problem(position.rules, (), rack, weights_of(Objective.TILES, position.rules))
    hasty, patient = (native.few_changes(asked, sets, best.value, len(sets), nodes) for nodes in (1, 100_000))
    assert hasty is not None
    assert patient is not None
    assert best.sets_changed == len(patient.broken_up) == patient.at_least > 1
    assert hasty.at_least < patient.at_least <= len(hasty.broken_up)


# --- which sets can stay ---------------------------------------------------------------------------------------------------------

EDITIONS = ["classic", "six-player", "twist"]


@pytest.mark.parametrize("edition", EDITIONS)
@settings(fast, max_examples=60)
@given(seed=seeds)
def test_sets_are_left_alone_step_by_step(edition: str, seed: int) -> None:
    position = random_table(Random(seed), edition, sets=10)
    note(write_position(position))
    rules, weights = position.rules, weights_of(Objective.TILES, position.rules)
    sets, rack = tuple([tiles.faces for tiles in position.table]), [tile.face for tile in position.rack]
    tiles = [face for row in sets for face in row]
    alone = problem(rules, (), rack, weights)
    best = native.solve(problem(rules, tiles, rack, weights))
    steps = native.keep_sets(alone, sets, best, few_effort())
    opened = [len(kept_and_changed(sets, step.sets)[1]) for step in (best, *steps)]
    assert opened == sorted(set(opened), reverse=True)
    for step in steps:
        assert step.value == best.value
        placed = Counter({face: step.placed[face.code] for face in FACES})
        assert Counter([face for row in step.sets for face in row]) == Counter(tiles) + placed
        assert all(is_set(row, rules) for row in step.sets)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(fast, max_examples=60)
@given(seed=seeds)
def test_the_whole_rack_with_few_sets_opened(edition: str, seed: int) -> None:
    random = Random(seed)
    position = random_table(random, edition, sets=12)
    rules, weights = position.rules, weights_of(random.choice(list(Objective)), position.rules)
    sets, rack = tuple([tiles.faces for tiles in position.table]), [tile.face for tile in position.rack][: random.randint(0, 5)]
    note(f"{write_position(position)}  # {rack}")
    alone = problem(rules, (), rack, weights)
    steps = native.place_all_with_few(alone, sets, 2_000, few_effort())
    assert steps[:1] == native.place_all_with_few(alone, sets, 2_000, None)
    opened = [len(kept_and_changed(sets, step.sets)[1]) for step in steps]
    assert opened == sorted(set(opened), reverse=True)
    for found in steps:
        assert found.placed == alone.optional
        assert len(kept_and_changed(sets, found.sets)[1]) <= 5
        assert all(is_set(row, rules) for row in found.sets)
        assert Counter([face for row in found.sets for face in row]) == Counter([*rack, *[face for row in sets for face in row]])


def test_old_sets_of_tiles_that_no_box_holds_are_refused() -> None:
    rules = ruleset("twist")
    row = tuple(Face(text) for text in ("R1", "R2", "R3"))
    alone = problem(rules, (), (), weights_of(Objective.TILES, rules))
    with pytest.raises(ValueError, match="no box holds"):
        native.place_all_with_few(alone, (row,) * 6, 1_000, None)
    with pytest.raises(ValueError, match="no box holds"):
        native.keep_sets(alone, (row,) * 6, native.solve(alone), few_effort())
