"""What ``meldstone arena`` shows and writes: a bar while it plays, a table at the end, the file with all games."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final, TextIO

import msgspec

from meldstone.arena.job import Job
from meldstone.arena.result import encode_result, faults_of, result
from meldstone.arena.table import Games
from meldstone.arena.tally import Estimate, Tally, tally
from meldstone.cli.failure import InputError

_SAVE_EVERY: Final = 20.0
"""Seconds between savings, so that a power cut does not cost a night."""
_FAULTS_SHOWN: Final = 10


class Keeper:
    """Everything played so far, counted and, if there is a file, written to it now and then."""

    def __init__(self, job: Job, wanted: int, played: list[Games], path: str | None) -> None:
        self.job = job
        self.wanted = wanted
        self.played = played
        self.tally = tally(job, played)
        self._path = path
        self._saved = time.monotonic()
        if path is not None and path != "-":
            self._write(path)

    @property
    def faults(self) -> list[str]:
        """What went wrong in the games."""
        return faults_of(self.played)

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
        """All or nothing: the file is there when it is whole."""
        data = encode_result(result(self.job, self.wanted, self.played))
        if path == "-":
            sys.stdout.write(data.decode())
            return
        part = Path(f"{path}.part")
        try:
            part.write_bytes(data)
            os.replace(part, path)
        except (OSError, ValueError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            raise InputError("file/not-writable", f"{path}: {reason}", path=path, reason=reason) from error


@contextmanager
def progress(counted: Tally, games: int) -> Iterator[Callable[[], None]]:
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
            bar.update(task, completed=counted.games, description=f"{bot} {_percent(counted.bots[bot].wins.share())}")

        yield show


def tell(counted: Tally, faults: list[str], to: TextIO) -> None:
    """The table of all bots, and how it was found out."""
    from rich.console import Console
    from rich.table import Table

    job = counted.job
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("bot", "games", "wins", "win rate", "points a game"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for bot, one in counted.bots.items():
        points = one.points.plain()
        grid.add_row(
            bot,
            f"{one.wins.games:,}",
            f"{one.wins.total:,.6g}",
            _percent(one.wins.share()),
            f"{points.value:+.1f} ({points.low:+.1f} to {points.high:+.1f})",
        )
    console = Console(file=to, highlight=False, markup=False, emoji=False, soft_wrap=True)
    console.print(grid)
    console.print(
        f"{counted.games:,} games of {counted.deals:,} deals, {job.edition}, {job.players} players, seed {job.seed}; "
        f"{counted.turns / max(counted.games, 1):.1f} turns a game; even is {100 * counted.even:.3g} %",
        style="dim",
    )
    console.print("In brackets 95 % intervals; the games of one deal count together (docs/arena.md).", style="dim")
    for fault in faults[:_FAULTS_SHOWN]:
        console.print(fault)
    if len(faults) > _FAULTS_SHOWN:
        console.print(f"… and {len(faults) - _FAULTS_SHOWN:,} more faults")


def _percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
