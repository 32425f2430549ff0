"""What ``meldstone arena`` shows and writes: a bar while it plays, a table at the end, the file with all games."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TextIO

import msgspec

from meldstone.arena.job import Job
from meldstone.arena.result import Result, encode_result, result
from meldstone.arena.sprt import SprtClaims, Verdict, verdict
from meldstone.arena.table import Games
from meldstone.arena.tally import Tally, tally
from meldstone.cli.files import write_whole
from meldstone.cli.plain import plain_console

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
            path = f"arena-{sha256(msgspec.json.encode(self.job)).hexdigest()[:8]}.json"
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
def progress(counted: Tally, games: int, claims: SprtClaims | None) -> Iterator[Callable[[], None]]:
    """A bar on standard error with the win rate of the first bot, if somebody looks at it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("dealing", total=games, completed=counted.games)

        def show() -> None:
            bot = counted.job.bots[0]
            share = counted.bots[bot].wins.share()
            told = f"{bot} {_percent(share.value, (share.low, share.high))}"
            if claims is not None:
                told += f", LLR {verdict(claims, counted.bots[bot].wins).llr:+.2f}"
            bar.update(task, completed=counted.games, description=told)

        yield show


def tell(found: Result, to: TextIO) -> None:
    """The table of all bots, and how it was found out."""

    job = found.job
    width = None if to.isatty() else _WIDTH
    console = plain_console(file=to, soft_wrap=True, width=width)
    console.print(_standing(found))
    if found.meetings:
        console.print("\nAhead at the same table, row against column:")
        console.print(_cross_table(found))
    console.print(
        f"{found.games:,} games of {found.deals:,} deals, {job.edition}, {job.players} players, seed {job.seed}; "
        f"{found.turns_per_game:.1f} turns a game; even is {100 / job.players:.3g} %",
        style="dim",
    )
    console.print("In brackets: 95% intervals; the games of one deal count together (docs/arena.md).", style="dim")
    if found.sprt is not None:
        console.print(sentence(found.sprt, job.bots[0]))
    for fault in found.faults[:_FAULTS_SHOWN]:
        console.print(fault)
    if len(found.faults) > _FAULTS_SHOWN:
        console.print(f"… and {len(found.faults) - _FAULTS_SHOWN:,} more faults")


def sentence(test: Verdict, bot: str) -> str:
    """What a sequential test says."""
    stand = f"log-likelihood ratio {test.llr:+.2f}, bounds {test.bounds[0]:+.2f} and {test.bounds[1]:+.2f}"
    if test.accepted is None:
        return f"{bot}: no decision yet between {100 * test.low:.3g} % and {100 * test.high:.3g} % of wins ({stand})"
    other = test.low if test.accepted == test.high else test.high
    return f"{bot}: {100 * test.accepted:.3g} % of wins accepted against {100 * other:.3g} % ({stand})"


def _standing(found: Result) -> Table:
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    rated = {rating.bot: rating for rating in found.ratings}
    for column in ("bot", "games", "wins", "win rate", "points a game", *(["rating"] if rated else [])):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for bot in sorted(found.bots, key=lambda bot: -rated[bot.bot].mu if rated else 0):
        low, high = bot.points_ci95
        grid.add_row(
            bot.bot,
            f"{bot.games:,}",
            f"{bot.wins:,}",
            _percent(bot.win_rate, bot.ci95),
            f"{bot.points_per_game:+.1f} ({low:+.1f} to {high:+.1f})",
            *([f"{rated[bot.bot].mu:.2f} ± {rated[bot.bot].sigma:.2f}"] if rated else []),
        )
    return grid


def _cross_table(found: Result) -> Table:
    from rich.table import Table

    bots = [rating.bot for rating in found.ratings]
    ahead = {(met.bot, met.against): met for met in found.meetings}
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("", *bots):
        grid.add_column(column, justify="right" if column else "left")
    for bot in bots:
        cells = [ahead.get((bot, other)) for other in bots]
        grid.add_row(bot, *[f"{100 * met.ahead:.1f} %" if met is not None else "" for met in cells])
    return grid


def _percent(share: float, interval: tuple[float, float]) -> str:
    return f"{100 * share:.1f} % ({100 * interval[0]:.1f} to {100 * interval[1]:.1f})"
