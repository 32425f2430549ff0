"""What a room is created with: the rules, the clock, the seats, who may come in; and the phases it goes through."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.bots.bot import THINK

SLOW_SECONDS: Final = 600
"""A move of days is a turn of ten minutes on a clock that goes slower; the knob knows no longer turns."""


class RoomPhase(StrEnum):
    """Where a room stands."""

    OPEN = "open"
    PLAYING = "playing"
    BETWEEN = "between-games"
    OVER = "match-over"
    CLOSED = "closed"


class Tempo(StrEnum):
    """How bots move their tiles, for those who watch: slowly, quickly, all at once. Only the wire says calm and brisk."""

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
    hints: bool | None = None
    """Players may ask what they could play; null: whoever plays alone against bots. Never in rated games."""
    auto_start: bool = True
    """The first match starts when the last seat is taken; otherwise the owner starts it."""

    @property
    def pace(self) -> int:
        """How many milliseconds of the day are one millisecond of the game."""
        return self.days * 86_400 // SLOW_SECONDS if self.days else 1
