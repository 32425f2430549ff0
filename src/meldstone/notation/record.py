"""Game records: a text that people read and write, and JSON lines for programs. Both hold the same events (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.game.codec import decode_event, encode
from meldstone.game.events import AnyEvent
from meldstone.game.evolve import evolve
from meldstone.game.state import State
from meldstone.notation.record_error import RecordError
from meldstone.notation.record_limits import EventCounter, lines_of
from meldstone.notation.record_reader import read_text
from meldstone.notation.record_writer import write_text

__all__ = ["RecordError", "read_json_lines", "read_record", "read_text", "write_json_lines", "write_text"]


def read_record(text: str) -> tuple[AnyEvent, ...]:
    """The events of a record in either form; they fit together, or a `RecordError` says where not."""
    if text.lstrip().startswith("{"):
        return read_json_lines(text)
    return read_text(text)


def read_json_lines(text: str) -> tuple[AnyEvent, ...]:
    """One event a line; blank lines are ignored."""
    events: list[AnyEvent] = []
    state: State | None = None
    counter = EventCounter()
    for number, line in enumerate(lines_of(text), start=1):
        if line.strip():
            try:
                event = decode_event(line)
                counter.count(event, number)
                events.append(event)
                state = evolve(state, event)
            except RecordError:
                raise
            except (RecursionError, ValueError) as error:
                raise RecordError.because(number, error) from error
    if state is None:
        raise RecordError(1, "the record is empty")
    return tuple(events)


def write_json_lines(events: Iterable[AnyEvent]) -> str:
    """One event a line."""
    return "".join(encode(event).decode() + "\n" for event in events)
