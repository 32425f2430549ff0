from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.turn import Declarations, Turn, breaks_no_rule, is_playable, objections
from meldstone.rules.violations import Code
from meldstone.rules.work import Work
from meldstone.tiles import Face, Table, Tile, number_copies, rows_of
from tests.vectors import KnobValue, MoveRow, OpeningRow, move_rows, opening_rows

EDITIONS = ["original", "classic", "twist", "mix", "six-player", "rummy", "tournament"]


def codes(
    rules: Ruleset,
    before: str,
    rack: str,
    after: str,
    *,
    opened: bool = True,
    taken: str = "",
    declared_before: Declarations = (),
    declared: Declarations = (),
) -> list[str]:
    turn = TileTurn(
        Table.parse(before),
        Table.parse(after),
        frozenset(Tile.parse_many(f"{rack} {taken}")),
        opened,
        Tile(taken) if taken else None,
        declared_before,
        declared,
    )
    return [found.code.value for found in tile_objections(turn, rules)]


# --- the worked examples of RULES.md D and F.6 -----------------------------------------------------------------------


def move_cases() -> list[tuple[MoveRow, str]]:
    return [(row, edition) for row in move_rows() for edition in row.editions]


def physical(sets: Iterable[Iterable[str]]) -> Table:
    """A table of tiles written without copies."""
    tiles = iter(number_copies(Face(tile) for tiles in sets for tile in tiles))
    return Table.of([next(tiles) for _ in row] for row in sets)


@pytest.mark.parametrize(("row", "edition"), move_cases(), ids=lambda part: getattr(part, "id", part))
def test_worked_moves(row: MoveRow, edition: str) -> None:
    before = physical(row.before)
    taken = [tile.face for tile in before.tiles]
    rack = frozenset(number_copies([*taken, *[Face(tile) for tile in row.from_rack]])[len(taken) :])
    turn = TileTurn(before, physical(row.after), rack, row.opened)
    found = list(tile_objections(turn, ruleset(edition, row.overrides)))
    assert (not found) == row.legal, f"{row.why}: {found}"


def opening_cases() -> list[tuple[OpeningRow, str]]:
    return [(row, edition) for row in opening_rows() for edition in row.editions]


@pytest.mark.parametrize(("row", "edition"), opening_cases(), ids=lambda part: getattr(part, "id", part))
def test_worked_openings(row: OpeningRow, edition: str) -> None:
    after = physical(row.sets)
    found = list(tile_objections(TileTurn(Table(), after, frozenset(after.tiles), opened=False), ruleset(edition)))
    assert (not found) == row.opens
    if not row.opens:
        assert ("points", row.total) in found[0].args


def test_all_worked_moves_and_openings_are_there() -> None:
    assert len({row.id for row in move_rows()}) == 59
    assert len({row.id for row in opening_rows()}) == 14


