"""The reference solver: proven best moves, the integer programme as a second opinion, and what must hold of any answer."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meldstone.rules.catalogue import ruleset
from meldstone.rules.jokers.exchange import holds
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set, opening_value
from meldstone.solver.core.problem import counts, faces_of
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.reference.problem import FACE_COUNT, LockedSet, Problem, Solution
from meldstone.solver.reference.solve import solve
from meldstone.tiles import FACES, JOKER, Face, faces_text
from tests.solver.ilp import ilp_value
from tests.solver.positions import FacePosition, random_position, random_rules
from tests.vectors import BestMoveRow, KnobValue, best_move_rows

TILES = (1,) * FACE_COUNT
seeds = st.integers(0, 2**32 - 1).map(Random)

SMALL, CLASSIC = best_move_rows("small"), best_move_rows("classic")


def faces(text: str) -> tuple[Face, ...]:
    return Face.parse_many(text)


@cache
def rules_of(edition: str, overrides: tuple[tuple[str, KnobValue], ...]) -> Ruleset:
    return ruleset(edition, dict(overrides))


def ask(
    rules: Ruleset,
    table: str = "",
    rack: str = "",
    weights: tuple[int, ...] = TILES,
    *,
    locked: tuple[str, ...] = (),
    minimum: int = 0,
    empty_bonus: int = 0,
) -> Problem:
    pieces = tuple(LockedSet(faces(row)) for row in locked)
    return Problem(rules, counts(faces(table)), counts(faces(rack)), weights, pieces, empty_bonus, minimum)


def assert_legal(problem: Problem, found: Solution) -> None:
    """Every set is legal, tiles are conserved, the value is what the placed tiles are worth, every condition is kept."""
    rules = problem.rules
    for row in found.sets:
        assert is_set(row, rules), faces_text(row)
    lying = Counter(face for row in found.sets for face in row)
    due = [*faces_of(problem.required), *[face for locked in problem.locked for face in locked.faces], *faces_of(found.placed)]
    assert lying == Counter(due)
    assert all(0 <= placed <= may for placed, may in zip(found.placed, problem.optional, strict=True))
    worth = sum(placed * weight for placed, weight in zip(found.placed, problem.weights, strict=True))
    assert found.value == worth + (problem.empty_bonus if found.placed == problem.optional else 0)
    assert sum(opening_value(row, rules) or 0 for row in found.sets) >= problem.minimum
    assert_locked_sets_are_held(problem, found)


def assert_locked_sets_are_held(problem: Problem, found: Solution) -> None:
    """Each locked set lies unbroken in a set of its own."""
    homes = list(found.sets)
    for locked in sorted(problem.locked, key=lambda locked: sum(holds(row, locked.faces, problem.rules) for row in homes)):
        home = next((row for row in homes if holds(row, locked.faces, problem.rules)), None)
        assert home is not None, faces_text(locked.faces)
        homes.remove(home)


def assert_best(problem: Problem, value: int | None) -> None:
    found = solve(problem)
    assert found.optimal
    assert found.bound == found.value == value
    if found.feasible:
        assert_legal(problem, found)


def assert_as_ilp(problem: Problem, *, longest: int = 27) -> None:
    found = solve(problem)
    expected = ilp_value(problem, longest=longest)
    assert found.optimal
    if expected is None:
        assert not found.feasible
    else:
        assert found.feasible
        assert found.bound == found.value == expected
        assert_legal(problem, found)


# --- proven best moves -----------------------------------------------------------------------------------------------------------


def small_name(row: BestMoveRow) -> str:
    return f"{row.edition}: {'; '.join(' '.join(tiles) for tiles in row.table)} + {' '.join(row.rack)}"


@pytest.mark.parametrize("row", SMALL, ids=small_name)
def test_small_positions_proven_by_exhaustion(row: BestMoveRow) -> None:
    rules = rules_of(row.edition, tuple(sorted(row.overrides.items())))
    table = " ".join(" ".join(tiles) for tiles in row.table) if row.opened else ""
    minimum = 0 if row.opened else rules.opening.meld_minimum
    for objective, best in ((Objective.TILES, row.most_tiles), (Objective.POINTS, row.most_points)):
        if best is not None:
            assert_best(ask(rules, table, " ".join(row.rack), weights_of(objective, rules), minimum=minimum), best)


def classic_size(row: BestMoveRow) -> int:
    return sum(map(len, row.table)) + len(row.rack)


CLASSIC_BY_SIZE = sorted(CLASSIC, key=classic_size)


@pytest.mark.parametrize(
    "row",
    [*CLASSIC_BY_SIZE[:50], *[pytest.param(row, marks=pytest.mark.slow) for row in CLASSIC_BY_SIZE[50:]]],
    ids=lambda row: row.id,
)
def test_positions_of_real_games(row: BestMoveRow) -> None:
    rules = rules_of(row.edition, ())
    table, rack = " ".join(" ".join(tiles) for tiles in row.table), " ".join(row.rack)
    for objective, best in ((Objective.TILES, row.most_tiles), (Objective.POINTS, row.most_points)):
        assert_best(ask(rules, table, rack, weights_of(objective, rules)), best)
    assert_best(ask(rules, "", rack, minimum=rules.opening.meld_minimum), row.opening_most_tiles)


# --- the integer programme agrees ------------------------------------------------------------------------------------------------


def random_weights(random: Random, rules: Ruleset) -> tuple[int, ...]:
    return random.choice(
        [
            TILES,
            weights_of(Objective.POINTS, rules),
            tuple(random.randint(0, 9) for _ in FACES),
            tuple(random.randint(-5, 9) for _ in FACES),
        ]
    )


def table_problem(random: Random, position: FacePosition) -> Problem:
    table = counts(face for row in position.table for face in row)
    bonus = random.choice([0, 0, 100, -7])
    return Problem(position.rules, table, counts(position.rack), random_weights(random, position.rules), empty_bonus=bonus)


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_table_play_is_as_good_as_the_integer_programme_says(random: Random) -> None:
    position = random_position(random, random_rules(random), sets=4, rack=6)
    assert_as_ilp(table_problem(random, position))


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_many_jokers_of_all_kinds(random: Random) -> None:
    position = random_position(random, random_rules(random, ("twist",)), sets=3, rack=5, jokers=7)
    assert_as_ilp(table_problem(random, position))


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_openings_are_as_good_as_the_integer_programme_says(random: Random) -> None:
    rules = random_rules(random)
    position = random_position(random, rules, sets=0, rack=18)
    minimum = random.choice([1, 8, 20, 30, 50, 70])
    assert_as_ilp(Problem(rules, (0,) * FACE_COUNT, counts(position.rack), random_weights(random, rules), minimum=minimum))


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_locked_sets_are_as_good_as_the_integer_programme_says(random: Random) -> None:
    position = random_position(random, random_rules(random), sets=4, rack=6)
    free = [face for row in position.table if row not in position.joker_sets for face in row]
    locked = tuple(LockedSet(row) for row in position.joker_sets)
    assert_as_ilp(Problem(position.rules, counts(free), counts(position.rack), random_weights(random, position.rules), locked))


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_tiles_that_fit_into_no_sets_have_no_answer(random: Random) -> None:
    position = random_position(random, random_rules(random), sets=2, rack=4)
    required = counts([*[face for row in position.table for face in row], *position.rack])
    assert_as_ilp(Problem(position.rules, required, (0,) * FACE_COUNT, TILES))


@pytest.mark.slow
@pytest.mark.parametrize("row", CLASSIC_BY_SIZE[::4], ids=lambda row: row.id)
def test_real_games_are_as_good_as_the_integer_programme_says(row: BestMoveRow) -> None:
    random = Random(row.id)
    rules = rules_of(row.edition, ())
    weights = tuple(random.randint(1, 20) for _ in FACES)
    assert_as_ilp(ask(rules, " ".join(" ".join(tiles) for tiles in row.table), " ".join(row.rack), weights), longest=5)


# --- whatever the position -------------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_a_rack_tile_less_is_never_better(random: Random) -> None:
    rules = random_rules(random)
    position = random_position(random, rules, sets=4, rack=6)
    table = counts(face for row in position.table for face in row)
    best = solve(Problem(rules, table, counts(position.rack), TILES)).value
    for i in range(len(position.rack)):
        fewer = counts(position.rack[:i] + position.rack[i + 1 :])
        assert solve(Problem(rules, table, fewer, TILES)).value <= best


@settings(max_examples=60, deadline=None)
@given(seeds, st.integers(0, 400))
def test_an_answer_on_a_budget_is_legal_and_its_bound_holds(random: Random, budget: int) -> None:
    position = random_position(random, random_rules(random), sets=4, rack=6)
    problem = table_problem(random, position)
    best, found = solve(problem), solve(problem, budget)
    assert found.bound >= best.value
    assert found.optimal == (found.bound == found.value) or not found.feasible
    if found.feasible:
        assert_legal(problem, found)
        assert found.value <= best.value
    if found.optimal:
        assert found.value == best.value


# --- single rules ----------------------------------------------------------------------------------------------------------------

CLASSIC_RULES = ruleset("classic")
TWIST = ruleset("twist")


@pytest.mark.parametrize(
    ("rules", "table", "rack", "placed"),
    [
        (CLASSIC_RULES, "K1 K2 K3 K4", "K5 J J", "K5 J J"),
        (CLASSIC_RULES, "K5 O5 B5 R5", "J", ""),
        (CLASSIC_RULES, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", "J", "J"),
        (CLASSIC_RULES, "", "R12 R13 R1", ""),
        (TWIST, "D R12 R13", "R11", "R11"),
        (TWIST, "R6 R7 R8", "C B10 O10", "C B10"),
        (TWIST, "", "M R5 R5", "M R5 R5"),
        (TWIST, "", "M J J", ""),
        (ruleset("twist", {"min_number_tiles": 0}), "", "M J J", "M J J"),
        (ruleset("twist", {"mirror_min_side": 2}), "", "M R5 R5", ""),
        (ruleset("twist", {"two_colour_at_end": "forbid"}), "", "R5 R6 C", ""),
        (ruleset("twist", {"two_colour_at_end": "forbid"}), "", "J C R8", "J C R8"),
        (ruleset("twist", {"two_colour_chain": "exactly_two"}), "", "O6 C R8 C B10", "O6 C R8 C"),
        (ruleset("twist", {"mirror_apex": "virtual_number", "mirror_shape": "peak_only"}), "", "M R12 R12 R13 R13", "M R12 R12"),
    ],
)
def test_tiles_that_leave_the_rack(rules: Ruleset, table: str, rack: str, placed: str) -> None:
    problem = ask(rules, table, rack)
    found = solve(problem)
    assert_legal(problem, found)
    assert found.value == len(faces(placed))


@pytest.mark.parametrize(
    ("locked", "rack", "placed"),
    [
        (("R3 J R5",), "R2 R6", 2),
        (("R3 J R5",), "R4", 0),
        (("R1 R2 J",), "R4 R5", 2),
        (("R8 J J",), "R7", 1),
        (("R8 J J",), "R11", 1),
        (("R8 J J",), "K8", 1),
        (("R8 J J",), "R11 R7", 2),
        (("R8 J J",), "R11 K8", 1),
        (("B8 R8 J",), "K8 O8", 1),
        (("R4 R5 J", "R7 J R9"), "R3 R10", 2),
        (("R11 J R13",), "R9 R10 J", 3),
    ],
)
def test_a_locked_set_grows_but_does_not_break(locked: tuple[str, ...], rack: str, placed: int) -> None:
    problem = ask(ruleset("original"), "", rack, locked=locked)
    found = solve(problem)
    assert_legal(problem, found)
    assert found.value == placed


def test_emptying_the_rack_may_outweigh_tiles_that_cost() -> None:
    weights = tuple(-10 if face is JOKER else 1 for face in FACES)
    assert solve(ask(CLASSIC_RULES, "R4 R5 R6", "R7 J", weights)).value == 1
    assert solve(ask(CLASSIC_RULES, "R4 R5 R6", "R7 J", weights, empty_bonus=20)).value == 11
    assert solve(ask(CLASSIC_RULES, "R4 R5 R6", "R7", empty_bonus=-5)).value == 0


def test_an_opening_out_of_reach_has_no_answer() -> None:
    problem = ask(CLASSIC_RULES, "", "R7 R8 R9", minimum=30)
    found = solve(problem)
    assert (found.sets, found.placed, found.value, found.optimal) == ((), (0,) * FACE_COUNT, 0, True)
