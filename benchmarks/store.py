"""Durable appends: how many in a second, and how long a caller waits, SQLite and PostgreSQL side by side.

A commit that waits for the disk on its own is what group commit is compared with. Everything lies on the same disk, in the
folder for temporary files; PostgreSQL is the one of the tests, here with all its care for power cuts.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from meldstone.store import Append, Heading, LogId, Status, Store, open_store, sqlite_url
from tests.postgres import PostgresServer

BODY = b'{"type":"played","seat":2,"table":[["R7","B7","K7"],["O3","O4","O5","O6"]],"at":1700000000000}' * 4
"""A move on a table that has filled up a little."""

RATE = 2_000
"""Appends a second that the project asks of a process."""
SECONDS = 10
CROWDS = (1, 50, 200)
MOVES = 150


@dataclass(frozen=True)
class Waiting:
    """How long callers waited, and how many were served."""

    name: str
    kind: str
    rate: float
    times: list[float]
    target: str = ""

    def at(self, part: float) -> str:
        """Milliseconds within which this part of the callers was served."""
        return f"{sorted(self.times)[int(part * (len(self.times) - 1))] * 1000:.1f}"


def run() -> None:
    """Prints the figures."""
    with _all_cores(), tempfile.TemporaryDirectory() as folder:
        rows = [_alone(Path(folder) / "alone.db")]
        rows += asyncio.run(_measure("SQLite", sqlite_url(Path(folder) / "store.db")))
        server = PostgresServer(durable=True)
        try:
            rows += asyncio.run(_measure("PostgreSQL", server.new_database()))
        finally:
            server.stop()
    table = Table(title=f"Durable appends of one record of {len(BODY)} bytes", title_justify="left")
    for column in ("database", "callers", "appends/s", "p50 ms", "p99 ms", "max ms", "target"):
        table.add_column(column, justify="left" if column in ("database", "callers", "target") else "right")
    for row in rows:
        table.add_row(row.name, row.kind, f"{row.rate:,.0f}", row.at(0.5), row.at(0.99), row.at(1), row.target)
    Console(width=132).print(table)


async def _measure(name: str, url: str) -> list[Waiting]:
    async with await open_store(url) as store:
        rows = [await _crowd(name, store, size) for size in CROWDS]
        return [*rows, await _steady(name, store)]


async def _crowd(name: str, store: Store, size: int) -> Waiting:
    """Tables that move again as soon as they may."""
    times: list[float] = []

    async def play(log: LogId) -> None:
        for move in range(MOVES):
            await _timed(times, store, log, move)

    begin = time.perf_counter()
    await asyncio.gather(*(play(LogId(f"crowd-{size}-{number}")) for number in range(size)))
    return Waiting(name, f"{size} without a pause", len(times) / (time.perf_counter() - begin), times)


async def _steady(name: str, store: Store) -> Waiting:
    """Moves that come when they come, whether the store keeps up or not."""
    times: list[float] = []
    tables = 500
    lasts = [0] * tables
    locks = [asyncio.Lock() for _ in range(tables)]

    async def move(number: int) -> None:
        async with locks[number]:
            lasts[number] += 1
            await _timed(times, store, LogId(f"steady-{number}"), lasts[number] - 1)

    begin = time.perf_counter()
    tasks: list[Awaitable[None]] = []
    while (passed := time.perf_counter() - begin) < SECONDS:
        tasks += [asyncio.create_task(move(n % tables)) for n in range(len(tasks), int(passed * RATE))]
        await asyncio.sleep(0.002)
    await asyncio.gather(*tasks)
    rate = len(times) / (time.perf_counter() - begin)
    return Waiting(name, f"{RATE:,}/s on {tables} tables", rate, times, "keeps up, p99 < 30 ms")


async def _timed(times: list[float], store: Store, log: LogId, move: int) -> None:
    begin = time.perf_counter()
    await store.append(Append(log, move, [BODY], Heading(status=Status.PLAYING, deadline=1_700_000_000_000 + move)))
    times.append(time.perf_counter() - begin)


def _alone(path: Path) -> Waiting:
    times: list[float] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "CREATE TABLE records (log TEXT, seq INTEGER, body BLOB, PRIMARY KEY (log, seq))",
        ):
            connection.execute(statement)
        begin = time.perf_counter()
        for number in range(2_000):
            start = time.perf_counter()
            connection.execute("INSERT INTO records VALUES ('log', ?, ?)", (number, BODY))
            times.append(time.perf_counter() - start)
        return Waiting("SQLite, bare", "1, a commit for each", len(times) / (time.perf_counter() - begin), times)


@contextmanager
def _all_cores() -> Iterator[None]:
    """A database works beside its callers; the pinning of the other benchmarks would forbid that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
