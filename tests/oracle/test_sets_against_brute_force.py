"""`meldstone.rules.sets` reads every row of tiles as a brute-force reading of RULES.md C.2 does."""

from collections import defaultdict
from dataclasses import asdict, replace
from functools import cache
from itertools import product

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set, opening_value, readings
from meldstone.tiles import Face
from tests.oracle.brute_force_sets import (
    LETTERS,
    Colouring,
    House,
    Numbering,
    brute_force_readings,
    colours_of,
    every_assignment,
    is_number_tile,
)

SMALL_BOX = (*(f"{letter}{number}" for letter in "KR" for number in range(1, 7)), "J", "D", "C", "M")

BASE = House()
VARIANTS = (
    BASE,
    House(run_direction="ascending"),
    House(two_colour_at_end="forbid"),
    House(two_colour_chain="exactly_two"),
    House(two_colour_chain="exactly_two", two_colour_at_end="forbid"),
    House(mirror_min_side=2),
    House(mirror_apex="virtual_number"),
    House(mirror_shape="peak_only"),
    House(mirror_shape="peak_only", mirror_apex="virtual_number"),
    House(mirror_group_order="any"),
    House(min_number_tiles=0),
    House(min_number_tiles=0, two_colour_chain="exactly_two", mirror_apex="virtual_number"),
    House(min_number_tiles=2),
    House(meld_joker_value="zero"),
    House(colours=5),
    House(colours=6, mirror_group_order="any"),
)


def variant_name(house: House) -> str:
    changed = asdict(house).items() - asdict(BASE).items()
    return ", ".join(f"{knob}={value}" for knob, value in sorted(changed)) or "base"


@cache
def rules_of(house: House) -> Ruleset:
    return ruleset("twist", asdict(house))


def assert_read_alike(tiles: tuple[str, ...], house: House) -> None:
    rules = rules_of(house)
    faces = tuple([Face(tile) for tile in tiles])
    expected = brute_force_readings(tiles, house)
    row = " ".join(tiles)
    assert is_set(faces, rules) == bool(expected), row
    assert opening_value(faces, rules) == max((meaning.value for meaning in expected.values()), default=None), row
    found = readings(faces, rules)
    if not found and not expected:
        return
    keys = [(reading.kind.value, reading.numbers) for reading in found]
    assert sorted(keys) == sorted(expected), row
    values = [reading.value for reading in found]
    assert values == [expected[key].value for key in keys], row
    assert values == sorted(values, reverse=True), row
    for key, reading in zip(keys, found, strict=True):
        assert [len(filled) for filled in reading.slots] == [{"D": 2, "M": 0}.get(tile, 1) for tile in tiles], row
        if house.mirror_group_order == "strict":
            assert tuple([slot.colours for filled in reading.slots for slot in filled]) == expected[key].colours, row


# Whether a box holds a tile often enough is not the question of `is_set`, so rows with a tile three times are read too.


@pytest.mark.parametrize("house", VARIANTS, ids=variant_name)
def test_every_row_of_up_to_three_tiles_is_read_alike(house: House) -> None:
    for length in range(4):
        for tiles in product(SMALL_BOX, repeat=length):
            assert_read_alike(tiles, house)


@pytest.mark.parametrize("first", SMALL_BOX)
def test_every_row_of_four_tiles_is_read_alike(first: str) -> None:
    for rest in product(SMALL_BOX, repeat=3):
        assert_read_alike((first, *rest), BASE)


@st.composite
def rows_like_sets(draw: st.DrawFn, letters: str = LETTERS[:4]) -> tuple[str, ...]:
    """Rows that are sets more often than not: numbers in step, some of them hidden under jokers, perhaps spoilt."""
    mirrored = draw(st.booleans())
    step = draw(st.sampled_from((1, -1, 0)))
    shortest, longest = (2, 5) if mirrored else (5, 11) if step else (3, 6)
    length = draw(st.integers(shortest, longest if step else min(longest, len(letters))))
    low = draw(st.integers(1, 14 - length if step else 13))
    numbers = [low + i * abs(step) for i in range(length)][:: step or 1]
    slots: list[str]
    if step == 0:
        hues = draw(st.permutations(letters))
        slots = [f"{hue}{number}" for hue, number in zip(hues, numbers, strict=False)]
    else:
        hue = draw(st.sampled_from(letters))
        slots = []
        changes = draw(st.sets(st.integers(0, length - 1), max_size=2)) if draw(st.booleans()) else set()
        for i, number in enumerate(numbers):
            if i in changes:
                slots.append("C")
                hue = draw(st.sampled_from(letters.replace(hue, "")))
            else:
                slots.append(f"{hue}{number}")
    tiles = [*draw(hidden(slots[::-1])), "M", *draw(hidden(slots))] if mirrored else draw(hidden(slots))
    if draw(st.integers(0, 2)) == 0:
        place = draw(st.integers(0, len(tiles) - 1))
        number_tile = st.builds(lambda letter, n: f"{letter}{n}", st.sampled_from(letters), st.integers(1, 13))
        tiles[place] = draw(st.one_of(number_tile, st.sampled_from("JDCM"), st.sampled_from(tiles)))
    return tuple(tiles)


