"""The brute-force reading of the joker law agrees with every worked example."""

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.tiles import Face
from tests.oracle.brute_force_turns import is_legal
from tests.oracle.compare_turns import compare, oracle
from tests.vectors import MoveRow, OpeningRow, move_rows, opening_rows

MOVES = [(edition, row) for row in move_rows() for edition in row.editions]
OPENINGS = [(edition, row) for row in opening_rows() for edition in row.editions]


def faces(rows: tuple[tuple[str, ...], ...]) -> list[tuple[Face, ...]]:
    return [tuple(Face(tile) for tile in row) for row in rows]


@pytest.mark.parametrize(("edition", "row"), MOVES, ids=[f"{row.id}-{edition}" for edition, row in MOVES])
def test_worked_moves(edition: str, row: MoveRow) -> None:
    rules = ruleset(edition, row.overrides)
    rack = [Face(tile) for tile in row.from_rack]
    assert is_legal(faces(row.before), faces(row.after), rack, rules, opened=row.opened) is row.legal


@pytest.mark.parametrize(("edition", "row"), OPENINGS, ids=[f"{row.id}-{edition}" for edition, row in OPENINGS])
def test_worked_openings(edition: str, row: OpeningRow) -> None:
    laid = faces(row.sets)
    rack = [face for faces_of_set in laid for face in faces_of_set]
    assert is_legal([], laid, rack, ruleset(edition), opened=False) is row.opens


def test_verdict_does_not_depend_on_how_a_turn_is_written() -> None:
    assert not list(compare(oracle, 300, seed=3))


def test_every_disagreement_of_a_judge_is_named() -> None:
    """A judge that allows everything is wrong about some turns, one that allows nothing about others."""
    lenient = list(compare(lambda _: True, 100, seed=4))
    strict = list(compare(lambda _: False, 100, seed=4))
    assert lenient
    assert strict
    assert not any(disagreement.legal for disagreement in lenient)
    assert all(disagreement.legal for disagreement in strict)
