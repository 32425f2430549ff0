"""Commands, events and views as JSON: tiles as their notation, tagged by ``type``."""

from __future__ import annotations

from typing import cast

from meldstone.game.commands import AnyCommand
from meldstone.game.events import AnyEvent
from meldstone.json_form import parsed, reader, to_json


def encode(value: object) -> bytes:
    """One line of JSON."""
    return to_json(value)


def decode_command(text: bytes | str) -> AnyCommand:
    """A command; raises `JsonError` with the reason."""
    return cast(AnyCommand, _COMMAND(parsed(text)))


def decode_event(text: bytes | str) -> AnyEvent:
    """An event; raises `JsonError` with the reason."""
    return cast(AnyEvent, _EVENT(parsed(text)))


_COMMAND = reader(AnyCommand)
_EVENT = reader(AnyEvent)
