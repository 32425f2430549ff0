"""Input that a command cannot work with, as a code and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.i18n import negotiate, translator
from meldstone.rules.knobs import RulesetError

_LONGEST_MESSAGE = 400


class InputError(Exception):
    """Ends a command with exit code 2, or answers a single line of a stream; never a traceback.

    `message` says it in English as precisely as it is known; `details` are the arguments of the translated sentence.
    """

    def __init__(self, code: str, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.message = shortened(message)
        self.details = details

    def told(self, language: str) -> str:
        """The sentence in a language; English readers get the precise one."""
        found = negotiate([language])
        if found == "en":
            return self.message
        return shortened(translator(found).message(self.code, **{"reason": self.message, **self.details}))


class UsageError(InputError):
    """An option that cannot be used like this; the message of the catalogue says all of it."""

    def __init__(self, option: str, reason: str, /, **arguments: str | int) -> None:
        message = translator("en").word(reason, option=option, **arguments)
        super().__init__("usage/bad-option", message, option=option, reason=message)
        self._reason = reason
        self._arguments = {"option": option, **arguments}

    def told(self, language: str) -> str:
        """The sentence in a language."""
        return shortened(translator(language).word(self._reason, **self._arguments))


def from_ruleset(error: RulesetError) -> InputError:
    """Everything that is wrong with a choice of rules, under the code of its first problem."""
    subject = "; ".join(problem.subject for problem in error.problems[:5])
    reason = "; ".join(problem.reason for problem in error.problems[:5])
    return InputError(error.code, "; ".join(_problems(error)), subject=shortened(subject), reason=shortened(reason))


def shortened(text: str) -> str:
    """A message of bearable length: what a stranger sent is quoted, but not a megabyte of it."""
    return text if len(text) <= _LONGEST_MESSAGE else text[:_LONGEST_MESSAGE] + " …"


def _problems(error: RulesetError) -> Sequence[str]:
    return [shortened(str(problem)) for problem in error.problems[:5]]
