"""Exact exchanges and jokers in the place of jokers (RULES.md F.3, F.5)."""

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.jokers.exchange import exchanges, holds
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.tiles import Face, Table, Tile, faces_text
from tests.vectors import KnobValue

TWIST = ruleset("twist")
SWAP = ["joker/special-joker-swap"]


def swapped(text: str, place: int, knobs: dict[str, KnobValue] | None = None) -> list[str]:
    found = exchanges(Face.parse_many(text), place, ruleset("twist", knobs))
    return sorted(faces_text(tiles) for tiles, _ in found)


def codes(before: str, rack: str, after: str, swap: str = "forbid_replacing_special") -> list[str]:
    turn = TileTurn(Table.parse(before), Table.parse(after), frozenset(Tile.parse_many(rack)), opened=True)
    rules = ruleset("twist", {"joker_for_joker_swap": swap})
    return [found.code.value for found in tile_objections(turn, rules)]


@pytest.mark.parametrize(
    ("row", "place", "tiles"),
    [
        ("R3 J R5", 1, ["R4"]),
        ("K4 B4 J", 2, ["O4", "R4"]),
        ("K4 B4 R4 J", 3, ["O4"]),
        ("R2 D R5", 1, ["R3 R4"]),
        ("R5 D R2", 1, ["R4 R3"]),
        ("B3 R3 D", 2, ["K3 O3", "O3 K3"]),
        ("D M R4 B4", 0, ["B4 R4"]),
        ("R5 R6 C", 2, ["R7"]),
        ("O2 O3 C R5", 2, []),
        ("O2 O3 M O3 O2", 2, []),
        ("R6 R7 R8 M R8 J R6", 5, ["R7"]),
        ("K3 M J", 2, ["K3"]),
        ("R8 J J", 1, ["B8", "K8", "O8", "R7", "R9"]),
    ],
)
def test_what_replaces_a_joker_exactly(row: str, place: int, tiles: list[str]) -> None:
    assert swapped(row, place) == tiles


def test_a_declared_reading_narrows_what_replaces_a_joker() -> None:
    row = Face.parse_many("R8 J J")
    assert [faces_text(tiles) for tiles, _ in exchanges(row, 1, TWIST, (8, 9, 10))] == ["R9"]
    assert sorted(faces_text(tiles) for tiles, _ in exchanges(row, 1, TWIST, (8, 8, 8))) == ["B8", "K8", "O8"]


def test_both_missing_colours_together_where_the_rules_want_both() -> None:
    assert swapped("K4 B4 J", 2, {"group_joker_replace": "both_missing"}) == ["O4 R4"]


def test_a_set_holds_a_part_in_order_reversed_or_as_a_group() -> None:
    def held(final: str, part: str) -> bool:
        return holds(Face.parse_many(final), Face.parse_many(part), TWIST)

    assert held("R2 R3 J R5", "R3 J R5")
    assert held("R5 J R3 R2", "R3 J R5")
    assert held("K4 O4 B4 J", "K4 B4 J")
    assert not held("R3 R4 R5 J", "R3 J R5")
    assert not held("R3 J R5", "R2 R3 J R5")


# --- joker for joker (F.5, K-19) -------------------------------------------------------------------------------------

DOUBLE_BY_NORMAL = ("B3 R3 D", "J K8 K11", "B3 R3 J; K8 D K11")
NORMAL_BY_DOUBLE = ("B3 R3 J", "D K9 K11", "B3 R3 D; K9 J K11")
TWO_COLOUR_BY_DOUBLE = ("R5 R6 C", "D K9 B11", "R5 R6 D; K9 C B11")


@pytest.mark.parametrize(
    ("swap", "refused"),
    [
        ("allow", (False, False, False)),
        ("forbid_replacing_special", (True, False, True)),
        ("forbid_using_special", (False, True, True)),
        ("forbid_any_special", (True, True, True)),
    ],
)
def test_which_joker_may_take_the_place_of_which(swap: str, refused: tuple[bool, bool, bool]) -> None:
    moves = (DOUBLE_BY_NORMAL, NORMAL_BY_DOUBLE, TWO_COLOUR_BY_DOUBLE)
    assert tuple(codes(*move, swap) == SWAP for move in moves) == refused
    assert all(codes(*move, swap) in ([], SWAP) for move in moves)


def test_a_special_joker_is_not_replaced_by_two_normal_ones() -> None:
    assert codes("R2 D R5", "J Jb K8 K11", "R2 J Jb R5; K8 D K11") == SWAP


def test_a_special_joker_is_not_replaced_by_a_tile_and_a_joker() -> None:
    assert codes("R2 D R5", "R3 J K8 K11", "R2 R3 J R5; K8 D K11") == SWAP


def test_a_special_joker_is_not_replaced_while_its_set_grows_or_turns_round() -> None:
    assert codes("R2 R3 D R6", "J Jb R1 K8 K11", "R6 Jb J R3 R2 R1; K8 D K11") == SWAP


def test_a_joker_of_another_set_does_not_replace_a_special_joker() -> None:
    assert codes("B3 R3 D; R7 R8 R9 J", "K8 K11", "B3 R3 J; R7 R8 R9; K8 D K11") == SWAP


def test_the_same_kind_of_joker_is_no_replacement() -> None:
    assert codes("B3 R3 D", "Db K8 K11", "B3 R3 Db; K8 D K11") == []


def test_complete_rebuilding_is_no_exchange() -> None:
    assert codes("B3 R3 D", "J K2 K3 B4 B5 R4 R5 K8 K11", "B3 B4 B5; R3 R4 R5; K8 D K11; K2 K3 J") == []


def test_a_special_joker_is_not_replaced_by_a_second_joker_beside_one_of_its_own_set() -> None:
    """B3 and J of B3 D J lie at their places, and the place of D is taken by a joker that was not in the set."""
    assert codes("B3 D J", "Jb K8 K11", "B3 J Jb; K8 D K11") == SWAP
