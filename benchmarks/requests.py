"""What a request costs the server in processor time, over one connection, and how many unknown tokens it hears out."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from importlib import resources
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from benchmarks.measure import on_all_cores
from meldstone.store import sqlite_url
from tests.server.client import Client
from tests.server.conftest import clients
from tests.server.running import Server
from tests.server.tables import seated

ASKED: Final = 300
SECONDS: Final = 5.0
"""How long somebody knocks with a token that nobody knows."""


def run() -> None:
    """Prints milliseconds of the server's processor for one request of each kind."""
    with on_all_cores(), tempfile.TemporaryDirectory() as directory:
        asyncio.run(_run(Path(directory)))


async def _run(directory: Path) -> None:
    with Server(sqlite_url(directory / "requests.db"), directory) as server:
        async with clients(server, "Ada", "Bela") as people:
            await seated(people, seconds=0)
            await asyncio.gather(*[person.play() for person in people])
            assert people[0].room is not None
            game = people[0].room.finished_game
            steps = (await people[0].ask("GET", f"/api/games/{game}/replay", step=1))["steps"]
        script = next(Path(str(resources.files("meldstone").joinpath("web"))).glob("assets/index-*.js"))
        async with httpx.AsyncClient(base_url=server.url, headers={"accept-encoding": "gzip, br"}) as http:
            await _print(server, http, "the script (target: 1 ms)", f"/assets/{script.name}")
            await _print(server, http, "openapi.json (target: 1 ms)", "/api/openapi.json")
            await _print(server, http, f"step {steps} of a replay (target: 2 ms)", f"/api/games/{game}/replay?step={steps}")
            await _print(server, http, "health", "/api/health")
        heard = await _knock(server)
        print(f"{'sockets with unknown tokens in 5 s':>40}  {heard} (target: 150)")


async def _print(server: Server, http: httpx.AsyncClient, what: str, path: str) -> None:
    (await http.get(path)).raise_for_status()
    before = _processor(server)
    for _ in range(ASKED):
        await http.get(path)
    print(f"{what:>40}  {1000 * (_processor(server) - before) / ASKED:.2f} ms")


def _processor(server: Server) -> float:
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _knock(server: Server) -> int:
    """How many handshakes are made."""
    nobody = Client(server, "Nobody", {"authorization": "Bearer nobody"})
    until, heard = time.monotonic() + SECONDS, 0

    async def knock() -> None:
        nonlocal heard
        while time.monotonic() < until:
            try:
                async with connect(server.socket_url, additional_headers=nobody.headers, compression=None):
                    heard += 1
            except InvalidHandshake:
                await asyncio.sleep(0.001)

    await asyncio.gather(*[knock() for _ in range(4)])
    return heard
