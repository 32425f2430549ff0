"""Commands, events and views as JSON: tiles as their notation, tagged by ``type``."""

from __future__ import annotations

from typing import Any

import msgspec

from meldstone.game.commands import AnyCommand
from meldstone.game.events import AnyEvent
from meldstone.tiles import NotationError, Table, Tile


def encode(value: AnyCommand | AnyEvent | msgspec.Struct) -> bytes:
    """One line of JSON."""
    return msgspec.json.encode(value, enc_hook=to_plain)


def decode_command(text: bytes | str) -> AnyCommand:
    """A command; raises `msgspec.ValidationError` or `msgspec.DecodeError` with the reason."""
    return _COMMANDS.decode(text)


def decode_event(text: bytes | str) -> AnyEvent:
    """An event; raises `msgspec.ValidationError` or `msgspec.DecodeError` with the reason."""
    return _EVENTS.decode(text)


def to_plain(value: object) -> object:
    """A tile as its notation: the `enc_hook` of every encoder that meets tiles."""
    if isinstance(value, Tile):
        return value.text
    raise TypeError(f"{type(value).__name__} has no JSON form")


def from_plain(kind: type[Any], value: object) -> object:
    """A tile or a table from its notation: the `dec_hook` of every decoder that meets tiles."""
    try:
        if kind is Tile and isinstance(value, str):
            return Tile(value)
        if kind is Table and isinstance(value, list) and all(isinstance(tiles, list) for tiles in value):
            return Table.of([Tile(tile) for tile in tiles] for tiles in value)
    except (NotationError, TypeError) as error:
        raise ValueError(str(error)) from error
    raise ValueError(f"expected {'a tile' if kind is Tile else 'a list of lists of tiles'}")


_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand, dec_hook=from_plain)
_EVENTS: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent, dec_hook=from_plain)
