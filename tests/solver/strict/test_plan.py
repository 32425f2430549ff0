"""Which questions need plans at all, and what plans do with tiles: none is lost, none is laid twice."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from meldstone.notation.position import read_position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import copies_in_box, is_set
from meldstone.solver.strict.plan import Plan, claim, forcing, free_plan, settle
from meldstone.solver.strict.question import questions
from meldstone.solver.strict.three_tile_sets import threes
from meldstone.tiles import DOUBLE, FACES, JOKER, TWO_COLOUR, Face, Row


def row(text: str) -> Row:
    return tuple(Face(code) for code in text.split())


def all_tiles(plan: Plan) -> Counter[Face]:
    pieces = [piece.faces for piece in plan.locked]
    return Counter([*plan.rack, *plan.required, *[face for faces in (*plan.fixed, *pieces) for face in faces]])


@pytest.mark.parametrize(
    ("line", "needed"),
    [
        ("classic / R3 J R5 / R4 / opened", False),
        ("original / R3 R4 R5 / R6 J / opened", False),
        ("original / R3 J R5 / R4 / opened", True),
        ("twist / R3 J R5 / R4 / opened", False),
        ("twist / R3 D R6 / M / opened", True),
        ("rummy / R3 R4 R5 / R6 R7 R8 / unopened", True),
    ],
)
def test_only_joker_sets_and_opening_turns_need_a_judge(line: str, needed: bool) -> None:
    (question,) = questions(read_position(line), (1,) * len(FACES), None)
    assert question.needs_judging is needed


def test_a_tile_beside_the_rack_is_a_question_of_its_own() -> None:
    position = read_position("rummy-discard / R3 R4 R5 / R6 / opened / discard R7")
    alone, taken = questions(position, (1,) * len(FACES), None)
    assert (alone.rack, taken.rack) == (row("R6"), row("R6 R7"))
    assert taken.needs_judging


def test_a_decided_set_takes_equal_tiles_from_the_table_first() -> None:
    plan = free_plan([row("R4 R5 R6"), row("K9 B9 O9")], row("R6 R7 R8"))
    claimed = claim(plan, row("R6 R7 R8"))
    assert claimed is not None
    assert (claimed.rack, claimed.loose, claimed.already_placed) == (row("R6"), row("R4 R5"), row("R7 R8"))
    assert claimed.free_sets == (row("K9 B9 O9"),)
    assert all_tiles(settle(claimed, row("R6 R7 R8"), grows=True)) == all_tiles(plan)


def test_no_plan_uses_tiles_that_are_not_there() -> None:
    plan = free_plan([row("R4 R5 R6")], row("R7"))
    assert claim(plan, row("R7 R8")) is None
    assert forcing(plan, row("K1")) is None


@pytest.mark.parametrize("edition", ["classic", "twist"])
@pytest.mark.parametrize("tile", ["R1", "B7", "K13"])
def test_the_sets_of_three_around_a_tile_are_all_there_are(tile: str, edition: str) -> None:
    rules, around = ruleset(edition), Face(tile)
    numbers = [face for face in FACES if face.number and copies_in_box(face, rules) and abs(face.number - around.number) <= 3]
    jokers = [joker for joker in (JOKER, DOUBLE, TWO_COLOUR) for _ in range(min(2, copies_in_box(joker, rules)))]
    pairs = permutations([*numbers, *jokers], 2)
    lying = [faces for pair in pairs for faces in ((around, *pair), (pair[0], around, pair[1])) if is_set(faces, rules)]
    assert {tuple(sorted(map(str, faces))) for faces in lying} == {
        tuple(sorted(map(str, faces))) for faces in threes(around, rules)
    }
