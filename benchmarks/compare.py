"""Two versions side by side: ``python -m benchmarks compare REVISION [solver rules games]`` tells how many times slower a row is.

Both versions are compiled and installed in a temporary folder. Each then measures in a process of its own, with its own benchmarks,
and the two take turns: the same few calls here and there, all calls of a row `RUNS` times. Processor time counts, so that a busy
machine disturbs little. A row is as slow as the median of its `RUNS` ratios, of median calls or of sums, whichever is worse. The
command fails if one is slower than `ALLOWED` times. `--only TEXT,TEXT` measures the rows whose name contains one of them.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

ROOT: Final = Path(__file__).parents[1]
WORKER: Final = Path(__file__).with_name("compared_rows.py")
SUBJECTS: Final = ("solver", "rules", "games")
RUNS: Final = 5
ALLOWED: Final = 1.05
SECONDS: Final = 1.0
"""Processor time that one run of a row takes on either side, if its calls are not longer."""
PARTS: Final = 20
"""In so many parts the two sides take turns within a run."""


@dataclass(frozen=True)
class Comparison:
    """A row: one ratio for each run, the time of the present version over that of the other."""

    name: str
    microseconds: float
    """The median call of the present version."""
    median_calls: tuple[float, ...]
    """Of the median calls."""
    all_calls: tuple[float, ...]
    """Of the sums, which the slowest calls make up."""
    least: float
    """Of the sums if each call counts with the least of its runs: far from the others, the machine was busy."""
    tail: float
    """The same of the call that 95 of 100 are faster than."""

    @property
    def ratio(self) -> float:
        """Above 1 the present version is slower."""
        return max(statistics.median(self.median_calls), statistics.median(self.all_calls))


class Worker:
    """A process in which one version answers the questions of a script."""

    def __init__(self, folder: Path, package: Path, script: Path = WORKER) -> None:
        # Safe path: the folder of the script is not searched, for it belongs to the present version.
        environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{folder}", "PYTHONSAFEPATH": "1", "PYTHONHASHSEED": "0"}
        command: list[str | Path] = [sys.executable, script, package]
        self._process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *question: object) -> object:
        """One line of JSON there, one line back."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the measuring process ended with {self._process.wait()}")
        return json.loads(line)

    def times(self, name: str, first: int, last: int, repeats: int) -> list[float]:
        """Seconds of processor time for each of these calls of a row."""
        found = self.ask("run", name, first, last, repeats)
        assert isinstance(found, list)
        return found

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


@contextlib.contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A folder with the files of a revision."""
    with tempfile.TemporaryDirectory(prefix="meldstone-compare-") as place:
        folder = Path(place) / "tree"
        folder.mkdir()
        archive = subprocess.run(["git", "archive", "--format=tar", revision], cwd=ROOT, capture_output=True, check=False)
        if archive.returncode:
            raise SystemExit(archive.stderr.decode().strip())
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield folder


def installed(folder: Path, target: Path) -> Path:
    """Compiles a version and installs it, without what it depends on, into a folder."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install", "--no-build-isolation", "--no-deps"]
    subprocess.run([*command, "--target", target, folder], check=True)
    return target


def compare(revision: str, subjects: list[str], only: str, seconds: float) -> list[Comparison]:
    """Measures all rows that both versions have."""
    with checked_out(revision) as folder:
        print(f"compiling {revision}", file=sys.stderr)
        # Installed alike, so that both are found and loaded alike.
        other = Worker(folder, installed(folder, folder.parent / "other"))
        present = Worker(ROOT, installed(ROOT, folder.parent / "present"))
        try:
            return [
                compare_rows(name, calls, present, other, seconds)
                for name, calls in _common(present, other, subjects)
                if any(part in name for part in only.split(","))
            ]
        finally:
            present.close()
            other.close()


def _common(present: Worker, other: Worker, subjects: list[str]) -> list[tuple[str, int]]:
    here, there = present.ask("rows", subjects), other.ask("rows", subjects)
    assert isinstance(here, dict)
    assert isinstance(there, dict)
    for name in here.keys() | there.keys():
        if here.get(name) != there.get(name):
            print(f"left out, {here.get(name, 0)} calls here and {there.get(name, 0)} there: {name}", file=sys.stderr)
    return [(str(name), int(calls)) for name, calls in here.items() if there.get(name) == calls]


def compare_rows(name: str, calls: int, present: Worker, other: Worker, seconds: float) -> Comparison:
    """Measures a row in both versions."""
    parts = [(first, min(first + calls // PARTS + 1, calls)) for first in range(0, calls, calls // PARTS + 1)]
    once = sum(max(sum(worker.times(name, *part, 1)) for worker in (present, other)) for part in parts)
    repeats = max(1, round(seconds / once))
    median_calls, all_calls = [], []
    runs: list[tuple[list[float], list[float]]] = []
    for run in range(RUNS):
        here: list[float] = []
        there: list[float] = []
        for number, part in enumerate(parts):
            order = ((present, here), (other, there))
            for worker, times in order if (run + number) % 2 else reversed(order):
                times.extend(worker.times(name, *part, repeats))
        median_calls.append(statistics.median(here) / statistics.median(there))
        all_calls.append(sum(here) / sum(there))
        runs.append((here, there))
    best_here, best_there = ([min(times) for times in zip(*side, strict=True)] for side in zip(*runs, strict=True))
    least = sum(best_here) / sum(best_there)
    tail = _p95(best_here) / _p95(best_there)
    found = Comparison(name, statistics.median(best_here) * 1e6, tuple(median_calls), tuple(all_calls), least, tail)
    print(f"{found.ratio:6.3f}  {name}", file=sys.stderr, flush=True)
    return found


def _p95(times: list[float]) -> float:
    return sorted(times)[len(times) * 95 // 100]


def main(arguments: list[str]) -> int:
    """Prints the table; 1 if a row is too slow."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks compare", description="Two versions side by side.")
    parser.add_argument("revision", help="what to compare with: a commit, a tag, HEAD~1")
    parser.add_argument("subjects", nargs="*", help=f"all of {', '.join(SUBJECTS)} if none is named")
    parser.add_argument("--only", default="", help="only rows whose name contains this, or one of these with commas between them")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of processor time for one run of a row")
    options = parser.parse_args(arguments)
    if unknown := set(options.subjects) - set(SUBJECTS):
        parser.error(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}")
    rows = compare(options.revision, list(options.subjects or SUBJECTS), options.only, options.seconds)
    grid = Grid(title=f"Times slower than {options.revision} by processor time, {RUNS} alternating runs", title_justify="left")
    for column in ("row", "median call, µs", "median call", "from, to", "all calls", "from, to", "least times", "p95"):
        grid.add_column(column, justify="left" if column == "row" else "right")
    for row in rows:
        cells = [cell for ratios in (row.median_calls, row.all_calls) for cell in _cells(ratios)]
        grid.add_row(row.name, f"{row.microseconds:.1f}", *cells, f"{row.least:.3f}", f"{row.tail:.3f}")
    Console(width=132).print(grid)
    slow = [row.name for row in rows if row.ratio > ALLOWED]
    print(f"Slower than {ALLOWED} times: {', '.join(slow) or 'none'}.")
    return bool(slow)


def _cells(ratios: tuple[float, ...]) -> tuple[str, str]:
    ratio = statistics.median(ratios)
    return f"{'! ' * (ratio > ALLOWED)}{ratio:.3f}", f"{min(ratios):.2f}, {max(ratios):.2f}"
