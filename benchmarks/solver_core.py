"""The native core on its own: the best answer with complete sets, called from Python.

The classic positions are the proven ones of the tests. The twist and six-player tables are made of random legal sets with every
joker in play (tables of 12 to 130 tiles, racks of 5 to 20), for the core has to hold on tables that play seldom brings about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random

from benchmarks.measure import Timing, show, time_calls
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box, is_set
from meldstone.solver.core.native import solve
from meldstone.solver.reference.problem import FACE_COUNT, Problem
from meldstone.tiles import BY_CODE, DOUBLE, FACES, JOKER, MIRROR, NUMBERS, TWO_COLOUR, Face
from tests.vectors import best_move_rows

ONES = (1,) * FACE_COUNT
SIZES = {"six-player": (12, 25, 40, 60, 80, 100, 130), "twist": (12, 25, 40, 60, 75, 90)}
RACKS = (5, 8, 11, 14, 20)


def run() -> None:
    """Prints the figures."""
    timings = [_time("classic, 100 proven positions", classic_problems())]
    timings += [
        _time(f"{edition}, 100 random tables, all jokers", random_problems(edition, 100)) for edition in ("six-player", "twist")
    ]
    timings.append(_time("the whole classic box on the rack", [whole_box()]))
    show("The native core: most tiles and most points", timings)


def _time(name: str, problems: list[Problem]) -> Timing:
    unproven = sum(1 for problem in problems if not solve(problem).optimal)
    return time_calls(f"{name} ({unproven} unproven)" if unproven else name, [partial(solve, problem) for problem in problems], 3)


def classic_problems() -> list[Problem]:
    """The vectors, once for the tiles and once for the points."""
    rules = ruleset("classic")
    out = []
    for row in best_move_rows("classic"):
        table = [Face(text) for tiles in row.table for text in tiles]
        rack = [Face(text) for text in row.rack]
        out += [_problem(rules, table, rack, weights) for weights in (ONES, _rack_values(rules))]
    return out


def whole_box() -> Problem:
    """All 106 tiles optional."""
    rules = ruleset("classic")
    return _problem(rules, [], [face for face in FACES for _ in range(copies_in_box(face, rules))], _rack_values(rules))


def random_problems(edition: str, count: int) -> list[Problem]:
    """Random tables with all jokers and racks from the rest of the box; the same on every machine."""
    rules = ruleset(edition)
    out = []
    for i in range(count):
        rng = Random(f"{edition} {i}")
        table, rest = random_table(rng, rules, SIZES[edition][i % len(SIZES[edition])])
        rack = rng.sample(rest, min(len(rest), RACKS[i % len(RACKS)]))
        out.append(_problem(rules, table, rack, ONES if i % 2 else _rack_values(rules)))
    return out


def random_table(rng: Random, rules: Ruleset, size: int) -> tuple[list[Face], list[Face]]:
    """The tiles of random legal sets that hold all jokers, about `size` tiles, and the tiles left over."""
    stock = Counter({face: copies_in_box(face, rules) for face in FACES})
    table: list[Face] = []

    def lay(row: list[Face]) -> None:
        need = Counter(row)
        if need <= stock and is_set(row, rules):
            stock.subtract(need)
            table.extend(row)

    for joker in (MIRROR, DOUBLE, TWO_COLOUR, JOKER):
        for _ in range(500):
            if stock[joker]:
                lay(_random_row(rng, rules, joker))
    for _ in range(4000):
        if len(table) < size:
            lay(_random_row(rng, rules, None))
    return table, sorted(stock.elements(), key=BY_CODE)


def _random_row(rng: Random, rules: Ruleset, joker: Face | None) -> list[Face]:
    """Tiles that are often a set with the joker in it; the caller has to look."""
    colours = range(rules.box.colours)
    colour, number = rng.choice(colours), rng.randint(1, NUMBERS)
    run = [Face.of(colour, n) for n in range(number, min(NUMBERS, number + rng.choice((2, 2, 3, 4))) + 1)]
    place = rng.randrange(len(run))
    if joker is MIRROR:
        half = run[: rng.choice((1, 1, 2))]
        return [*half, MIRROR, *reversed(half)]
    if joker is TWO_COLOUR:
        other = rng.choice(colours)
        return [*run[:place], TWO_COLOUR, *[Face.of(other, face.number) for face in run[place + 1 :]]]
    if rng.random() < 0.5:
        group = [Face.of(c, number) for c in rng.sample(colours, rng.choice((3, 3, 4)))]
        return group if joker is None else [*group[:2], joker]
    if joker is None:
        return run
    return [*run[:place], joker, *run[place + (2 if joker is DOUBLE else 1) :]]


def _problem(rules: Ruleset, table: Sequence[Face], rack: Sequence[Face], weights: tuple[int, ...]) -> Problem:
    return Problem(rules, _counts(table), _counts(rack), weights)


def _counts(faces: Sequence[Face]) -> tuple[int, ...]:
    found = Counter(faces)
    return tuple([found[face] for face in FACES])


def _rack_values(rules: Ruleset) -> tuple[int, ...]:
    return tuple([face.number or rules.ending.joker_penalty for face in FACES])


if __name__ == "__main__":
    run()
