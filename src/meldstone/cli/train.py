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

from meldstone.bots.bot import BotObjective
from meldstone.bots.training import ROUNDS, can_train, train
from meldstone.bots.weights import FILE, Lessons, read_lessons, write_lessons
from meldstone.cli.failure import InputError, UsageError
from meldstone.cli.figures import decimal
from meldstone.cli.files import check_writable, write_whole
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.cli.rules_options import DEFAULT_EDITION, chosen_rules
from meldstone.i18n import Translator, translator
from meldstone.json_form import JsonError

_GAMES: Final = 40_000
_MOST_SEED: Final = 2**64 - 1


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``train``, and what its help says."""
    parser.description = text("train-text")
    parser.epilog = text("term-example", example="meldstone train --players 4 --objective points --games 40000 --seed 7")
    parser.add_argument("--edition", default=DEFAULT_EDITION, metavar="E", help=text("train-edition", default=DEFAULT_EDITION))
    parser.add_argument("--players", type=int, default=2, metavar="N", help=text("arena-players", default=2))
    parser.add_argument(
        "--objective",
        choices=[objective.value for objective in BotObjective],
        default=BotObjective.WIN.value,
        help=text("train-objective", default=BotObjective.WIN.value),
    )
    parser.add_argument("--games", type=int, default=_GAMES, metavar="N", help=text("train-games", default=_GAMES))
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help=text("train-rounds", default=ROUNDS))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=text("train-seed", default=1))
    parser.add_argument("--out", default=FILE, metavar="FILE", help=text("train-out", default=str(FILE)))


def run(arguments: argparse.Namespace) -> int:
    """Teaches and writes."""
    rules = chosen_rules(arguments.edition, ())
    _check(arguments, rules.box.players_max)
    if not can_train(rules):
        raise UsageError("--edition", "usage-free-jokers")
    lessons = _lessons(arguments.out)
    check_writable(arguments.out)
    speak = translator(arguments.lang)
    with _progress(arguments.games, speak) as report:
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
    told = speak.word(
        "train-done",
        file=arguments.out,
        features=len(learned.worth),
        players=learned.players,
        jokers=learned.jokers,
        objective=str(learned.objective),
    )
    say(told)
    return 0


def _check(arguments: argparse.Namespace, most_players: int) -> None:
    for option, number, most in (
        ("--players", arguments.players - 1, most_players - 1),
        ("--games", arguments.games, None),
        ("--rounds", arguments.rounds, arguments.games),
        ("--seed", arguments.seed + 1, _MOST_SEED),
    ):
        if number < 1 or (most is not None and number > most):
            raise UsageError(option, "usage-range")


def _lessons(path: str) -> Lessons:
    """What the file holds already."""
    try:
        return read_lessons(Path(path).read_bytes())
    except FileNotFoundError:
        return Lessons()
    except (OSError, JsonError) as error:
        raise InputError("file/not-readable", f"{path}: {error}", path=path, reason=str(error)) from error


@contextmanager
def _progress(games: int, speak: Translator) -> Iterator[Callable[[int, float | None], None]]:
    """A bar on standard error with the error of the last round, if somebody looks at it."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speak.word("train-learning"), total=games)

        def report(played: int, error: float | None) -> None:
            if error is None:
                bar.update(task, completed=played)
            else:
                bar.update(
                    task, completed=played, description=speak.word("train-error", error=decimal(error, ".4f", speak.language))
                )

        yield report
