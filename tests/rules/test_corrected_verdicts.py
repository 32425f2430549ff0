"""Turns and deadlines that earlier judges got wrong, one test for each kind (`rules.judge = 1` is the first)."""

from __future__ import annotations

from itertools import permutations

import pytest

from meldstone.game import commands as cmd
from meldstone.game.objections import play_objections
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import JUDGE
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.timeout import settle
from meldstone.rules.turn import Turn, objections
from meldstone.tiles import Face, Table, Tile, rows_of
from tests.game.at_table import at_table
from tests.vectors import KnobValue


def told(
    edition: str,
    before: str,
    after: str,
    *,
    opened: bool = True,
    taken: str = "",
    knobs: dict[str, KnobValue] | None = None,
    judge: int = JUDGE,
) -> list[str]:
    turn = Turn.parse(before, after, rack="", opened=opened)
    turn = Turn(turn.before, turn.after, tuple(turn.placed.elements()), opened, Face(taken) if taken else None)
    return [found.code.value for found in objections(turn, ruleset(edition, knobs or {}, judge=judge))]


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_a_joker_set_opens_in_any_order(edition: str) -> None:
    """K-46"""
    assert told(edition, "", "J R10 R11", opened=False) == []


def test_a_freed_joker_joins_no_old_run_of_which_an_equal_one_lies_there() -> None:
    """K-45, X38: the same places counted for both runs."""
    after = "R8 R7 R6 R5 J R3; J R5 R6 R7 R8 R9 R10"
    assert told("rummy", "R8 R7 R6 R5 J J; R5 R6 R7 R8 R9 R10", after) == ["joker/not-in-new-set"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("B5 B6 J B8 B9", "B3 J B5 B6 B7; B7 B8 B9 B10"),
        ("B11 K11 R11; J B9 J", "B8 B9 J B11; J B11 K11 R11"),
        ("R3 J R5", "J R5 R6; R3 B3 K3"),
    ],
    ids=["X31", "X32", "X33"],
)
def test_a_joker_set_may_grow_before_it_loses_a_tile_and_equal_tiles_are_the_same(before: str, after: str) -> None:
    """K-43, K-44"""
    assert told("rummy", before, after) == []


def test_two_broken_joker_rules_are_two_reasons() -> None:
    before = "R3 R4 R5 J R7 R8 R9; B3 J B5; K7 K8 K9"
    after = "R3 R4 R5; R7 R8 R9; O9 J O11; B3 B4 B5; K7 K8 K9 J"
    assert sorted(told("original", before, after)) == ["joker/locked-set-split", "joker/not-in-new-set"]


def test_a_taken_discard_may_lie_anywhere_if_an_equal_tile_of_the_rack_lies_in_a_new_set() -> None:
    """K-44: which of the two copies was taken does not matter."""
    table = Table.parse("R4 R5 R6")
    for in_new, in_old in (("R7", "R7b"), ("R7b", "R7")):
        after = Table.parse(f"R4 R5 R6 {in_old}; {in_new} B7 K7")
        turn = TileTurn(table, after, frozenset(Tile.parse_many("R7 R7b B7 K7")), into_new_set=Tile("R7"))
        assert list(tile_objections(turn, ruleset("rummy-discard"))) == []


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_whether_two_joker_groups_become_one_does_not_depend_on_the_order_of_tiles(edition: str) -> None:
    rules = ruleset(edition, {"colours": 6})
    for order in set(permutations(Face.parse_many("K4 O4 J B4 R4 J"))):
        turn = Turn(rows_of("K4 O4 J; B4 R4 J"), (order, *rows_of("K9 K10 K11")), Face.parse_many("K9 K10 K11"))
        assert list(objections(turn, rules)) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("R8 J J R11", "R8 J J B8; R11 K11 B11"),
        ("R8 J J R11", "J B8 R8 J; R11 K11 B11"),
        ("K8 R8 J O8", "R8 J O8 B8; K8 K9 K10"),
        ("K8 O8 J J", "K8 J J B8; O8 O9 O10"),
    ],
)
def test_the_joker_of_a_set_that_loses_a_tile_goes_on_standing_for_what_it_stood_for(before: str, after: str) -> None:
    """K-47; the judges before the fifth let what was left, if it was a set, go on like any set."""
    assert told("rummy", before, after)
    assert told("rummy", before, after, judge=4) == []


def test_a_joker_group_may_lose_a_tile_and_grow_by_a_colour_that_its_joker_does_not_stand_for() -> None:
    """K-43, K-47: of six colours the joker stands for one of three, and may go on with one of the two that are missing still."""
    assert told("rummy", "K8 R8 J O8", "R8 J O8 B8; K8 K9 K10", knobs={"colours": 6}) == []


