"""The compiled solver: the core question answered in microseconds.

The C++ core (native/) does everything: it scans the numbers, proves the optimum and lays the sets out; this module only packs and
unpacks. It keeps no state between calls, releases the GIL while it works and may be called from several threads at once.

If a node budget runs out before the proof is complete, the best answer found comes back with ``optimal=False`` and a `bound` that
no answer exceeds. Required tiles that fit into no sets at all give a solution that is not `feasible`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from meldstone import _native
from meldstone.rules.ruleset import Ruleset
from meldstone.solver.core.problem import ANYTHING, EACH_ONE, knobs_of_sets, only_the_reference_knows
from meldstone.solver.reference.problem import ChangeEffort, FewChanges, KeepEffort, Problem, Solution
from meldstone.tiles import FACES, TILES, Row, Table, Tile, TileSet, codes

NAME: Final = "native"
SCANS_CHANGES: Final = True

_BOOK = _native.TileBook(TILES, FACES)


def solve(problem: Problem, node_budget: int | None = None) -> Solution:
    """The best answer to a problem, proven unless the node budget runs out."""
    if only_the_reference_knows(problem):
        from meldstone.solver.reference.solve import solve as solve_by_reference

        return solve_by_reference(problem, node_budget)
    return _solution(_native.solve(_pack(problem, node_budget), FACES))


def best_turn(
    rules: Ruleset,
    table: Table,
    rack: tuple[Tile, ...],
    weights: tuple[int, ...],
    node_budget: int | None = None,
    effort: ChangeEffort | None = None,
) -> _native.BestTurn | None:
    """The best turn where jokers are free, straight from tiles to sets, with all special jokers left alone.

    With an effort few sets are changed. None where only `solve` knows.
    """
    box = rules.box
    return _BOOK.best_turn(
        table,
        rack,
        box.colours,
        box.copies,
        rules.sets.min_number_tiles,
        None if weights is EACH_ONE else weights,
        node_budget or 0,
        None if effort is None else change_effort(effort),
    )


def lay_out(before: Table, rack: Sequence[Tile], rows: Iterable[Row]) -> tuple[Table, tuple[int, ...]]:
    """The same as `layout.lay_out`."""
    sets, touched = _BOOK.lay_out(before, tuple(rack), tuple(rows), TileSet)
    return Table(sets), touched


def few_changes(problem: Problem, sets: tuple[Row, ...], value: int, most: int, nodes: int) -> FewChanges | None:
    """The fewest of these sets that must be broken up for a worth, if fewer than `most`; None where not all in play is known.

    The problem holds what the sets do not: loose tiles that must lie, and the rack. The worth must be the best there is.
    """
    found = _native.few_changes(_pack(problem, None), _codes(sets), value, most, nodes, FACES)
    if not found.supported:
        return None
    return FewChanges(found.broken_up, found.at_least, None if found.reply is None else _solution(found.reply))


def keep_sets(problem: Problem, sets: tuple[Row, ...], best: Solution, effort: KeepEffort) -> list[Solution]:
    """Answers of the same worth that leave more and more of the sets alone, the best last; none if none was found.

    The problem holds what the sets do not; `best` is an answer to it with them.
    """
    if only_the_reference_knows(problem):
        return []
    asked = _pack(problem, None)
    replies = _native.keep_sets(asked, _codes(sets), _codes(best.sets), best.placed, best.value, _native.KeepEffort(*effort), FACES)
    return [_solution(reply) for reply in replies]


def place_all_with_few(problem: Problem, sets: tuple[Row, ...], nodes: int, effort: KeepEffort | None) -> list[Solution]:
    """An answer that places the whole rack and breaks up only the few sets that have most to do with it, and with an effort those
    of `keep_sets` after it; none if none was found.
    """
    if only_the_reference_knows(problem):
        return []
    keep = None if effort is None else _native.KeepEffort(*effort)
    return [_solution(reply) for reply in _native.place_all_with_few(_pack(problem, None), _codes(sets), nodes, keep, FACES)]


def build_info() -> dict[str, str]:
    """How the compiled core was built: `compiler`, `cxx_standard` and `build_type`."""
    return _native.build_info()


def _solution(reply: _native.Reply) -> Solution:
    return Solution(reply.placed, reply.sets, reply.value, reply.optimal, reply.bound, reply.nodes, reply.feasible)


def _codes(rows: Iterable[Row]) -> tuple[tuple[int, ...], ...]:
    return tuple([codes(row) for row in rows])


def _pack(problem: Problem, node_budget: int | None) -> _native.PackedProblem:
    return _native.PackedProblem(
        native_knobs(problem.rules),
        problem.required,
        problem.optional,
        problem.weights,
        _codes([locked.faces for locked in problem.locked]),
        problem.empty_bonus,
        problem.minimum,
        node_budget or 0,
        ANYTHING if problem.above is None else problem.above,
        problem.hasty,
    )


@lru_cache(maxsize=8)
def change_effort(effort: ChangeEffort) -> _native.ChangeEffort:
    """The effort as the core reads it."""
    return _native.ChangeEffort(effort.scan_nodes, _native.KeepEffort(*effort.keep))


@lru_cache(maxsize=64)
def native_knobs(rules: Ruleset) -> _native.Knobs:
    """The knobs that decide what a set is, as the core reads them."""
    return _native.Knobs(*knobs_of_sets(rules))
