"""What afterstates are worth, as it was learned (``meldstone train``): whole numbers, so that every machine chooses alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

from meldstone.bots.afterstate import FEATURES, FeatureCount
from meldstone.bots.bot import BotObjective
from meldstone.game.deal import tiles_in_play
from meldstone.json_form import from_json, to_json
from meldstone.rules.ruleset import Ruleset
from meldstone.values import value

FILE: Final = "worth.json"


@value
class Learned:
    """What was learned for a number of players and an objective, and how: the same command makes the same numbers again."""

    players: int
    jokers: int
    """Jokers of all kinds in play."""
    objective: BotObjective
    command: str
    worth: tuple[int, ...]

    def of(self, counts: Iterable[FeatureCount]) -> int:
        """The worth of an afterstate with these features."""
        worth = self.worth
        return sum([worth[feature] * times for feature, times in counts])


@value
class Lessons:
    """Everything that was learned."""

    learned: tuple[Learned, ...] = ()

    def best_for(self, players: int, jokers: int, objective: BotObjective) -> Learned:
        """What was learned at the table that is most like this one."""
        usable = [lesson for lesson in self.learned if len(lesson.worth) == FEATURES]
        if not usable:
            raise ValueError("nothing was learned for these features; train again")
        return min(
            usable, key=lambda lesson: (_apart(lesson, players, jokers, objective), lesson.objective is not BotObjective.WIN)
        )

    def with_lesson(self, new: Learned) -> Lessons:
        """The lessons with a new one in the place of an old one for the same table."""
        return Lessons(tuple(sorted([*[lesson for lesson in self.learned if _table(lesson) != _table(new)], new], key=_table)))


def _table(lesson: Learned) -> tuple[int, int, str]:
    return lesson.players, lesson.jokers, lesson.objective.value


def _apart(lesson: Learned, players: int, jokers: int, objective: BotObjective) -> int:
    """How far a table is from the one that a lesson was learned at: two jokers are as much as a player, another aim is more."""
    return 2 * abs(lesson.players - players) + abs(lesson.jokers - jokers) + 3 * (lesson.objective is not objective)


def jokers_in_play(rules: Ruleset, players: int) -> int:
    """Jokers of all kinds that a game with so many players is played with."""
    return sum(1 for tile in tiles_in_play(rules, players) if not tile.face.number)


def read_lessons(data: bytes) -> Lessons:
    """Lessons from a file's content."""
    lessons: Lessons = from_json(Lessons, data)
    return lessons


def write_lessons(lessons: Lessons) -> bytes:
    """A file's content, one lesson on a line."""
    lines = b",\n".join(to_json(lesson) for lesson in lessons.learned)
    return b'{"learned":[\n' + lines + b"\n]}\n"


@cache
def shipped() -> Lessons:
    """The lessons that come with the package."""
    return read_lessons(resources.files(__package__).joinpath(FILE).read_bytes())