@st.composite
def hidden(draw: st.DrawFn, slots: list[str]) -> list[str]:
    """The slots with some number tiles under normal and double jokers."""
    out: list[str] = []
    i = 0
    while i < len(slots):
        cover = draw(st.sampled_from(("", "", "", "J", "D")))
        pair = slots[i : i + 2]
        if cover == "D" and len(pair) == 2 and "C" not in pair:
            out.append("D")
            i += 2
        else:
            out.append("J" if cover == "J" and slots[i] != "C" else slots[i])
            i += 1
    return out


def houses() -> st.SearchStrategy[House]:
    return st.builds(
        House,
        colours=st.integers(4, 6),
        min_number_tiles=st.integers(0, 2),
        run_direction=st.sampled_from(("both", "ascending")),
        two_colour_at_end=st.sampled_from(("allow", "forbid")),
        two_colour_chain=st.sampled_from(("adjacent_differ", "exactly_two")),
        mirror_min_side=st.integers(1, 2),
        mirror_apex=st.sampled_from(("none", "virtual_number")),
        mirror_shape=st.sampled_from(("any", "peak_only")),
        mirror_group_order=st.sampled_from(("strict", "any")),
        meld_joker_value=st.sampled_from(("represented", "zero")),
    )


@pytest.mark.parametrize("rows", [80, pytest.param(2_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("house", VARIANTS, ids=variant_name)
def test_longer_rows_are_read_alike_in_every_variant(house: House, rows: int) -> None:
    @settings(max_examples=rows, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(rows_like_sets(LETTERS[: house.colours]))
    def read_alike(tiles: tuple[str, ...]) -> None:
        assert_read_alike(tiles, house)

    read_alike()


@pytest.mark.parametrize("rows", [300, pytest.param(10_000, marks=pytest.mark.slow)])
def test_longer_rows_are_read_alike_under_any_mix_of_knobs(rows: int) -> None:
    @settings(max_examples=rows, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(rows_like_sets(LETTERS), houses())
    def read_alike(tiles: tuple[str, ...], house: House) -> None:
        letters = LETTERS[: house.colours]
        # a box of fewer colours does not hold the other tiles
        assert_read_alike(tuple(tile if tile[0] in letters + "JDCM" else "R" + tile[1:] for tile in tiles), house)

    read_alike()


@pytest.mark.parametrize("kind", ["run", "group", "mirror-run", "mirror-group"])
@pytest.mark.parametrize("jokers", [0, 2])
def test_the_sample_of_longer_rows_holds_every_kind(kind: str, jokers: int) -> None:
    house = replace(BASE, colours=6)

    def wanted(tiles: tuple[str, ...]) -> bool:
        kinds = {found for found, _ in brute_force_readings(tiles, house)}
        return kinds == {kind} and len(tiles) >= 5 and sum(tile in ("J", "D", "C") for tile in tiles) >= jokers

    unshrunk = settings(max_examples=1000, phases=[Phase.generate], derandomize=True, database=None)
    assert wanted(find(rows_like_sets(LETTERS), wanted, settings=unshrunk))


ANCHORED = ("K5", "K6", "R5", "R7", "B4", "J", "D", "C")


@pytest.mark.parametrize("first", ANCHORED)
def test_enumerating_numbers_and_colours_apart_skips_no_assignment(first: str) -> None:
    for rest in product(ANCHORED, repeat=2):
        tiles = (first, *rest)
        free = sum({"J": 1, "D": 2, "C": 1}.get(tile, 0) for tile in tiles)
        if free > 2 or not any(map(is_number_tile, tiles)):
            continue
        colourings: dict[tuple[str, Numbering], set[Colouring]] = defaultdict(set)
        for kind, numbers, colouring in every_assignment(tiles):
            colourings[kind, numbers].add(colouring)
        found = brute_force_readings(tiles, BASE)
        assert {key: colours_of(frozenset(chosen)) for key, chosen in colourings.items()} == {
            key: meaning.colours for key, meaning in found.items()
        }, " ".join(tiles)
