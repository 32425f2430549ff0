"""The search, pinned: what it does on the stored positions, summed up in a few numbers.

``make signature`` prints the sums and compares them with benchmarks/signature.json; ``make signature WRITE=1`` replaces that file.
A change that moves code or renames things leaves every number as it is. A change of the search itself states the new sums in its
commit: nodes may go either way, but value, sets changed and proofs say whether the answers became better or worse.

The numbers depend on neither the machine nor the clock: the search is bounded by nodes, and the positions lie in benchmarks/data.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.positions import SERIES, stored
from meldstone.solver.solve import Changes, solve

COMMITTED = Path(__file__).with_suffix(".json")


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """What every way to ask has: nodes of the search, sets of the table that the moves change."""

    nodes: int
    changed: int


class AnyChanges(Sums, frozen=True, kw_only=True):
    """Sums over the best moves, however many sets of the table they change."""

    value: int
    """What the moves are worth."""
    proven: int
    """Moves that are proven to be best."""


class FewChanges(Sums, frozen=True, kw_only=True):
    """Sums over the best moves that change few sets of the table."""

    proven_fewest: int
    """Moves that are proven to change as few sets as possible."""


class Signature(msgspec.Struct, frozen=True):
    """What the search does on one series of positions."""

    any: AnyChanges
    few: FewChanges


def signature(name: str) -> Signature:
    """The sums over all positions of a series."""
    positions = stored(name)
    best = [solve(position, changes=Changes.ANY) for position in positions]
    few = [solve(position, changes=Changes.FEW) for position in positions]
    return Signature(
        AnyChanges(
            nodes=sum(move.nodes for move in best),
            value=sum(move.value for move in best),
            changed=sum(move.sets_changed for move in best),
            proven=sum(move.optimal for move in best),
        ),
        FewChanges(
            nodes=sum(move.nodes for move in few),
            changed=sum(move.sets_changed for move in few),
            proven_fewest=sum(move.fewest for move in few),
        ),
    )


def committed() -> dict[str, Signature]:
    """The sums as they stand in the repository, by series."""
    return msgspec.json.decode(COMMITTED.read_bytes(), type=dict[str, Signature])


def write(signatures: dict[str, Signature]) -> None:
    """Replaces the committed sums."""
    COMMITTED.write_bytes(msgspec.json.format(msgspec.json.encode(signatures), indent=2) + b"\n")


def show(signatures: dict[str, Signature], before: dict[str, Signature]) -> None:
    """Prints the sums; where one has changed, the committed one stands in brackets behind it."""
    grid = Grid(title="The signature of the search", title_justify="left")
    grid.add_column("positions")
    for part in (AnyChanges, FewChanges):
        for field in part.__struct_fields__:
            grid.add_column(f"{'any' if part is AnyChanges else 'few'}: {field.replace('_', ' ')}", justify="right")
    for name, found in signatures.items():
        grid.add_row(name, *_cells(found.any, before[name].any), *_cells(found.few, before[name].few))
    Console(width=132).print(grid)


def _cells(found: AnyChanges | FewChanges, before: AnyChanges | FewChanges) -> list[str]:
    pairs = [(getattr(found, field), getattr(before, field)) for field in found.__struct_fields__]
    return [str(now) if now == then else f"{now} ({then})" for now, then in pairs]


def main(arguments: list[str]) -> int:
    """Prints the sums and tells whether they are the committed ones."""
    found = {series.name: signature(series.name) for series in SERIES}
    if "--write" in arguments:
        before = committed() if COMMITTED.exists() else found
        write(found)
        show(found, before)
        return 0
    before = committed()
    show(found, before)
    if found == before:
        print("The search is as committed.")
        return 0
    print(
        "The search has changed (committed sums in brackets). If that is meant: make signature WRITE=1, and say why in the commit."
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
