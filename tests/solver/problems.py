"""Random core problems of every kind, and what must hold of any answer to one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from meldstone.rules.jokers.exchange import holds
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set, opening_value
from meldstone.solver.core.problem import counts, faces_of
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.reference.problem import FACE_COUNT, LockedSet, Problem, Solution
from meldstone.tiles import FACES, Face, faces_text
from meldstone.values import replace
from tests.solver.positions import EDITIONS, FacePosition, Row, random_position, random_rules

NOTHING = (0,) * FACE_COUNT
TILES = (1,) * FACE_COUNT
KINDS = ("table", "locked", "opening", "demand", "large")


@dataclass(frozen=True)
class Case:
    """A position and what is asked about it; `kind` is one of `KINDS`."""

    position: FacePosition
    kind: str
    weights: tuple[int, ...] = TILES
    bonus: int = 0
    minimum: int = 0

    @property
    def problem(self) -> Problem:
        """The question for the core."""
        position = self.position
        table = [face for row in position.table for face in row]
        plain = Problem(position.rules, counts(table), counts(position.rack), self.weights, (), self.bonus, self.minimum)
        if self.kind == "demand":
            # tiles that must lie although nobody has laid them: mostly there is no answer
            return replace(plain, required=counts([*table, *position.rack]), optional=NOTHING)
        if self.kind == "locked":
            free = [face for row in position.table if row not in position.joker_sets for face in row]
            return replace(plain, required=counts(free), locked=tuple(LockedSet(row) for row in position.joker_sets))
        return plain

    @property
    def size(self) -> int:
        """How many tiles it is about."""
        return sum(map(len, self.position.table)) + len(self.position.rack)

    def __str__(self) -> str:
        weights = " ".join(f"{face}={weight}" for face, weight in zip(FACES, self.weights, strict=True) if face in self._faces)
        plain = "1 each" if self.weights == TILES else weights
        return f"{self.position} | {self.kind}, bonus {self.bonus}, minimum {self.minimum}, weights {plain}"

    @property
    def _faces(self) -> set[Face]:
        return {*self.position.rack, *[face for row in self.position.table for face in row]}


def random_case(random: Random, editions: tuple[str, ...] = EDITIONS, kinds: tuple[str, ...] = KINDS[:-1]) -> Case:
    """A question about a random position: free or locked tables, openings, tiles that cannot lie; weights of every sign."""
    rules = random_rules(random, editions)
    kind = random.choice(kinds)
    # nobody punishes an empty rack, so the bonus is never negative
    bonus = random.choice([0, 0, 0, 100, 3])
    minimum = 0
    if kind == "opening":
        position = random_position(random, rules, sets=0, rack=14)
        minimum = random.choice([1, 8, 20, 30, 50, 70])
    elif kind == "demand":
        position = random_position(random, rules, sets=2, rack=3)
    elif kind == "large":
        position = random_position(random, rules, sets=12, rack=14, jokers=3)
    else:
        position = _turned(random, random_position(random, rules, sets=4, rack=6))
    return Case(position, kind, random_weights(random, rules), bonus, minimum)


def _turned(random: Random, position: FacePosition) -> FacePosition:
    """The position with some sets lying the other way round."""
    rules = position.rules
    table = tuple(row[::-1] if random.random() < 0.4 and is_set(row[::-1], rules) else row for row in position.table)
    return FacePosition(rules, table, position.rack)


def random_weights(random: Random, rules: Ruleset) -> tuple[int, ...]:
    """Weights of one kind: tiles, points, positive, with zeros, with negative ones, all negative."""
    low, high = random.choice([(1, 9), (0, 3), (-5, 9), (-4, 0)])
    return random.choice([TILES, weights_of(Objective.POINTS, rules), tuple(random.randint(low, high) for _ in FACES)])


def assert_legal(problem: Problem, found: Solution) -> None:
    """Every set is legal, tiles are conserved, the value is what the placed tiles are worth, every condition is kept."""
    rules = problem.rules
    for row in found.sets:
        assert is_set(row, rules), f"{faces_text(row)} is not a set"
    lying = Counter(face for row in found.sets for face in row)
    due = [*faces_of(problem.required), *[face for locked in problem.locked for face in locked.faces], *faces_of(found.placed)]
    assert lying == Counter(due), "tiles are not conserved"
    assert all(0 <= placed <= may for placed, may in zip(found.placed, problem.optional, strict=True)), "more than the rack holds"
    worth = sum(placed * weight for placed, weight in zip(found.placed, problem.weights, strict=True))
    worth += problem.empty_bonus if found.placed == problem.optional else 0
    assert found.value == worth, f"value {found.value}, but the tiles are worth {worth}"
    points = sum(opening_value(row, rules) or 0 for row in found.sets)
    assert points >= problem.minimum, f"{points} opening points of {problem.minimum}"
    assert _held(found.sets, tuple(locked.faces for locked in problem.locked), rules), "a locked set is broken"


def _held(homes: tuple[Row, ...], locked: tuple[Row, ...], rules: Ruleset) -> bool:
    """True if each locked set lies unbroken in a set of its own."""
    if not locked:
        return True
    return any(
        _held(homes[:i] + homes[i + 1 :], locked[1:], rules) for i, home in enumerate(homes) if holds(home, locked[0], rules)
    )


def assert_proven(problem: Problem, found: Solution, best: int | None) -> None:
    """The answer is the best, or says that there is none (`best` is None), and claims no less than that."""
    assert found.optimal, "no proof although there was no budget"
    if best is None:
        assert not found.sets, "an answer although there is none"
        assert (found.placed, found.value) == (NOTHING, 0)
        assert not found.feasible
        return
    assert found.feasible, f"no answer, but {best} can be reached"
    assert found.value == best, f"{found.value} instead of {best}"
    assert found.bound == best, f"bound {found.bound} instead of {best}"
    assert_legal(problem, found)
