"""The fewest old sets that have to be broken up, by asking the core about choices of them.

A choice of sets is *good* if the tiles of these sets and the rack alone reach the best worth, all other sets lying as they are;
breaking up more never hurts. If a choice is not good, neither is any part of it, so at least one of the sets left out has to be
broken up: they are a *clue*. A choice that meets every clue with as few sets as possible is therefore a lower bound, and if it is
good it is the answer. If not, it gives a further clue.

The native core finds the same number in a scan of its own (native/changes/old_set_scan.cpp) where it knows all that is in play.
"""

from __future__ import annotations

from collections.abc import Callable

Good = Callable[[int], bool | None]
"""Whether a choice of sets (as bits) is good; None if nobody knows."""


class HittingSetSearch:
    """What is known about the choices of some sets: a good one, and clues."""

    def __init__(self, count: int, best: int, good: Good, calls: int) -> None:
        """`best` is a good choice; `good` is asked at most `calls` times."""
        self.everything = (1 << count) - 1
        self.best = best
        self.at_least = 0
        self._good = good
        self._calls = calls
        self._known: dict[int, bool | None] = {}
        self._clues: list[int] = []

    @property
    def proven(self) -> bool:
        """True if no good choice has fewer sets."""
        return self.at_least >= self.best.bit_count()

    def run(self) -> None:
        """Finds clues until the smallest choice that meets them is good, or all calls are made."""
        while self._calls > 0:
            chosen = smallest_meeting(self._clues)
            self.at_least = chosen.bit_count()
            if self.proven:
                return
            while self._calls > 0:
                if self._ask(chosen):
                    self._take(chosen)
                    break
                clue = self._clue(chosen)
                if not clue:
                    return
                self._clues.append(clue)
                # clues that have no set in common raise the bound fastest
                chosen |= clue

    def _take(self, choice: int) -> None:
        """Keeps a good choice, without the sets that it does not need."""
        for member in bits(choice):
            if self._ask(choice & ~member):
                choice &= ~member
        if choice.bit_count() < self.best.bit_count():
            self.best = choice

    def _ask(self, choice: int) -> bool | None:
        if choice not in self._known:
            self._calls -= 1
            self._known[choice] = self._good(choice) if self._calls >= 0 else None
        return self._known[choice]

    def _clue(self, choice: int) -> int:
        """The sets outside a largest choice around this one that is not good; 0 if it cannot be told that it is not."""
        if self._ask(choice) is not False:
            return 0
        # sets of the best choice are tried last: then the clue is likely to hold only them, and small clues say most
        for part in (self.everything & ~self.best, self.everything & self.best):
            choice = self._widened(choice, bits(part & ~choice))
        return self.everything & ~choice

    def _widened(self, choice: int, more: list[int]) -> int:
        """The choice with as many of the others as leave it not good; halves first, for most sets do not matter."""
        if not more:
            return choice
        if self._ask(choice | sum(more)) is False:
            return choice | sum(more)
        if len(more) == 1:
            return choice
        middle = len(more) // 2
        return self._widened(self._widened(choice, more[:middle]), more[middle:])


def bits(choice: int) -> list[int]:
    """The single sets of a choice."""
    return [1 << i for i in range(choice.bit_length()) if choice >> i & 1]


def smallest_meeting(clues: list[int]) -> int:
    """A smallest choice that has a set of every clue."""
    size = 0
    while (found := _meeting(clues, size)) is None:
        size += 1
    return found


def _meeting(clues: list[int], size: int) -> int | None:
    if not clues:
        return 0
    if _apart(clues) > size:
        return None
    smallest = bits(min(clues, key=int.bit_count))
    for member in sorted(smallest, key=lambda member: -sum(1 for clue in clues if clue & member)):
        rest = _meeting([clue for clue in clues if not clue & member], size - 1)
        if rest is not None:
            return rest | member
        # choices with this set are done, so those that follow do without it
        clues = [clue & ~member for clue in clues]
        if not all(clues):
            return None
    return None


def _apart(clues: list[int]) -> int:
    """Some clues that have no set in common: each needs a set of its own."""
    seen = count = 0
    for clue in sorted(clues, key=int.bit_count):
        if not clue & seen:
            seen |= clue
            count += 1
    return count
