import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.rules.catalogue import ruleset
from meldstone.rules.diagnosis import box_violations, set_violations
from meldstone.rules.sets import is_set
from meldstone.tiles import FACES, Face, Tile, TileSet, number_copies
from tests.vectors import KnobValue, SetRow, fits_box, set_rows


def why(text: str, knobs: dict[str, KnobValue] | None = None) -> list[str]:
    found = set_violations(number_copies(Face.parse_many(text)), ruleset("twist", knobs))
    return [violation.code.value.removeprefix("set/") for violation in found]


REASONS = {
    "": "R5 R6 R7",
    "too-short": "R5 B5",
    "too-few-number-tiles": "J J D",
    "group-colour-twice": "R5 R5 B5",
    "group-colour-twice group-too-large": "B5 R5 K5 O5 B5",
    "group-too-large": "B8 R8 K8 O8 J",
    # a gap or a second colour at 13 and 1 is no run that goes on after 13
    "run-not-consecutive": "R5 R7 R8; R12 R13 R2; R13 R2 R1; R1 R2 R13; R12 J R2; R13 R1 R13",
    "not-a-run-or-group": "R5 B5 K6; R12 R13 B1; R13 B1 K2",
    "run-colours-mixed": "R5 R6 B7",
    "run-wraps": "R12 R13 R1",
    "too-short run-wraps": "R13 R1",
    "run-out-of-bounds": "R12 R13 J; J R1 R2",
    "two-colour-joker-in-group": "B3 R3 C",
    "two-colour-joker-same-colour": "R6 R7 C R9 R10",
    "two-mirrors": "B5 M M B5",
    "mirror-sides-uneven": "B5 B6 M B6",
    "mirror-sides-differ": "B5 M R5",
    "mirror-side-too-short mirror-sides-uneven": "R5 R6 M",
}
"""Every combination of reasons, and sets that break just these."""


@pytest.mark.parametrize(("text", "codes"), [(text, codes) for codes, texts in REASONS.items() for text in texts.split("; ")])
def test_every_reason_has_its_code(text: str, codes: str) -> None:
    assert why(text) == codes.split()


@pytest.mark.parametrize(
    "text",
    [
        "R12 R13 R1",
        "R13 R1 R2",
        "R2 R1 R13",
        "R1 R13 R12",
        "R12 J R1",
        "R13 J R2",
        "R2 J R13",
        "R12 D R2",
        "R11 R12 R13 J R2 R3",
        "R10 R11 R12 R13 R1 R2 R3",
        "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1",
        "R12 C B1",
        "R12 R13 R1 M R1 R13 R12",
    ],
)
def test_a_run_that_goes_on_after_13_hears_that_nothing_comes_there(text: str) -> None:
    assert why(text) == ["run-wraps"]


@given(st.integers(1, 13), st.integers(3, 7), st.booleans(), st.data())
def test_a_piece_of_a_circle_is_a_run_or_wraps(first: int, length: int, falling: bool, data: st.DataObject) -> None:
    numbers = [(first - 1 + i) % 13 + 1 for i in range(length)]
    jokers = data.draw(st.sets(st.integers(1, length - 2), max_size=1))
    row = ["J" if i in jokers else f"R{number}" for i, number in enumerate(numbers)]
    assert why(" ".join(row[::-1] if falling else row)) == ([] if first + length <= 14 else ["run-wraps"])


@pytest.mark.parametrize(
    ("knob", "value", "text", "code"),
    [
        ("run_direction", "ascending", "B9 B8 B7", "run-falling"),
        ("two_colour_at_end", "forbid", "R5 R6 C", "two-colour-joker-at-end"),
        ("two_colour_chain", "exactly_two", "O6 C R8 C B10", "two-colour-joker-third-colour"),
        ("mirror_min_side", 2, "B5 M B5", "mirror-side-too-short"),
        ("mirror_shape", "peak_only", "R8 R7 M R7 R8", "mirror-valley"),
        ("mirror_apex", "virtual_number", "R12 R13 M R13 R12", "mirror-apex-out-of-bounds"),
        ("min_number_tiles", 2, "R8 J J", "too-few-number-tiles"),
    ],
)
def test_agreed_rules_have_their_own_reasons(knob: str, value: KnobValue, text: str, code: str) -> None:
    assert why(text) == []
    assert why(text, {knob: value}) == [code]


@pytest.mark.parametrize("row", [row for row in set_rows() if not row.valid], ids=lambda row: row.id)
def test_every_illegal_worked_set_gets_a_reason(row: SetRow) -> None:
    for edition in row.editions:
        rules = ruleset(edition, row.overrides)
        tiles = number_copies(Face.parse_many(" ".join(row.tiles)))
        assert set_violations(tiles, rules) or box_violations(tiles, rules)


@given(st.lists(st.sampled_from(FACES), max_size=8))
def test_reasons_are_given_exactly_if_the_tiles_are_no_set(faces: list[Face]) -> None:
    tiles = [Tile.of(face, i % 4) for i, face in enumerate(faces)]
    rules = ruleset("twist")
    found = set_violations(tiles, rules)
    assert bool(found) != is_set(tuple(faces), rules)
    assert len({violation.code for violation in found}) == len(found)
    assert bool(box_violations(tiles, rules)) != fits_box(faces, rules)


def test_the_sentence_has_its_numbers() -> None:
    (short,) = set_violations(TileSet.parse("R5 R6"), ruleset("twist"))
    assert short.args == (("count", 2), ("minimum", 3))
    assert short.tiles == TileSet.parse("R5 R6")


def test_tiles_that_the_box_does_not_hold() -> None:
    codes = [found.code.value for found in box_violations(Tile.parse_many("D R5 R5b R5c J"), ruleset("classic"))]
    assert codes == ["tile/not-in-box", "tile/too-many-copies"]
    assert box_violations(Tile.parse_many("R5 R5b R5c"), ruleset("six-player")) == []