# --- what every turn must keep (E) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_places_at_least_one_rack_tile(edition: str) -> None:
    assert codes(ruleset(edition), "R4 R5 R6 R7", "K1", "R4 R5 R6 R7") == ["turn/no-own-tile"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_rebuilding_without_a_rack_tile_is_no_turn(edition: str) -> None:
    found = codes(ruleset(edition), "R4 R5 R6; R7 R8 R9", "K1", "R4 R5 R6 R7 R8 R9")
    assert found == ["turn/no-own-tile"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_table_tiles_never_leave_the_table(edition: str) -> None:
    assert codes(ruleset(edition), "R4 R5 R6 R7", "R3", "R3 R4 R5 R6") == ["turn/table-tile-missing"]


def test_no_tile_comes_from_nowhere() -> None:
    assert codes(ruleset("classic"), "R4 R5 R6", "R7", "R4 R5 R6 R7 R8") == ["turn/tile-from-nowhere"]


def test_no_tile_lies_twice() -> None:
    assert codes(ruleset("classic"), "R4 R5 R6", "R7", "R4 R5 R6 R7; R7 B7 K7") == [
        "turn/tile-twice",
        "turn/tile-from-nowhere",
    ]


def test_every_objection_is_told_at_once() -> None:
    found = codes(ruleset("classic"), "R4 R5 R6; K9 B9 O9", "R7", "R4 R5 R6 R8; K9 B9")
    assert found == [
        "turn/table-tile-missing",
        "turn/tile-from-nowhere",
        "turn/no-own-tile",
        "set/run-not-consecutive",
        "set/too-short",
    ]


def test_equal_faces_are_the_same_tile() -> None:
    assert codes(ruleset("original"), "R4 R5 R6", "R4b R7", "R4b R5 R6; R4 R7 R5b") != []
    assert codes(ruleset("classic"), "R4 R5 R6", "R4b R3 R2", "R4b R5 R6; R2 R3 R4") == []


def test_a_player_need_not_lay_everything() -> None:
    assert codes(ruleset("classic"), "", "R10 R11 R12 R13", "R10 R11 R12", opened=False) == []


def test_an_empty_set_on_the_table_is_no_set() -> None:
    turn = TileTurn(Table(), Table.of([Tile.parse_many("R4 R5 R6"), []]), frozenset(Tile.parse_many("R4 R5 R6")), opened=True)
    assert "set/too-short" in [found.code.value for found in tile_objections(turn, ruleset("classic"))]


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


# --- declared readings (K-11) ----------------------------------------------------------------------------------------

DECLARE: dict[str, KnobValue] = {"ambiguous_reading": "declare"}


def test_a_declared_reading_counts_instead_of_the_best() -> None:
    rules = ruleset("original", DECLARE)
    assert codes(rules, "", "R10 J Jb", "R10 J Jb", opened=False, declared=((10, 11, 12),)) == []
    assert codes(rules, "", "R10 J Jb", "R10 J Jb", opened=False, declared=((10, 9, 8),)) == ["opening/too-few-points"]
    assert codes(ruleset("classic", DECLARE), "", "R10 J Jb", "R10 J Jb", opened=False, declared=((10, 9, 8),)) == [
        "opening/too-few-points"
    ]


def test_a_declaration_must_fit_its_set() -> None:
    rules = ruleset("classic", DECLARE)
    assert codes(rules, "", "R8 J Jb", "R8 J Jb", declared=((8, 8, 9),)) == ["set/declaration-does-not-fit"]


def test_without_a_declaration_the_best_reading_counts() -> None:
    assert codes(ruleset("classic", DECLARE), "", "R10 J Jb", "R10 J Jb", opened=False) == []


def test_a_declared_group_is_not_exchanged_as_a_run() -> None:
    rules = ruleset("original", DECLARE)
    after = "R10 J R12; K7 Jb K9"
    assert codes(rules, "R10 J Jb", "R12 K7 K9", after, declared_before=((10, 11, 12),)) == []
    assert codes(rules, "R10 J Jb", "R12 K7 K9", after, declared_before=((10, 10, 10),)) != []


def test_a_declared_set_may_grow_as_it_was_declared() -> None:
    rules = ruleset("original", DECLARE)
    assert codes(rules, "R10 J Jb", "R13", "R10 J Jb R13", declared_before=((10, 11, 12),)) == []
    assert codes(rules, "R10 J Jb", "R13", "R10 J Jb R13", declared_before=((10, 10, 10),)) != []


def test_a_declared_group_takes_its_fourth_colour_at_any_place() -> None:
    """F.3: for a group all tiles of S in one group; the order in a group has no meaning (C.2 no. 4)."""
    rules = ruleset("original", DECLARE)
    assert codes(rules, "K10 J Jb", "B10", "B10 K10 J Jb", declared_before=((10, 10, 10),)) == []
    assert codes(rules, "K10 J Jb", "B10", "K10 B10 J Jb", declared_before=((10, 10, 10),)) == []


# --- a taken discard (I variant 1) -----------------------------------------------------------------------------------

DISCARD = ruleset("rummy-discard")


def test_a_taken_discard_goes_into_a_new_set() -> None:
    assert codes(DISCARD, "R4 R5 R6", "K7 B7", "R4 R5 R6; R7 K7 B7", taken="R7") == []
    assert codes(DISCARD, "R4 R5 R6", "K7 B7", "R4 R5 R6 R7", taken="R7") == ["discard/not-in-new-set"]


def test_table_tiles_may_help_the_new_set_of_a_taken_discard() -> None:
    assert codes(DISCARD, "R4 R5 R6 R7", "K7", "R4 R5 R6; R7 K7 B7", taken="B7") == []


def test_a_taken_discard_that_is_not_laid_is_refused() -> None:
    assert codes(DISCARD, "R4 R5 R6", "R3", "R3 R4 R5 R6", taken="K9") == ["discard/not-in-new-set"]


def test_an_unopened_player_takes_the_discard_only_as_part_of_an_opening() -> None:
    assert codes(DISCARD, "", "K10 B10", "K10 B10 R10", taken="R10", opened=False) == []
    assert codes(DISCARD, "", "K9 B9", "K9 B9 R9", taken="R9", opened=False) == ["opening/too-few-points"]


# --- the judge: equal tiles, bounds, places --------------------------------------------------------------------------------------


def of_faces(edition: str, before: str, after: str, rack: str, *, opened: bool = True) -> list[str]:
    return [found.code.value for found in objections(Turn.parse(before, after, rack, opened=opened), ruleset(edition))]


def test_two_joker_groups_become_one_whatever_the_order_of_their_tiles() -> None:
    six = ruleset("original", {"colours": 6, "jokers_normal": 2})
    before = rows_of("R8 B8 J; K8 O8 J")
    for order in permutations(Face.parse_many("R8 B8 K8 O8 J J")):
        turn = Turn((*before, *rows_of("R4 R5 R6")), (order, *rows_of("R4 R5 R6 R7")), Face.parse_many("R7"))
        assert list(objections(turn, six)) == []


def test_a_taken_discard_is_any_of_its_equals() -> None:
    """K-44: the player holds a red five, too, and nobody can tell which of them came to lie in the new set."""
    turn = Turn(rows_of("R6 R7 R8"), rows_of("R5 R6 R7 R8; R5 B5 K5"), Face.parse_many("R5 R5 B5 K5"), into_new_set=Face("R5"))
    assert list(objections(turn, DISCARD)) == []
    lonely = replace(turn, after=rows_of("R5 R6 R7 R8"))
    assert [found.code.value for found in objections(lonely, DISCARD)] == ["discard/not-in-new-set"]


def test_a_freed_joker_does_not_go_back_to_its_own_set_where_it_needs_a_new_one() -> None:
    rules = ruleset("classic", {"joker_reuse": "new_set"})
    turn = Turn.parse("R3 J R5", "R3 R4 R5 J", "R4")
    assert [found.code.value for found in objections(turn, rules)] == ["joker/not-in-new-set"]
    assert list(objections(turn, ruleset("classic"))) == []


def test_a_joker_set_may_lie_in_any_legal_order_in_an_opening() -> None:
    for edition in ("original", "rummy", "classic", "twist"):
        assert of_faces(edition, "", "J R10 R11", "J R10 R11", opened=False) == []


def test_objections_come_one_by_one() -> None:
    found = objections(Turn.parse("", "R1 R2", "R1 R2"), ruleset("classic"))
    assert next(found).code is Code.SET_TOO_SHORT


def test_the_places_of_a_violation_are_those_of_its_tiles() -> None:
    before, after = Table.parse("R3 R4 R5 J R7 R8 R9; B1 B2 B3"), Table.parse("B1 B2 B3; R7 R8 R9; R3 R4 R5; K9 J K11")
    turn = TileTurn(before, after, frozenset(Tile.parse_many("K9 K11")))
    (found,) = tile_objections(turn, ruleset("original"))
    assert found.code is Code.JOKER_SET_SPLIT
    assert sorted(after[i][place] for i, place in found.places) == sorted(found.tiles) == sorted(before[0])
    (twice,) = tile_objections(
        TileTurn(Table(), Table.parse("R5 R5b B5"), frozenset(Tile.parse_many("R5 R5b B5"))), ruleset("classic")
    )
    assert (twice.code, twice.places) == (Code.SET_GROUP_COLOUR_TWICE, ((0, 0), (0, 1)))


def test_a_table_larger_than_any_box_is_told_just_that() -> None:
    many = tuple(Face.parse_many("R1 R3")) * 5_000
    found = list(objections(Turn((), (many, *[many[:2]] * 2_000), many), ruleset("classic")))
    assert [violation.code.value for violation in found] == ["turn/tile-from-nowhere"]


def test_a_turn_that_takes_too_much_work_is_refused_as_not_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Turn.parse("R3 J R5", "R3 R4 R5; K9 J K11", "R4 K9 K11")
    assert list(objections(turn, ruleset("original"))) == []
    monkeypatch.setattr("meldstone.rules.turn.Work", lambda *_: Work(3))
    assert [found.code.value for found in objections(turn, ruleset("original"))] == ["turn/too-involved"]
    assert not is_playable(turn, ruleset("original"))


def test_the_same_turn_takes_the_same_steps() -> None:
    turn = Turn.parse("B5 B6 J B8 B9", "B3 J B5 B6 B7; B7 B8 B9 B10", "B7 B3 B7 B10")
    steps = []
    for _ in range(3):
        work = Work()
        assert breaks_no_rule(turn, ruleset("rummy"), work)
        steps.append(work.left)
    assert len(set(steps)) == 1


def test_unrelated_sets_take_no_work_from_a_printed_edition() -> None:
    """Many equal old sets that lie whole in longer ones are not searched for where nobody asks about them."""
    twice = "; ".join(["K1 K2 K3; K4 K5 K6; K7 K8 K9; K10 K11 K12"] * 2)
    longer = "; ".join(["K1 K2 K3 K4 K5 K6; K7 K8 K9 K10 K11 K12"] * 2)
    before = f"K13 J B13; B1 B2 B3 B4; B2 R2 O2; B3 R3 O3; B4 R4 O4; {twice}; B6 B7 B8; B8 B9 B10"
    after = f"K13 O13 B13; B1 B2 B3 B4 B5; R2 R3 R4; O2 O3 O4; J B2 B3 B4; {longer}; B6 B7 B8 B9 B10 B11; B7 B8 B9"
    turn = Turn(face_rows(before), face_rows(after), Face.parse_many("O13 B5 B11 B7 B9"))
    assert list(objections(turn, ruleset("rummy"))) == []


def face_rows(text: str) -> tuple[tuple[Face, ...], ...]:
    """Sets in faces, however often a tile is in them."""
    return tuple(Face.parse_many(row) for row in text.split(";"))


def test_a_taken_discard_does_not_stay_on_the_rack() -> None:
    turn = Turn(rows_of("R4 R5 R6 R7"), rows_of("R4 R5 R6; R7 B7 K7"), Face.parse_many("R7 B7 K7"), into_new_set=Face("R7"))
    assert [found.code.value for found in objections(turn, DISCARD)] == ["discard/not-in-new-set"]


def test_a_discard_beside_the_opening_is_not_part_of_it() -> None:
    before, after = "K3 K4 K5 K6; B3 B4 B5 B6", "R3 K3 B3; K4 K5 K6; B4 B5 B6; K10 B10 O10"
    turn = Turn(rows_of(before), rows_of(after), Face.parse_many("R3 K10 B10 O10"), opened=False, into_new_set=Face("R3"))
    assert [found.code.value for found in objections(turn, DISCARD)] == ["discard/not-in-new-set"]
    with_it = replace(turn, into_new_set=Face("K10"))
    assert list(objections(with_it, DISCARD)) == []


def test_a_joker_set_of_the_opening_is_a_joker_set_like_the_others() -> None:
    """K-43: the opening R8 J K8 B8 is worth 32; then B8 leaves it and O8 comes."""
    before, after = "O8 O9 O10 O11; B9 B10 B11", "R8 J K8 O8; O9 O10 O11; B8 B9 B10 B11"
    assert of_faces("rummy", before, after, "R8 J K8 B8", opened=False) == []


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


def test_of_a_table_of_many_empty_sets_only_that_is_said() -> None:
    turn = Turn.parse("R4 R5 R6", "R4 R5 R6 R7", rack="R7")
    for large in (
        Turn(turn.before, (*turn.after, *[()] * 400), turn.rack),
        Turn((*turn.before, *[()] * 400), turn.after, turn.rack),
    ):
        assert [found.code for found in objections(large, ruleset("classic"))] == [Code.TURN_FOREIGN_TILE]


def test_declarations_may_be_fewer_than_sets_and_of_any_size() -> None:
    turn = Turn.parse("R3 J R5; K7 K8 K9", "R3 R4 R5; K7 K8 K9 J", rack="R4")
    fewer = replace(turn, declared=((),), declared_before=())
    assert list(objections(fewer, ruleset("original"))) == list(objections(turn, ruleset("original")))
    assert list(objections(replace(turn, declared_before=((),)), ruleset("original")))
    strange = replace(turn, declared=((10**6000, 4, 5), ()))
    assert Code.SET_DECLARATION in [found.code for found in objections(strange, ruleset("original"))]


def test_points_of_an_opening_do_not_depend_on_the_order_of_sets() -> None:
    """The one joker of the rack lies where it is worth most (K-44)."""
    for after in ("K1 O1 J; B10 B11 J; R8 R9 R10", "B10 B11 J; K1 O1 J; R8 R9 R10"):
        turn = Turn.parse("J R9 R10", after, rack="K1 O1 J B10 B11 R8", opened=False)
        assert [found.code for found in objections(turn, ruleset("classic"))] == [Code.OPENING_TABLE_TOUCHED]
