"""``meldstone play``: one person against bots, in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from meldstone.bots.simple import Novice
from meldstone.cli.failure import InputError, from_ruleset
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import plain_console
from meldstone.cli.rules_options import add_rules_options, chosen_rules
from meldstone.cli.terminal import words
from meldstone.cli.terminal.session import Session
from meldstone.cli.terminal.story import YOU
from meldstone.game.apply import new_game
from meldstone.game.codec import encode
from meldstone.game.events import AnyEvent
from meldstone.game.fair import SEED_BYTES, is_seed
from meldstone.i18n import translator
from meldstone.rules.knobs import RulesetError

Prompt = Callable[[str], str]

_LONGEST_NAME = 20
_DEFAULT_PLAYERS = 3


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``play``, and what its help says."""
    parser.description = text("cli-play-text", help=text("typed-help").split(",")[0])
    add_rules_options(parser, text)
    parser.add_argument(
        "--players", type=int, default=_DEFAULT_PLAYERS, metavar="N", help=text("cli-players", default=_DEFAULT_PLAYERS)
    )
    parser.add_argument("--name", default=YOU, metavar="NAME", help=text("cli-name"))
    parser.add_argument("--seed", metavar="HEX", help=text("cli-seed"))
    parser.add_argument("--record", metavar="FILE", help=text("cli-record"))
    parser.add_argument("--colour", action=argparse.BooleanOptionalAction, help=text("cli-colour"))


def run(arguments: argparse.Namespace) -> int:
    """Plays one game."""
    rules = chosen_rules(arguments.edition, arguments.knobs, {"turn_seconds": 0})
    names = _names(arguments.name, arguments.players)
    try:
        start = new_game(rules, arguments.players, _seed(arguments.seed), names=names)
    except RulesetError as error:
        raise from_ruleset(error) from error
    colour = arguments.colour
    speak = translator(arguments.lang)
    console = plain_console(force_terminal=colour or None, no_color=colour is False or None)
    with contextlib.ExitStack() as stack:
        out = stack.enter_context(_record_file(arguments.record)) if arguments.record else None
        session = Session(start, [Novice()] * arguments.players, console, speak, _recorder(out))
        _play(session, _keyboard())
        if arguments.record:
            session.screen.say(speak.word("term-verify", command=f"meldstone verify {arguments.record}"), "dim")
        elif session.state.score is not None:
            session.screen.say(speak.word("term-verify-seed"), "dim")
    return 0


def _play(session: Session, ask: Prompt) -> None:
    """Asks for lines until the game is over or the person leaves."""
    session.start()
    while session.waiting:
        try:
            line = ask(session.prompt())
        except EOFError:
            session.screen.say("")
            session.leave()
            return
        session.hear(line)


def _keyboard() -> Prompt:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - input() then edits lines and remembers them
    return input


def _names(own: str, players: int) -> list[str]:
    name = "".join(letter for letter in own if letter.isprintable()).strip()[:_LONGEST_NAME] or YOU
    others = [other for other in words.BOT_NAMES if other.casefold() != name.casefold()]
    return [name, *others[: max(players - 1, 0)]]


def _seed(text: str | None) -> str:
    if text is None:
        return secrets.token_hex(SEED_BYTES)
    seed = text.lower().rjust(2 * SEED_BYTES, "0")
    if not text or not is_seed(seed):
        raise InputError("game/seed", "--seed wants up to 64 hexadecimal digits", subject="--seed")
    return seed


def _record_file(name: str) -> TextIO:
    try:
        return Path(name).open("w", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise InputError("file/not-writable", f"{name}: {getattr(error, 'strerror', None) or error}", path=name) from error


def _recorder(out: TextIO | None) -> Callable[[Sequence[AnyEvent]], None]:
    def record(events: Sequence[AnyEvent]) -> None:
        if out is not None:
            out.writelines(encode(event).decode() + "\n" for event in events)
            out.flush()

    return record