def test_a_tile_leaves_no_joker_set_for_the_place_of_an_equal_tile_in_a_set_that_lies_as_it_lay() -> None:
    """K-45: tiles of two old sets are not exchanged for each other, so `B4 J B6 B7` is there and its set is not new."""
    groups = "K6 O6 B6 R6; K7 O7 B7"
    before, after = f"{groups}; B4 J B6 B7; R3 J R5", f"{groups}; B4 J B6 B7 J B9; R3 R4 R5"
    assert told("rummy", before, after) == ["joker/not-in-new-set"]
    assert told("rummy", before, after, judge=4) == []


def test_two_tiles_of_a_joker_set_do_not_meet_by_way_of_an_equal_tile_of_a_set_that_lies_as_it_lay() -> None:
    """K-43, K-45: the blue 7 and 8 left their set together, whatever blue 7 lies in the group."""
    before, after = "K7 O7 B7; B4 J B6 B7 B8", "K7 O7 B7; B4 J B6; B7 B8 B9"
    assert told("rummy", before, after) == ["joker/locked-set-split"]
    assert told("rummy", before, after, judge=4) == []


def test_own_tiles_like_those_of_a_special_jokers_set_are_no_swap_where_the_old_ones_lie_elsewhere() -> None:
    """K-44 beside F.5: one account without a swap is enough; X23 has none."""
    runs = "B3 B4 B5 B6; R3 R4 R5 R6"
    assert told("twist", "B3 R3 D; B4 B5 B6; R4 R5 R6", f"{runs}; B3 R3 J; K8 D K11") == []
    assert told("twist", "B3 R3 D; B4 B5 B6", "B3 B4 B5 B6; B3 R3 J; K8 D K11") == []
    assert told("twist", "B3 R3 D", "B3 R3 J; K8 D K11") == ["joker/special-joker-swap"]


def test_an_own_tile_explains_one_swap_and_not_two() -> None:
    """K-44: the one blue 3 of the rack lies in one of the two sets."""
    before, two = "B3 R3 D; B3 K3 D; B4 B5 B6", "B3 R3 J; B3 K3 J; K8 D K11; O8 D O11"
    assert told("twist", before, f"{two}; B3 B4 B5 B6") == 2 * ["joker/special-joker-swap"]
    assert told("twist", f"{before}; R4 R5 R6", f"{two}; B3 B4 B5 B6; R3 R4 R5 R6", knobs={"copies": 3}) == []


def test_whoever_has_not_opened_hears_of_the_swap_beside_the_opening() -> None:
    codes = told("twist", "B3 R3 D", "B3 R3 J; K8 D K11", opened=False)
    assert codes == ["opening/table-touched", "opening/too-few-points", "joker/special-joker-swap"]


@pytest.mark.parametrize("edition", ["original", "rummy"])
def test_an_opening_set_may_have_lain_otherwise_before_it_became_a_group(edition: str) -> None:
    """K-46: `R2 J J` was worth 9 when it was laid, however its tiles lie now that K2 has joined them."""
    for order in set(permutations(Face.parse_many("R2 J K2 J"))):
        rows = (*rows_of("K3 K4 K5; B6 B7 B8"), order)
        turn = Turn(rows_of("K2 K3 K4 K5"), rows, Face.parse_many("R2 J J B6 B7 B8"), opened=False)
        assert list(objections(turn, ruleset(edition))) == []


def test_how_a_group_lay_does_not_decide_whether_its_special_joker_was_replaced() -> None:
    """F.5: a mirror joker joins, and the double joker faces the tiles it stood beside."""
    for order in set(permutations(Face.parse_many("B3 K3 D"))):
        turn = Turn((order,), rows_of("B3 K3 M D"), Face.parse_many("M"))
        assert list(objections(turn, ruleset("twist"))) == []


