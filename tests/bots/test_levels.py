"""Levels are found by name, old names too."""

import pytest

from meldstone.bots.bot import BotObjective
from meldstone.bots.levels import level_of, levels, make_bot


@pytest.mark.parametrize("name", levels())
def test_a_bot_is_called_like_its_level(name: str) -> None:
    assert make_bot(name).name == name
    assert make_bot(name, objective="points", think=0.1).name == name


def test_the_levels_are_known_weakest_first() -> None:
    assert [name for name in levels() if name in {"novice", "skilled"}] == ["novice", "skilled"]


def test_an_old_name_still_finds_its_level() -> None:
    assert make_bot("most-tiles").name == "skilled"
    assert level_of("most-tiles") == "skilled"
    assert level_of("grandmaster") is None


def test_what_is_not_a_level_is_said_with_the_levels_there_are() -> None:
    with pytest.raises(ValueError, match=r"'grandmaster'.*novice.*skilled"):
        make_bot("grandmaster")
    with pytest.raises(ValueError, match="fame"):
        make_bot("novice", objective="fame")


def test_the_objectives_are_those_of_the_arena() -> None:
    assert [objective.value for objective in BotObjective] == ["win", "points", "place"]
