import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.opening import could_open, openings
from meldstone.rules.sets import opening_value
from meldstone.tiles import Face
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
