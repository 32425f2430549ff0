"""What a turn did to the table, in the short form of game records.

``3=R4 R5 R6 R7`` set 3 became this, ``+K9 B9 O9`` a new set, ``-5`` set 5 is gone, all against the table before, separated by
semicolons. Old sets keep their order, new ones follow. A table that cannot be told this way is written out after ``table``.
Numbers in brackets behind a set are what its player declared it to be: ``+R8 J J (8 8 8)``.

>>> before, after = Table.parse("R4 R5 R6; K9 B9 O9"), Table.parse("R4 R5 R6 R7; K9 B9 O9; B1 B2 B3")
>>> change_text(before, after)
'1=R4 R5 R6 R7; +B1 B2 B3'
>>> change_text(before, Table.parse("K9 B9 O9; R4 R5 R6"))
'table K9 B9 O9; R4 R5 R6'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from meldstone.rules.turn import Declarations
from meldstone.tiles import NotationError, Table, TileSet

ReadTiles = Callable[[str], TileSet]
_ITEM = re.compile(
    r"(?:(?P<changed>\d{1,4})=|(?P<new>\+)|-(?P<gone>\d{1,4})(?!\d))?(?P<tiles>[^()]*+)(?:\((?P<numbers>[\d\s]*+)\))?\s*+\Z"
)


def change_text(before: Table, after: Table, declared: Declarations = ()) -> str:
    """The shortest way to tell the new table."""
    items = _items(before, after)
    told = [f"{head}{tiles}{_numbers(after, tiles, declared)}" if tiles else head for head, tiles in items or []]
    if items is not None and _applied(before, items) == after:
        return "; ".join(told)
    sets = [f"{tiles}{_numbers(after, tiles, declared)}" for tiles in after]
    return f"table {'; '.join(sets)}"


def read_change(text: str, before: Table, declared: Declarations, read: ReadTiles) -> tuple[Table, Declarations]:
    """The new table and what its sets are declared to be; `read` turns the tiles of one set into physical tiles."""
    whole = text.startswith("table")
    known = dict(zip(before, declared, strict=False))
    changed: dict[int, TileSet] = {}
    gone: set[int] = set()
    new: list[TileSet] = []
    said: dict[TileSet, tuple[int, ...]] = {}
    for item in (text.removeprefix("table") if whole else text).split(";"):
        match = _ITEM.match(item.strip())
        if match is None:
            raise _error(item)
        tiles = read(match["tiles"])
        if match["gone"] and not tiles:
            gone.add(_index(match["gone"], before, item))
        elif match["changed"] and tiles:
            changed[_index(match["changed"], before, item)] = tiles
        elif tiles and (match["new"] or whole):
            new.append(tiles)
        elif item.strip():
            raise _error(item)
        if match["numbers"]:
            said[tiles] = tuple(int(number) for number in match["numbers"].split())
    old = [changed.get(i, tiles) for i, tiles in enumerate(before) if i not in gone] if not whole else []
    after = Table([*old, *new])
    all_said = tuple(said.get(tiles) or known.get(tiles) or () for tiles in after)
    return after, all_said if any(all_said) else ()


def _items(before: Table, after: Table) -> list[tuple[str, TileSet]] | None:
    """Pairs old and new sets in order: equal ones stay, others change in place, what is left over is gone or new."""
    lying = set(after)
    items: list[tuple[str, TileSet]] = []
    new_sets = [tiles for tiles in after if tiles not in set(before)]
    tail = _new_at_end(before, after)
    inner = new_sets[: len(new_sets) - tail]
    for i, tiles in enumerate(before, start=1):
        if tiles in lying:
            continue
        if inner:
            items.append((f"{i}=", inner.pop(0)))
        else:
            items.append((f"-{i}", TileSet()))
    if inner:
        return None
    return items + [("+", tiles) for tiles in new_sets[len(new_sets) - tail :]]


def _new_at_end(before: Table, after: Table) -> int:
    """How many sets at the end of the new table are best told as new: as many as the table grew, at least none."""
    old = set(before)
    changed = sum(tiles not in set(after) for tiles in before)
    is_new = [tiles not in old for tiles in after]
    at_end = len(is_new) - max((i + 1 for i, new in enumerate(is_new) if not new), default=0)
    return min(at_end, max(sum(is_new) - changed, _unrelated(before, after, at_end)))


def _unrelated(before: Table, after: Table, at_end: int) -> int:
    """Sets at the end that share no tile with a set that changed: surely new, not an old set that moved."""
    old = {tile for tiles in before for tile in tiles}
    count = 0
    for tiles in reversed(after[len(after) - at_end :]):
        if any(tile in old for tile in tiles):
            break
        count += 1
    return count


def _applied(before: Table, items: Sequence[tuple[str, TileSet]]) -> Table:
    changed = {int(head[:-1]): tiles for head, tiles in items if head.endswith("=")}
    gone = {int(head[1:]) for head, tiles in items if head.startswith("-")}
    old = [changed.get(i, tiles) for i, tiles in enumerate(before, start=1) if i not in gone]
    return Table([*old, *[tiles for head, tiles in items if head == "+"]])


def _numbers(after: Table, tiles: TileSet, declared: Declarations) -> str:
    numbers = declared[after.index(tiles)] if declared else ()
    return f" ({' '.join(map(str, numbers))})" if numbers else ""


def _index(number: str, before: Table, item: str) -> int:
    if not 1 <= int(number) <= len(before):
        raise NotationError("notation/bad-change", item, 0, f"'{item.strip()}': there is no set {number} on the table")
    return int(number) - 1


def _error(item: str) -> NotationError:
    return NotationError("notation/bad-change", item, 0, f"'{item.strip()}' is not N=TILES, +TILES or -N")
