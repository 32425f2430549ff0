"""``meldstone train``: teaches the master bot, and writes what it has learned to a file.

The same options give the same lessons. A file may hold lessons for several tables; a new one takes the place of the old one for the
same number of players and jokers and the same objective. The file that bots use is ``worth.json`` in ``meldstone/bots``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from meldstone.bots.bot import BotObjective
from meldstone.bots.training import ROUNDS, can_train, train
from meldstone.bots.weights import FILE, Lessons, read_lessons, write_lessons
from meldstone.cli.failure import InputError
from meldstone.cli.files import check_writable, write_whole
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.cli.rules_options import DEFAULT_EDITION, chosen_rules

_GAMES: Final = 40_000
_MOST_SEED: Final = 2**64 - 1


def add_options(parser: argparse.ArgumentParser, _text: HelpText) -> None:
    """Adds the options of ``train``, and what its help says."""
    parser.description = (
        "Trains the master bot in games against itself and against most-tiles players; the same options give the same lessons."
    )
    parser.epilog = "For example: meldstone train --players 4 --objective points --games 40000 --seed 7"
    parser.add_argument("--edition", default=DEFAULT_EDITION, metavar="E", help="edition with free jokers (default: %(default)s)")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats at the table (default: %(default)s)")
    parser.add_argument(
        "--objective",
        choices=[objective.value for objective in BotObjective],
        default=BotObjective.WIN.value,
        help="what to play for (default: %(default)s)",
    )
    parser.add_argument("--games", type=int, default=_GAMES, metavar="N", help="games to learn from (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help="rounds of learning (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all randomness (default: %(default)s)")
    parser.add_argument("--out", default=FILE, metavar="FILE", help="where the lessons go (default: %(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Teaches and writes."""
    rules = chosen_rules(arguments.edition, ())
    _check(arguments, rules.box.players_max)
    if not can_train(rules):
        raise InputError("usage/bad-option", "--edition wants an edition with free jokers, such as classic", option="--edition")
    lessons = _lessons(arguments.out)
    check_writable(arguments.out)
    with _progress(arguments.games) as report:
        learned = train(
            rules,
            arguments.players,
            BotObjective(arguments.objective),
            arguments.seed,
            arguments.games,
            rounds=arguments.rounds,
            report=report,
        )
    write_whole(arguments.out, write_lessons(lessons.with_lesson(learned)))
    at = f"{learned.players} players and {learned.jokers} jokers"
    say(f"{arguments.out}: {len(learned.worth)} features for {at}, to play for {learned.objective}")
    return 0


def _check(arguments: argparse.Namespace, most_players: int) -> None:
    for option, number, most in (
        ("--players", arguments.players - 1, most_players - 1),
        ("--games", arguments.games, None),
        ("--rounds", arguments.rounds, arguments.games),
        ("--seed", arguments.seed + 1, _MOST_SEED),
    ):
        if number < 1 or (most is not None and number > most):
            raise InputError("usage/bad-option", f"{option} is too small or too large", option=option)


def _lessons(path: str) -> Lessons:
    """What the file holds already."""
    try:
        return read_lessons(Path(path).read_bytes())
    except FileNotFoundError:
        return Lessons()
    except (OSError, msgspec.MsgspecError) as error:
        raise InputError("file/not-readable", f"{path}: {error}", path=path, reason=str(error)) from error


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int, float | None], None]]:
    """A bar on standard error with the error of the last round, if somebody looks at it."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("learning", total=games)

        def report(played: int, error: float | None) -> None:
            if error is None:
                bar.update(task, completed=played)
            else:
                bar.update(task, completed=played, description=f"mean squared error {error:.4f}")

        yield report
