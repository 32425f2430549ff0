"""Tiles for msgspec, which knows them only by these two hooks."""

from __future__ import annotations

from typing import Any

from meldstone.json_form import reader
from meldstone.tiles import Tile


def to_plain(value: object) -> object:
    """A tile as its notation: the `enc_hook` of every encoder that meets tiles."""
    if isinstance(value, Tile):
        return value.text
    raise TypeError(f"{type(value).__name__} has no JSON form")


def from_plain(kind: Any, value: object) -> object:
    """A tile or a table from its notation, as records have them: the `dec_hook` of every decoder that meets tiles."""
    return reader(kind)(value)
