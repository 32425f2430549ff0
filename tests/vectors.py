"""The worked examples of RULES.md as typed rows; tests/data holds them, nothing else reads that folder."""

from pathlib import Path
from typing import Literal, TypeVar

import msgspec

DATA = Path(__file__).with_name("data")

KnobValue = bool | int | str
Row = TypeVar("Row")


class SetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of tiles: is it a legal set, of which kind (None in a legal row: any kind), worth how much."""

    id: str
    editions: tuple[str, ...]
    overrides: dict[str, KnobValue]
    tiles: tuple[str, ...]
    valid: bool
    kind: str | None
    value: int | None
    why: str


class OpeningRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sets laid from the rack in an opening turn, their total, and whether it opens."""

    id: str
    editions: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...]
    total: int
    opens: bool


class MoveRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole turn: the table before, the tiles from the rack, the table after; legal or not."""

    id: str
    editions: tuple[str, ...]
    overrides: dict[str, KnobValue]
    opened: bool
    before: tuple[tuple[str, ...], ...]
    from_rack: tuple[str, ...]
    after: tuple[tuple[str, ...], ...]
    legal: bool
    why: str


class TimeoutRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The draft at the deadline (``*`` marks own tiles), the table after, what goes to the rack, how many are drawn."""

    id: str
    editions: tuple[str, ...]
    overrides: dict[str, KnobValue]
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


class ScoreRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Racks at the end of a game and the points by player."""

    id: str
    editions: tuple[str, ...]
    overrides: dict[str, KnobValue]
    players: tuple[ScorePlayer, ...]
    result: dict[str, int]


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
