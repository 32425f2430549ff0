"""Whoever asks the library about more tiles than any box holds gets a cheap answer, not a long one."""

from __future__ import annotations

import pytest

from meldstone.notation.position import LONGEST_LINE, read_position
from meldstone.rules.arrange import arrange
from meldstone.rules.catalogue import ruleset
from meldstone.rules.diagnosis import MOST_TILES_NAMED, box_violations, set_faults, set_violations
from meldstone.rules.layable import layable_sets
from meldstone.rules.opening.packed_stock import MOST_COPIES, MOST_JOKERS, Jokers, pack
from meldstone.rules.opening.reach import can_lay, could_open
from meldstone.rules.ruleset import all_knobs
from meldstone.rules.sets import LONGEST_SET, is_set, opening_value, readings
from meldstone.rules.tile_turn import TileTurn
from meldstone.rules.timeout import settle
from meldstone.rules.turn import LARGEST_TABLE, Turn, objections
from meldstone.rules.violations import Code
from meldstone.rules.work import Work
from meldstone.tiles import DOUBLE, FACES, JOKER, MIRROR, TWO_COLOUR, Face, NotationError, Table, Tile, TileSet

MANY = FACES * 1000
HUNDREDS = FACES * 7
"""Every face seven times, jokers too."""


def test_the_longest_set_is_a_run_on_both_sides_of_a_mirror() -> None:
    run = tuple(Face.of(0, number) for number in range(1, 14))
    longest = (*run, MIRROR, *run[::-1])
    assert len(longest) == LONGEST_SET
    assert is_set(longest, ruleset("twist"))
    assert not is_set((JOKER, *longest), ruleset("twist"))


@pytest.mark.parametrize("edition", ["classic", "twist", "rummy"])
def test_a_row_of_many_tiles_is_no_set_and_few_places_say_why(edition: str) -> None:
    rules = ruleset(edition)
    assert not is_set(MANY, rules)
    assert readings(MANY, rules) == ()
    assert opening_value(MANY, rules) is None
    faults = set_faults(MANY, rules)
    assert faults
    assert all(max(fault.places) <= LONGEST_SET for fault in faults)
    tiles = [Tile.of(face) for face in MANY]
    assert arrange(tiles, rules) is None
    assert [found.code for found in set_violations(tiles, rules)] == [fault.code for fault in faults]
    assert max(len(found.tiles) for found in box_violations(tiles, rules)) == MOST_TILES_NAMED


@pytest.mark.parametrize("edition", ["classic", "twist", "rummy"])
def test_hundreds_of_tiles_and_jokers_are_no_long_question(edition: str) -> None:
    rules = ruleset(edition)
    assert can_lay(HUNDREDS, rules)
    assert could_open(HUNDREDS, rules)
    assert not can_lay([Face("R1"), Face("R9")] * 100, rules)


def test_searches_count_no_more_tiles_than_a_box_can_hold() -> None:
    values = {
        spec.name: max(spec.values) for topic, spec in all_knobs() if topic == "box" and spec.name.startswith(("jokers", "copies"))
    }
    assert values["copies"] == MOST_COPIES
    kinds = {JOKER: "jokers_normal", DOUBLE: "jokers_double", TWO_COLOUR: "jokers_two_colour", MIRROR: "jokers_mirror"}
    assert {face: values[name] for face, name in kinds.items()} == MOST_JOKERS
    assert Jokers.of(pack(dict.fromkeys(FACES, 1000))) == (4, 2, 2, 2)


def test_listing_sets_ends_where_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = []

    class Counted(Work):
        def spend(self, steps: int = 1) -> None:
            spent.append(steps)
            super().spend(steps)

    monkeypatch.setattr("meldstone.rules.layable.Work", Counted)
    monkeypatch.setattr("meldstone.rules.layable.STEPS_TO_LIST", 1_000)
    assert list(layable_sets(HUNDREDS, ruleset("twist")))
    assert sum(spent) <= 1_100


def test_of_a_table_or_a_rack_of_many_tiles_little_is_said() -> None:
    rules = ruleset("rummy")
    assert [found.code for found in objections(Turn((), (MANY,), MANY), rules)] == [Code.TURN_FOREIGN_TILE]
    turn = Turn.parse("R4 R5 R6", "R4 R5 R6 R7", rack="R7")
    assert list(objections(Turn(turn.before, turn.after, MANY), rules)) == []


@pytest.mark.parametrize("policy", ["restore_all", "restore_loose", "keep_valid_loose_to_rack", "polish_partial"])
def test_a_draft_larger_than_any_box_is_undone(policy: str) -> None:
    before = Table.parse("R4 R5 R6")
    draft = Table([*before, TileSet.parse("R7"), *[TileSet.parse("R4 R5 R6")] * LARGEST_TABLE])
    found = settle(TileTurn(before, draft, frozenset(Tile.parse_many("R7"))), ruleset("classic", {"timeout_policy": policy}))
    assert (found.table, found.to_rack, found.played) == (before, tuple(Tile.parse_many("R7")), False)


@pytest.mark.parametrize(
    "line",
    ["classic / " + "; ".join(["R4 R5 R6"] * 9000) + " / R7", "classic / R4 R5 R6 / R7" + " / opened" * 9000, "/" * 100_000],
    ids=["tiles", "fields", "slashes"],
)
def test_a_position_is_one_line_of_a_sensible_length(line: str) -> None:
    with pytest.raises(NotationError, match=str(LONGEST_LINE)):
        read_position(line)
