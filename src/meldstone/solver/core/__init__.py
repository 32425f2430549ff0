"""Who answers the core question: the compiled core, the same one in a page, or the reference where both are missing?

Nobody else in the solver imports the compiled module or asks the reference; `reference.problem`, the words of a question, is for
everybody. Both who can answer are a `Core`, and everybody asks the one `in_use`. Set ``MELDSTONE_PURE=1`` before the import to use
the reference.

- `native`: asks the compiled core (`_native`): problems packed into codes, replies unpacked
  (`_solution`), which problems go to the reference
- `wasm`: asks the same core as WebAssembly, in a page
- `pure`: the same questions by the reference
- `problem`: a position as counts of faces
- `layout`: from sets of faces back to tiles: which row of the table each set succeeds, loose tiles, joker order kept

>>> from meldstone.solver.core import pure
>>> with using(pure):
...     in_use().NAME
'reference'
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from meldstone.solver.reference.problem import ChangeEffort, FewChanges, KeepEffort, Problem, Solution

if TYPE_CHECKING:
    from meldstone._native import BestTurn
    from meldstone.rules.ruleset import Ruleset
    from meldstone.tiles import Row, Table, Tile


class Core(Protocol):
    """Whoever answers the core question; the modules `native` and `pure` do, and in a page `wasm.Wasm`."""

    @property
    def NAME(self) -> str:
        """`native`, `wasm` or `reference`."""

    @property
    def SCANS_CHANGES(self) -> bool:
        """True if `few_changes` proves what it can; otherwise single questions have to."""

    def solve(self, problem: Problem, node_budget: int | None = None) -> Solution:
        """The best answer to a problem, proven unless the node budget runs out."""

    def best_turn(
        self,
        rules: Ruleset,
        table: Table,
        rack: tuple[Tile, ...],
        weights: tuple[int, ...],
        node_budget: int | None = None,
        effort: ChangeEffort | None = None,
    ) -> BestTurn | None:
        """The short cut from tiles to sets where jokers are free, with few sets changed if there is an effort; None says to go the
        long way, by `solve`.
        """

    def lay_out(self, before: Table, rack: Sequence[Tile], rows: Iterable[Row]) -> tuple[Table, tuple[int, ...]]:
        """The new table and the old sets (by index) that are no longer as they were."""

    def few_changes(self, problem: Problem, sets: tuple[Row, ...], value: int, most: int, nodes: int) -> FewChanges | None:
        """The fewest of these sets that must be broken up for a worth, if fewer than `most`; None where that is not known."""

    def keep_sets(self, problem: Problem, sets: tuple[Row, ...], best: Solution, effort: KeepEffort) -> list[Solution]:
        """Answers of the same worth that leave more and more of the sets alone, the best last; none if none was found."""

    def place_all_with_few(self, problem: Problem, sets: tuple[Row, ...], nodes: int, effort: KeepEffort | None) -> list[Solution]:
        """An answer that places the whole rack and breaks up few sets, and with an effort those of `keep_sets` after it."""


def _choose() -> Core:
    if os.environ.get("MELDSTONE_PURE") != "1":
        try:
            from meldstone.solver.core import native
        except ImportError:
            pass
        else:
            return native
    from meldstone.solver.core import pure

    return pure


_cores = [_choose()]
"""The last one answers."""


def in_use() -> Core:
    """Who answers."""
    return _cores[-1]


def take(core: Core) -> None:
    """From now on this core answers: a page has no compiled module that could be imported."""
    _cores[0] = core


@contextmanager
def using(core: Core) -> Iterator[None]:
    """Lets another core answer for a while, in the whole process."""
    _cores.append(core)
    try:
        yield
    finally:
        _cores.pop()
