"""Three voices, one answer: the native core, the reference in Python and the integer programme agree on random problems."""

from __future__ import annotations

import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from hypothesis import Phase, assume, given, note, settings
from hypothesis import strategies as st

from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.solver.core import native
from meldstone.solver.core.problem import counts
from meldstone.solver.reference import solve as reference
from meldstone.solver.reference.problem import LockedSet, Problem
from meldstone.tiles import FACES, Face
from tests.solver.ilp import ilp_value
from tests.solver.positions import EDITIONS
from tests.solver.problems import KINDS, NOTHING, TILES, Case, assert_legal, assert_proven, random_case

seeds = st.integers(0, 2**64 - 1)

# a seed says nothing about the size of what grows from it, so there is nothing to shrink
fast = settings(max_examples=60, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
long = settings(fast, max_examples=1500)


def case_of(seed: int, *, edition: str = "", kinds: tuple[str, ...] = KINDS[:-1]) -> Case:
    case = random_case(Random(seed), (edition,) if edition else EDITIONS, kinds)
    note(str(case))
    return case


def whole_box() -> Problem:
    """A question that takes a while: every tile of the box may be laid, some at a cost."""
    rules = ruleset("twist")
    return Problem(rules, NOTHING, tuple(copies_in_box(face, rules) for face in FACES), tuple(face.code % 7 - 2 for face in FACES))


def assert_agreed(case: Case) -> None:
    """All three name the same value; what native and reference lay out is legal."""
    problem = case.problem
    best = ilp_value(problem)
    assert_proven(problem, reference.solve(problem), best)
    assert_proven(problem, native.solve(problem), best)


# --- values ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@fast
@given(seed=seeds)
def test_native_reference_and_programme_agree(edition: str, seed: int) -> None:
    assert_agreed(case_of(seed, edition=edition))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS[:-1])
@long
@given(seed=seeds)
def test_native_reference_and_programme_agree_on_many(kind: str, seed: int) -> None:
    assert_agreed(case_of(seed, kinds=(kind,)))


@settings(fast, max_examples=30)
@given(seed=seeds)
def test_native_and_reference_agree_on_large_tables(seed: int) -> None:
    problem = case_of(seed, kinds=("large",)).problem
    found = reference.solve(problem)
    assert_proven(problem, native.solve(problem), found.value if found.feasible else None)


@pytest.mark.parametrize("locked", ["J B10 B9", "B10 B9 J", "B9 J B7", "J J B9", "B9 B8 J J", "J B9 B8 J", "J B9 B8 B7"])
def test_locked_runs_that_lie_falling_grow_at_both_ends(locked: str) -> None:
    """Lines that were once wrong: a locked run that falls and begins with its joker was laid the wrong way round."""
    rules = ruleset("original")
    for face in Face.parse_many("B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 K9"):
        problem = Problem(rules, NOTHING, counts([face]), TILES, (LockedSet(Face.parse_many(locked)),))
        best = ilp_value(problem)
        assert_proven(problem, reference.solve(problem), best)
        assert_proven(problem, native.solve(problem), best)


@pytest.mark.parametrize(
    ("locked", "rack"),
    [
        ("O4 M O4", "B4 B4"),
        ("J M B4", "J O4"),
        ("O4 M O4", "O5 O5"),
        ("O4 O5 M O5 O4", "O3 O3"),
        ("J K12 C", "B10 B9"),
        ("R5 R6 C", "B8"),
    ],
)
def test_locked_sets_with_special_jokers_grow(locked: str, rack: str) -> None:
    problem = Problem(ruleset("twist"), NOTHING, counts(Face.parse_many(rack)), TILES, (LockedSet(Face.parse_many(locked)),))
    best = ilp_value(problem)
    assert_proven(problem, reference.solve(problem), best)
    assert_proven(problem, native.solve(problem), best)


