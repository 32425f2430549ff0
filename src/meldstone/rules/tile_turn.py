"""A turn of physical tiles: what the law of faces says about it, told in tiles and in places on the proposed table.

Equal tiles are the same to the law, but not to bookkeeping: a tile that lies twice or comes from nowhere is found here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from meldstone.rules.ruleset import Ruleset
from meldstone.rules.turn import Declarations, Turn, is_playable, objections, opening_facts, table_faults
from meldstone.rules.violations import Code, TilePlace, Violation, violation
from meldstone.rules.work import Work
from meldstone.tiles import Table, Tile
from meldstone.values import replace


@dataclass(frozen=True, slots=True)
class TileTurn:
    """A proposed turn: the table before and after, the tiles the player may lay, whether the player has opened."""

    before: Table
    after: Table
    rack: frozenset[Tile]
    opened: bool = True
    into_new_set: Tile | None = None
    """A discarded tile that was taken (it is among those of the rack): one like it must lie in a new set (RULES.md I, K-44)."""
    declared_before: Declarations = ()
    declared: Declarations = ()

    @property
    def placed(self) -> list[Tile]:
        """The rack tiles that the turn lays, in the order of the table."""
        return [tile for tiles in self.after for tile in tiles if tile in self.rack]

    @property
    def in_faces(self) -> Turn:
        """The turn as the law sees it."""
        return Turn(
            before=self.before.rows,
            after=self.after.rows,
            rack=tuple([tile.face for tile in self.rack]),
            opened=self.opened,
            into_new_set=None if self.into_new_set is None else self.into_new_set.face,
            declared_before=self.declared_before,
            declared=self.declared,
        )


_COUNTED_IN_TILES = frozenset({Code.TURN_TABLE_TILE_MISSING, Code.TURN_FOREIGN_TILE})


def tile_objections(turn: TileTurn, rules: Ruleset) -> Iterator[Violation]:
    """Every rule that a turn breaks, with the tiles concerned; the turn is legal if there are none."""
    counted = list(_miscounted(turn))
    in_faces = turn.in_faces
    if not counted:
        for found in objections(in_faces, rules):
            yield _in_tiles(found, turn)
        return
    yield from counted
    for found in table_faults(in_faces, rules):
        if found.code not in _COUNTED_IN_TILES:
            yield _in_tiles(found, turn)
    if not turn.opened:
        for found in opening_facts(in_faces, rules):
            yield _in_tiles(found, turn)


def is_legal(turn: TileTurn, rules: Ruleset, work: Work | None = None) -> bool:
    """True if there is no objection; looks for no reasons, so it is quick. What cannot be decided is not legal (K-48)."""
    in_faces = turn.in_faces
    return _is_whole(turn, in_faces, rules) and is_playable(in_faces, rules, work)


def is_whole(turn: TileTurn, rules: Ruleset) -> bool:
    """True if the facts are right: all tiles of the table and one of the rack lie there, in legal sets."""
    return _is_whole(turn, turn.in_faces, rules)


def _is_whole(turn: TileTurn, in_faces: Turn, rules: Ruleset) -> bool:
    return next(_miscounted(turn), None) is None and next(table_faults(in_faces, rules), None) is None


def _miscounted(turn: TileTurn) -> Iterator[Violation]:
    """Every table tile is still there, once, and every new tile is one of the rack (RULES.md E.4)."""
    after = turn.after.tiles
    there = set(after)
    before = set(turn.before.tiles)
    if len(there) < len(after):
        twice = {tile for tile, count in Counter(after).items() if count > 1}
        yield violation(Code.TURN_TILE_TWICE, sorted(twice)).at(_places(turn.after, twice))
    if missing := before - there:
        yield violation(Code.TURN_TABLE_TILE_MISSING, sorted(missing)).at(origins=_places(turn.before, missing))
    if foreign := there - before - turn.rack:
        yield violation(Code.TURN_FOREIGN_TILE, sorted(foreign)).at(_places(turn.after, foreign))


def _places(table: Table, tiles: set[Tile]) -> Iterator[TilePlace]:
    return ((i, place) for i, row in enumerate(table) for place, tile in enumerate(row) if tile in tiles)


def _in_tiles(found: Violation, turn: TileTurn) -> Violation:
    """A violation with its tiles; those of the old table are marked where they lie now, those of the rack are the very ones."""
    if found.code is Code.OPENING_TOO_LOW:
        found = found.at(_places(turn.after, set(turn.placed)))
    elif found.code is Code.DISCARD_NOT_IN_NEW_SET and turn.into_new_set is not None:
        found = found.at(_places(turn.after, {turn.into_new_set}))
    tiles = tuple([turn.after[i][place] for i, place in found.places])
    if not found.origins:
        return replace(found, tiles=tiles)
    came = [turn.before[i][place] for i, place in found.origins]
    return replace(found, tiles=(*tiles, *came), places=(*found.places, *_places(turn.after, set(came))))
