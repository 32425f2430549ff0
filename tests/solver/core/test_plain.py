"""Questions with normal jokers only have a search of their own: it agrees with the scan, keeps its budget and takes short cuts."""

from __future__ import annotations

from random import Random

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.solver.core import layout as arrangement
from meldstone.solver.core import native
from meldstone.solver.core.problem import EACH_ONE, counts, faces_of
from meldstone.solver.core.problem import problem as question
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.reference.problem import LockedSet, Problem
from meldstone.tiles import COLOUR_LETTERS, FACES, JOKER, NUMBERS, Face, Table, Tile, number_copies
from meldstone.values import replace
from tests.solver.problems import NOTHING, TILES, assert_legal

SPARE_COLOUR = len(COLOUR_LETTERS) - 1
FULL_RUN = LockedSet(tuple(Face.of(SPARE_COLOUR, number) for number in range(1, NUMBERS + 1)))
"""A locked run that cannot grow changes nothing, but the plain search does not know locked sets: the scan answers."""


def random_problem(random: Random) -> Problem:
    """Up to fifteen sets on the table, jokers in any place, and a rack; no tile of the spare colour."""
    knobs = {"colours": SPARE_COLOUR + 1, "copies": random.choice((2, 2, 3)), "min_number_tiles": random.choice((1, 1, 1, 0, 2))}
    rules = ruleset("classic", knobs)
    colours = random.randint(3, SPARE_COLOUR)
    box = [Face.of(c, n) for c in range(colours) for n in range(1, NUMBERS + 1) for _ in range(rules.box.copies)]
    box += [JOKER] * random.choice((0, 1, 2, 2, 4))
    table: list[Face] = []
    for _ in range(random.randint(0, 15)):
        row = random_row(random, colours)
        joker = random.randrange(len(row))
        if JOKER in box and random.random() < 0.3:
            row[joker] = JOKER
        if all(box.count(face) >= row.count(face) for face in row):
            for face in row:
                box.remove(face)
            table += row
    if random.random() < 0.1 and box:
        table.append(box.pop(random.randrange(len(box))))  # now and then there is no answer
    rack = random.sample(box, min(len(box), random.randint(0, 12)))
    low, high = random.choice([(1, 9), (0, 3), (-5, 9), (-4, 0)])
    odd = tuple(random.randint(low, high) for _ in FACES)
    weights = random.choice([TILES, weights_of(Objective.POINTS, rules), odd])
    return Problem(rules, counts(table), counts(rack), weights, (), random.choice((0, 0, 0, 3, 100)))


def random_row(random: Random, colours: int) -> list[Face]:
    number = random.randint(1, NUMBERS)
    if random.random() < 0.5:
        return [Face.of(colour, number) for colour in random.sample(range(colours), 3)]
    colour, length = random.randrange(colours), random.randint(3, 5)
    low = min(number, NUMBERS - length + 1)
    return [Face.of(colour, n) for n in range(low, low + length)]


@pytest.mark.parametrize("part", range(8))
def test_the_plain_search_and_the_scan_agree(part: int) -> None:
    for i in range(60):
        problem = random_problem(Random(f"plain {part} {i}"))
        plain, scanned = native.solve(problem), native.solve(replace(problem, locked=(FULL_RUN,)))
        assert plain.optimal
        assert scanned.optimal
        lying = [row for row in scanned.sets if row != FULL_RUN.faces]
        assert bool(plain.sets) == bool(lying), f"{part} {i}: only one of them has an answer"
        assert (plain.value, plain.bound) == (scanned.value, scanned.bound), f"{part} {i}"
        if plain.feasible:
            assert_legal(problem, plain)


# --- budgets ---------------------------------------------------------------------------------------------------------------------


def whole_box(edition: str, weights: tuple[int, ...]) -> Problem:
    rules = ruleset(edition)
    return Problem(rules, NOTHING, tuple(copies_in_box(face, rules) for face in FACES), weights)


@pytest.mark.parametrize("edition", ["classic", "six-player"])
@pytest.mark.parametrize("budget", [1, 10, 100, 1000])
def test_no_more_nodes_are_made_than_allowed(edition: str, budget: int) -> None:
    problem = whole_box(edition, tuple(face.code % 7 - 2 for face in FACES))
    best, found = native.solve(problem), native.solve(problem, budget)
    # whoever is at work when the budget ends may finish that one state
    assert found.nodes <= budget + 40
    assert found.value <= best.value <= found.bound
    assert_legal(problem, found)


