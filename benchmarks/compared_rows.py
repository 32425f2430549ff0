"""What `compare.py` runs in each of the two versions: the rows of that version's own benchmarks, a few calls at a time.

Reads questions as lines of JSON and answers each with one line. A row is what a benchmark hands to `time_calls` (or `_rate`), so
that this file works with every version whose benchmarks do that; it imports nothing of the version that runs `compare.py`.
"""

import contextlib
import gc
import importlib
import io
import json
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Call = Callable[[], object]


class Timed:
    """Stands for the figures that a benchmark expects to get; nobody reads them."""

    def __getattr__(self, name: str) -> float:
        return 1.0


class Rows:
    """The calls of all rows by their names."""

    def __init__(self) -> None:
        self.calls: dict[str, list[Call]] = {}

    def collect(self, subject: str) -> None:
        """Runs a benchmark without measuring: it only tells which calls it would time."""
        module = importlib.import_module(f"benchmarks.{subject}")
        rates = iter(("whole games, native loop", "whole games, bots in Python"))

        def time_calls(name: str, calls: Iterable[Call], *_: object, **__: object) -> Timed:
            self.add(f"{subject}: {name}", list(calls))
            return Timed()

        def rate(_: int, play: Call) -> tuple[float, float]:
            if name := next(rates, None):  # the third one plays in processes of its own
                self.add(f"{subject}: {name}", [play])
            return 1.0, 1.0

        replaced: dict[str, Any] = {"time_calls": time_calls, "_rate": rate, "show": _nothing, "show_spread": _nothing}
        replaced |= dict.fromkeys(("find_rival", "_show_answers", "_show_minimum"), _nothing)
        for name, function in replaced.items():
            if hasattr(module, name):
                setattr(module, name, function)
        with contextlib.redirect_stdout(io.StringIO()):
            module.run()

    def add(self, name: str, calls: list[Call]) -> None:
        """Tables repeat the names of their rows: the second one of a name is numbered."""
        known = sum(other == name or other.startswith(f"{name} #") for other in self.calls)
        self.calls[f"{name} #{known + 1}" if known else name] = calls


def _nothing(*_: object, **__: object) -> None:
    return None


def _timed(call: Call, times: int) -> float:
    begin = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - begin) / times


def main(folder: Path) -> None:
    # The editable install of the other version would answer for this one.
    sys.meta_path[:] = [finder for finder in sys.meta_path if "Redirecting" not in type(finder).__name__]
    package = importlib.import_module("meldstone")
    if not Path(str(package.__file__)).is_relative_to(folder):
        raise SystemExit(f"measures {package.__file__}, not {folder}")
    rows = Rows()
    gc.disable()
    for line in sys.stdin:
        match json.loads(line):
            case ["rows", subjects]:
                for subject in subjects:
                    rows.collect(subject)
                answer: object = {name: len(calls) for name, calls in rows.calls.items()}
            case ["run", name, first, last, times]:
                gc.collect(0)
                answer = [_timed(call, times) for call in rows.calls[name][first:last]]
            case question:
                raise SystemExit(f"no question {question}")
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
