from collections import Counter
from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from meldstone.rules.catalogue import ruleset
from meldstone.rules.layable import layable_sets, rows
from meldstone.rules.sets import is_set, opening_value
from meldstone.tiles import BY_CODE, Face, faces_text
from tests.vectors import KnobValue, set_rows

KNOBS: list[dict[str, KnobValue]] = [
    {},
    {"run_direction": "ascending"},
    {"mirror_shape": "peak_only"},
    {"mirror_apex": "virtual_number"},
    {"mirror_group_order": "any"},
    {"mirror_min_side": 2},
    {"two_colour_chain": "exactly_two"},
    {"two_colour_at_end": "forbid"},
    {"min_number_tiles": 0},
    {"min_number_tiles": 2},
    {"meld_joker_value": "zero"},
]
SMALL_STOCK = st.lists(st.sampled_from(Face.parse_many("R4 R5 R6 R7 K5 B5 O5 K6 J D C M")), max_size=5)


@settings(max_examples=60, deadline=None)
@given(SMALL_STOCK, st.sampled_from(KNOBS))
def test_all_layable_sets_are_found_with_their_best_value(stock: list[Face], knobs: dict[str, KnobValue]) -> None:
    if any(count > 2 for count in Counter(stock).values()):
        return
    rules = ruleset("twist", knobs)
    expected: dict[tuple[Face, ...], int] = {}
    for size in range(3, len(stock) + 1):
        for chosen in combinations(sorted(stock, key=BY_CODE), size):
            values = [value for order in permutations(chosen) if (value := opening_value(order, rules)) is not None]
            if values:
                expected[chosen] = max(values)
    assert {tuple(sorted(row, key=BY_CODE)): value for row, value in layable_sets(stock, rules)} == expected


def test_every_legal_worked_set_is_layable_from_its_tiles() -> None:
    for row in set_rows():
        if row.valid:
            rules = ruleset(row.editions[0], row.overrides)
            faces = Face.parse_many(" ".join(row.tiles))
            found = {tuple(sorted(laid, key=BY_CODE)): value for laid, value in layable_sets(faces, rules)}
            assert found[tuple(sorted(faces, key=BY_CODE))] >= (row.value or 0), row.id


def test_rows_are_legal_as_they_lie() -> None:
    rules = ruleset("twist")
    for row, value in rows(Face.parse_many("R4 R5 R6 B5 K5 J D C M"), rules):
        assert is_set(row, rules), faces_text(row)
        assert opening_value(row, rules) == value


def test_longest_bounds_the_tiles_of_a_set() -> None:
    rules = ruleset("classic")
    found = list(layable_sets(Face.parse_many("R4 R5 R6 R7 R8 J"), rules, longest=4))
    assert max(len(row) for row, _ in found) == 4


def test_a_stock_of_loners_lays_nothing() -> None:
    assert list(layable_sets(Face.parse_many("R1 R3 B6 K9"), ruleset("classic"))) == []
    assert list(layable_sets((), ruleset("classic"))) == []
