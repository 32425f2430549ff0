"""What a tuned number trades: the search is measured with a few values of it, the present one among them.

``python -m benchmarks tune`` lists the numbers; ``python -m benchmarks tune kBeamNarrow`` measures five values around the present
one, ``python -m benchmarks tune kBeamNarrow 16 24 32`` those named.

A number of native/core/limits.hpp is replaced in a copy of the core that is compiled in a temporary folder (a minute a value). A
number of solver/limits.py (``FEW_SCAN_NODES``) is set there before it is measured; one of another Python module is named
``module:NAME``, which works for numbers that others read through the module. So
``python -m benchmarks tune kTrainingScale`` printed::

    kTrainingScale, now 4096: what other values do
      value   error, first round   error, second round   seconds
       2048               0.2202                0.2222    4.3633
       3072               0.2202                0.2213    4.6603
     → 4096               0.2202                0.2246    4.5013
       6144               0.2202                0.2246    4.6102
       8192               0.2202                0.2218    4.5387

Errors of 300 games are noise beyond the second digit: this number trades nothing. Numbers that both languages know have to be
changed in both for good; tests/benchmarks/test_tune.py compares them.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

ROOT = Path(__file__).parents[1]
LIMITS = ROOT / "native" / "core" / "limits.hpp"
PYTHON_LIMITS = "meldstone.solver.limits"
CMAKE = shutil.which("cmake", path=str(Path(sys.executable).parent)) or "cmake"
"""That of the development environment, which is new enough; the machine's own may not be."""
NUMBER = re.compile(r"^constexpr (?P<type>[\w:]+) (?P<name>k\w+) = (?P<value>-?[\d'.]+)F?;", re.MULTILINE)

FACTORS = (0.5, 0.75, 1, 1.5, 2)
ROUNDS = 3
TRAINED_GAMES = 300


@dataclass(frozen=True)
class Number:
    """A tuned number of the C++ core."""

    name: str
    value: float
    whole: bool


def native_numbers() -> dict[str, Number]:
    """The numbers of native/core/limits.hpp by name."""
    found = {}
    for match in NUMBER.finditer(LIMITS.read_text(encoding="utf-8")):
        value = float(match["value"].replace("'", ""))
        found[match["name"]] = Number(match["name"], value, match["type"] not in {"float", "double"})
    return found


def python_numbers() -> dict[str, Number]:
    """The numbers of solver/limits.py by name, each with its module."""
    found = vars(importlib.import_module(PYTHON_LIMITS))
    return {
        name: Number(f"{PYTHON_LIMITS}:{name}", value, isinstance(value, int))
        for name, value in found.items()
        if name.isupper() and isinstance(value, int | float)
    }


def replaced(text: str, name: str, value: float) -> str:
    """The header with another value for a number."""
    pattern = rf"^(constexpr [\w:]+ {name} = )-?[\d'.]+"
    out, count = re.subn(pattern, rf"\g<1>{value:g}" if value % 1 else rf"\g<1>{int(value)}", text, flags=re.MULTILINE)
    if count != 1:
        raise ValueError(f"{LIMITS.name} has no number {name}")
    return out


def values_around(value: float, *, whole: bool) -> list[float]:
    """A few values to compare with the present one; neighbours where it is small."""
    if whole and abs(value) < 6:
        return [value + step for step in (-2, -1, 0, 1, 2) if value + step >= 0 or value < 0]
    return [round(value * factor) if whole else value * factor for factor in FACTORS]


# --- one measurement, in a process of its own -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Measured:
    """What the search does with one value; times are microseconds of processor time, the least of several rounds."""

    median: float
    p95: float
    slowest: float
    nodes: int
    value: int
    changed: int
    proven: int


