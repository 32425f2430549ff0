"""What people at one table are called: no two alike, because a name is how others tell who moved."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has it already.

    >>> distinct_name("Guest", ["Ada", "guest"])
    'Guest 2'
    """
    known = {other.casefold() for other in taken}
    if name.casefold() not in known:
        return name
    return next(numbered for number in count(2) if (numbered := f"{name} {number}").casefold() not in known)