@pytest.mark.parametrize(
    ("edition", "before", "draft", "own", "table", "to_rack", "draw"),
    [
        ("rummy", "R3 J R5; B7 B8 B9", "K9 J K11; R3; R5; B7 B8 B9", "K9 K11", "R3 J R5; B7 B8 B9", "K9 K11", 3),
        ("twist", "B4 B5 B6; R7 B7 K7 O7", "B4 B5 B6 B7; R7 K7 O7; R8", "R8", "B4 B5 B6 B7; R7 K7 O7", "R8", 3),
        ("mix", "B4 B5 B6", "B3 B4 B5 B6; R8", "B3 R8", "B3 B4 B5 B6", "R8", 3),
        (
            "twist",
            "B4 B5 B6; R7 R8 R9 R10",
            "B4 B5 B6; R7 R8 R9; R10 K10; K1 K2 K3",
            "K10 K1 K2 K3",
            "B4 B5 B6; R7 R8 R9 R10; K1 K2 K3",
            "K10",
            3,
        ),
    ],
    ids=["G13", "G01", "G05", "G12"],
)
def test_the_clock_makes_no_theft_legal_and_twist_undoes_only_what_is_loose(
    edition: str, before: str, draft: str, own: str, table: str, to_rack: str, draw: int
) -> None:
    """K-15, K-35"""
    rack = frozenset(Tile.parse_many(own))
    found = settle(TileTurn(Table.parse(before), Table.parse(draft), rack), ruleset(edition))
    assert (str(found.table), sorted(found.to_rack), found.draw) == (table, sorted(Tile.parse_many(to_rack)), draw)


def test_the_tournament_counts_and_shows_what_its_rules_say() -> None:
    """K-03, K-36"""
    rules = ruleset("tournament")
    assert (str(rules.ending.announce_excuse), str(rules.conduct.rack_count_visible)) == ("rack_sum", "always")


@pytest.mark.parametrize(
    ("edition", "took", "open_tile", "code"),
    [
        ("rummy-discard", cmd.Took.NOTHING, "", "draw/draw-first"),
        ("rummy-open-tile", cmd.Took.OPEN_TILE, "R8", "open-tile/does-not-finish"),
    ],
)
def test_the_live_check_says_what_playing_would_be_refused_for(edition: str, took: cmd.Took, open_tile: str, code: str) -> None:
    state = at_table(ruleset(edition), ["R7 K1", "B1"], "R4 R5 R6", "O1", open_tile=open_tile)
    play = cmd.Play(seat=0, version=state.version, table=Table.parse(f"R4 R5 R6 R7 {open_tile}"), took=took)
    assert [found.code.value for found in play_objections(view(state, 0), play, state.rules)] == [code]


def test_without_a_lock_a_freed_joker_does_not_go_back_to_its_own_set() -> None:
    knobs: dict[str, KnobValue] = {"joker_lock": "none", "joker_reuse": "new_set", "joker_free_by_manipulation": False}
    assert told("rummy", "R3 J R5", "R3 R4 R5 J", knobs=knobs) == ["joker/not-in-new-set"]


@pytest.mark.parametrize(
    ("edition", "sets"),
    [
        ("classic", "J B5 J; R1 R2 R3 R4 R5 R6 R7"),
        ("twist", "R6 J J; C D R13"),
        ("twist", "O5 B5 D; B3 R3 J O3; B7 J B9; R9 D R12"),
    ],
)
def test_an_opening_that_lies_there_is_not_too_involved_where_it_may_go_on(edition: str, sets: str) -> None:
    knobs: dict[str, KnobValue] = {"manipulate_in_meld_turn": "after_meld"}
    assert told(edition, "", sets, opened=False, knobs=knobs) == []
    assert told(edition, "K8 K9 K10", f"K8 K9 K10 K11; {sets}", opened=False, knobs=knobs) == []


@pytest.mark.parametrize(
    ("edition", "before", "laid", "after", "opened", "taken", "marked"),
    [
        ("classic", "B7 R7 K7", "R5 R6 R7b", "R5 R6 R7b; B7 R7 K7", False, None, "R5 R6 R7b"),
        ("rummy-discard", "R4 R5 R6; R7 R8 R9 R10", "R7b", "R4 R5 R6 R7b; R7 R8 R9 R10", True, "R7b", "R7b"),
        ("rummy-discard", "R4 J R6", "R5 K9 K11 Jb", "R4 R5 R6 Jb; K9 J K11", True, "Jb", "Jb"),
        ("rummy", "R3 J R5", "R4 K10 B10 O10", "R3 R4 R5; K10 B10 O10 J", False, None, "J"),
        ("rummy", "R3 J R5; K4 K5 K6", "R4", "R3 R4 R5; K4 K5 K6 J", True, None, "J"),
    ],
)
def test_the_very_stone_is_marked(
    edition: str, before: str, laid: str, after: str, opened: bool, taken: str | None, marked: str
) -> None:
    rack = frozenset(Tile.parse_many(laid))
    turn = TileTurn(Table.parse(before), Table.parse(after), rack, opened, Tile(taken) if taken else None)
    found = list(tile_objections(turn, ruleset(edition)))
    assert [violation.tiles for violation in found] == [tuple(Tile.parse_many(marked))]
    assert [tuple(turn.after[i][place] for i, place in violation.places) for violation in found] == [found[0].tiles]
