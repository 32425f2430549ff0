"""What every bot is: a pure function from what a seat sees to a command."""

from __future__ import annotations

from typing import Protocol

from meldstone.game.commands import AnyCommand
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset


class Bot(Protocol):
    """A player. It never sees the state, only the view of its own seat, and answers without clock or chance of its own."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """The command of `view.you` on this view; the caller fills in the time `at`."""
