"""What players said of unclear joker sets, and how it stays said (RULES.md C.3, K-11)."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.rules.turn import Declarations
from meldstone.tiles import Table


def carried(before: Table, declared: Declarations, after: Table, new: Sequence[tuple[int, ...]] = ()) -> Declarations:
    """The declarations of a new table: what was said of an old set stays said, `new` speaks for the others."""
    said: dict[tuple[object, ...], tuple[int, ...]] = {}
    for tiles, numbers in zip(before, declared, strict=False):
        if numbers:
            said[tuple(tiles)] = numbers
            said[tuple(reversed(tiles))] = tuple(reversed(numbers))
            if len(set(numbers)) == 1:
                said[tuple(sorted(tiles))] = numbers
    out = []
    for i, tiles in enumerate(after):
        declared_now = new[i] if new else ()
        out.append(said.get(tuple(tiles)) or said.get(tuple(sorted(tiles))) or declared_now)
    return tuple(out) if any(out) else ()
