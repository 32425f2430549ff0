"""What a room is created with: the rules, the clock, the seats, who may come in; and the phases it goes through."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.bots.bot import THINK
from meldstone.bots.levels import level_of, levels
from meldstone.game.apply import new_game
from meldstone.rules.catalogue import ruleset
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import Ruleset, TimerFrom
from meldstone.server.codes import ServerCode, from_ruleset, refuse

BOT_LEVELS: Final = levels()
"""Bots that can sit down, weakest first."""

_SLOW_SECONDS: Final = 600
"""A move of days is a turn of ten minutes on a clock that goes slower; the knob knows no longer turns."""


class RoomPhase(StrEnum):
    """Where a room stands."""

    OPEN = "open"
    PLAYING = "playing"
    BETWEEN = "between-games"
    OVER = "match-over"
    CLOSED = "closed"


class Tempo(StrEnum):
    """How bots move their tiles, for those who watch."""

    CALM = "calm"
    BRISK = "brisk"
    AT_ONCE = "at-once"


ShortName = Annotated[str, Meta(max_length=60)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen once, when the room is made."""

    edition: Annotated[str, Meta(max_length=100)] = "classic"
    knobs: Annotated[dict[ShortName, int | bool | ShortName], Meta(max_length=60)] = {}
    """Knobs with another value than in the edition."""
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    bots: Annotated[tuple[Annotated[str, Meta(max_length=20)] | None, ...], Meta(max_length=6)] = ()
    """Bots by seat: a level, or null for a seat that people take."""
    think: Annotated[float, Meta(ge=0.1, le=10)] = THINK
    """Seconds a turn that a bot may think; matters to those that plan, as far as they can use it."""
    tempo: Tempo = Tempo.CALM
    """How a bot's turn is shown: set by set in peace, set by set quickly, or all at once."""
    seconds: Annotated[int, Meta(ge=0, le=600)] | None = None
    """Seconds for a turn; null as the edition says, 0 without a clock."""
    days: Annotated[int, Meta(ge=0, le=14)] = 0
    """Days for a turn; goes before `seconds`."""
    games: Annotated[int, Meta(ge=1, le=100)] = 1
    public: bool = True
    """Listed in the lobby; otherwise only the invitation link leads here."""
    spectators: bool = True
    fill_abandoned: bool = True
    """A bot plays on for somebody who went away."""
    rated: bool = False
    """Counts for ratings: the edition as it is, with a clock, without pauses, and only accounts can sit down."""
    chat: bool = True
    hints: bool = True
    """Players may ask what they could play; never in rated games."""
    auto_start: bool = True
    """The first match starts when the last seat is taken; otherwise the owner starts it."""

    @property
    def pace(self) -> int:
        """How many milliseconds of the day are one millisecond of the game."""
        return self.days * 86_400 // _SLOW_SECONDS if self.days else 1


def rules_of(settings: Settings) -> Ruleset:
    """The rules with the clock of the room."""
    overrides: dict[str, object] = dict(settings.knobs)
    if settings.days:
        overrides["turn_seconds"] = _SLOW_SECONDS
    elif settings.seconds is not None:
        overrides["turn_seconds"] = settings.seconds
    if settings.rated or settings.days:
        # some editions start the clock at the own opening; who goes away before would keep everybody waiting for ever
        overrides["timer_from"] = TimerFrom.ALWAYS.value
    # with the type, because True and 1 are equal and only one of them may be a knob's value
    return _shared_rules(settings.edition, tuple((name, type(value), value) for name, value in sorted(overrides.items())))


@lru_cache(maxsize=256)
def _shared_rules(edition: str, overrides: tuple[tuple[str, type[object], object], ...]) -> Ruleset:
    """Most rooms play by the same few rules; they share them."""
    return ruleset(edition, {name: value for name, _, value in overrides})


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
    if settings.rated and not rules.clock.turn_seconds:
        # nobody plays for somebody who goes away from a rated game; the clock brings it to its end
        raise refuse(ServerCode.RATED_NEEDS_CLOCK)
    _check_stacks(rules, settings)
    return settings


def _check_stacks(rules: Ruleset, settings: Settings) -> None:
    """Some choices only show with the number of players; a trial deal tells."""
    try:
        new_game(rules, settings.seats, "00" * 32)
    except RulesetError as error:
        raise from_ruleset(error) from error
