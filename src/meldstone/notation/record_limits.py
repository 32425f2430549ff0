"""How large a record may be. Strangers send records: one that no game can have made is refused before it costs anything.

Whole games of bots have about a hundred events and 25 kB of JSON; a line of the largest box has less than 4 kB.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meldstone.game import events as ev
from meldstone.notation.record_error import RecordError
from meldstone.values import names_of

MOST_LETTERS: Final = 1_000_000
"""Of a whole record."""
_MOST_LINE: Final = 16_000
"""Letters of a line."""
_MOST_LINES: Final = 20_000
_MOST_EVENTS: Final = 3_000
_MOST_DEALS: Final = 100
"""Redeals are demanded with three doublets on a rack: a game has a handful of deals at most."""
_MOST_PARTS: Final = 2_000
"""Tiles, sets and numbers of one event; the largest box has 330 tiles."""
_MOST_SETS: Final = 150
"""Sets of a table; the largest box has tiles for 110."""
_MOST_NAME: Final = 100
"""Letters of a name."""
MOST_DIGITS: Final = 20


def too_large(line: int, reason: str) -> RecordError:
    """The error for a record that is larger than any game."""
    return RecordError(line, reason, "record/too-large")


def lines_of(text: str) -> list[str]:
    """The lines of a record, if they are bearable."""
    if len(text) > MOST_LETTERS:
        raise too_large(1, f"more than {MOST_LETTERS:,} letters")
    if text.count("\n") >= _MOST_LINES:
        raise too_large(_MOST_LINES, f"more than {_MOST_LINES:,} lines")
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        if len(line) > _MOST_LINE:
            raise too_large(number, f"more than {_MOST_LINE:,} letters in a line")
    return lines


class EventCounter:
    """Counts what a record has had so far."""

    def __init__(self) -> None:
        self._events = 0
        self._deals = 0

    def count(self, event: ev.AnyEvent, line: int) -> None:
        """Counts an event before anything is worked out from it; raises if it is too much."""
        self._events += 1
        self._deals += isinstance(event, ev.Dealt)
        if self._events > _MOST_EVENTS:
            raise too_large(line, f"more than {_MOST_EVENTS:,} events")
        if self._deals > _MOST_DEALS:
            raise too_large(line, f"more than {_MOST_DEALS} deals")
        if isinstance(event, ev.GameOpened) and any(len(name) > _MOST_NAME for name in event.names):
            raise too_large(line, f"a name of more than {_MOST_NAME} letters")
        if isinstance(event, ev.Played | ev.TurnSettled) and len(event.table) > _MOST_SETS:
            raise too_large(line, f"more than {_MOST_SETS} sets")
        if _parts(getattr(event, field) for field in names_of(event)) > _MOST_PARTS:
            raise too_large(line, f"more than {_MOST_PARTS:,} tiles and sets")


def _parts(values: Iterable[object]) -> int:
    return sum(1 + _parts(value) if isinstance(value, tuple) else 1 for value in values)
