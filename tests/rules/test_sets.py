import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, Reading, copies_in_box, is_set, opening_value, readings
from meldstone.tiles import JOKER, Face
from tests.vectors import SetRow, fits_box, set_rows

TWIST = ruleset("twist")


def read(text: str, rules: Ruleset = TWIST) -> tuple[Reading, ...]:
    return readings(Face.parse_many(text), rules)


def outline(text: str, rules: Ruleset = TWIST) -> list[tuple[str, int]]:
    return [(reading.kind.value, reading.value) for reading in read(text, rules)]


def stands_for(text: str, tile: int, rules: Ruleset = TWIST, kind: Kind | None = None) -> list[str]:
    """The faces that each slot of the tile at this place may be, in the best reading (of a kind)."""
    best = next(reading for reading in read(text, rules) if kind in (None, reading.kind))
    return [" ".join(face.text for face in slot.faces) for slot in best.slots[tile]]


# --- the worked examples of RULES.md C.5 -----------------------------------------------------------------------------


def rows_by_edition() -> list[tuple[SetRow, str]]:
    return [(row, edition) for row in set_rows() for edition in row.editions]


@pytest.mark.parametrize(("row", "edition"), rows_by_edition(), ids=lambda part: getattr(part, "id", part))
def test_worked_examples(row: SetRow, edition: str) -> None:
    rules = ruleset(edition, row.overrides)
    faces = Face.parse_many(" ".join(row.tiles))
    found = readings(faces, rules)
    valid = is_set(faces, rules) and fits_box(faces, rules)
    assert valid == row.valid, row.why
    assert bool(found) == is_set(faces, rules)
    if row.valid:
        assert opening_value(faces, rules) == found[0].value == row.value, row.why
        assert row.kind in (None, found[0].kind.value), row.why


def test_all_143_worked_examples_are_there() -> None:
    assert len({row.id for row in set_rows()}) == 143


# --- several readings ------------------------------------------------------------------------------------------------


def test_one_tile_and_two_jokers_is_a_run_or_a_group_and_the_best_comes_first() -> None:
    assert outline("R8 J J") == [("run", 27), ("group", 24), ("run", 21)]


def test_a_run_that_would_pass_thirteen_or_one_is_no_reading() -> None:
    assert outline("R13 J J") == [("group", 39), ("run", 36)]
    assert outline("R1 J J") == [("run", 6), ("group", 3)]


def test_two_tiles_in_step_fix_direction_and_kind() -> None:
    assert outline("R4 R5 J") == [("run", 15)]
    assert outline("R5 R4 J") == [("run", 12)]
    assert outline("R5 K5 J") == [("group", 15)]


def test_ascending_only_takes_away_the_falling_reading() -> None:
    assert outline("R8 J J", ruleset("twist", {"run_direction": "ascending"})) == [("run", 27), ("group", 24)]


def test_what_is_no_set_has_no_reading_and_no_value() -> None:
    faces = Face.parse_many("R5 R7 R8")
    assert readings(faces, TWIST) == ()
    assert opening_value(faces, TWIST) is None
    assert not is_set(faces, TWIST)


def test_nothing_at_all_is_no_set() -> None:
    assert not is_set((), TWIST)
    assert readings((), TWIST) == ()


def test_numbers_are_what_a_player_declares_slot_by_slot() -> None:
    assert read("R2 D R5")[0].numbers == (2, 3, 4, 5)
    assert read("R6 J M D")[0].numbers == (6, 7, 7, 6)
    assert [reading.numbers for reading in read("R8 J J")] == [(8, 9, 10), (8, 8, 8), (8, 7, 6)]


# --- points ----------------------------------------------------------------------------------------------------------


def test_a_joker_counts_the_number_it_stands_for() -> None:
    assert opening_value(Face.parse_many("R9 R10 J"), TWIST) == 30
    assert opening_value(Face.parse_many("J R9 R10"), TWIST) == 27


def test_a_double_joker_counts_both_numbers_and_a_mirror_nothing() -> None:
    assert opening_value(Face.parse_many("R10 R11 D"), TWIST) == 46
    assert opening_value(Face.parse_many("R12 R13 M R13 R12"), TWIST) == 50


def test_jokers_add_nothing_to_the_opening_where_the_house_says_so() -> None:
    rules = ruleset("twist", {"meld_joker_value": "zero"})
    assert opening_value(Face.parse_many("R9 R10 J"), rules) == 19
    assert opening_value(Face.parse_many("R10 R11 D"), rules) == 21
    assert opening_value(Face.parse_many("R6 R7 C B9"), rules) == 22


# --- what a joker stands for (C.4) -----------------------------------------------------------------------------------


STANDS_FOR = {
    "a joker in a run is the one missing tile": "R3 [J] R5: R4; [J] R12 R13: R11; B5 B4 [J]: B3",
    "a joker in a group of three is either missing colour": "B8 R8 [J]: K8 O8",
    "a joker in a group of four is the last colour": "B8 R8 K8 [J]: O8",
    "a double joker stands for both its slots": "R2 [D] R5: R3, R4; R5 [D] R2: R4, R3; B3 R3 [D]: K3 O3, K3 O3",
    "a two colour joker is its number in the colour before or after it": "R6 R7 [C] B9 B10: B8 R8",
    "a two colour joker at the end may go on in any other colour": "R5 R6 [C]: K7 O7 B7 R7",
    "a joker after a two colour joker is of another colour": "R5 C [J]: K7 O7 B7",
    "a joker between two colour jokers differs from both neighbours": "R5 C [J] C B9: K7 O7",
    "a joker facing a tile in the mirror is that tile": "K3 M [J]: K3; R6 R7 R8 M R8 [J] R6: R7",
    "a double joker in a mirror run is read from left to right": "R6 R7 M [D]: R7, R6; [D] R3 M R3 R2 R1: R1, R2",
    "a number tile stands for itself": "[B8] R8 J: B8; R6 R7 C [B9]: B9",
}
"""Sets, and what the tile in brackets may stand for: colours that are open, a comma between its slots."""


