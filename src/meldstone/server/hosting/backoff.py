"""How long to wait before something that failed is tried again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Backoff:
    """Seconds to wait; they double with each failure in a row.

    >>> rests = Backoff(first=0.25, longest=1.0)
    >>> rests.after(0.0), rests.after(0.25), rests.after(0.5), rests.after(1.0)
    (0.25, 0.5, 1.0, 1.0)
    """

    first: float
    longest: float

    def after(self, before: float) -> float:
        """The wait that follows one of `before` seconds; 0: the first."""
        return min(max(2 * before, self.first), self.longest)
