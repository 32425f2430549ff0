"""Looks over a finished game: its record holds, and is the same after it was written and read."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.game.audit import audit
from meldstone.game.events import AnyEvent
from meldstone.game.evolve import BrokenRecordError
from meldstone.notation.record import RecordError, read_record, write_json_lines, write_text


def objections(events: Sequence[AnyEvent]) -> list[str]:
    """Everything that is wrong with a record; nothing if it verifies."""
    found = [f"{finding.what}: {problem}" for finding in audit(events) for problem in finding.problems]
    for form, write in (("text", write_text), ("JSON lines", write_json_lines)):
        try:
            if read_record(write(events)) != tuple(events):
                found.append(f"record: {form} read again is another game")
        except (RecordError, BrokenRecordError) as error:
            found.append(f"record: {form}: {error}")
    return found
