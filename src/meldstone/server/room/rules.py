"""The rules that the settings of a room ask for, and whether a game can be played by them."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from meldstone.bots.levels import level_of, levels
from meldstone.game.apply import new_game
from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import TimerFrom
from meldstone.rules.knobs import KnobValue, RulesetError
from meldstone.rules.ruleset import Ruleset
from meldstone.server.protocol.codes import RefusedError, ServerCode, from_ruleset, refuse
from meldstone.server.protocol.settings import SLOW_SECONDS, Settings

BOT_LEVELS: Final = levels()
"""Bots that can sit down, weakest first."""


MOST_RATED_GAMES: Final = 10
"""Games of a rated match at most."""


def rules_of(settings: Settings) -> Ruleset:
    """The rules with the clock of the room."""
    overrides: dict[str, object] = dict(settings.knobs)
    if settings.days:
        overrides["turn_seconds"] = SLOW_SECONDS
    elif settings.seconds is not None:
        overrides["turn_seconds"] = settings.seconds
    if settings.rated or settings.days:
        # some editions start a player's clock with the opening; a player who leaves before it would block the game for ever
        overrides["timer_from"] = TimerFrom.ALWAYS.value
    # with the type, because True and 1 are equal and only one of them may be a knob's value
    return _shared_rules(settings.edition, tuple((name, type(value), value) for name, value in sorted(overrides.items())))


@lru_cache(maxsize=256)
def _shared_rules(edition: str, overrides: tuple[tuple[str, type[object], object], ...]) -> Ruleset:
    """Most rooms play by the same few rules; they share them."""
    return ruleset(edition, {name: value for name, _, value in overrides})


@lru_cache(maxsize=256)
def plain_knobs(rules: Ruleset) -> dict[str, int | bool | str]:
    """Every knob by name with its value as it is sent; not to be changed by anybody."""
    return {name: plain_value(value) for name, value in rules.knobs().items()}


def plain_value(value: KnobValue) -> int | bool | str:
    """A value of a knob as it is sent."""
    return value.value if isinstance(value, StrEnum) else value


def checked(settings: Settings) -> Settings:
    """The settings, if a game can be played with them; else every problem of the rules or the wrong field."""
    try:
        rules = rules_of(settings)
    except RulesetError as error:
        raise from_ruleset(error) from error
    if not rules.box.players_min <= settings.seats <= rules.box.players_max:
        raise refuse(ServerCode.BAD_SETTING, field="seats")
    if len(settings.bots) > settings.seats or any(level is not None and level_of(level) is None for level in settings.bots):
        raise refuse(ServerCode.BAD_SETTING, field="bots")
    if settings.rated and (any(settings.bots) or settings.knobs):
        raise refuse(ServerCode.BAD_SETTING, field="rated")
    if settings.rated and (objection := not_rated(settings)) is not None:
        raise objection
    if settings.rated and not rules.clock.turn_seconds:
        # nobody plays for somebody who goes away from a rated game; the clock brings it to its end
        raise refuse(ServerCode.RATED_NEEDS_CLOCK)
    _check_stacks(rules, settings)
    return settings


def not_rated(settings: Settings) -> RefusedError | None:
    """Why games like these are never rated; None if they may be."""
    if "+" in settings.edition:
        return refuse(ServerCode.RATED_ONE_EDITION)
    if settings.days:
        return refuse(ServerCode.RATED_NO_DAYS)
    if settings.games > MOST_RATED_GAMES:
        return refuse(ServerCode.RATED_TOO_LONG, most=MOST_RATED_GAMES)
    return None


def _check_stacks(rules: Ruleset, settings: Settings) -> None:
    """Some choices only show with the number of players; a trial deal tells."""
    try:
        new_game(rules, settings.seats, "00" * 32)
    except RulesetError as error:
        raise from_ruleset(error) from error