@pytest.mark.parametrize("case", STANDS_FOR)
def test_what_a_tile_stands_for(case: str) -> None:
    for row in STANDS_FOR[case].split("; "):
        text, _, slots = row.partition(": ")
        place = next(place for place, tile in enumerate(text.split()) if tile.startswith("["))
        assert stands_for(text.replace("[", "").replace("]", ""), place) == slots.split(", "), row


def test_two_jokers_in_a_group_may_both_be_any_missing_colour() -> None:
    for place in (1, 2):
        assert stands_for("R8 J J", place, kind=Kind.GROUP) == ["K8 O8 B8"]


def test_with_two_colours_in_all_a_joker_between_is_the_other_colour() -> None:
    rules = ruleset("twist", {"two_colour_chain": "exactly_two"})
    assert stands_for("R5 C J C R9", 2, rules) == ["K7 O7 B7"]
    assert stands_for("R5 C B7 C J", 4, rules) == ["R9"]


def test_two_jokers_facing_each_other_in_a_mirror_group_miss_the_same_colours() -> None:
    for place in (0, 4):
        assert stands_for("J K7 M K7 J", place, kind=Kind.MIRROR_GROUP) == ["O7 B7 R7"]


def test_a_mirror_joker_stands_for_nothing() -> None:
    assert stands_for("B5 M B5", 1) == []


# --- mirrors ---------------------------------------------------------------------------------------------------------


def test_one_tile_on_each_side_of_the_mirror_is_a_group() -> None:
    assert outline("B5 M B5") == [("mirror-group", 10)]


def test_jokers_around_one_tile_leave_peak_valley_and_group_open() -> None:
    assert outline("R5 J M J R5") == [("mirror-run", 22), ("mirror-group", 20), ("mirror-run", 18)]
    assert [reading.numbers for reading in read("R5 J M J R5")] == [(5, 6, 6, 5), (5, 5, 5, 5), (5, 4, 4, 5)]


def test_only_peaks_takes_away_the_valley() -> None:
    rules = ruleset("twist", {"mirror_shape": "peak_only"})
    assert outline("R5 J M J R5", rules) == [("mirror-run", 22), ("mirror-group", 20)]


def test_a_virtual_number_must_fit_at_the_mirror_of_a_run_but_not_of_a_group() -> None:
    rules = ruleset("twist", {"mirror_apex": "virtual_number"})
    assert outline("R2 R1 M R1 R2", rules) == []
    assert outline("R13 K13 M K13 R13", rules) == [("mirror-group", 52)]


def test_a_falling_mirror_half_needs_no_leave_to_fall() -> None:
    assert is_set(Face.parse_many("O2 O3 M O3 O2"), ruleset("twist", {"run_direction": "ascending"}))


def test_a_two_colour_joker_beside_the_mirror_is_at_an_end() -> None:
    assert outline("R5 C M C R5") == [("mirror-run", 22), ("mirror-run", 18)]
    assert outline("R5 C M C R5", ruleset("twist", {"two_colour_at_end": "forbid"})) == []


def test_a_two_colour_joker_faces_only_a_two_colour_joker() -> None:
    assert outline("B6 C R8 M R8 J B6") == []


def test_no_reading_is_given_twice() -> None:
    rules = ruleset("twist", {"min_number_tiles": 0})
    for text in ("C M C", "J M J", "J J J", "D M D", "C C C"):
        keys = [(reading.kind, reading.numbers) for reading in read(text, rules)]
        assert len(keys) == len(set(keys)), text


# --- more colours, other boxes ---------------------------------------------------------------------------------------


def test_a_box_of_six_colours_has_groups_of_six() -> None:
    six = ruleset("twist", {"colours": 6})
    assert outline("K7 O7 B7 R7 G7 V7", six) == [("group", 42)]
    assert outline("K7 O7 B7 R7 J") == []
    assert stands_for("K7 O7 B7 R7 J", 4, six) == ["G7 V7"]


def test_the_box_limits_how_often_a_face_can_lie() -> None:
    original, six_player = ruleset("original"), ruleset("six-player")
    assert [copies_in_box(JOKER, rules) for rules in (original, six_player)] == [2, 4]
    assert [copies_in_box(Face("R5"), rules) for rules in (original, six_player)] == [2, 3]
    assert copies_in_box(Face("G5"), original) == 0


@pytest.mark.parametrize(("face", "copies"), [("R5", 3), ("J", 4), ("D", 0), ("C", 0), ("M", 0), ("G5", 0), ("V13", 0)])
def test_the_six_player_box_holds_three_of_each_number_and_four_jokers(face: str, copies: int) -> None:
    assert copies_in_box(Face(face), ruleset("six-player")) == copies


@pytest.mark.parametrize(("face", "copies"), [("R5", 2), ("J", 2), ("D", 1), ("C", 2), ("M", 0)])
def test_the_box_holds_the_special_jokers_that_were_chosen(face: str, copies: int) -> None:
    assert copies_in_box(Face(face), ruleset("mix", {"jokers_double": 1})) == copies
