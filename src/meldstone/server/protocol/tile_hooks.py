"""Tiles for msgspec, which knows them only by these two hooks."""

from __future__ import annotations

from typing import Any

from meldstone.tiles import NotationError, Table, Tile


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
