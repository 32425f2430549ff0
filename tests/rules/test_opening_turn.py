"""The turn in which a player opens (RULES.md D)."""

from dataclasses import replace

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.turn import Turn, objections
from meldstone.rules.violations import Code
from meldstone.tiles import Face, Table, Tile, rows_of
from tests.rules.judged import DISCARD, codes, of_faces

# --- the opening (D) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("minimum", "opens"), [(0, True), (24, True), (25, False), (30, False), (50, False)])
def test_the_opening_minimum_is_a_knob(minimum: int, opens: bool) -> None:
    found = codes(ruleset("classic", {"meld_minimum": minimum}), "", "R7 R8 R9", "R7 R8 R9", opened=False)
    assert found == ([] if opens else ["opening/too-few-points"])


def test_fifty_points_can_be_asked() -> None:
    rules = ruleset("classic", {"meld_minimum": 50})
    assert codes(rules, "", "K12 B12 O12 K5 K6 K7", "K12 B12 O12; K5 K6 K7", opened=False) == []
    assert codes(rules, "", "K12 B12 O12 K3 K4 K5", "K12 B12 O12; K3 K4 K5", opened=False) == ["opening/too-few-points"]


def test_a_joker_may_count_nothing_in_the_opening() -> None:
    assert codes(ruleset("classic"), "", "R9 R10 J", "R9 R10 J", opened=False) == []
    zero = ruleset("classic", {"meld_joker_value": "zero"})
    assert codes(zero, "", "R9 R10 J", "R9 R10 J", opened=False) == ["opening/too-few-points"]
    assert codes(zero, "", "R9 R10 J R11", "R9 R10 R11 J", opened=False) == []


@pytest.mark.parametrize("edition", ["classic", "twist", "mix", "six-player", "tournament"])
def test_the_table_is_not_touched_in_the_opening_turn(edition: str) -> None:
    found = codes(ruleset(edition), "R4 R5 R6", "K10 B10 O10 R7", "R4 R5 R6 R7; K10 B10 O10", opened=False)
    assert found == ["opening/table-touched"]


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_the_table_may_be_rebuilt_right_after_the_opening(edition: str) -> None:
    assert codes(ruleset(edition), "R4 R5 R6", "K10 B10 O10 R7", "R4 R5 R6 R7; K10 B10 O10", opened=False) == []


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_the_thirty_points_come_from_the_rack_alone(edition: str) -> None:
    found = codes(ruleset(edition), "R4 R5 R6", "K10 B10", "R4 R5 R6; K10 B10", opened=False)
    assert "opening/too-few-points" in found
    found = codes(ruleset(edition), "R10 R11 R12 R13", "R9 R8", "R8 R9 R10; R11 R12 R13", opened=False)
    assert found == ["opening/too-few-points"]


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_tiles_of_the_opening_may_be_rebuilt_in_the_same_turn(edition: str) -> None:
    """K10 B10 O10 open; then K10 moves on to a run of the table and R10 takes its place."""
    found = codes(ruleset(edition), "K7 K8 K9", "K10 B10 O10 R10", "K7 K8 K9 K10; R10 B10 O10", opened=False)
    assert found == []


def test_several_sets_open_together() -> None:
    rules = ruleset("classic")
    assert codes(rules, "", "R7 R8 R9 K2 R2 O2", "R7 R8 R9; K2 R2 O2", opened=False) == []


def test_swapping_equal_tiles_does_not_touch_the_table() -> None:
    rules = ruleset("classic")
    assert codes(rules, "R4 R5 R6", "R4b K10 B10 O10", "R4 R5 R6; K10 B10 O10", opened=False) == []
    assert codes(rules, "R10 R11 R12", "R10b K10 B10", "R10b R11 R12; R10 K10 B10", opened=False) == []


@pytest.mark.parametrize("edition", ["classic", "twist", "tournament"])
def test_moving_a_joker_within_its_set_touches_the_table(edition: str) -> None:
    """D: every set that was on the table is unchanged; J R4 R5 (a three) is not R4 R5 J (a six)."""
    found = codes(ruleset(edition), "J R4 R5", "K10 B10 O10", "R4 R5 J; K10 B10 O10", opened=False)
    assert found == ["opening/table-touched"]


def test_with_a_minimum_of_nothing_the_joker_rules_still_hold_in_the_opening_turn() -> None:
    """D, after_meld: step two is an ordinary turn, so joker sets cannot be split in it (X07)."""
    rules = ruleset("original", {"meld_minimum": 0})
    found = codes(rules, "R3 R4 R5 J R7 R8 R9", "K9 K11", "R3 R4 R5; R7 R8 R9; K9 J K11", opened=False)
    assert found == ["joker/locked-set-split"]


def test_joker_of_the_table_in_the_opening_turn_only_where_the_edition_lets_it() -> None:
    before, rack, after = "R3 J R5", "K10 B10 O10 R4 K7 K9", "R3 R4 R5; K10 B10 O10; K7 J K9"
    assert codes(ruleset("original"), before, rack, after, opened=False) == []
    later = ruleset("original", {"joker_retrieve_from": "next_turn"})
    assert codes(later, before, rack, after, opened=False) == ["joker/too-early"]
    assert codes(later, before, rack, after) == []


def test_free_jokers_can_wait_for_the_next_turn_too() -> None:
    before, rack, after = "R3 J R5; K7 K8 K9", "K10 B10 O10 R4", "R3 R4 R5; K10 B10 O10; K7 K8 K9 J"
    rules = ruleset("classic", {"manipulate_in_meld_turn": "after_meld"})
    assert codes(rules, before, rack, after, opened=False) == ["joker/too-early"]
    same = ruleset("classic", {"manipulate_in_meld_turn": "after_meld", "joker_retrieve_from": "same_turn"})
    assert codes(same, before, rack, after, opened=False) == []


