"""From sets of faces back to the tiles that lie on the table.

The core answers in faces. Here every face becomes a tile again so that as much as possible stays where it is: old sets that are
among the new ones do not move, other sets grow out of the old set they share most tiles with, new sets follow at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meldstone.rules.jokers.exchange import has_joker
from meldstone.tiles import Row, Table, Tile, TileSet


def lay_out(
    before: Table, rack: Sequence[Tile], rows: Iterable[Row], *, keep_joker_order: bool = False
) -> tuple[Table, tuple[int, ...]]:
    """The new table and the old sets (by index) that are no longer as they were.

    An old set stays in place of a row of equal tiles in another order, unless jokers have to stay in their order.
    """
    waiting: dict[tuple[int, ...], list[Row]] = {}
    for row in rows:
        waiting.setdefault(_key(row), []).append(row)
    kept = _kept(before, waiting, keep_joker_order=keep_joker_order)
    left = [row for same in waiting.values() for row in same]
    loose = {i: list(tiles) for i, tiles in enumerate(before) if i not in kept}
    successors = _successors(loose, left)
    spare = [*rack]
    filled = _fill(left, successors, loose, spare)
    moved = {old: filled[k] for k, old in successors.items()}
    order = [kept.get(i) or moved.get(i) for i in range(len(before))]
    new = [filled[k] for k in range(len(left)) if k not in successors]
    return Table([tiles for tiles in order if tiles] + new), tuple(sorted(loose))


def _kept(before: Table, waiting: dict[tuple[int, ...], list[Row]], *, keep_joker_order: bool) -> dict[int, TileSet]:
    """The old sets that are among the new ones, by index; the rows that they stand for wait no longer."""
    kept: dict[int, TileSet] = {}
    # of old sets with equal tiles those stay that lie in the same order: it matters at which end a joker lies
    for same_order in (True, False):
        for i, tiles in enumerate(before):
            exactly = same_order or (keep_joker_order and has_joker(tiles.faces))
            same = waiting.get(_key(tiles.faces), [])
            found = [row for row in same if not exactly or row in (tiles.faces, tiles.faces[::-1])]
            if found and i not in kept:
                same.remove(found[-1])
                kept[i] = tiles
    return kept


def _key(row: Row) -> tuple[int, ...]:
    return tuple(sorted([face.code for face in row]))


def _successors(loose: dict[int, list[Tile]], rows: list[Row]) -> dict[int, int]:
    """Which new row goes on with which old set: pairs with the most tiles in common, each used once."""
    pairs = sorted(
        ((-_shared(row, tiles), k, i) for k, row in enumerate(rows) for i, tiles in loose.items()),
    )
    successors: dict[int, int] = {}
    for shared, k, i in pairs:
        if shared < 0 and k not in successors and i not in successors.values():
            successors[k] = i
    return successors


def _shared(row: Row, tiles: Sequence[Tile]) -> int:
    faces = [tile.face for tile in tiles]
    count = 0
    for face in row:
        if face in faces:
            faces.remove(face)
            count += 1
    return count


def _fill(rows: list[Row], successors: dict[int, int], loose: dict[int, list[Tile]], spare: list[Tile]) -> list[TileSet]:
    """Tiles for every row: first from its own old set, then from other old sets, then from the rack."""
    chosen: list[list[Tile | None]] = [[None] * len(row) for row in rows]
    for k, row in enumerate(rows):
        if k in successors:
            _take(row, chosen[k], loose[successors[k]])
    for k, row in enumerate(rows):
        for tiles in loose.values():
            _take(row, chosen[k], tiles)
    for k, row in enumerate(rows):
        _take(row, chosen[k], spare)
    return [TileSet([tile for tile in row if tile is not None]) for row in chosen]


def _take(row: Row, places: list[Tile | None], stock: list[Tile]) -> None:
    for i, face in enumerate(row):
        if places[i] is None:
            found = next((tile for tile in stock if tile.face is face), None)
            if found is not None:
                stock.remove(found)
                places[i] = found
