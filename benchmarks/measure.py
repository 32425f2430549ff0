"""Timing on one core: every function is called in rounds, and the rounds are summed up by median, p95 and maximum."""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table


@dataclass(frozen=True)
class Timing:
    """Microseconds for one call."""

    name: str
    median: float
    p95: float
    worst: float
    calls: int


def pin_to_one_core() -> None:
    """Keeps the scheduler from moving the benchmark, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def time_calls(name: str, calls: Iterable[Callable[[], object]], rounds: int = 1) -> Timing:
    """Times every call on its own; the best of `rounds` counts for each, so that a busy machine disturbs less."""
    gc.collect()
    best: list[float] = []
    for call in calls:
        times = []
        for _ in range(rounds):
            begin = time.perf_counter_ns()
            call()
            times.append((time.perf_counter_ns() - begin) / 1000)
        best.append(min(times))
    best.sort()
    return Timing(name, statistics.median(best), best[int(0.95 * (len(best) - 1))], best[-1], len(best))


def show(title: str, timings: Iterable[Timing], rival: Timing | None = None) -> None:
    """Prints timings as a table; with a rival also how many times faster each is at the median."""
    table = Table(title=title, title_justify="left")
    for column in ("what", "median µs", "p95 µs", "max µs", "calls", *(["times faster"] if rival else [])):
        table.add_column(column, justify="left" if column == "what" else "right")
    for timing in timings:
        row = [timing.name, f"{timing.median:.1f}", f"{timing.p95:.1f}", f"{timing.worst:.1f}", str(timing.calls)]
        table.add_row(*row, *([f"{rival.median / timing.median:.0f}"] if rival else []))
    Console(width=110).print(table)