def test_objections_after_an_opening_name_real_tiles_of_the_turn() -> None:
    """Violations point at tiles that people see: every named tile lies on the table before or comes from the rack."""
    rack = Tile.parse_many("Jb R9b R10b")
    found = list(tile_objections(TileTurn(Table(), Table.of([rack]), frozenset(rack), opened=False), ruleset("original")))
    assert {tile for objection in found for tile in objection.tiles} <= set(rack)


def test_a_discard_beside_the_opening_is_not_part_of_it() -> None:
    before, after = "K3 K4 K5 K6; B3 B4 B5 B6", "R3 K3 B3; K4 K5 K6; B4 B5 B6; K10 B10 O10"
    turn = Turn(rows_of(before), rows_of(after), Face.parse_many("R3 K10 B10 O10"), opened=False, into_new_set=Face("R3"))
    assert [found.code.value for found in objections(turn, DISCARD)] == ["discard/not-in-new-set"]
    with_it = replace(turn, into_new_set=Face("K10"))
    assert list(objections(with_it, DISCARD)) == []


def test_a_joker_set_of_the_opening_is_a_joker_set_like_the_others() -> None:
    """K-43, K-47: the opening R8 J K8 B8 is worth 32; then B8 leaves it, and its joker goes on standing for O8."""
    assert of_faces("rummy", "B9 B10 B11", "R8 J K8; B8 B9 B10 B11", "R8 J K8 B8", opened=False) == []
    before, after = "O8 O9 O10 O11; B9 B10 B11", "R8 J K8 O8; O9 O10 O11; B8 B9 B10 B11"
    assert of_faces("rummy", before, after, "R8 J K8 B8", opened=False) == ["opening/too-few-points"]


FOUR_FROM_THE_RACK = "K1 K2 K3 K4 B1 B2 B3 B4 O1 O2 O3 O4 R4"


def test_each_set_of_the_opening_is_an_old_set_of_its_own_for_a_freed_joker() -> None:
    """D and K-45: opened with three runs of ten points each; one tile of each lies in the joker's new set."""
    after = "K2 K3 K4; B2 B3 B4; O2 O3 O4; K1 B1 O1 J; R3 R4 R5"
    assert of_faces("rummy", "R3 J R5", after, FOUR_FROM_THE_RACK, opened=False) == []


def test_a_freed_joker_may_lie_beside_the_joker_of_an_opening_that_lost_a_tile() -> None:
    """R2 J R4 opened, R4 left it; the freed joker lies at the end of R1 R2 J J, the other one still beside R2."""
    turn = Turn.parse("J O5 O4", "O6 O5 O4; R2 R3 R4; R1 R2 J J; O2 O3 O4", rack="R2 R2 R3 R4 O2 O3 O4 O6 R1 J", opened=False)
    assert list(objections(turn, ruleset("rummy", {"meld_minimum": 20}))) == []


def test_a_freed_joker_joins_no_set_of_the_opening() -> None:
    after = "K10 B10 O10 J; R3 R4 R5"
    assert of_faces("rummy", "R3 J R5", after, "K10 B10 O10 R4", opened=False) == ["joker/not-in-new-set"]
    # with a second opening, the ten of each colour may have been laid afterwards
    assert of_faces("rummy", "R3 J R5", f"{after}; K9 K10 K11", "K10 B10 O10 R4 K9 K10 K11", opened=False) == []


def test_a_set_of_the_opening_that_lies_whole_elsewhere_gave_nothing() -> None:
    """K1 B1 O1 opened and lies there; the equal tiles beside the joker come from three runs of the opening."""
    rack = f"{FOUR_FROM_THE_RACK} K1 B1 O1"
    after = "K2 K3 K4; B2 B3 B4; O2 O3 O4; K1 B1 O1 J; R3 R4 R5; K1 B1 O1"
    assert of_faces("rummy", "R3 J R5", after, rack, opened=False) == []
    rules = ruleset("rummy", {"meld_minimum": 33})
    assert [f.code.value for f in objections(Turn.parse("R3 J R5", after, rack=rack, opened=False), rules)] == []


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_a_joker_of_the_opening_may_be_exchanged_in_the_same_turn(edition: str) -> None:
    """R9 J J is worth 30; then R8 replaces a joker, which stood for it in falling order."""
    assert of_faces(edition, "", "R9 R8 J; K1 B1 J", "R9 R8 J K1 B1 J", opened=False) == []
    # without the ambiguity it is 24 and 3
    assert of_faces(edition, "", "R9 R8 R7; K1 B1 O1", "R9 R8 R7 K1 B1 O1", opened=False) == ["opening/too-few-points"]


def test_points_that_lay_there_before_the_table_was_rebuilt_are_no_reason() -> None:
    before, after = "R10 R11 R12 R13; R3 J R5 R6", "R10 K10 B10 O10; R11 R12 R13; R3 J R5; R6 B6 K6"
    assert of_faces("original", before, after, "K10 B10 O10 B6 K6", opened=False) == ["joker/locked-set-shrunk"]


def test_points_of_an_opening_do_not_depend_on_the_order_of_sets() -> None:
    """The one joker of the rack lies where it is worth most (K-44)."""
    for after in ("K1 O1 J; B10 B11 J; R8 R9 R10", "B10 B11 J; K1 O1 J; R8 R9 R10"):
        turn = Turn.parse("J R9 R10", after, rack="K1 O1 J B10 B11 R8", opened=False)
        assert [found.code for found in objections(turn, ruleset("classic"))] == [Code.OPENING_TABLE_TOUCHED]
