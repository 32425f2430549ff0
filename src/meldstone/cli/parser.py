"""The parser of the command line in the player's language: `--lang` anywhere, headings, usage and errors of `argparse`."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from meldstone.cli.plain import plain
from meldstone.i18n import Translator, negotiate, translator

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_VARIABLES: Final = ("MELDSTONE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_ERRORS: Final = (
    (re.compile(r"the following arguments are required: (?P<what>.*)"), "cli-error-required"),
    (re.compile(r"unrecognized arguments: (?P<what>.*)"), "cli-error-unknown"),
    (re.compile(r"argument (?P<what>.*?): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)"), "cli-error-choice"),
    (re.compile(r"argument (?P<what>.*?): invalid \S+ value: (?P<value>.*)"), "cli-error-value"),
    (re.compile(r"argument (?P<what>.*?): expected .*"), "cli-error-argument"),
    (re.compile(r"argument (?P<what>.*?): not allowed with argument (?P<other>.*)"), "cli-error-together"),
    (re.compile(r"argument (?P<what>.*?): ignored explicit argument .*"), "cli-error-no-value"),
    (re.compile(r"one of the arguments (?P<what>.*) is required"), "cli-error-one-of"),
    (re.compile(r"ambiguous option: (?P<what>.*) could match (?P<choices>.*)"), "cli-error-ambiguous"),
)
"""What `argparse` says in English, and which message says it."""


def language_of(argv: Sequence[str], environment: Mapping[str, str] | None = None) -> tuple[str, list[str]]:
    """The language that a command line or the environment asks for, and the command line without it.

    >>> language_of(["play", "--lang", "cs", "--players", "2"], {})
    ('cs', ['play', '--players', '2'])
    >>> language_of(["play"], {"LANG": "pl_PL.UTF-8"}), language_of(["play"], {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"})
    (('pl', ['play']), ('en', ['play']))
    """
    wanted: list[str] = []
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word.startswith("--lang="):
            wanted = [word.removeprefix("--lang=")]
        elif word == "--lang":
            following = next(words, None)
            if following is None:
                rest.append(word)
            else:
                wanted = [following]
        else:
            rest.append(word)
    surroundings = os.environ if environment is None else environment
    # an empty variable says nothing; the first of the others has the last word, as in every other program
    return negotiate(wanted or [value for name in _VARIABLES if (value := surroundings.get(name))][:1]), rest


def speaking_parser(speak: Translator) -> type[argparse.ArgumentParser]:
    """The class of a parser that speaks a language; its commands do, too."""

    class SpeakingParser(argparse.ArgumentParser):
        """Quotes what it does not understand, which may come from anywhere."""

        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **{"formatter_class": _formatter(speak), **options, "add_help": False})
            self._positionals.title = speak.word("cli-arguments")
            self._optionals.title = speak.word("cli-options")
            self.add_argument("-h", "--help", action="help", help=speak.word("cli-help"))

        def error(self, message: str) -> Any:
            self.print_usage(sys.stderr)
            self.exit(2, f"{self.prog}: {_told(message, speak)}\n")

        def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
            super()._print_message(plain(message), file)

    return SpeakingParser


def _told(message: str, speak: Translator) -> str:
    for pattern, code in _ERRORS:
        if found := pattern.fullmatch(message):
            return speak.word(code, **{name: value.replace("'", "") for name, value in found.groupdict().items()})
    return message


def _formatter(speak: Translator) -> Callable[..., argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{speak.word('cli-usage')} " if prefix is None else prefix)

    return Formatter


HelpText = Callable[..., str]
"""A message of the catalogue and its arguments, as a text of the command line."""


def spoken(language: str) -> HelpText:
    """The texts of the command line in a language; per cent signs are doubled, as `argparse` wants them."""
    speak = translator(language)
    return lambda message, /, **arguments: speak.word(message, **arguments).replace("%", "%%")
