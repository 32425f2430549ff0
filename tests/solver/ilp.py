"""The third voice: an integer programme over all sets that can be laid, solved by HiGHS.

Every choice of tiles that makes a set is a column, how often it is laid its variable. Independent of the scan over numbers: sets
come from `rules.layable`, what holds a locked set from `rules.jokers.exchange`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations

import highspy

from meldstone.rules.jokers.exchange import holds
from meldstone.rules.layable import layable_sets, rows
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.solver.reference.problem import Problem
from meldstone.tiles import FACES, MIRROR, Face

Row = tuple[Face, ...]


@dataclass
class Columns:
    """The variables: what each uses of the tiles at hand, its opening points, and which locked set it is (or -1)."""

    uses: list[Counter[Face]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    locked: list[int] = field(default_factory=list)

    def add(self, use: Counter[Face], points: int, locked: int = -1) -> None:
        self.uses.append(use)
        self.points.append(points)
        self.locked.append(locked)


def ilp_value(problem: Problem, *, longest: int = 27) -> int | None:
    """The best value, or None if nothing satisfies the problem.

    `longest` = 5 is enough for boxes with at most two normal jokers and no others: a run of six tiles or more is two runs, and each
    of them has a number tile because it has three tiles. Groups have four at most. Points add up the same.
    """
    stock = [face for face in FACES for _ in range(problem.required[face.code] + problem.optional[face.code])]
    columns = Columns()
    for row, points in layable_sets(stock, problem.rules, longest=longest):
        columns.add(Counter(row), points)
    for index, locked in enumerate(problem.locked):
        grown: dict[frozenset[tuple[Face, int]], tuple[Counter[Face], int]] = {}
        for row, points in rows([*stock, *locked.faces], problem.rules):
            if _can_hold(row, locked.faces, problem.rules):
                use = Counter(row) - Counter(locked.faces)
                grown[frozenset(use.items())] = (use, points)
        for use, points in grown.values():
            columns.add(use, points, index)
    return _solve(problem, columns)


def _can_hold(row: Row, part: Row, rules: Ruleset) -> bool:
    """True if these tiles hold the part unbroken. Mirror groups come in one order of many, so all others are tried."""
    if holds(row, part, rules):
        return True
    if MIRROR not in row or len({face.number for face in row if face.number}) > 1 or Counter(part) - Counter(row):
        return False
    rest = (Counter(row) - Counter(part)).elements()
    orders = set(permutations(rest))
    return any(is_set((*order[:i], *part, *order[i:]), rules) for order in orders for i in range(len(order) + 1))


def _solve(problem: Problem, columns: Columns) -> int | None:
    model = highspy.Highs()  # type: ignore[no-untyped-call]
    model.setOptionValue("output_flag", False)
    model.setOptionValue("threads", 1)
    model.setOptionValue("mip_rel_gap", 0.0)
    model.setOptionValue("mip_abs_gap", 0.5)
    laid = [model.addVariable(lb=0, ub=1 if index >= 0 else 9, type=highspy.HighsVarType.kInteger) for index in columns.locked]
    whole = model.addVariable(lb=0, ub=1, type=highspy.HighsVarType.kInteger)
    value = whole * problem.empty_bonus
    offset = 0
    optional = sum(problem.optional)
    placed = whole * 0
    for face in FACES:
        due, may, weight = problem.required[face.code], problem.optional[face.code], problem.weights[face.code]
        if not due + may:
            continue
        use = whole * 0
        for variable, column in zip(laid, columns.uses, strict=True):
            if column[face]:
                use += variable * column[face]
        model.addConstr(use >= due)
        model.addConstr(use <= due + may)
        value += use * weight
        offset -= due * weight
        placed += use
    # `whole` is 1 exactly if every optional tile is placed
    missing = sum(problem.required) + optional
    model.addConstr(placed - whole * missing >= 0)
    model.addConstr(placed - whole <= missing - 1)
    for index in range(len(problem.locked)):
        own = whole * 0
        for variable, locked in zip(laid, columns.locked, strict=True):
            if locked == index:
                own += variable
        model.addConstr(own == 1)
    if problem.minimum:
        points = whole * 0
        for variable, worth in zip(laid, columns.points, strict=True):
            points += variable * worth
        model.addConstr(points >= problem.minimum)
    model.maximize(value)
    if model.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    return round(model.getInfo().objective_function_value) + offset
