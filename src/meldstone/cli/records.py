"""Reads a game record from a file or from standard input."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path

from meldstone.cli.failure import InputError
from meldstone.game import events as ev
from meldstone.notation.record import RecordError, read_record
from meldstone.notation.record_limits import MOST_LETTERS

_MOST_BYTES = 4 * MOST_LETTERS


def load_record(name: str) -> tuple[ev.AnyEvent, ...]:
    """The events of a record; ``-`` is standard input."""
    try:
        with contextlib.nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as file:
            # one byte more than there may be: what has no end is refused and not read
            data = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise InputError("file/not-readable", f"{name}: {reason}", path=name, reason=str(reason)) from error
    if len(data) > _MOST_BYTES:
        raise InputError("record/too-large", f"{name}: more than {_MOST_BYTES:,} bytes", line=1)
    try:
        events = read_record(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InputError("file/not-readable", f"{name}: not UTF-8 at byte {error.start}", path=name) from error
    except RecordError as error:
        details: dict[str, str | int] = {"subject": error.subject} if error.subject else {"line": error.line}
        raise InputError(error.code, f"{name}: {error}", reason=error.reason, **details) from error
    if misfit := _misfit(events):
        raise InputError("record/broken", f"{name}: {misfit}")
    return events


def _misfit(events: Sequence[ev.AnyEvent]) -> str | None:
    """What speaks of seats that the game does not have: such a record can be folded but neither shown nor judged."""
    beginning = events[0] if events else None
    if not isinstance(beginning, ev.GameOpened):
        return "a record begins with game-opened"
    players = beginning.players
    if not 2 <= players <= 6 or len(beginning.names) not in (0, players):
        return f"{players} players with {len(beginning.names)} names"
    for number, event in enumerate(events, start=1):
        if any(not 0 <= seat < players for seat in _seats(event)):
            return f"event {number} names a seat that is not at the table"
        if any(size != players for size in _sizes(event)):
            return f"event {number} is for another number of players"
    return None


def _seats(event: ev.AnyEvent) -> list[int]:
    named = [getattr(event, field, None) for field in ("seat", "of", "starter", "penalty_seat")]
    seats = [seat for seat in named if isinstance(seat, int)]
    if isinstance(event, ev.StartDrawn):
        seats += [seat for part in event.rounds for seat, _ in part]
    if isinstance(event, ev.GameEnded):
        seats += event.score.winners
    return seats


def _sizes(event: ev.AnyEvent) -> list[int]:
    if isinstance(event, ev.Dealt):
        return [len(event.racks)]
    if isinstance(event, ev.GameEnded):
        return [len(event.score.points), len(event.score.charges), len(event.score.rack_sums)]
    return []
