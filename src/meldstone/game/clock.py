"""The clock as a value (RULES.md G). Time is whole milliseconds and enters only as an argument."""

from __future__ import annotations

from typing import Final

from meldstone.rules.choices import TimerFrom
from meldstone.rules.ruleset import Ruleset
from meldstone.values import value

MOST_TIMES: Final = 3
"""More than this many times the limit of a turn nobody has."""


@value
class Clock:
    """The clock of the turn under way: when it started, when time is up, or how much was left when it was stopped."""

    started: int = 0
    deadline: int | None = None
    left: int | None = None
    """Milliseconds left on a stopped clock; None while it runs or if there is no limit."""

    def expired(self, at: int) -> bool:
        """True if the time is up."""
        return self.deadline is not None and at >= self.deadline

    def stopped(self, at: int) -> Clock:
        """The clock, stopped."""
        if self.deadline is None:
            return Clock(at)
        return Clock(at, None, max(self.deadline - at, 0))

    def resumed(self, at: int, added: int = 0) -> Clock:
        """The clock, running again with the time that was left and some more (or less)."""
        if self.left is None:
            return Clock(at, self.deadline)
        return Clock(at, at + max(self.left + added, 0))


def turn_clock(rules: Ruleset, *, opened: bool, at: int, times: int = 1) -> Clock:
    """The clock of a turn that starts now; some editions give a limit only after the player's own opening.

    `times`: how many times the limit this player has.
    """
    seconds = rules.clock.turn_seconds
    if not seconds or (not opened and rules.clock.timer_from is TimerFrom.AFTER_OWN_MELD):
        return Clock(at)
    return Clock(at, at + 1000 * seconds * times)


def ready_clock(rules: Ruleset, at: int, times: int = 1) -> Clock:
    """The clock of the moment after the deal in which a redeal can be demanded: as long as a turn."""
    seconds = rules.clock.turn_seconds
    return Clock(at, at + 1000 * seconds * times if seconds else None)
