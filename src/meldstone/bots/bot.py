"""What every bot is: a pure function from what a seat sees to a command."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Protocol

from meldstone.game.commands import AnyCommand
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset

THINK: Final = 1.0
"""Seconds a turn that a bot may think if nobody says otherwise."""


class BotObjective(StrEnum):
    """What a bot plays for, where the three pull apart."""

    WIN = "win"
    """Games won, whatever they count."""
    POINTS = "points"
    """Points of the score sheet."""
    PLACE = "place"
    """A good place among all at the table, as a tournament counts it."""


class Bot(Protocol):
    """A player. It never sees the state, only the view of its own seat, and answers without clock or chance of its own.

    How long a bot may think is given when it is made (`levels.make_bot`) and turned into an amount of work, so that the same view
    gives the same command on every machine; a clock only guards it (`runner.safe_step`).
    """

    @property
    def name(self) -> str:
        """What the bot is called."""

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """The command of `view.you` on this view; the caller fills in the time `at`."""
