"""What a reader of records says when it cannot go on."""

from __future__ import annotations


class RecordError(ValueError):
    """A record that cannot be read; `line` counts from 1, `reason` says why."""

    code = "record/line"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
