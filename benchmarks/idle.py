"""How long one person waits for a server with nothing else to do: chat lines and draws, each answered before the next is sent.

A draw is on disk when it is answered. `fsync` of the machine is measured beside it: no durable answer is faster than that.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from benchmarks.measure import on_all_cores
from meldstone.server import protocol as p
from meldstone.store import sqlite_url
from tests.server.client import Client, together
from tests.server.conftest import clients
from tests.server.running import Server
from tests.server.tables import seated

LINES: Final = 300
DRAWS: Final = 70
"""Fewer than the tiles that are left in the pool of two players."""


def run() -> None:
    """Prints the median and the 95th percentile of each."""
    with on_all_cores(), tempfile.TemporaryDirectory() as directory:
        _print("a write and fsync of 4 kB", _fsyncs(Path(directory)))
        chat, draws = asyncio.run(_waits(Path(directory)))
    _print("chat (target: median below 2 ms)", chat)
    _print("draw (target: median below 10 ms)", draws)


def _print(what: str, seconds: list[float]) -> None:
    ordered = sorted(1000 * wait for wait in seconds)
    print(f"{what:>34}  median {statistics.median(ordered):.1f} ms, p95 {ordered[int(0.95 * len(ordered))]:.1f} ms")


def _fsyncs(directory: Path) -> list[float]:
    waits = []
    with (directory / "fsync").open("wb", buffering=0) as file:
        for _ in range(100):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - began)
    return waits


async def _waits(directory: Path) -> tuple[list[float], list[float]]:
    with Server(sqlite_url(directory / "idle.db"), directory) as server:
        async with clients(server, "Ada", "Bela") as people:
            await seated(people, seconds=0)
            chat = [await _timed(lambda: people[0].say(p.Chat, text="hello")) for _ in range(LINES)]
            draws = []
            for _ in range(DRAWS):
                mover = await _mover(people)
                draws.append(await _timed(lambda mover=mover: mover.say(p.DrawMessage)))  # type: ignore[misc]
            return chat, draws


async def _mover(people: list[Client]) -> Client:
    await together(people)
    return next(person for person in people if person.to_move)


async def _timed(ask: Callable[[], Awaitable[p.Ok]]) -> float:
    began = time.perf_counter()
    await ask()
    return time.perf_counter() - began