def measure_search() -> dict[str, Measured]:
    """All stored positions, once with any changes and once with few."""
    from benchmarks.positions import SERIES, stored
    from meldstone.solver.solve import Changes, solve

    out = {}
    positions = [position for series in SERIES for position in stored(series.name)]
    for changes in (Changes.ANY, Changes.FEW):
        times, moves = [], []
        for position in positions:
            rounds = []
            for _ in range(ROUNDS):
                begin = time.process_time_ns()
                move = solve(position, changes=changes)
                rounds.append((time.process_time_ns() - begin) / 1000)
            times.append(min(rounds))
            moves.append(move)
        times.sort()
        out[changes.value] = Measured(
            median=times[len(times) // 2],
            p95=times[int(0.95 * (len(times) - 1))],
            slowest=times[-1],
            nodes=sum(move.nodes for move in moves),
            value=sum(move.value for move in moves),
            changed=sum(move.sets_changed for move in moves),
            proven=sum(move.optimal if changes is Changes.ANY else move.fewest for move in moves),
        )
    return out


def measure_training() -> dict[str, float]:
    """The mean squared error of what is learned from some games, on the games of a second round."""
    from meldstone.bots.bot import BotObjective
    from meldstone.bots.training import start
    from meldstone.rules.catalogue import ruleset

    begin = time.process_time()
    training = start(ruleset("classic"), 2, BotObjective.WIN, 1)
    training.play(TRAINED_GAMES)
    first = training.learn()
    training.play(TRAINED_GAMES)
    return {"error, first round": first, "error, second round": training.learn(), "seconds": time.process_time() - begin}


def _measure_here(library: str, assignment: str, kind: str) -> None:
    if library:
        # before the package is imported, as that imports its core
        spec = importlib.util.spec_from_file_location("meldstone._native", library)
        if spec is None or spec.loader is None:
            raise ImportError(library)
        module = importlib.util.module_from_spec(spec)
        sys.modules["meldstone._native"] = module
        spec.loader.exec_module(module)
    if assignment:
        name, value = assignment.split("=")
        module_name, attribute = name.split(":")
        setattr(importlib.import_module(module_name), attribute, ast.literal_eval(value))
    if kind == "training":
        print(json.dumps(measure_training()))
    else:
        print(json.dumps({changes: vars(figures) for changes, figures in measure_search().items()}))


def _measured(library: Path | None, assignment: str, kind: str) -> dict[str, dict[str, float]] | dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.tune", "--measure", str(library or ""), assignment, kind]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


# --- a core with another number -------------------------------------------------------------------------------------------------


class Workshop:
    """A copy of the core in a temporary folder, compiled anew for each value; only what includes the numbers is compiled again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "native", folder / "native")
        shutil.copy(ROOT / "CMakeLists.txt", folder)
        command = [CMAKE, "-S", str(folder), "-B", str(folder / "build"), "-DCMAKE_BUILD_TYPE=Release"]
        _run([*command, "-DSKBUILD_PROJECT_VERSION=0", f"-DPython_EXECUTABLE={sys.executable}"])

    def library(self, name: str, value: float) -> Path:
        header = self.folder / LIMITS.relative_to(ROOT)
        header.write_text(replaced(LIMITS.read_text(encoding="utf-8"), name, value), encoding="utf-8")
        _run([CMAKE, "--build", str(self.folder / "build"), "--parallel", str(os.cpu_count() or 1)])
        return next(path for path in (self.folder / "build").rglob("_native*.so"))


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)


# --- the command ----------------------------------------------------------------------------------------------------------------


def main(arguments: list[str]) -> int:
    """Lists the numbers, or measures one of them."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    numbers = native_numbers() | python_numbers()
    if not arguments:
        for name, number in numbers.items():
            print(f"{name} = {number.value:g}")
        print("Or name a number of another Python module: module:NAME")
        return 0
    name, *named = arguments
    if ":" in name:
        module_name, attribute = name.split(":")
        present = getattr(importlib.import_module(module_name), attribute)
        number = Number(name, present, isinstance(present, int))
    elif name in numbers:
        number = numbers[name]
    else:
        print(f"no number {name}; there are {', '.join(numbers)}", file=sys.stderr)
        return 2
    values = [float(value) for value in named] or values_around(number.value, whole=number.whole)
    with tempfile.TemporaryDirectory() as folder:
        _tune(number, values, Path(folder))
    return 0


def _tune(number: Number, values: list[float], folder: Path) -> None:
    python = ":" in number.name
    kind = "training" if number.name.startswith("kTraining") else "search"
    workshop = None if python else Workshop(folder)
    rows = []
    for done, value in enumerate(values, 1):
        print(f"{number.name} = {value:g} ({done} of {len(values)})", file=sys.stderr)
        if workshop is None:
            text = repr(int(value)) if number.whole else repr(value)
            rows.append(_measured(None, f"{number.name}={text}", kind))
        else:
            rows.append(_measured(workshop.library(number.name, value), "", kind))
    grid = Grid(title=f"{number.name}, now {number.value:g}: what other values do", title_justify="left")
    for column in ("value", *_cells(rows[0])):
        grid.add_column(column, justify="right")
    for value, row in zip(values, rows, strict=True):
        grid.add_row(f"{'→ ' if value == number.value else ''}{value:g}", *_cells(row).values())
    Console(width=160).print(grid)


def _cells(row: dict[str, dict[str, float]] | dict[str, float]) -> dict[str, str]:
    out: dict[str, str] = {}
    for name, figures in row.items():
        if isinstance(figures, dict):
            out |= {f"{name}: {field}": _text(figure) for field, figure in figures.items()}
        else:
            out[name] = f"{figures:.4f}"
    return out


_text: Callable[[float], str] = "{:.0f}".format

if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        _measure_here(*sys.argv[2:5])
    else:
        sys.exit(main(sys.argv[1:]))
