from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.turn import Turn, breaks_no_rule, is_playable, objections
from meldstone.rules.violations import Code
from meldstone.rules.work import Work
from meldstone.tiles import Face, Table, Tile, number_copies, rows_of
from tests.rules.judged import DISCARD, EDITIONS, codes, face_rows, of_faces
from tests.vectors import KnobValue, MoveRow, OpeningRow, move_rows, opening_rows

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


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_a_set_that_was_declared_a_run_does_not_grow_as_a_group(edition: str) -> None:
    rules = ruleset(edition, DECLARE)
    assert codes(rules, "R8 J Jb", "B8", "R8 J Jb B8", declared_before=((8, 8, 8),)) == []
    for run in ((8, 9, 10), (8, 7, 6)):
        assert "joker/locked-set-split" in codes(rules, "R8 J Jb", "B8", "R8 J Jb B8", declared_before=(run,))


def test_a_freed_joker_in_a_joker_set_is_in_no_new_set_though_the_rack_laid_such_tiles_elsewhere() -> None:
    """F.3: the tiles of R3 J R5 stay where they are, so the R3 and R5 of the rack are those of the groups."""
    after = "R3 J R5 Jb R7; K4 K5 K6; R3b B3 O3; R5b B5 O5"
    found = codes(ruleset("original"), "R3 J R5; K4 Jb K6", "K5 R7 R3b B3 O3 R5b B5 O5", after)
    assert found == ["joker/not-in-new-set"]


def test_a_tile_may_leave_a_joker_set_for_a_new_set_that_is_like_an_old_one() -> None:
    assert codes(ruleset("rummy"), "R3 J R5 R6; R6b B6 K6", "B6b K6b", "R3 J R5; R6b B6 K6; R6 B6b K6b") == []


def test_a_declared_group_takes_its_fourth_colour_at_any_place() -> None:
    """F.3: for a group all tiles of S in one group; the order in a group has no meaning (C.2 no. 4)."""
    rules = ruleset("original", DECLARE)
    assert codes(rules, "K10 J Jb", "B10", "B10 K10 J Jb", declared_before=((10, 10, 10),)) == []
    assert codes(rules, "K10 J Jb", "B10", "K10 B10 J Jb", declared_before=((10, 10, 10),)) == []


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


ONE_ACCOUNT = [
    # the rack's joker beside R9 R10 for the discard, the table's for the lock: these are two accounts
    ("J R9 R10; K9 K10 K11", "J R9 R10 R11; K9 K10 K11 K12 J", "J K12 R11"),
    # after the exchange R8 R9 R10 is an ordinary set (F.4), and whoever lengthens it has made no new one
    ("J R9 R10", "R8 R9 R10 R11; K5 K6 J", "R8 K5 K6 R11"),
    # so has nobody who puts the discard itself in the place of the joker
    ("R9 R10 J", "R9 R10 R11; K5 K6 J", "R11 K5 K6"),
]


@pytest.mark.parametrize(("knobs", "judge_before"), [({}, 4), ({"joker_lock": "none"}, 5)], ids=["locked", "without a lock"])
@pytest.mark.parametrize(("before", "after", "rack"), ONE_ACCOUNT)
def test_one_account_explains_jokers_and_a_taken_discard(
    before: str, after: str, rack: str, knobs: dict[str, object], judge_before: int
) -> None:
    """K-44: "a turn is legal if one account of it keeps the rules". Games of the judges before had an account for each."""
    turn = Turn(rows_of(before), rows_of(after), Face.parse_many(rack), into_new_set=Face("R11"))
    rules = ruleset("rummy-discard", knobs)
    assert [found.code.value for found in objections(turn, rules)] == ["discard/not-in-new-set"]
    assert list(objections(turn, ruleset("rummy-discard", knobs, judge=judge_before))) == []
    assert list(objections(replace(turn, into_new_set=None), rules)) == []


def test_free_jokers_leave_a_taken_discard_alone() -> None:
    """F.2: nothing has to explain where a joker of the table came to lie, only the discard has to lie in a new set."""
    free = ruleset("classic", {"draw_policy": "draw_always", "discard": "predecessor_pile"})
    turn = Turn(rows_of("R9 R10 J"), rows_of("R9 R10 R11; K5 K6 J"), Face.parse_many("R11 K5 K6"), into_new_set=Face("R11"))
    assert list(objections(turn, free)) == []