# --- no answer -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "rack", "minimum"),
    [("R4 R5", "R7", 0), ("J", "", 0), ("R4 R5 R6 K1", "K2", 0), ("", "R7 R8 R9", 30), ("", "", 1), ("R4 B4 K4 O4 J", "", 0)],
)
def test_both_engines_lay_no_sets_where_there_is_no_answer(table: str, rack: str, minimum: int) -> None:
    problem = Problem(ruleset("classic"), counts(Face.parse_many(table)), counts(Face.parse_many(rack)), TILES, minimum=minimum)
    for found in (native.solve(problem), reference.solve(problem)):
        assert_proven(problem, found, None)


@pytest.mark.parametrize("min_number_tiles", [0, 1, 2])
@pytest.mark.parametrize("minimum", [46, 47, 50])
def test_a_run_with_one_number_and_a_two_colour_joker_is_not_counted_as_a_group(min_number_tiles: int, minimum: int) -> None:
    """`D C B13` are 10 to 13, worth 46; four thirteens would be 52."""
    rules = ruleset("twist", {"min_number_tiles": min_number_tiles})
    problem = Problem(rules, NOTHING, counts(Face.parse_many("D C B13")), TILES, minimum=minimum)
    best = 3 if minimum <= 46 and min_number_tiles < 2 else None
    for found in (native.solve(problem), reference.solve(problem)):
        assert_proven(problem, found, best)


# --- the same answer every time --------------------------------------------------------------------------------------------------


@fast
@given(seed=seeds)
def test_the_same_question_has_the_same_answer(seed: int) -> None:
    problem = case_of(seed).problem
    assert native.solve(problem) == native.solve(problem)
    assert reference.solve(problem) == reference.solve(problem)


def test_several_threads_get_the_same_answers() -> None:
    problems = [random_case(Random(f"threads {i}"), kinds=KINDS).problem for i in range(120)]
    alone = [native.solve(problem) for problem in problems]
    with ThreadPoolExecutor(max_workers=4) as pool:
        rounds = list(pool.map(lambda _: [native.solve(problem) for problem in problems], range(4)))
    assert all(answers == alone for answers in rounds)


def test_other_threads_run_while_the_core_works() -> None:
    """The GIL is released: somebody else sees the question asked and not yet answered, although nobody is ever interrupted."""
    rules = ruleset("twist")
    problem = Problem(
        rules, NOTHING, tuple(copies_in_box(face, rules) for face in FACES), tuple(1 + face.code % 7 for face in FACES)
    )
    told: list[str] = []

    def work() -> None:
        told.append("asked")
        native.solve(problem)
        told.append("answered")

    interval = sys.getswitchinterval()
    sys.setswitchinterval(100)
    try:
        for _ in range(50):
            told.clear()
            worker = threading.Thread(target=work)
            worker.start()
            while not told:
                time.sleep(0)
            seen = list(told)
            worker.join()
            if seen == ["asked"]:
                return
    finally:
        sys.setswitchinterval(interval)
    pytest.fail("every question was answered before anybody else could look")


# --- budgets ---------------------------------------------------------------------------------------------------------------------


@fast
@given(seed=seeds, budget=st.integers(1, 300))
def test_an_answer_on_a_budget_is_proven_or_says_what_cannot_be_beaten(seed: int, budget: int) -> None:
    problem = case_of(seed, kinds=KINDS).problem
    assume(any(problem.optional))
    best = native.solve(problem)
    for found in (native.solve(problem, budget), reference.solve(problem, budget)):
        if found.optimal:
            assert found.value == found.bound == best.value
            assert found.feasible == best.feasible
        elif best.feasible:
            assert found.bound >= best.value
        if found.feasible:
            assert best.feasible
            assert_legal(problem, found)
            assert found.value <= best.value


def test_a_small_budget_is_not_enough_for_a_hard_question() -> None:
    rules = ruleset("twist")
    problem = Problem(
        rules, NOTHING, tuple(copies_in_box(face, rules) for face in FACES), tuple(1 + face.code % 7 for face in FACES)
    )
    best, found = native.solve(problem), native.solve(problem, 2)
    assert best.optimal
    assert found.bound >= best.value >= found.value
    assert found.optimal == (found.bound == found.value)
