"""A full disk and a database that does not answer: health says so while moves fail, nothing is acknowledged that was not written,
and the game goes on afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from meldstone.server import protocol as p
from meldstone.store import UnavailableError, sqlite_url
from meldstone.store.group_commit import GroupCommit
from tests.postgres import PostgresServer
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.inside import Inside, on_server
from tests.server.killing import check_log
from tests.server.running import Server
from tests.server.tables import mover_and_other, refused, seated

SOON = 5.0
"""Seconds, far above what it takes and far below the twenty for which a database that is away was waited for."""


async def health(server: Server, headers: dict[str, str] | None = None) -> httpx.Response:
    """Raises if no answer comes soon."""
    async with httpx.AsyncClient(base_url=server.url, timeout=SOON) as http:
        return await http.get("/api/health", headers=headers)


async def until_health_is(server: Server, status: int) -> httpx.Response:
    async with asyncio.timeout(60):
        while (answer := await health(server)).status_code != status:
            await asyncio.sleep(0.05)
        return answer


async def draw(people: list[Client]) -> None:
    mover, other = mover_and_other(people)
    seq = mover.seq
    await mover.say(p.DrawMessage)
    await other.until(lambda: other.seq > seq)


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the process can take another byte, as on a full disk; sockets are no files."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_by_health_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    async def work() -> None:
        server = Server(sqlite_url(tmp_path / "test.db"), tmp_path)
        server.start()
        try:
            async with clients(server, "Ada", "Bela") as people:
                room = await seated(people, seconds=0)
                await draw(people)
                assert (await health(server)).status_code == 200
                with full_disk(server):
                    mover, _ = mover_and_other(people)
                    for _ in range(3):
                        assert await refused(mover.say(p.DrawMessage)) == ["server/unavailable"]
                    # what was so a moment ago may be answered again for another
                    ill = await until_health_is(server, 503)
                    assert (ill.json()["status"], ill.json()["store"]) == ("failing", "unavailable")
                await until_health_is(server, 200)
                for _ in range(5):
                    await draw(people)
                server.kill()
                await check_log(server, room, people)
        finally:
            server.kill()

    run(work)


@pytest.fixture
def database() -> Iterator[PostgresServer]:
    """A server of its own, which a test can stop."""
    server = PostgresServer()
    try:
        yield server
    finally:
        server.stop()


@contextlib.asynccontextmanager
async def table(server: Server) -> AsyncIterator[tuple[str, list[Client]]]:
    server.start()
    try:
        async with clients(server, "Ada", "Bela") as people:
            room = await seated(people, seconds=0)
            await draw(people)
            yield room, people
    finally:
        server.kill()


def test_health_answers_while_the_database_does_not(tmp_path: Path, database: PostgresServer) -> None:
    """It hung for as long as the database was away, with an account's cookie in the first question already."""

    async def work() -> None:
        server = Server(database.new_database(), tmp_path)
        async with table(server) as (room, people):
            account = await Client(server, "Cleo").register()
            assert (await health(server, account.headers)).status_code == 200
            with stopped(database):
                await until_health_is(server, 503)
                ill = await health(server, account.headers)
                assert (ill.status_code, ill.json()["store"]) == (503, "unavailable")
            await until_health_is(server, 200)
            await draw(people)
            await check_log(server, room, people)

    run(work)


@contextlib.contextmanager
def stopped(database: PostgresServer) -> Iterator[None]:
    """All processes of the database stand still: connections stay open, and nobody answers."""
    assert database._process is not None
    pids = [database._process.pid, *_children(database._process.pid)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_health_answers_while_the_database_is_gone(tmp_path: Path, database: PostgresServer) -> None:
    server = Server(database.new_database(), tmp_path)

    async def work() -> None:
        async with table(server) as (room, people):
            database.crash()
            ill = await until_health_is(server, 503)
            assert ill.json()["store"] == "unavailable"
            database.start()
            await until_health_is(server, 200)
            await draw(people)
            await check_log(server, room, people)

    run(work)


def test_many_who_ask_for_health_cost_one_write(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        with mock.patch.object(server.store, "probe", wraps=server.store.probe) as probed:
            answers = await asyncio.gather(*[server.http("GET", "/api/health") for _ in range(200)])
        assert {answer.status for answer in answers} == {200}
        assert probed.call_count <= 2

    on_server(work, tmp_path)


def test_a_probe_that_waits_is_waited_for_once(tmp_path: Path) -> None:
    """Whoever asks while the store says nothing does not add to what it has to do."""

    async def work(server: Inside) -> None:
        async def never() -> None:
            await asyncio.sleep(3600)

        with mock.patch.object(server.store, "probe", side_effect=never) as probed:
            answers = await asyncio.gather(*[server.http("GET", "/api/health") for _ in range(50)])
            assert {answer.status for answer in answers} == {503}
            assert (await server.http("GET", "/api/health")).status == 503
            assert probed.call_count == 1

    on_server(work, tmp_path)


@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), MemoryError(), OSError("no space")])
def test_the_writer_of_a_file_lives_through_any_failure(tmp_path: Path, error: Exception) -> None:
    """Even if undoing fails as well: the thread ended, and every later move waited for ever."""

    async def work(server: Inside) -> None:
        commit = GroupCommit._commit

        class Broken:
            """A connection that can neither commit nor undo."""

            in_transaction = True

            def execute(self, *_: Any) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            def close(self) -> None: ...

        def failing(self: GroupCommit, batch: Any) -> Any:
            self._connection.close()
            self._connection = Broken()  # type: ignore[assignment]
            raise error

        with mock.patch.object(GroupCommit, "_commit", failing), pytest.raises(UnavailableError):
            await server.store.probe()
        assert GroupCommit._commit is commit
        async with asyncio.timeout(20):
            while True:
                with contextlib.suppress(UnavailableError):
                    await server.store.probe()
                    break
        assert (await server.http("GET", "/api/health")).status == 200

    on_server(work, tmp_path)
