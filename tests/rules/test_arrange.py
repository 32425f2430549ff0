from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meldstone.rules.arrange import STEPS_TO_ARRANGE, arrange
from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import is_set, opening_value
from meldstone.rules.work import Work
from meldstone.tiles import BY_CODE, Face, TileSet, number_copies
from tests.vectors import SetRow, set_rows

TWIST = ruleset("twist")


def arranged(text: str, edition: str = "twist") -> str | None:
    found = arrange(TileSet.parse(text), ruleset(edition))
    return None if found is None else str(found)


def test_tiles_that_are_a_set_stay_as_they_lie() -> None:
    assert arranged("B9 B8 B7") == "B9 B8 B7"
    assert arranged("R4 R5 J") == "R4 R5 J"


def test_tiles_in_disorder_are_sorted() -> None:
    assert arranged("R5 R3 R4") == "R3 R4 R5"
    assert arranged("R5 R3 J") == "R3 J R5"
    assert arranged("R6 R3 D") == "R3 D R6"
    assert arranged("B10 R6 C R7 B9") == "R6 R7 C B9 B10"


def test_the_order_of_the_highest_value_is_chosen() -> None:
    assert arranged("R10 J R9") == "R9 R10 J"
    assert arranged("R13 J R12") == "J R12 R13"


def test_a_mirror_comes_into_the_middle() -> None:
    assert arranged("M B5 B5b") == "B5 M B5b"
    found = arrange(TileSet.parse("O3 M O2 O3b O2b"), TWIST)
    assert found is not None
    assert found[2].face.text == "M"


def test_copies_are_kept() -> None:
    assert arranged("R5b R3 R4b") == "R3 R4b R5b"


@pytest.mark.parametrize("text", ["R5 R9 R3", "R5 B5", "J Jb R5 K5 B5 O5", "M Mb R5 R5b", "R5 R5b K5"])
def test_what_is_no_set_in_any_order_is_not_arranged(text: str) -> None:
    assert arranged(text) is None


@pytest.mark.parametrize("row", [row for row in set_rows() if row.valid], ids=lambda row: row.id)
def test_every_legal_worked_set_is_found_from_any_end(row: SetRow) -> None:
    rules = ruleset(row.editions[0], row.overrides)
    faces = Face.parse_many(" ".join(row.tiles))
    for order in (faces[::-1], faces[1:] + faces[:1], tuple(sorted(faces, key=BY_CODE))):
        found = arrange(number_copies(order), rules)
        assert found is not None
        assert is_set(found.faces, rules)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(Face.parse_many("R4 R5 R6 R7 K5 B5 O6 J D C M")), min_size=3, max_size=6))
def test_an_order_is_found_exactly_if_there_is_one(faces: list[Face]) -> None:
    if any(count > 2 for count in Counter(faces).values()):
        return
    values = [value for order in permutations(faces) if (value := opening_value(order, TWIST)) is not None]
    found = arrange(number_copies(faces), TWIST)
    assert (found is None) == (not values)
    if found is not None and not is_set(tuple(faces), TWIST):
        assert opening_value(found.faces, TWIST) == max(values)


EVERY_JOKER = {"jokers_normal": 4, "jokers_double": 2, "jokers_two_colour": 2, "jokers_mirror": 2}


@pytest.mark.parametrize(
    "text",
    [
        "K7 C J Jb Jc D Cb K8 Db M Jd",
        "C J K6 K2 Cb Jb D K6b Jc M K7 Jd K7b K1 Db",
        "J Jb Jc Jd D Db C Cb R5",
        "J Jb Jc Jd D Db C Cb M R1 K5 B9",
    ],
)
def test_all_jokers_of_a_box_in_one_set_take_a_bounded_number_of_steps(text: str) -> None:
    """K-48: counted in steps, so that every machine finds the same order."""
    rules = ruleset("mix", EVERY_JOKER)
    tiles = TileSet.parse(text)
    found = arrange(tiles, rules)
    assert found == arrange(tiles, rules)
    assert found is None or (sorted(found) == sorted(tiles) and is_set(found.faces, rules))


def test_work_that_is_used_up_leaves_tiles_as_they_lie() -> None:
    work = Work(3)
    assert arrange(TileSet.parse("R5 R3 J R7"), TWIST, work) is None
    assert arrange(TileSet.parse("R3 R4 R5"), TWIST, work) == TileSet.parse("R3 R4 R5"), "nothing to put in order"


@pytest.mark.parametrize("count", [28, 244])
def test_more_tiles_than_any_set_has_take_no_steps(count: int) -> None:
    work = Work(0)
    tiles = number_copies([Face.of(i % 4, i % 13 + 1) for i in range(min(count, 104))])
    assert arrange([*tiles, *TileSet.parse("M")] * (1 + count // 104), TWIST, work) is None
    assert work.left == 0


@pytest.mark.parametrize("row", [row for row in set_rows() if row.valid], ids=lambda row: row.id)
def test_worked_sets_need_few_steps(row: SetRow) -> None:
    rules = ruleset(row.editions[0], row.overrides)
    work = Work(STEPS_TO_ARRANGE)
    faces = Face.parse_many(" ".join(row.tiles))
    arrange(number_copies(faces[1:] + faces[:1]), rules, work)
    assert work.left > STEPS_TO_ARRANGE // 2
