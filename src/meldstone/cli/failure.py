"""Input that a command cannot work with, as a code and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.rules.knobs import RulesetError

_LONGEST_MESSAGE = 400


class InputError(Exception):
    """Ends a command with exit code 2, or answers a single line of a stream; never a traceback."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = shortened(message)

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


def from_ruleset(error: RulesetError) -> InputError:
    """Everything that is wrong with a choice of rules, under the code of its first problem."""
    return InputError(error.code, "; ".join(_problems(error)))


def shortened(text: str) -> str:
    """A message of bearable length: what a stranger sent is quoted, but not a megabyte of it."""
    return text if len(text) <= _LONGEST_MESSAGE else text[:_LONGEST_MESSAGE] + " …"


def _problems(error: RulesetError) -> Sequence[str]:
    return [shortened(str(problem)) for problem in error.problems[:5]]
