"""Timing on one core: every function is called in rounds, and the rounds are summed up by median, p95 and maximum."""

from __future__ import annotations

import gc
import math
import os
import signal
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

LONG = 200_000
"""Microseconds after which a call is not repeated."""

PATIENCE = 3.0
"""Seconds after which a call is broken off."""


@dataclass(frozen=True)
class Timing:
    """Microseconds for one call."""

    name: str
    median: float
    p95: float
    worst: float
    calls: int
    broken_off: int = 0
    """How many of the calls took longer than `PATIENCE`; they count with what they had."""
    target: str = ""
    """What the project asks of itself; printed beside the figures, never enforced."""


def pin_to_one_core() -> None:
    """Keeps the scheduler from moving the benchmark, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


@contextmanager
def on_all_cores() -> Iterator[int]:
    """Undoes the pinning for a while, and says how many cores there are."""
    if not hasattr(os, "sched_setaffinity"):
        yield os.cpu_count() or 1
        return
    pinned = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield len(os.sched_getaffinity(0))
    finally:
        os.sched_setaffinity(0, pinned)


@contextmanager
def at_most(seconds: float, *, of_processor: bool = False) -> Iterator[None]:
    """Raises `TimeoutError` in Python code that takes longer, by the clock or by processor time, where the system can do that."""

    def stop(*_: object) -> None:
        raise TimeoutError

    if not hasattr(signal, "setitimer"):
        yield
        return
    timer, alarm = (signal.ITIMER_VIRTUAL, signal.SIGVTALRM) if of_processor else (signal.ITIMER_REAL, signal.SIGALRM)
    before = signal.signal(alarm, stop)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(alarm, before)


def time_calls(
    name: str, calls: Iterable[Callable[[], object]], rounds: int = 1, *, target: str = "", seconds: float = math.inf
) -> Timing:
    """Times every call on its own; the best of `rounds` counts for each, so that a busy machine disturbs less.

    What takes long is disturbed little in any case and is not repeated. After `seconds` the calls that are left are left out.
    """
    gc.collect()
    best: list[float] = []
    broken_off = 0
    end = time.monotonic() + seconds
    for call in calls:
        times: list[float] = []
        while len(times) < rounds and max(times, default=0) < LONG:
            begin = time.perf_counter_ns()
            try:
                with at_most(PATIENCE):
                    begin = time.perf_counter_ns()
                    call()
                    times.append((time.perf_counter_ns() - begin) / 1000)
            except TimeoutError:
                times.append((time.perf_counter_ns() - begin) / 1000)
                broken_off += 1
        best.append(min(times))
        if time.monotonic() > end:
            break
    best.sort()
    p95 = best[int(0.95 * (len(best) - 1))]
    return Timing(name, statistics.median(best), p95, best[-1], len(best), broken_off, target)


def show(title: str, timings: Sequence[Timing], rival: Timing | None = None) -> None:
    """Prints timings as a table; with a rival also how many times faster each is at the median, p95 and maximum."""
    has_target = any(timing.target for timing in timings)
    table = Table(title=title, title_justify="left")
    for column in (
        "what",
        "median µs",
        "p95 µs",
        "max µs",
        "calls",
        *(["times faster"] if rival else []),
        *(["target"] if has_target else []),
    ):
        table.add_column(column, justify="left" if column in ("what", "target") else "right")
    for timing in timings:
        row = [
            timing.name,
            f"{timing.median:.1f}",
            f"{timing.p95:.1f}",
            f"{'>' * bool(timing.broken_off)}{timing.worst:.1f}",
            str(timing.calls),
        ]
        table.add_row(*row, *([_ratios(rival, timing)] if rival else []), *([timing.target] if has_target else []))
    Console(width=132).print(table)


def _ratios(rival: Timing, timing: Timing) -> str:
    pairs = ((rival.median, timing.median), (rival.p95, timing.p95), (rival.worst, timing.worst))
    return " / ".join(f"{slow / fast:.0f}" for slow, fast in pairs)
