"""The command: ``python -m benchmarks.load --tables 2000 --seconds 60``."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import benchmarks.load
from benchmarks.load.players import AT_ONCE, SEATS, Tally, Work, drive
from benchmarks.load.server import Watched, between, serving
from meldstone.server.room import events as ev
from meldstone.store import LogId, open_store, sqlite_url
from tests.postgres import PostgresServer

Figures = dict[str, float]

_LOOK_SECONDS = 10.0
"""Seconds between two lines about what is under way."""
_LONGEST_SECONDS = 600.0
"""Seconds after which a command to the drivers has failed."""


class Drivers:
    """The driver processes; every command goes to all of them and ends when the last is done."""

    def __init__(self, works: list[Work], server: Watched) -> None:
        context = get_context("spawn")
        self._server = server
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for work in works:
            here, there = context.Pipe()
            # a daemon could not have a process for its heads
            process = context.Process(target=drive, args=(work, there), daemon=False)
            process.start()
            there.close()  # a driver that fails ends the line, and with it the run
            self._lines.append(here)
            self._processes.append(process)

    def tallies(self, command: str) -> list[Tally]:
        """What the players of each have experienced when the command is carried out."""
        for line in self._lines:
            line.send(command)
        began = time.perf_counter()
        for line in self._lines:
            while not line.poll(_LOOK_SECONDS):
                took, server = time.perf_counter() - began, self._server
                print(f"{command}: {took:.0f} s, {server.files} files, {server.memory // 1024} MB", file=sys.stderr, flush=True)
                if took > _LONGEST_SECONDS:
                    raise TimeoutError(f"the drivers did not finish '{command}' in {_LONGEST_SECONDS:.0f} seconds")
        return [line.recv() for line in self._lines]

    def __enter__(self) -> Drivers:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.join(5)
            process.terminate()


def percentile(times: list[float], share: float) -> float:
    """Milliseconds."""
    return 1000 * sorted(times)[min(int(len(times) * share), len(times) - 1)] if times else float("nan")


def play(server: Watched, drivers: Drivers, tables: int, seconds: float) -> Figures:
    """Seats everybody, lets them play, and counts."""
    began, cpu = time.perf_counter(), server.cpu
    # the first tables load what all of them need: languages, rules, looks of letters
    first = len(drivers.tallies("seat first"))
    base = server.memory
    drivers.tallies("seat")
    figures: Figures = {
        "tables": tables,
        "sockets": tables * SEATS,
        "set-up seconds": time.perf_counter() - began,
        "set-up server CPU seconds": server.cpu - cpu,
        "kB/table before play": (server.memory - base) / (tables - first),
    }
    drivers.tallies("measure")
    before, lag = server.histogram("meldstone_command_seconds"), server.histogram("meldstone_loop_lag_seconds")
    began, cpu = time.perf_counter(), server.cpu
    time.sleep(seconds)
    took = time.perf_counter() - began
    after, lag_after = server.histogram("meldstone_command_seconds"), server.histogram("meldstone_loop_lag_seconds")
    tallies = drivers.tallies("report")
    times = [wait for tally in tallies for wait in tally.latencies]
    return figures | {
        "seconds": took,
        "moves/s": len(times) / took,
        "p50 ms": percentile(times, 0.5),
        "p99 ms": percentile(times, 0.99),
        "max ms": percentile(times, 1.0),
        "server's p50 at most ms": 1000 * between(before, after, 0.5),
        "server's p99 at most ms": 1000 * between(before, after, 0.99),
        "loop lag p99 at most ms": 1000 * between(lag, lag_after, 0.99),
        "server CPU %": 100 * (server.cpu - cpu) / took,
        "kB/table": (server.memory - base) / (tables - first),
        "dropped": sum(tally.lost for tally in tallies),
    }


def come_back(server: Watched, drivers: Drivers, how: str) -> Figures:
    """Everybody is cut off and comes back."""
    drivers.tallies("ask spread")
    cpu = server.cpu
    drivers.tallies(how)
    return {f"{how}: server CPU seconds": server.cpu - cpu}


async def audit(database: str, tallies: list[Tally]) -> int:
    """How many acknowledged moves are not in the store."""
    wanted = defaultdict(set)
    for tally in tallies:
        for room, who, key in tally.acknowledged:
            wanted[room].add((who, key))
    store = await open_store(database)
    async with store:
        missing = 0
        for room, keys in wanted.items():
            kept = {(record.by, record.key) for record in map(ev.decode_record, await store.read(LogId(room))) if record.key}
            missing += len(keys - kept)
    return missing


def cores() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For the server, and for everything else."""
    if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2:
        return (), ()
    first, *others = sorted(os.sched_getaffinity(0))
    return (first,), tuple(others)


@contextlib.contextmanager
def database_of(name: str) -> Iterator[str]:
    """The address of the database to use, until the block ends."""
    if name == "sqlite":
        with tempfile.TemporaryDirectory() as directory:
            yield sqlite_url(Path(directory) / "load.db")
    elif name == "postgresql":
        server = PostgresServer(durable=True)
        try:
            yield server.new_database()
        finally:
            server.stop()
    else:
        yield name


def main() -> int:
    parser = argparse.ArgumentParser(description=benchmarks.load.__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5.0, help="mean seconds before a move")
    parser.add_argument("--drivers", type=int, default=2, help="processes with sockets, each with another one for its heads")
    parser.add_argument(
        "--database", default="sqlite", help="an address; sqlite, postgresql: a new one of its own, durable, removed afterwards"
    )
    parser.add_argument("--port", type=int, default=18099)
    parser.add_argument("--returns", choices=("none", "spread", "at-once"), default="spread", help="how everybody comes back")
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    own, others = cores()
    with database_of(arguments.database) as database:
        with serving(database, arguments.port, own) as server:
            shares = [range(number, arguments.tables, arguments.drivers) for number in range(arguments.drivers)]
            at_once = max(AT_ONCE // arguments.drivers, 1)
            with Drivers([Work(server.url, share, arguments.think, at_once, others) for share in shares], server) as drivers:
                figures = play(server, drivers, arguments.tables, arguments.seconds)
                if arguments.returns != "none":
                    figures |= come_back(server, drivers, {"spread": "return spread", "at-once": "return"}[arguments.returns])
                tallies = drivers.tallies("end")
        missing = asyncio.run(audit(database, tallies))
    report(figures, tallies, missing)
    return 1 if missing or figures["dropped"] else 0


def report(figures: Figures, tallies: list[Tally], missing: int) -> None:
    """Prints everything."""
    returns = [wait for tally in tallies for wait in tally.returns]
    away = [wait for tally in tallies for wait in tally.away]
    if returns:
        figures |= {
            "returned": len(returns),
            "return p50 ms": percentile(returns, 0.5),
            "return p99 ms": percentile(returns, 0.99),
            "return max ms": percentile(returns, 1.0),
            "all back after ms": percentile(away, 1.0),
        }
    figures |= {
        "games ended": sum(tally.games for tally in tallies),
        "sets played": sum(tally.plays for tally in tallies),
        "driver CPU seconds": sum(tally.cpu for tally in tallies),
    }
    for name, value in figures.items():
        print(f"{name:>40}  {value:.1f}")
    refused: Counter[str] = Counter()
    for tally in tallies:
        refused.update(tally.refused)
    print(f"{'acknowledged':>40}  {sum(len(tally.acknowledged) for tally in tallies)}, missing in the store {missing}")
    print(f"{'refused':>40}  {dict(refused)}")


if __name__ == "__main__":
    sys.exit(main())
