"""What ``meldstone arena`` shows and writes: a bar while it plays, a table at the end, the file with all games."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TextIO

from meldstone.arena.job import Job
from meldstone.arena.result import Result, encode_result, result
from meldstone.arena.sprt import SprtClaims, Verdict, verdict
from meldstone.arena.table import Games
from meldstone.arena.tally import Tally, tally
from meldstone.cli.figures import decimal, whole
from meldstone.cli.files import write_whole
from meldstone.cli.plain import plain_console
from meldstone.i18n import Translator
from meldstone.json_form import to_json

if TYPE_CHECKING:
    from rich.table import Table

_SAVE_EVERY: Final = 20.0
"""Seconds between savings, so that a power cut does not cost a night."""
_FAULTS_SHOWN: Final = 10
_WIDTH: Final = 120
"""Of a table in a file."""


class Keeper:
    """Everything played so far, counted and, if there is a file, written to it now and then."""

    def __init__(self, job: Job, wanted: int, played: list[Games], claims: SprtClaims | None, path: str | None) -> None:
        self.job = job
        self.wanted = wanted
        self.played = played
        self.claims = claims
        self.tally = tally(job, played)
        self._path = path
        self._saved = time.monotonic()
        if path is not None and path != "-":
            self._write(path)

    @property
    def result(self) -> Result:
        """All there is to tell."""
        return result(self.job, self.wanted, self.played, self.claims)

    def decided(self) -> bool:
        """True if a sequential test has seen enough."""
        return self.claims is not None and verdict(self.claims, self.tally.bots[self.job.bots[0]].wins).accepted is not None

    def add(self, games: Games) -> None:
        """Keeps the games of one more deal."""
        self.played.append(games)
        self.tally.add(games)
        if self._path not in (None, "-") and time.monotonic() > self._saved + _SAVE_EVERY:
            self.keep()

    def keep(self, *, stopped: bool = False) -> str | None:
        """Writes all there is and says where; who is stopped without a file gets one, to go on with."""
        path = self._path
        if stopped and path in (None, "-"):
            path = f"arena-{sha256(to_json(self.job)).hexdigest()[:8]}.json"
        if path is not None:
            self._write(path)
        self._saved = time.monotonic()
        return path

    def _write(self, path: str) -> None:
        data = encode_result(self.result)
        if path == "-":
            sys.stdout.write(data.decode())
        else:
            write_whole(path, data)


@contextmanager
def progress(counted: Tally, games: int, claims: SprtClaims | None, speak: Translator) -> Iterator[Callable[[], None]]:
    """A bar on standard error with the win rate of the first bot, if somebody looks at it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(speak.word("arena-left")),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speak.word("arena-dealing"), total=games, completed=counted.games)

        def show() -> None:
            bot = counted.job.bots[0]
            share = counted.bots[bot].wins.share()
            told = f"{bot} {_percent(share.value, (share.low, share.high), speak)}"
            if claims is not None:
                told += f", LLR {verdict(claims, counted.bots[bot].wins).llr:+.2f}"
            bar.update(task, completed=counted.games, description=told)

        yield show


def tell(found: Result, speak: Translator, to: TextIO) -> None:
    """The table of all bots, and how it was found out."""
    job = found.job
    language = speak.language
    width = None if to.isatty() else _WIDTH
    console = plain_console(file=to, soft_wrap=True, width=width)
    console.print(_standing(found, speak))
    if found.meetings:
        console.print(f"\n{speak.word('arena-ahead')}")
        console.print(_cross_table(found, speak))
    told = speak.word(
        "arena-played",
        games=whole(found.games, language),
        deals=whole(found.deals, language),
        edition=job.edition,
        players=job.players,
        seed=str(job.seed),
        turns=decimal(found.turns_per_game, ".1f", language),
        even=decimal(100 / job.players, ".3g", language),
    )
    console.print(told, style="dim")
    console.print(speak.word("arena-brackets"), style="dim")
    if found.sprt is not None:
        console.print(sentence(found.sprt, job.bots[0], speak))
    for fault in found.faults[:_FAULTS_SHOWN]:
        console.print(fault)
    if len(found.faults) > _FAULTS_SHOWN:
        console.print(speak.word("verify-more", count=len(found.faults) - _FAULTS_SHOWN))


def sentence(test: Verdict, bot: str, speak: Translator) -> str:
    """What a sequential test says."""

    def number(value: float, form: str = ".3g") -> str:
        return decimal(value, form, speak.language)

    stand = speak.word(
        "arena-stand", ratio=number(test.llr, "+.2f"), low=number(test.bounds[0], "+.2f"), high=number(test.bounds[1], "+.2f")
    )
    if test.accepted is None:
        return speak.word("arena-undecided", bot=bot, low=number(100 * test.low), high=number(100 * test.high), stand=stand)
    other = test.low if test.accepted == test.high else test.high
    return speak.word("arena-accepted", bot=bot, accepted=number(100 * test.accepted), other=number(100 * other), stand=stand)


def _standing(found: Result, speak: Translator) -> Table:
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    rated = {rating.bot: rating for rating in found.ratings}
    for column in ("bot", "games", "wins", "win-rate", "points", *(["rating"] if rated else [])):
        grid.add_column(speak.word(f"arena-column-{column}"), justify="left" if column == "bot" else "right")

    def number(value: float, form: str) -> str:
        return decimal(value, form, speak.language)

    for bot in sorted(found.bots, key=lambda bot: -rated[bot.bot].mu if rated else 0):
        low, high = (number(bound, "+.1f") for bound in bot.points_ci95)
        grid.add_row(
            bot.bot,
            whole(bot.games, speak.language),
            whole(int(bot.wins), speak.language) if bot.wins == int(bot.wins) else number(bot.wins, ".1f"),
            _percent(bot.win_rate, bot.ci95, speak),
            speak.word("arena-range", value=number(bot.points_per_game, "+.1f"), low=low, high=high),
            *([f"{number(rated[bot.bot].mu, '.2f')} ± {number(rated[bot.bot].sigma, '.2f')}"] if rated else []),
        )
    return grid


def _cross_table(found: Result, speak: Translator) -> Table:
    from rich.table import Table

    bots = [rating.bot for rating in found.ratings]
    ahead = {(met.bot, met.against): met for met in found.meetings}
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("", *bots):
        grid.add_column(column, justify="right" if column else "left")
    for bot in bots:
        cells = [ahead.get((bot, other)) for other in bots]
        shares = [None if met is None else decimal(100 * met.ahead, ".1f", speak.language) for met in cells]
        grid.add_row(bot, *["" if share is None else speak.word("arena-share", share=share) for share in shares])
    return grid


def _percent(share: float, interval: tuple[float, float], speak: Translator) -> str:
    value, low, high = (decimal(100 * part, ".1f", speak.language) for part in (share, *interval))
    return speak.word("arena-range", value=speak.word("arena-share", share=value), low=low, high=high)
