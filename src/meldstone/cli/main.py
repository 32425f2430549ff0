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
from typing import TYPE_CHECKING

from meldstone import __version__
from meldstone.cli.failure import InputError
from meldstone.cli.plain import plain, say

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

OK, NO, UNUSABLE, STOPPED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code."""
    _serve_any_terminal()
    try:
        arguments = _parser().parse_args(argv)
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
    return run(arguments)


def _parser() -> argparse.ArgumentParser:
    from meldstone.cli import admin, arena, backup, check, editions, play, replay, serve, solve, train, verify

    parser = _Parser(
        prog="meldstone",
        description="Tile rummy: the rules of every edition, exactly.",
        epilog="Start with: meldstone play",
    )
    parser.add_argument("--version", action=_ShowVersion)
    parser.add_argument("--lang", default="en", metavar="LANG", help="language of explanations, such as de or pl (default: en)")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, explained, add_options, run in (
        ("play", "play a game in the terminal against bots", play.add_options, play.run),
        ("serve", "serve rooms where people play over the network", serve.add_options, serve.run),
        ("solve", "find the best move for a table and a rack", solve.add_options, solve.run),
        ("check", "judge sets, turns, deadlines and scores given as JSON lines on standard input", check.add_options, check.run),
        ("editions", "list the editions, or show all knobs of one", editions.add_options, editions.run),
        ("replay", "show a recorded game turn by turn", replay.add_options, replay.run),
        ("verify", "check a game record: the deal from its seed, every move, the points", verify.add_options, verify.run),
        ("arena", "let bots play each other and report who is better", arena.add_options, arena.run),
        ("train", "teach the master bot", train.add_options, train.run),
        ("admin", "look after people and rooms while servers run", admin.add_options, admin.run),
        ("backup", "write everything a server keeps to one file, while it runs", backup.add_backup_options, backup.backup),
        ("restore", "replace everything a server keeps with a backup", backup.add_restore_options, backup.restore),
    ):
        command = commands.add_parser(name, help=explained)
        add_options(command)
        command.set_defaults(run=run)
    return parser


class _Parser(argparse.ArgumentParser):
    """Quotes what it does not understand; that may come from anywhere."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        super()._print_message(plain(message), file)


class _ShowVersion(argparse.Action):
    """Prints the version and how the native core was built."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="show the version and how the native core was built")

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from meldstone.solver.core import native

        built = ", ".join(f"{name} {value}" for name, value in native.build_info().items())
        say(f"meldstone {__version__}\nnative core: {built}")
        parser.exit()
