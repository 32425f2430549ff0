"""Sockets whose clients send and never read cost a bounded amount of memory, files and time."""

import asyncio
import contextlib
import socket
import sys
import time
from pathlib import Path

import msgspec
import pytest

from meldstone.store import sqlite_url
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.raw_socket import frame, handshake
from tests.server.running import Server

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at a process in /proc")

ORDINARY = {"messages_per_second": 20, "message_burst": 60, "connections_per_client": 20}
"""The limits of a server that nobody configured."""


def flood(raw: socket.socket, data: bytes, seconds: float) -> int:
    """Sends the same again and again for as long as the other side takes it; how many bytes that was."""
    sent, until = 0, time.monotonic() + seconds
    raw.setblocking(False)
    while time.monotonic() < until:
        try:
            sent += raw.send(data)
        except BlockingIOError:
            time.sleep(0.01)
        except OSError:
            break
    return sent


async def worst_ping(client: Client, flooding: asyncio.Future[list[int]]) -> float:
    """The longest that a bystander waits while something goes on."""
    worst = 0.0
    while not flooding.done():
        began = time.monotonic()
        await client.ping()
        worst = max(worst, time.monotonic() - began)
        await asyncio.sleep(0.06)
    return worst


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(frame(9, b"x" * 125) * 400, id="pings"),
        pytest.param(frame(9, b"") * 8000, id="empty pings"),
        pytest.param(frame(10, b"") * 8000, id="pongs nobody asked for"),
        pytest.param(frame(1, b"x", fin=False) + frame(0, b"", fin=False) * 8000, id="a message in endless parts"),
    ],
)
def test_frames_that_are_no_messages_are_counted(tmp_path: Path, sent: bytes) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path, **ORDINARY) as server:
            async with clients(server, "Ada", "Mallory") as (ada, mallory):
                await ada.connect()
                cookie = mallory.headers["cookie"]
                with contextlib.ExitStack() as own:
                    raw = [own.enter_context(await asyncio.to_thread(handshake, server, cookie, "", 2048)) for _ in range(5)]
                    await ada.ping()
                    before, files = server.memory, server.open_sockets
                    flooding = asyncio.gather(*[asyncio.to_thread(flood, connection, sent, 5) for connection in raw])
                    worst = await worst_ping(ada, flooding)
                    print(f"worst ping {1000 * worst:.0f} ms, grown by {(server.memory - before) / 1e6:.1f} MB")
                    assert server.memory - before < 4_000_000
                    async with asyncio.timeout(30):
                        while server.open_sockets > files - 5:
                            await asyncio.sleep(0.1)
                await ada.ping()

    run(work)


def test_who_is_sent_away_and_never_reads_keeps_no_file(tmp_path: Path) -> None:
    async def work() -> None:
        limits = {**ORDINARY, "message_burst": 100_000, "silence_seconds": 1}
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path, **limits) as server:
            mallory = await Client(server, "Mallory").sign_in()
            # a room for each socket: what is said in a shared one would tell that nobody reads
            rooms = [await mallory.make_room(seats=2) for _ in range(20)]
            idle = server.open_sockets
            with contextlib.ExitStack() as own:
                for number in range(60):
                    raw = own.enter_context(await asyncio.to_thread(handshake, server, mallory.headers["cookie"], "", 2048))
                    hello = msgspec.json.encode({"type": "hello", "request": "h", "room": rooms[number % 20]})
                    # more welcomes than fit into the buffers between here and there
                    with contextlib.suppress(OSError):
                        raw.sendall(frame(1, hello) * 600)
                    await asyncio.sleep(2.5 if number % 20 == 19 else 0)
                print("files now", server.open_sockets - idle)
                async with asyncio.timeout(30):
                    while server.open_sockets > idle + 2:
                        await asyncio.sleep(0.1)

    run(work)
