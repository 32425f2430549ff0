"""Who sends half a request, or reads no answer, keeps a connection for some seconds and nobody else out."""

import asyncio
import contextlib
import socket
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from meldstone.store import sqlite_url
from tests.server.conftest import run
from tests.server.running import Server

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts the open files of a process in /proc")

FILES = 1024
"""What a service may have open if nobody says otherwise."""
HALF_A_HEAD = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
HALF_A_BODY = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


@contextlib.contextmanager
def many(server: Server, sent: Sequence[bytes], address: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """Connections that have sent something and say nothing more."""
    with contextlib.ExitStack() as own:
        opened: list[socket.socket] = []
        for _ in sent:
            client = own.enter_context(socket.socket())
            client.setblocking(False)
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            client.bind((address, 0))
            client.connect_ex(("127.0.0.1", server.port))
            opened.append(client)
        for client, data in zip(opened, sent, strict=True):
            # some were sent away already
            with contextlib.suppress(OSError):
                client.settimeout(0.5)
                client.sendall(data)
        yield opened


async def healthy(server: Server) -> bool:
    async with httpx.AsyncClient() as http:
        return (await http.get(f"{server.url}/api/health", timeout=20)).status_code == 200


async def until_closed(server: Server, most: int) -> None:
    async with asyncio.timeout(60):
        while server.open_sockets > most:
            await asyncio.sleep(0.1)


def test_a_thousand_half_sent_requests_lock_nobody_out(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path, files=FILES, head_seconds=3, body_seconds=3) as server:
            idle = server.open_sockets
            attack = many(server, 400 * [b"", HALF_A_HEAD, HALF_A_BODY])
            await asyncio.to_thread(attack.__enter__)
            try:
                for _ in range(10):
                    assert await healthy(server)
                    await asyncio.sleep(0.2)
                await until_closed(server, idle + 2)
                assert await healthy(server)
            finally:
                await asyncio.to_thread(attack.__exit__, None, None, None)
            assert server.log.stat().st_size < 100_000

    run(work)


def test_an_answer_that_nobody_takes_is_not_kept(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path, answer_seconds=1) as server:
            idle = server.open_sockets
            ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            with many(server, 20 * [40 * ask]) as clients:
                assert b" 200 " in await asyncio.to_thread(received, clients[0])
                await until_closed(server, idle + 2)
                assert await healthy(server)

    run(work)


def test_a_slow_request_is_told_so_and_a_whole_one_is_answered(tmp_path: Path) -> None:
    async def work() -> None:
        running = Server(sqlite_url(tmp_path / "test.db"), tmp_path, head_seconds=1)
        with running as server, many(server, [HALF_A_HEAD, HALF_A_HEAD]) as (half, whole):
            whole.sendall(b"x\r\n\r\n")
            assert b" 200 " in await asyncio.to_thread(received, whole)
            assert b" 408 " in await asyncio.to_thread(received, half)

    run(work)


def received(client: socket.socket) -> bytes:
    client.settimeout(30)
    return client.recv(4096)


def ended(clients: list[socket.socket]) -> int:
    """How many were sent away."""
    found = 0
    for client in clients:
        client.setblocking(False)
        try:
            found += client.recv(1) == b""
        except BlockingIOError:
            continue
        except OSError:
            found += 1
    return found


def test_an_address_has_only_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    async def work() -> None:
        running = Server(sqlite_url(tmp_path / "test.db"), tmp_path, connections_per_address=10, head_seconds=600)
        # many people come from the address of a trusted proxy
        with running as server, many(server, 30 * [HALF_A_HEAD], "127.0.0.2") as crowd, many(server, 30 * [HALF_A_HEAD]) as people:
            async with asyncio.timeout(60):
                while ended(crowd) < 20:
                    await asyncio.sleep(0.05)
            assert await healthy(server)
            assert [ended(crowd), ended(people)] == [20, 0]

    run(work)
