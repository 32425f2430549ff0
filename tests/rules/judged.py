"""Turns as text, and what the law says to them."""

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.turn import Declarations, Turn, objections
from meldstone.tiles import Face, Table, Tile

EDITIONS = ["original", "classic", "twist", "mix", "six-player", "rummy", "tournament"]


def codes(
    rules: Ruleset,
    before: str,
    rack: str,
    after: str,
    *,
    opened: bool = True,
    taken: str = "",
    declared_before: Declarations = (),
    declared: Declarations = (),
) -> list[str]:
    turn = TileTurn(
        Table.parse(before),
        Table.parse(after),
        frozenset(Tile.parse_many(f"{rack} {taken}")),
        opened,
        Tile(taken) if taken else None,
        declared_before,
        declared,
    )
    return [found.code.value for found in tile_objections(turn, rules)]


# --- a taken discard (I variant 1) -----------------------------------------------------------------------------------

DISCARD = ruleset("rummy-discard")


# --- the judge: equal tiles, bounds, places --------------------------------------------------------------------------------------


def of_faces(edition: str, before: str, after: str, rack: str, *, opened: bool = True) -> list[str]:
    return [found.code.value for found in objections(Turn.parse(before, after, rack, opened=opened), ruleset(edition))]


def face_rows(text: str) -> tuple[tuple[Face, ...], ...]:
    """Sets in faces, however often a tile is in them."""
    return tuple(Face.parse_many(row) for row in text.split(";"))
