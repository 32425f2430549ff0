from bisect import bisect_left
from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given, note, settings
from hypothesis import strategies as st

from meldstone.rules.catalogue import ruleset
from meldstone.rules.layable import layable_sets
from meldstone.rules.opening.openings import openings
from meldstone.rules.opening.reach import NumbersReach, could_open
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box, is_set, opening_value
from meldstone.rules.work import UndecidedError
from meldstone.solver import can_open
from meldstone.solver.core import native
from meldstone.solver.core.problem import counts
from meldstone.solver.reference.problem import Problem
from meldstone.tiles import FACES, NUMBERS, Face, faces_text
from tests.solver.positions import EDITIONS, KNOBS
from tests.vectors import OpeningRow, opening_rows


def could(text: str, edition: str = "classic", minimum: int = 30) -> bool:
    return could_open(Face.parse_many(text), ruleset(edition, {"meld_minimum": minimum}))


@pytest.mark.parametrize("row", opening_rows(), ids=lambda row: row.id)
def test_a_rack_that_holds_a_worked_opening_could_open(row: OpeningRow) -> None:
    rack = " ".join(tile for tiles in row.sets for tile in tiles)
    if row.opens:
        assert could(rack, row.editions[0])


def test_one_set_is_enough() -> None:
    assert could("K10 B10 O10")
    assert not could("K9 B9 O9")


def test_sets_below_the_minimum_add_up() -> None:
    assert could("R7 R8 R9 K2 R2 O2")
    assert not could("R7 R8 R9 K1 R1 O1")


def test_one_tile_is_not_in_two_sets() -> None:
    assert not could("R8 R9 R10 K8 B8", minimum=50)
    assert could("R8 R9 R10 K8 B8 R8", minimum=50)


def test_a_joker_goes_where_it_is_worth_most() -> None:
    assert could("J R9 R10")
    assert could("R13 J J")
    assert not could("R9 J K3 B5")


def test_special_jokers_help_to_open() -> None:
    assert could("R10 R11 D", "twist")
    assert could("R12 R13 M R13 R12", "twist")
    assert not could("R6 R7 C", "twist")
    assert could("R9 R10 C", "twist")


def test_worthless_jokers_do_not_help_to_open() -> None:
    rules = ruleset("classic", {"meld_joker_value": "zero"})
    assert not could_open(Face.parse_many("R9 R10 J"), rules)
    assert could_open(Face.parse_many("R9 R10 R11 J"), rules)


def test_with_no_minimum_any_set_opens_but_nothing_does_not() -> None:
    assert could("R1 R2 R3", minimum=0)
    assert not could("R1 R2 R4", minimum=0)
    assert not could("", minimum=0)


def test_every_way_to_open_is_worth_the_minimum_and_leaves_nothing_out() -> None:
    rules = ruleset("classic")
    stock = Face.parse_many("R7 R8 R9 R10 K7 B7 O7 K2 R2 O2 J")
    found = list(openings(stock, rules))
    assert found
    for rows in found:
        values = [opening_value(row, rules) or 0 for row in rows]
        assert sum(values) >= 30
        assert sum(values) - min(values) < 30


def test_points_from_elsewhere_count() -> None:
    rules = ruleset("classic")
    stock = Face.parse_many("R1 R2 R3")
    assert list(openings(stock, rules)) == []
    assert list(openings(stock, rules, already=24)) == [(stock,)]
    assert list(openings(stock, rules, already=30)) == [()]


def test_a_rack_of_many_jokers_gets_some_openings_and_says_that_there_are_more() -> None:
    jokers = {"jokers_normal": 4, "jokers_double": 2, "jokers_two_colour": 2, "jokers_mirror": 2}
    rules = ruleset("original", jokers)
    found = []
    with pytest.raises(UndecidedError):  # noqa: PT012
        for rows in openings(Face.parse_many("J J J J D D C C M M R1 R5 B9 K3"), rules):
            found.append(rows)
    assert found
    assert all(is_set(row, rules) for rows in found for row in rows)


# --- against every packing, and against the solver ------------------------------------------------------------------------------


