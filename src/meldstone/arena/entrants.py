"""Who can be entered: the levels, each with what it plays for if that is not to win.

>>> entrant("skilled", think=1.0).name
'skilled'
>>> unknown(["skilled", "skilled:points", "clairvoyant", "skilled:glory"])
['clairvoyant', 'skilled:glory']
"""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.bots.bot import Bot, BotObjective
from meldstone.bots.levels import level_of, make_bot


def entrant(name: str, think: float) -> Bot:
    """The bot that a name such as ``master`` or ``master:points`` stands for."""
    level, _, objective = name.partition(":")
    return make_bot(level, objective=objective or BotObjective.WIN, think=think)


def unknown(names: Iterable[str]) -> list[str]:
    """The names that stand for no bot."""
    return [name for name in names if not _known(name)]


def _known(name: str) -> bool:
    level, colon, objective = name.partition(":")
    return level_of(level) is not None and (not colon or objective in list(BotObjective))
