"""A rebuilt table as steps for two hands: take these tiles from there, put them here."""

from __future__ import annotations

from enum import StrEnum

from meldstone.tiles import Table, Tile, TileSet
from meldstone.values import value


class StepKind(StrEnum):
    """What a step is called."""

    LAY = "lay"
    """A new set from the rack."""
    ADD = "add"
    """Rack tiles join a set of the table."""
    TAKE_FOURTH = "take-fourth"
    """One tile of a full group moves."""
    TAKE_END = "take-end"
    """A tile at the end of a run moves."""
    SPLIT = "split"
    """A part of a set moves, or a set falls into parts."""
    JOIN = "join"
    """A whole set moves to another."""
    SWAP_JOKER = "swap-joker"
    """A joker moves, a tile takes its place."""


@value
class Step:
    """Tiles that move together: from a set of the old table (None = the rack) to a set of the new table."""

    kind: StepKind
    tiles: tuple[Tile, ...]
    source: int | None
    target: int
    starts: bool
    """True if these are the first tiles of the target."""


def steps_between(before: Table, after: Table) -> tuple[Step, ...]:
    """The steps from one table to the other, set by set; what comes from the table moves before what comes from the rack."""
    home = {tile: i for i, tiles in enumerate(before) for tile in tiles}
    stays = _staying(before, after, home)
    moved: list[Step] = []
    laid: list[Step] = []
    for target, tiles in enumerate(after):
        begun = target in stays.values()
        by_source: dict[int | None, list[Tile]] = {}
        for tile in tiles:
            source = home.get(tile)
            if source is None or stays.get(source) != target:
                by_source.setdefault(source, []).append(tile)
        for source in sorted((s for s in by_source if s is not None), key=lambda s: (-len(by_source[s]), s)):
            kind = _moved_kind(before[source], by_source[source], stays.get(source), after)
            moved.append(Step(kind, tuple(by_source[source]), source, target, not begun))
            begun = True
        if None in by_source:
            kind = StepKind.ADD if begun else StepKind.LAY
            laid.append(Step(kind, tuple(by_source[None]), None, target, not begun))
    return tuple(moved + laid)


def _staying(before: Table, after: Table, home: dict[Tile, int]) -> dict[int, int]:
    """For each old set the new set that grows out of it: the one with most of its tiles, each new set only once."""
    shares: dict[tuple[int, int], int] = {}
    for target, tiles in enumerate(after):
        for tile in tiles:
            if tile in home:
                pair = (home[tile], target)
                shares[pair] = shares.get(pair, 0) + 1
    stays: dict[int, int] = {}
    for source, target in sorted(shares, key=lambda pair: (-shares[pair], pair)):
        if source not in stays and target not in stays.values():
            stays[source] = target
    return stays


def _moved_kind(old: TileSet, moved: list[Tile], stays_in: int | None, after: Table) -> StepKind:
    if stays_in is None and len(moved) == len(old):
        return StepKind.JOIN
    if len(moved) > 1 or stays_in is None:
        return StepKind.SPLIT
    tile = moved[0]
    if not tile.face.number and any(other not in old for other in after[stays_in]):
        return StepKind.SWAP_JOKER
    numbers = {other.face.number for other in old if other.face.number}
    if len(numbers) == 1:
        return StepKind.TAKE_FOURTH
    return StepKind.TAKE_END if tile in (old[0], old[-1]) else StepKind.SPLIT