def best_packing(stock: tuple[Face, ...], rules: Ruleset) -> int | None:
    """What the best disjoint sets of a small stock are worth, by trying all of them; None if it makes no set."""
    sets = [(Counter(row), value) for row, value in layable_sets(stock, rules)]

    def best(left: Counter[Face], start: int) -> int:
        return max(
            [0, *[sets[i][1] + best(left - sets[i][0], i) for i in range(start, len(sets)) if sets[i][0] <= left]],
        )

    return best(Counter(stock), 0) if sets else None


def solver_opens(stock: tuple[Face, ...], rules: Ruleset, minimum: int) -> bool:
    """Whether the native solver finds sets of this stock that are worth the minimum."""
    nothing, one_each = (0,) * len(FACES), (1,) * len(FACES)
    found = native.solve(Problem(rules, nothing, counts(stock), one_each, minimum=minimum))
    assume(found.feasible or found.optimal)  # else its nodes were used up, and it says so
    return found.feasible


def most_points(stock: tuple[Face, ...], rules: Ruleset) -> int:
    """The highest minimum up to 50 with which this stock could open; -1 if there is none."""
    with_minimum = [rules.changed({"meld_minimum": minimum}) for minimum in range(51)]
    return bisect_left(range(51), 1, key=lambda minimum: int(not could_open(stock, with_minimum[minimum]))) - 1


@st.composite
def any_rules(draw: st.DrawFn) -> Ruleset:
    """Any edition with any knobs that decide what a set is, what it is worth and which jokers there are."""
    knobs = {name: draw(st.sampled_from(values)) for name, values in draw(st.permutations(sorted(ALL_KNOBS.items())))[:6]}
    return ruleset(draw(st.sampled_from(EDITIONS)), {"shrink_up_to_four": False, **knobs})


ALL_KNOBS: dict[str, tuple[object, ...]] = {
    **KNOBS,
    "jokers_normal": tuple(range(5)),
    "jokers_double": tuple(range(3)),
    "jokers_two_colour": tuple(range(3)),
    "jokers_mirror": tuple(range(3)),
}


def stock_of(rules: Ruleset, random: Random, *, tiles: int, jokers: int) -> tuple[Face, ...]:
    """Some tiles of the box, mostly from a few numbers and colours so that they make sets, and some of its jokers."""
    low = random.randint(1, NUMBERS)
    high = min(NUMBERS, low + random.choice([0, 1, 2, 3, 4, 6, 12]))
    hues = random.sample(range(rules.box.colours), random.randint(1, rules.box.colours))
    box = [face for face in FACES for _ in range(copies_in_box(face, rules))]
    numbered = [face for face in box if low <= face.number <= high and face.colour in hues]
    wild = [face for face in box if not face.number]
    random.shuffle(numbered)
    random.shuffle(wild)
    return (*numbered[: random.randint(0, tiles)], *wild[: random.randint(0, jokers)])


@settings(max_examples=150, deadline=None)
@given(any_rules(), st.integers(0, 2**32))
def test_a_small_stock_opens_with_no_more_and_no_less_than_its_best_packing(rules: Ruleset, seed: int) -> None:
    stock = stock_of(rules, Random(seed), tiles=7, jokers=3)
    note(f"{faces_text(stock)} under {rules.differences(ruleset(rules.name))}")
    best = best_packing(stock, rules)
    assert most_points(stock, rules) == (-1 if best is None else min(best, 50))


@settings(max_examples=150, deadline=None)
@given(any_rules(), st.integers(0, 2**32))
def test_the_solver_opens_a_larger_stock_up_to_the_same_minimum(rules: Ruleset, seed: int) -> None:
    stock = stock_of(rules, Random(seed), tiles=30, jokers=10)
    # where sets need no number tile, the native solver takes D C B13 for 47 points and more; it is worth 46
    assume(rules.sets.min_number_tiles > 0)
    note(f"{faces_text(stock)} under {rules.differences(ruleset(rules.name))}")
    most = most_points(stock, rules)
    if most > 0:
        assert solver_opens(stock, rules, most)
    if most < 50:
        assert not solver_opens(stock, rules, max(most, 0) + 1)


@settings(max_examples=150, deadline=None)
@given(any_rules(), st.integers(0, 2**32), st.sampled_from([0, 1, 30, 46, 47, 50]))
def test_rules_and_solver_agree_on_which_racks_open(rules: Ruleset, seed: int, minimum: int) -> None:
    rules = rules.changed({"meld_minimum": minimum})
    rack = stock_of(rules, Random(seed), tiles=20, jokers=6)
    note(f"{faces_text(rack)} under {rules.differences(ruleset(rules.name))}")
    opens = could_open(rack, rules)
    assert can_open(rack, rules) is opens
    if rules.sets.min_number_tiles > 0:  # otherwise the core counts some sets of jokers too high
        assert solver_opens(rack, rules, max(minimum, 1)) is opens


