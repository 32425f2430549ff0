"""The native solver against proven answers, against exhaustion on small positions, and against itself."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.layable import layable_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set, opening_value
from meldstone.solver.core.native import solve
from meldstone.solver.reference.problem import FACE_COUNT, LockedSet, Problem, Solution
from meldstone.tiles import FACES, Face
from tests.vectors import BestMoveRow, best_move_rows

ONES = (1,) * FACE_COUNT


def counts(faces: Sequence[Face]) -> tuple[int, ...]:
    found = Counter(faces)
    return tuple([found[face] for face in FACES])


def question(rules: Ruleset, table: Sequence[Face], rack: Sequence[Face], weights: Sequence[int] = ONES, **more: Any) -> Problem:
    return Problem(rules, counts(table), counts(rack), tuple(weights), **more)


def ask(edition: str, table: str, rack: str, knobs: Mapping[str, object] | None = None, **more: Any) -> Solution:
    """The checked answer to a question in notation; most tiles unless weights are given."""
    problem = question(ruleset(edition).changed(knobs or {}), Face.parse_many(table), Face.parse_many(rack), **more)
    return checked(problem)


def checked(problem: Problem) -> Solution:
    """The answer, after every promise of `Solution` has been checked against the rules."""
    solution = solve(problem)
    if not solution.sets:
        assert solution.placed == (0,) * FACE_COUNT
        return solution
    for row in solution.sets:
        assert is_set(row, problem.rules), row
    locked = counts([face for locked in problem.locked for face in locked.faces])
    on_table = counts([face for row in solution.sets for face in row])
    assert on_table == tuple(map(sum, zip(problem.required, locked, solution.placed, strict=True)))
    assert all(0 <= placed <= most for placed, most in zip(solution.placed, problem.optional, strict=True))
    worth = sum(map(int.__mul__, solution.placed, problem.weights))
    assert solution.value == worth + (problem.empty_bonus if solution.placed == problem.optional else 0)
    assert sum([opening_value(row, problem.rules) or 0 for row in solution.sets]) >= problem.minimum
    assert solution.bound == solution.value if solution.optimal else solution.bound >= solution.value
    return solution


def exhaust(problem: Problem) -> int | None:
    """The best value by trying every packing of legal sets; None if the required tiles cannot be laid."""
    stock = [face for face, a, b in zip(FACES, problem.required, problem.optional, strict=True) for _ in range(a + b)]
    sets = [(counts(row), value) for row, value in layable_sets(stock, problem.rules)]
    available = tuple(map(int.__add__, problem.required, problem.optional))

    @cache
    def best(left: tuple[int, ...], start: int, due: int) -> int | None:
        placed = [has - rest for has, rest in zip(available, left, strict=True)]
        spare = [done - need for done, need in zip(placed, problem.required, strict=True)]
        found: int | None = None
        if due <= 0 and min(spare) >= 0:
            found = sum(map(int.__mul__, spare, problem.weights))
            found += problem.empty_bonus if not any(left) else 0
        for i in range(start, len(sets)):
            need, points = sets[i]
            rest = tuple(map(int.__sub__, left, need))
            if min(rest) >= 0:
                more = best(rest, i, max(0, due - points))
                if more is not None and (found is None or more > found):
                    found = more
        return found

    return best(available, 0, problem.minimum)


def expect_exhausted(problem: Problem) -> None:
    solution = checked(problem)
    expected = exhaust(problem)
    if expected is None:
        assert not solution.sets
        assert not solution.feasible
        return
    assert solution.optimal
    assert solution.value == expected, (problem.rules.name, solution)


# --- proven answers ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", best_move_rows("classic"), ids=lambda row: row.id)
def test_proven_answers_of_real_games(row: BestMoveRow) -> None:
    expect_row(row)


@pytest.mark.parametrize("row", best_move_rows("small"))
def test_proven_answers_of_small_positions(row: BestMoveRow) -> None:
    expect_row(row)


def expect_row(row: BestMoveRow) -> None:
    rules = ruleset(row.edition, row.overrides)
    table = [Face(text) for tiles in row.table for text in tiles]
    rack = [Face(text) for text in row.rack]
    rack_value = [face.number or rules.ending.joker_penalty for face in FACES]
    if not row.opened:
        solution = checked(question(rules, [], rack, minimum=rules.opening.meld_minimum))
        assert (solution.value, solution.optimal) == (row.most_tiles, True)
        return
    for weights, best in ((ONES, row.most_tiles), (rack_value, row.most_points)):
        solution = checked(question(rules, table, rack, weights))
        assert (solution.value, solution.optimal) == (best, True)


# --- exhaustion on small positions ------------------------------------------------------------------------------------------------

KNOBS: list[tuple[str, dict[str, object]]] = [
    ("classic", {}),
    ("classic", {"min_number_tiles": 0}),
    ("classic", {"min_number_tiles": 2}),
    ("classic", {"colours": 6}),
    ("six-player", {}),
    ("twist", {}),
    ("twist", {"two_colour_at_end": "forbid"}),
    ("twist", {"two_colour_chain": "exactly_two"}),
    ("twist", {"mirror_min_side": 2}),
    ("twist", {"mirror_apex": "virtual_number"}),
    ("twist", {"mirror_apex": "virtual_number", "mirror_shape": "peak_only"}),
    ("twist", {"min_number_tiles": 0}),
    ("twist", {"min_number_tiles": 2}),
]


def random_stock(rng: random.Random, rules: Ruleset, size: int) -> list[Face]:
    """A handful of tiles that lie close together, so that sets exist; jokers are frequent."""
    box = rules.box
    low = rng.randint(1, 9)
    numbers = [Face.of(c, n) for c in range(box.colours) for n in range(low, low + 5) for _ in range(box.copies)]
    amounts = (box.jokers_normal, box.jokers_double, box.jokers_two_colour, box.jokers_mirror)
    jokers = [face for face, amount in zip(FACES[-4:], amounts, strict=True) for _ in range(amount)]
    chosen = rng.sample(jokers, rng.randint(0, min(3, len(jokers))))
    return chosen + rng.sample(numbers, size - len(chosen))


def random_problem(rng: random.Random, rules: Ruleset) -> Problem:
    stock = random_stock(rng, rules, rng.randint(4, 9))
    rng.shuffle(stock)
    table = stock[: rng.choice((0, 0, 1, 2, 3))]
    weights = [rng.choice((1, 1, 2, 3)) for _ in FACES] if rng.random() < 0.5 else list(ONES)
    if rng.random() < 0.2:
        weights = [weight - 2 for weight in weights]
    more: dict[str, int] = {}
    if rng.random() < 0.2:
        more["empty_bonus"] = rng.choice((-3, 2, 7))
    elif not table and rng.random() < 0.5:
        more["minimum"] = rng.choice((15, 30, 45))
    return question(rules, table, stock[len(table) :], weights, **more)


@pytest.mark.parametrize("count", [60, pytest.param(1000, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("edition", "knobs"), KNOBS, ids=str)
def test_small_positions_against_exhaustion(edition: str, knobs: dict[str, object], count: int) -> None:
    rules = ruleset(edition).changed(knobs)
    rng = random.Random(f"{count} {edition} {knobs}")
    for _ in range(count):
        expect_exhausted(random_problem(rng, rules))


# --- single rules -----------------------------------------------------------------------------------------------------------------


def test_spare_joker_lengthens_a_run() -> None:
    assert ask("classic", "R4 R5 R6", "J").value == 1


def test_spare_joker_stays_if_the_only_set_is_full() -> None:
    assert ask("classic", "R4 B4 K4 O4", "J").value == 0
    assert ask("classic", " ".join(f"R{n}" for n in range(1, 14)), "J").value == 1, "the run can be split"


def test_joker_alone_is_nothing() -> None:
    assert ask("classic", "", "J J").value == 0


def test_required_tiles_that_fit_nowhere_have_no_answer() -> None:
    problem = question(ruleset("classic"), Face.parse_many("R4 R5"), Face.parse_many("R7"))
    assert not checked(problem).feasible


def test_negative_weights_keep_tiles_back() -> None:
    weights = [-1] * FACE_COUNT
    assert ask("classic", "R4 R5", "R6 R7 B5", weights=weights).value == -1


def test_bonus_for_the_empty_rack_beats_nothing_else() -> None:
    weights = [-1] * FACE_COUNT
    assert ask("classic", "", "R4 R5 R6", weights=weights, empty_bonus=2).value == 0
    assert ask("classic", "", "R4 R5 R6", weights=weights, empty_bonus=10).value == 7


def test_opening_takes_the_dearer_sets_if_it_must() -> None:
    found = ask("classic", "", "K1 O1 B1 R1 R11 R12 R13 R10 B10 O10", minimum=30)
    assert found.value == 10
    assert ask("classic", "", "R7 R8 R9 J", minimum=31).value == 4
    assert ask("classic", "", "R7 R8 R9", minimum=30).sets == ()


def test_two_colour_joker_hands_a_run_over() -> None:
    assert ask("twist", "O2 O3 C R5", "").value == 0
    assert ask("twist", "O6 C R8 C B10", "", {"two_colour_chain": "adjacent_differ"}).sets
    assert not ask("twist", "O6 C R8 C B10", "", {"two_colour_chain": "exactly_two"}).sets


def test_doubles_on_both_sides_make_a_mirror_half_long_enough() -> None:
    """Once overlooked: with two slots a side, `D B5 M B5 D` is the only set of these tiles."""
    rules = ruleset("twist").changed({"mirror_min_side": 2})
    weights = [-3 if face == Face("B6") else 0 for face in FACES]
    found = checked(question(rules, Face.parse_many("O6 B5 B5 R6 J D D M"), Face.parse_many("O4 B6 B8 R7"), weights))
    assert (found.value, found.optimal) == (0, True)


def test_a_tile_that_costs_is_placed_if_nothing_else_lets_the_table_lie() -> None:
    """Once refused: the search for little losses ended before it had reached the only answer."""
    weights = [{"K11": -1, "R7": 1, "D": -1}.get(str(face), 0) for face in FACES]
    assert ask("twist", "K10 R10 M", "K11 O7 R7 D", {"two_colour_at_end": "forbid"}, weights=weights).value == -1


def test_spare_two_colour_jokers_find_an_equally_good_answer_with_a_run() -> None:
    """Groups have no room for them, so the answer must be one with a run although groups alone would do for the tiles."""
    table = "R4 R5 R6 B4 B5 B6 K4 K5 K6 C C"
    assert ask("twist", table, "O4").value == 1


def test_node_budget_is_told() -> None:
    rng = random.Random(3)
    box = [Face.of(c, n) for c in range(4) for n in range(1, 14)] * 2
    problem = question(ruleset("classic"), [], rng.sample(box, 60) + list(Face.parse_many("J J")), [f.number or 30 for f in FACES])
    short = solve(problem, node_budget=50)
    full = solve(problem)
    assert full.optimal
    assert short.value <= full.value <= short.bound


# --- locked sets ------------------------------------------------------------------------------------------------------------------


def locked(*sets: str) -> tuple[LockedSet, ...]:
    return tuple([LockedSet(Face.parse_many(text)) for text in sets])


def test_locked_run_grows_at_both_ends() -> None:
    found = ask("original", "", "R4 R8 R9", locked=locked("R5 J R7"))
    assert found.sets == (Face.parse_many("R4 R5 J R7 R8 R9"),)


def test_locked_run_is_not_split() -> None:
    assert ask("original", "", "B6 K6", locked=locked("R4 R5 R6 R7 J")).value == 0


def test_unclear_locked_set_is_read_as_it_suits() -> None:
    assert ask("original", "", "R7", locked=locked("R8 J J")).value == 1
    assert ask("original", "", "R11 R12", locked=locked("R8 J J")).value == 2
    assert ask("original", "", "B8", locked=locked("R8 J J")).value == 1
    assert ask("original", "", "B8 R7", locked=locked("R8 J J")).value == 1


def test_locked_group_takes_its_missing_colour_once() -> None:
    assert ask("original", "", "O8", locked=locked("R8 B8 J")).value == 1
    assert ask("original", "", "O8 K8", locked=locked("R8 B8 J")).value == 1


def test_locked_falling_run_keeps_its_order() -> None:
    found = ask("original", "", "B8", locked=locked("B7 J B5"))
    assert found.sets == (Face.parse_many("B5 J B7 B8"),)
