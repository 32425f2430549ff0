"""Many live tables against one server process: ``python -m benchmarks.load --tables 500 --seconds 60``.

Every table has four scripted players, each on a socket of its own, who think for a while and then play what a novice sees: they
open, add to the table, draw, finish and go on with the next game. Their heads are in a process of their own, so that thinking
does not count as waiting for the server. Reported: moves a second, the time from sending a move to its durable answer, memory of
the server per table, dropped connections. Afterwards every acknowledged move is looked up in the store.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meldstone.bots.simple import Novice
from meldstone.server import protocol as p
from meldstone.server.protocol.client import as_message
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.protocol.settings import Settings
from meldstone.server.room import events as ev
from meldstone.server.room.rules import rules_of
from meldstone.store import LogId, open_store, sqlite_url

SEATS = 4
SETTINGS = Settings(seats=SEATS, seconds=0, games=100)


def chosen(data: str | bytes, request: str) -> str:
    """What a novice answers to a message with a view."""
    message = decode_server(data)
    assert isinstance(message, p.Welcome | p.Update)
    assert message.view is not None
    move = as_message(Novice().choose(message.view, rules_of(SETTINGS)), message.view)
    return encode(msgspec.structs.replace(move, request=request)).decode()


@dataclass
class Tally:
    """What all players together experienced."""

    latencies: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    plays: int = 0
    games: int = 0
    acknowledged: list[tuple[str, str, str]] = field(default_factory=list)
    """Room, player, request."""


class Head(msgspec.Struct):
    """As much of a view as it takes to see whose turn it is."""

    phase: str
    turn: int
    you: int | None


class Message(msgspec.Struct):
    """As much of a message as a scripted player needs."""

    type: str
    view: Head | None = None
    request: str | None = None
    violations: list[dict[str, object]] = []


MESSAGE = msgspec.json.Decoder(Message)


class Player:
    """One socket that moves whenever it is its turn."""

    def __init__(
        self, room: str, id: str, socket: ClientConnection, think: float, heads: ProcessPoolExecutor, tally: Tally
    ) -> None:
        self.room, self.id, self.socket, self.think, self.heads, self.tally = room, id, socket, think, heads, tally
        self.numbers = 0
        self.sent: tuple[str, float] | None = None
        self.seen: tuple[Head, str | bytes] | None = None
        self.moving: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            async for data in self.socket:
                message = MESSAGE.decode(data)
                if message.view is not None:
                    self.seen = message.view, data
                if self.sent is not None and message.request == self.sent[0]:
                    self._answered(message)
                self._go_on()
        except ConnectionClosed:
            pass
        if self.moving is not None:
            self.moving.cancel()

    def _answered(self, message: Message) -> None:
        assert self.sent is not None
        request, at = self.sent
        self.sent = None
        if message.type == "ok":
            self.tally.latencies.append(time.perf_counter() - at)
            self.tally.acknowledged.append((self.room, self.id, request))
        else:
            self.tally.refused[str(message.violations[0]["code"])] += 1

    def _go_on(self) -> None:
        if self.seen is None or self.sent is not None or (self.moving is not None and not self.moving.done()):
            return
        head, data = self.seen
        if (head.phase == "playing" and head.turn == head.you) or head.phase == "finished":
            self.seen = None
            self.moving = asyncio.create_task(self._move(head, data))

    async def _move(self, head: Head, data: str | bytes) -> None:
        self.numbers += 1
        request = f"{self.id}-{self.numbers}"
        if head.phase == "finished":
            message = f'{{"type":"go-on","request":"{request}"}}'
            self.tally.games += head.you == 0
        else:
            message = await asyncio.get_running_loop().run_in_executor(self.heads, chosen, data, request)
            self.tally.plays += message.startswith('{"type":"play"')
        await asyncio.sleep(random.expovariate(1 / self.think))
        self.sent = (request, time.perf_counter())
        try:
            await self.socket.send(message)
        except ConnectionClosed:
            return


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def drive(url: str, pid: int, tables: int, seconds: float, think: float) -> tuple[Tally, dict[str, float]]:
    """Seats everybody, lets them play, and counts."""
    tally = Tally()
    base = memory(pid)
    tasks: list[asyncio.Task[None]] = []
    sockets: list[ClientConnection] = []
    heads = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for table in range(tables):
            room = ""
            for seat in range(SEATS):
                http.cookies.clear()
                me = (await http.post("/api/session", json={"name": f"p{table} {seat}"})).json()["me"]
                cookie = f"meldstone_session={http.cookies['meldstone_session']}"
                if not room:
                    answer = await http.post("/api/rooms", json={"settings": msgspec.to_builtins(SETTINGS)})
                    room = answer.json()["id"]
                socket = await connect(
                    url.replace("http", "ws") + "/api/socket",
                    additional_headers={"cookie": cookie},
                    compression=None,
                    ping_interval=None,
                )
                await socket.send(f'{{"type":"hello","request":"hello","room":"{room}"}}')
                if seat:
                    await socket.send('{"type":"sit","request":"sit"}')
                sockets.append(socket)
                tasks.append(asyncio.create_task(Player(room, me["id"], socket, think, heads, tally).run()))
            if table % 50 == 49:
                print(f"\r{table + 1} tables", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    tally.latencies.clear()
    seated = memory(pid)
    began, cpu = time.perf_counter(), _cpu(pid)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    times = sorted(tally.latencies)
    figures = {
        "tables": tables,
        "sockets": len(sockets),
        "seconds": took,
        "moves/s": len(times) / took,
        "games ended": tally.games,
        "sets played": tally.plays,
        "p50 ms": 1000 * times[len(times) // 2],
        "p99 ms": 1000 * times[int(len(times) * 0.99)],
        "max ms": 1000 * times[-1],
        "kB/table": (memory(pid) - base) / tables,
        "before play": (seated - base) / tables,
        "server CPU %": 100 * (_cpu(pid) - cpu) / took,
        "dropped": sum(task.done() for task in tasks),
    }
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    heads.shutdown(wait=False, cancel_futures=True)
    await asyncio.gather(*[socket.close() for socket in sockets], return_exceptions=True)
    return tally, figures


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def audit(database: str, tally: Tally) -> int:
    """How many acknowledged moves are not in the store."""
    store = await open_store(database)
    missing = 0
    async with store:
        rooms = {room for room, _, _ in tally.acknowledged}
        for room in rooms:
            kept = {(record.by, record.key) for record in map(ev.decode_record, await store.read(LogId(room))) if record.key}
            missing += sum(at == room and (who, key) not in kept for at, who, key in tally.acknowledged)
    return missing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5.0, help="mean seconds before a move")
    parser.add_argument("--database", help="default: an SQLite file that is removed afterwards")
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as directory:
        database = arguments.database or sqlite_url(Path(directory) / "load.db")
        limits = {
            "CONNECTIONS_PER_CLIENT": "100000",
            "CONNECTIONS": "100000",
            "REQUESTS_PER_SECOND": "100000",
            "REQUEST_BURST": "100000",
            "ROOMS_PER_CLIENT": "100000",
            "GRACE_SECONDS": "86400",
            "SILENCE_SECONDS": "3600",
            "LOG_LEVEL": "warning",
            "PORT": "18099",
            "DATABASE": database,
        }
        environment = {**os.environ, **{f"MELDSTONE_{name}": value for name, value in limits.items()}}
        server = subprocess.Popen([sys.executable, "-m", "meldstone", "serve"], env=environment)
        try:
            url = "http://127.0.0.1:18099"
            for _ in range(500):
                try:
                    httpx.get(f"{url}/api/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            tally, figures = asyncio.run(drive(url, server.pid, arguments.tables, arguments.seconds, arguments.think))
        finally:
            server.terminate()
            server.wait(20)
        missing = asyncio.run(audit(database, tally))
    for name, value in figures.items():
        print(f"{name:>14}  {value:.1f}")
    print(f"{'acknowledged':>14}  {len(tally.acknowledged)}, missing in the store {missing}")
    print(f"{'refused':>14}  {dict(tally.refused)}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