def test_a_search_that_gives_up_still_finds_an_answer() -> None:
    problem = whole_box("six-player", tuple(face.code % 7 - 2 for face in FACES))
    found = native.solve(problem, 1000)
    assert not found.optimal
    assert found.sets


# --- from tiles to sets ----------------------------------------------------------------------------------------------------------


def random_turn(random: Random) -> tuple[Ruleset, Table, tuple[Tile, ...]]:
    """A table of legal sets and a rack, as tiles."""
    rules = ruleset("classic")
    box = [face for face in FACES if face.colour < rules.box.colours for _ in range(copies_in_box(face, rules))]
    rows: list[list[Face]] = []
    for _ in range(random.randint(0, 20)):
        row = random_row(random, rules.box.colours)
        if JOKER in box and random.random() < 0.2:
            row[random.randrange(len(row))] = JOKER
        if all(box.count(face) >= row.count(face) for face in row):
            for face in row:
                box.remove(face)
            rows.append(row)
    rack = random.sample(box, min(len(box), random.randint(0, 14)))
    tiles = iter(number_copies([face for row in rows for face in row] + rack))
    return rules, Table.of([next(tiles) for _ in row] for row in rows), tuple(tiles)


@pytest.mark.parametrize("seed", range(40))
def test_the_short_cut_from_tiles_answers_like_the_core(seed: int) -> None:
    random = Random(f"turn {seed}")
    rules, table, rack = random_turn(random)
    for weights in (EACH_ONE, weights_of(Objective.POINTS, rules), tuple(random.randint(-5, 9) for _ in FACES)):
        asked = question(rules, [tile.face for tile in table.tiles], [tile.face for tile in rack], weights)
        solution = native.solve(asked)
        turn = native.best_turn(rules, table, rack, weights)
        assert turn is not None
        assert turn.whole
        assert turn.fewest == (not turn.placed)
        assert turn.placed == tuple(faces_of(solution.placed))
        assert (turn.optimal, turn.bound, turn.nodes) == (solution.optimal, solution.bound, solution.nodes)
        if turn.placed:
            assert (turn.sets, turn.value) == (solution.sets, solution.value)
        else:
            assert (turn.sets, turn.value) == (tuple(tiles.faces for tiles in table), 0)


@pytest.mark.parametrize(
    ("table", "rack", "sets", "whole"),
    [
        ("R4 R5 R6", "D", "R4 R5 R6", False),
        ("R4 R5 R6", "D R7", "R4 R5 R6 R7", False),
        ("K4 D K7; R7 R8 R9", "R10", "K4 D K7; R7 R8 R9 R10", True),
        ("K4 D K7; R7 R8 R9", "R10 K1", "K4 D K7; R7 R8 R9 R10", False),
    ],
)
def test_the_short_cut_leaves_special_jokers_alone(table: str, rack: str, sets: str, whole: bool) -> None:
    turn = native.best_turn(ruleset("twist"), Table.parse(table), Tile.parse_many(rack), EACH_ONE)
    assert turn is not None
    assert turn.sets == tuple(tiles.faces for tiles in Table.parse(sets))
    assert turn.fewest == (turn.placed == ())
    assert turn.whole == whole


def test_beside_special_jokers_nothing_is_placed_at_a_loss() -> None:
    table, rack = Table.parse("K4 D K7; R7 R8 R9"), Tile.parse_many("R10")
    assert native.best_turn(ruleset("twist"), table, rack, (-1,) * len(FACES)) is None


@pytest.mark.parametrize("seed", range(60))
def test_tables_are_laid_out_alike_in_both_languages(seed: int) -> None:
    random = Random(f"lay out {seed}")
    rules, table, rack = random_turn(random)
    turn = native.best_turn(rules, table, rack, EACH_ONE)
    assert turn is not None
    rows = list(turn.sets)
    random.shuffle(rows)
    some = rows[: random.randint(0, len(rows))]
    for after in (turn.sets, tuple(rows), tuple(some), (*some, *some)):
        slow, fast = arrangement.lay_out(table, rack, after), native.lay_out(table, rack, after)
        assert slow == fast
        assert isinstance(fast[0], Table)
        assert [type(tiles) for tiles in slow[0]] == [type(tiles) for tiles in fast[0]]
