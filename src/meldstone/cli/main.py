"""The command line: options, dispatch and exit codes.

Exit codes: 0 all is well, 1 the answer is no (a record is not valid), 2 the input or the options cannot be used, 130 stopped by
Ctrl-C. Errors go to standard error as ``meldstone: CODE: sentence``.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, Protocol, cast

from meldstone.cli.failure import InputError
from meldstone.cli.parser import HelpText, language_of, speaking_parser, spoken
from meldstone.cli.plain import say
from meldstone.i18n import translator

OK, NO, UNUSABLE, STOPPED = 0, 1, 2, 130

COMMANDS: Final = (
    *("play", "serve", "solve", "check", "editions", "replay", "verify"),
    *("arena", "train", "admin", "backup", "restore"),
)
"""In the order of the help. Each is a module of this package."""


_OF_THE_SERVER: Final = tuple(f"meldstone.cli.{name}" for name in ("serve", "admin", "backup", "restore"))
"""Need more than the library."""


class CommandModule(Protocol):
    """The module of a command."""

    def add_options(self, parser: argparse.ArgumentParser, text: HelpText, /) -> None:
        """Adds the options of the command, and what its help says."""

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Does what the command is for, and returns the exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code."""
    _serve_any_terminal()
    try:
        language, words = language_of(sys.argv[1:] if argv is None else argv)
        arguments = _parser(language, words).parse_args(words)
        try:
            code = _run(arguments)
        except InputError as error:
            say(f"meldstone: {error.code}: {error.told(arguments.lang)}", sys.stderr)
            return UNUSABLE
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # the reader has gone; keep the interpreter from complaining when it flushes on the way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        say("", sys.stderr)
        return STOPPED


def _serve_any_terminal() -> None:
    """A character that the terminal cannot show, or bytes that are no text, become a question mark and not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(arguments: argparse.Namespace) -> int:
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        return run(arguments)
    except ModuleNotFoundError as error:
        if run.__module__ not in _OF_THE_SERVER or (error.name or "").startswith("meldstone"):
            raise
        raise InputError("serve/not-installed", f"{error}; it comes with meldstone[server]", reason=str(error)) from error


def _parser(language: str, words: Sequence[str]) -> argparse.ArgumentParser:
    text = spoken(language)
    speaking = speaking_parser(translator(language))
    parser = speaking(prog="meldstone", description=text("cli-description"), epilog=text("cli-start", command="meldstone play"))
    parser.add_argument("--version", action=_ShowVersion, help=text("cli-version"))
    parser.add_argument("--lang", metavar="LANG", help=text("cli-lang"))
    parser.set_defaults(lang=language)
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True, parser_class=speaking)
    parsers = {name: commands.add_parser(name, help=text(f"cli-{name}")) for name in COMMANDS}
    named = next((word for word in words if not word.startswith("-")), None)
    if named in parsers:
        # the others stay unread: to import them all takes longer than most commands do
        command = cast(CommandModule, import_module(f"meldstone.cli.{named}"))
        command.add_options(parsers[named], text)
        parsers[named].set_defaults(run=command.run)
    return parser


class _ShowVersion(argparse.Action):
    """Prints the version and how the native core was built."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from meldstone import __version__
        from meldstone.solver.core import native

        built = ", ".join(f"{name} {value}" for name, value in native.build_info().items())
        say(f"meldstone {__version__}\nnative core: {built}")
        parser.exit()
