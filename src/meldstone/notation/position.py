"""A position on one line: edition and changed knobs, table, rack, and what else matters, separated by ``/``.

>>> line = "classic joker_penalty=50 / R4 R5 R6; K9 B9 O9 / R7 J / opened"
>>> position = read_position(line)
>>> position.rules.ending.joker_penalty, str(position.table[1]), write_position(position) == line
(50, 'K9 B9 O9', True)
>>> write_position(read_position("rummy-discard / / R1 R1b / unopened / discard K5"))
'rummy-discard / / R1 R1b / unopened / discard K5'
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from meldstone.game.position import Position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.knobs import value_text
from meldstone.tiles import NotationError, Table, Tile, tiles_text, tokens

LONGEST_LINE: Final = 20_000
"""Characters of a position: all tiles of the largest box and every knob take a third of it."""
_OPENED = {"opened": True, "unopened": False}


def write_position(position: Position) -> str:
    """The position as one line."""
    rules = position.rules
    changed = [f"{name}={value_text(value)}" for name, value in rules.differences(ruleset(rules.name)).items()]
    parts = [
        " ".join([rules.name, *changed]),
        str(position.table),
        tiles_text(position.rack),
        "opened" if position.opened else "unopened",
    ]
    if position.discard is not None:
        parts.append(f"discard {position.discard}")
    if position.open_tile is not None:
        parts.append(f"open {position.open_tile}")
    return " / ".join(parts).replace("/  /", "/ /")


def read_position(line: str) -> Position:
    """The position written on a line. Tiles without copy letters are numbered as they come."""
    if len(line) > LONGEST_LINE:
        raise _error(f"{line[:20]}…", 0, f"a position has at most {LONGEST_LINE} characters")
    fields = line.split("/")
    starts = [0, *accumulate([len(field) + 1 for field in fields[:-1]])]
    if len(fields) < 3:
        raise _error(line, 0, "a position has at least edition / table / rack")
    edition, *knobs = fields[0].split() or [""]
    overrides = dict(knob.partition("=")[::2] for knob in knobs)
    rules = ruleset(edition, overrides)
    taken: list[Tile] = []
    sets: list[list[Tile]] = [[]]
    for token, position in tokens(fields[1], keep_semicolons=True):
        if token == ";":
            sets.append([])
        else:
            sets[-1].append(_tile(token, starts[1] + position, taken))
    table = Table.of(tiles for tiles in sets if tiles)
    rack = tuple([_tile(token, starts[2] + position, taken) for token, position in tokens(fields[2])])
    opened = True
    beside: dict[str, Tile] = {}
    for field, start in zip(fields[3:], starts[3:], strict=True):
        words = field.split()
        if len(words) == 1 and words[0] in _OPENED:
            opened = _OPENED[words[0]]
        elif len(words) == 2 and words[0] in ("discard", "open"):
            beside[words[0]] = _tile(words[1], start + field.index(words[1], field.index(words[0]) + len(words[0])), taken)
        else:
            raise _error(field.strip(), start, "expected opened, unopened, discard TILE or open TILE")
    return Position(rules, table, rack, opened, beside.get("discard"), beside.get("open"))


def _error(token: str, position: int, reason: str) -> NotationError:
    return NotationError("notation/bad-position", token, position, f"{reason} (character {position + 1})")


def _tile(token: str, position: int, taken: list[Tile]) -> Tile:
    """The tile, or its next copy if people wrote the same one twice."""
    try:
        tile = Tile(token)
    except NotationError as error:
        raise _error(token, position, f"'{token}' is not a tile") from error
    free = [Tile.of(tile.face, copy) for copy in range(tile.copy, 4) if Tile.of(tile.face, copy) not in taken]
    if not free:
        raise _error(token, position, f"{tile.face} is there too often")
    taken.append(free[0])
    return free[0]
