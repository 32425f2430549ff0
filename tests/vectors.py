"""The worked examples of RULES.md as typed rows; tests/data holds them, nothing else reads that folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from meldstone.game.position import Position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.tiles import Face, Table, number_copies

DATA = Path(__file__).with_name("data")

KnobValue = bool | int | str
Row = TypeVar("Row")


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all worked examples have: a name, and the editions in which they hold."""

    id: str
    editions: tuple[str, ...]


class ExampleWithKnobs(Example, frozen=True):
    """Holds in its editions with these knobs changed."""

    overrides: dict[str, KnobValue]


class SetRow(ExampleWithKnobs, frozen=True):
    """A row of tiles: is it a legal set, of which kind (None in a legal row: any kind), worth how much."""

    tiles: tuple[str, ...]
    valid: bool
    kind: str | None
    value: int | None
    why: str


class OpeningRow(Example, frozen=True):
    """Sets laid from the rack in an opening turn, their total, and whether it opens."""

    sets: tuple[tuple[str, ...], ...]
    total: int
    opens: bool


class MoveRow(ExampleWithKnobs, frozen=True):
    """A whole turn: the table before, the tiles from the rack, the table after; legal or not."""

    opened: bool
    before: tuple[tuple[str, ...], ...]
    from_rack: tuple[str, ...]
    after: tuple[tuple[str, ...], ...]
    legal: bool
    why: str


class TimeoutRow(ExampleWithKnobs, frozen=True):
    """The draft at the deadline (``*`` marks own tiles), the table after, what goes to the rack, how many are drawn."""

    before: tuple[tuple[str, ...], ...]
    at_deadline: tuple[tuple[str, ...], ...]
    after: tuple[tuple[str, ...], ...]
    to_rack: tuple[str, ...]
    draw: int


class ScorePlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player at the end of a game; an empty rack is the winner's."""

    name: str
    rack: tuple[str, ...]
    flags: tuple[Literal["unopened", "announced", "hand"], ...]


class ScoreRow(ExampleWithKnobs, frozen=True):
    """Racks at the end of a game and the points by player."""

    players: tuple[ScorePlayer, ...]
    result: dict[str, int]


class BestMoveRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what its best moves are worth, as other solvers have proven; what nobody has proven is None."""

    edition: str
    opened: bool
    table: tuple[tuple[str, ...], ...]
    rack: tuple[str, ...]
    most_tiles: int
    most_points: int | None = None
    overrides: dict[str, KnobValue] = {}
    id: str = ""
    opening_most_tiles: int | None = None
    fewest_sets_changed: int | None = None

    @property
    def position(self) -> Position:
        """The row as the solver takes it; tiles are numbered on the table first, then on the rack."""
        tiles = iter(number_copies(Face(text) for row in (*self.table, self.rack) for text in row))
        table = Table.of([next(tiles) for _ in row] for row in self.table)
        return Position(ruleset(self.edition, self.overrides), table, tuple(tiles), self.opened)


def set_rows() -> list[SetRow]:
    return _read("sets", list[SetRow])


def opening_rows() -> list[OpeningRow]:
    return _read("openings", list[OpeningRow])


def move_rows() -> list[MoveRow]:
    return _read("moves", list[MoveRow])


def timeout_rows() -> list[TimeoutRow]:
    return _read("timeouts", list[TimeoutRow])


def score_rows() -> list[ScoreRow]:
    return _read("scores", list[ScoreRow])


def best_move_rows(*names: Literal["small", "classic", "original"]) -> list[BestMoveRow]:
    """Small positions solved by exhaustion, positions of real games in classic, positions under the strict rules of original."""
    return [row for name in names for row in _read(f"best_moves_{name}", list[BestMoveRow])]


def edition_knobs() -> dict[str, dict[str, KnobValue]]:
    """Every knob of every edition by name, ``base`` included; what an edition extends is already merged in."""
    raw = _read("editions", dict[str, dict[str, KnobValue]])

    def merged(name: str) -> dict[str, KnobValue]:
        own = dict(raw[name])
        parent = own.pop("extends", None)
        return own if parent is None else {**merged(str(parent)), **own}

    return {name: merged(name) for name in raw}


def _read(name: str, rows: type[Row]) -> Row:
    return msgspec.json.decode((DATA / f"{name}.json").read_bytes(), type=rows)


def fits_box(faces: Sequence[Face], rules: Ruleset) -> bool:
    """Rows that no box can lay are not valid in the examples, whatever the readings say."""
    return all(faces.count(face) <= copies_in_box(face, rules) for face in faces)
