"""What a reader of records says when it cannot go on."""

from __future__ import annotations

from typing import Final

from meldstone.rules.knobs import RulesetError

_UNKNOWN_JUDGE: Final = "ruleset/unknown-judge"


class RecordError(ValueError):
    """A record that cannot be read; `line` counts from 1, `reason` says why.

    A record of a judge that is not known here has a code of its own: nothing is wrong with it, the program is too old for it.
    """

    def __init__(self, line: int, reason: str, code: str = "record/line", subject: str = "") -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.code = code
        self.subject = subject

    @classmethod
    def because(cls, line: int, error: Exception) -> RecordError:
        """The line and what went wrong there."""
        if isinstance(error, RulesetError) and error.code == _UNKNOWN_JUDGE:
            return cls(line, str(error), _UNKNOWN_JUDGE, error.problems[0].subject)
        return cls(line, str(error) or type(error).__name__)
