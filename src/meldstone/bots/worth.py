"""What afterstates are worth, as it was learned (``meldstone train``): whole numbers, so that every machine chooses alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from meldstone.bots.afterstate import FEATURES, Hit
from meldstone.bots.bot import Objective

FILE: Final = "worth.json"


class Learned(msgspec.Struct, frozen=True):
    """What was learned for a number of players and an objective, and how: the same command makes the same numbers again."""

    players: int
    objective: Objective
    command: str
    worth: tuple[int, ...]

    def of(self, hits: Iterable[Hit]) -> int:
        """The worth of an afterstate with these features."""
        worth = self.worth
        return sum([worth[feature] * times for feature, times in hits])


class Lessons(msgspec.Struct, frozen=True):
    """Everything that was learned."""

    learned: tuple[Learned, ...] = ()

    def best_for(self, players: int, objective: Objective) -> Learned:
        """What fits a table best: the objective, if it was learned for any table, then the number of players."""
        usable = [one for one in self.learned if len(one.worth) == FEATURES]
        if not usable:
            raise ValueError("nothing was learned for these features; train again")
        return min(usable, key=lambda one: (one.objective is not objective, abs(one.players - players), one.players))

    def with_one(self, new: Learned) -> Lessons:
        """The lessons with a new one in the place of an old one for the same table."""
        others = [one for one in self.learned if (one.players, one.objective) != (new.players, new.objective)]
        return Lessons(tuple(sorted((*others, new), key=lambda one: (one.players, one.objective))))


def read_lessons(data: bytes) -> Lessons:
    """Lessons from a file's content."""
    return msgspec.json.decode(data, type=Lessons)


def write_lessons(lessons: Lessons) -> bytes:
    """A file's content, one lesson on a line."""
    lines = b",\n".join(msgspec.json.encode(one) for one in lessons.learned)
    return b'{"learned":[\n' + lines + b"\n]}\n"


@cache
def shipped() -> Lessons:
    """The lessons that come with the package."""
    return read_lessons(resources.files(__package__).joinpath(FILE).read_bytes())
