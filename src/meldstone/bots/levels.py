"""The levels by name, weakest first. They differ in how far they see, not in how often they err (docs/bots.md).

>>> make_bot("skilled").name
'skilled'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meldstone.bots.bot import THINK, Bot, BotObjective
from meldstone.bots.casual import Casual
from meldstone.bots.expert import Expert
from meldstone.bots.master import Master
from meldstone.bots.most_tiles import MostTiles
from meldstone.bots.simple import Novice

_LEVELS: Final[dict[str, Callable[[BotObjective, float], Bot]]] = {
    "novice": lambda objective, think: Novice(),
    "casual": lambda objective, think: Casual(),
    "skilled": lambda objective, think: MostTiles(),
    "expert": lambda objective, think: Expert(),
    "master": Master,
}

_OLD_NAMES: Final = {"most-tiles": "skilled"}
"""Rooms and records that were made before the levels had their names."""


def levels() -> tuple[str, ...]:
    """The names of all levels, weakest first."""
    return tuple(_LEVELS)


def level_of(name: str) -> str | None:
    """The level that a name stands for, old names included; None if there is none."""
    name = _OLD_NAMES.get(name, name)
    return name if name in _LEVELS else None


def make_bot(name: str, *, objective: BotObjective | str = BotObjective.WIN, think: float = THINK) -> Bot:
    """The bot of a level; what it plays for and how long it may think (in seconds a turn) matter to those that plan."""
    level = level_of(name)
    if level is None:
        raise ValueError(f"no level is called {name!r}; there are {', '.join(_LEVELS)}")
    return _LEVELS[level](BotObjective(objective), think)