def test_a_discard_on_an_old_set_takes_little_work_to_refuse() -> None:
    """K-48: no printed edition reaches the bound; two joker groups that just lie there have many accounts."""
    before, after = "B8 R8 O8; R6 J B6 O6; J O6 B6 R6; K3 O3 B3", "K3 O3 B3; R8 K8 B8 O8; R6 J B6 O6; J O6 B6 R6"
    turn = Turn(rows_of(before), rows_of(after), Face.parse_many("K8"), into_new_set=Face("K8"))
    assert [found.code.value for found in objections(turn, DISCARD)] == ["discard/not-in-new-set"]


def test_an_opening_that_merges_many_old_runs_is_decided() -> None:
    """K-48: no printed edition reaches the bound; the freed joker lies in a long run beside one of the rack."""
    before = (
        "R5 R6 R7; K3 J B3 R3; B13 B12 B11; K5 K6 K7; K11 K12 K13; O7 O6 O5; K8 K9 K10; O11 O12 O13; R8 R9 R10;"
        " R11 R12 R13; O10 O9 O8"
    )
    after = (
        "K2 O2 B2 R2; B5 B6 J B8 B9 J B11 B12 B13; K3 O3 B3 R3; R5 R6 R7 R8 R9 R10 R11 R12 R13; K13 K12 K11 K10 K9 K8 K7 K6 K5;"
        " R1 R2 R3 R4; K1 K2 K3 K4; O5 O6 O7 O8 O9 O10 O11 O12 O13; B11 B12 B13"
    )
    rack = "K2 K2 O2 B2 R2 R2 B5 B6 J B8 B9 B11 B12 B13 K3 O3 R3 R1 R4 K1 K4"
    for edition in ("original", "rummy", "rummy-discard"):
        found = objections(Turn.parse(before, after, rack, opened=False), ruleset(edition))
        assert [objection.code.value for objection in found] == ["joker/not-in-new-set"]


def test_an_opening_around_a_discard_must_not_give_the_freed_joker_its_set() -> None:
    before = "B5 B6 B7; O6 O5 O4; B11 B12 B13; R13 R12 R11; R8 R9 R10; K10 K11 K12; O4 J R4 K4; R5 R6 R7; B10 B9 B8"
    after = (
        "K12 K11 K10 K9; R5 R6 R7 R8 R9 R10 R11 R12 R13; O4 O5 O6; J O7 J O9 O10 O11 O12; O4 B4 R4 K4;"
        " B4 B5 B6 B7 B8 B9 B10 B11 B12 B13"
    )
    turn = Turn.parse(before, after, "K9 J O7 O9 O10 O11 O12 B4 B4", opened=False)
    assert list(objections(replace(turn, into_new_set=Face("O11")), ruleset("rummy-open-tile")))


def test_a_discard_may_lie_beside_a_freed_joker_or_a_joker_of_the_rack() -> None:
    for before, after, rack in (
        ("J R9 R10", "R8 R9 R10; R11 K11 J", "R8 K11 R11"),
        ("J R9 R10; K9 K10 K11", "J R9 R10; K9 K10 K11; R11 B11 J", "B11 J R11"),
        # the joker set lost a tile and stays elsewhere: it gave nothing to a run of tiles of other sets
        ("R7 J R9 R10 R11; R9 B9 K9 O9; R10 B10 K10 O10", "R7 J R9 R10; R9 R10 R11 R12; B9 K9 O9; B10 K10 O10", "R12"),
    ):
        turn = Turn(rows_of(before), rows_of(after), Face.parse_many(rack), into_new_set=Face.parse_many(rack)[-1])
        assert list(objections(turn, DISCARD)) == []


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
    monkeypatch.setattr("meldstone.rules.turn.verdict_work", lambda _: Work(3))
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


def test_a_taken_discard_does_not_stay_on_the_rack() -> None:
    turn = Turn(rows_of("R4 R5 R6 R7"), rows_of("R4 R5 R6; R7 B7 K7"), Face.parse_many("R7 B7 K7"), into_new_set=Face("R7"))
    assert [found.code.value for found in objections(turn, DISCARD)] == ["discard/not-in-new-set"]


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