def test_the_core_answers_where_the_work_of_the_rules_does_not_suffice(monkeypatch: pytest.MonkeyPatch) -> None:
    def gives_up(*_: object) -> bool:
        raise UndecidedError

    monkeypatch.setattr("meldstone.solver.predicates.reaches_opening", gives_up)
    assert can_open(Face.parse_many("R10 R11 R12"), ruleset("classic"))
    assert not can_open(Face.parse_many("R1 R2 R3 K13"), ruleset("classic"))


@settings(max_examples=150, deadline=None)
@given(any_rules(), st.integers(0, 2**32), st.integers(1, 50))
def test_number_tiles_alone_reach_what_the_solver_lays_of_them(rules: Ruleset, seed: int, due: int) -> None:
    stock = stock_of(rules, Random(seed), tiles=30, jokers=0)
    note(f"{faces_text(stock)} under {rules.differences(ruleset(rules.name))}")
    assert NumbersReach(rules).reaches(Counter(stock), due) is solver_opens(stock, rules, due)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_box_opens(edition: str) -> None:
    rules = ruleset(edition, {"meld_minimum": 50})
    assert could_open([face for face in FACES for _ in range(copies_in_box(face, rules))], rules)


def test_number_tiles_alone_ignore_jokers() -> None:
    rules = ruleset("twist")
    assert not NumbersReach(rules).reaches(Counter(Face.parse_many("R12 R13 J J D M")), 1)
    assert NumbersReach(rules).reaches(Counter(Face.parse_many("R11 R12 R13 J")), 36)
    assert not NumbersReach(rules).reaches(Counter(Face.parse_many("R11 R12 R13 J")), 37)
    assert NumbersReach(rules).reaches(Counter(), 0)
    assert NumbersReach(rules).reaches(Counter(), -5)


def test_number_tiles_alone_may_be_worth_more_than_any_minimum() -> None:
    rules = ruleset("classic")
    assert NumbersReach(rules).reaches(Counter(Face.parse_many("R10 R11 R12 R13 K13 B13 O13")), 85)
    assert not NumbersReach(rules).reaches(Counter(Face.parse_many("R10 R11 R12 R13 K13 B13 O13")), 86)


# --- sets that no shorter list of sets replaces ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "knobs", "most"),
    [
        # a joker lies in the place of the twelve, because the twelve makes a set of two more jokers legal
        ("R11 R12 R13 J J J", {"jokers_normal": 4, "min_number_tiles": 1}, 50),
        ("R1 R2 R3 J J J", {"jokers_normal": 4, "min_number_tiles": 2}, 21),
        # the only way to lay jokers without a number tile
        ("J J J", {"jokers_normal": 4, "min_number_tiles": 0}, 39),
        ("J M J", {"min_number_tiles": 0}, 26),
        ("D M", {"min_number_tiles": 0}, -1),
        # the apex needs a number, so the jokers go to the low end
        ("R12 R12 M J J", {"mirror_apex": "virtual_number", "mirror_shape": "peak_only"}, 48),
        ("R13 R12 M D", {}, 50),
        ("R2 M D J", {}, 14),
        # the two-colour jokers must not lie at the ends
        ("R4 C C J J", {"two_colour_at_end": "forbid"}, 30),
        ("R4 C C", {"two_colour_at_end": "forbid"}, -1),
        ("O6 C R8 C B10", {"two_colour_chain": "exactly_two"}, 38),
        # jokers that count nothing still bridge gaps
        ("R1 J J R4 J K4 O4", {"jokers_normal": 4, "meld_joker_value": "zero"}, 13),
        ("R3 R8 D D", {"meld_joker_value": "zero"}, 11),
    ],
)
def test_jokers_lie_where_they_are_worth_most(tiles: str, knobs: dict[str, object], most: int) -> None:
    rules, stock = ruleset("twist", knobs), Face.parse_many(tiles)
    best = best_packing(stock, rules)
    assert (-1 if best is None else min(best, 50)) == most
    assert most_points(stock, rules) == most
