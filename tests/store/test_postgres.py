"""PostgreSQL only: lost connections, and what the processes tell each other."""

from __future__ import annotations

import asyncio
import re
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

from meldstone.store import EVERYTHING, Append, Change, GameId, LogId, UnavailableError, open_store
from meldstone.store.postgres import PostgresStore
from tests.postgres import server
from tests.store.samples import ANN, FINISHED, OPEN, PLAYING, TABLE, bodies, finish, rating

pytestmark = pytest.mark.anyio


@pytest.fixture
def url() -> str:
    return server().clean_database()


_COMMITS = re.compile(rb'COMMIT|\{"\d+ ')
"""What leads to a commit on its way to the server: the word, or the notices of appends, which are one statement without it."""


class Line:
    """Stands between a store and the server, and can be cut just before or just after a commit has gone through."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._cuts: list[str] = []
        self.cut = 0

    def cut_at_next_commit(self, when: str) -> None:
        self._cuts.append(when)

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        back_reader, back_writer = await asyncio.open_unix_connection(self._socket)
        answers = asyncio.create_task(self._pass_on(back_reader, writer))
        try:
            while data := await reader.read(65536):
                if self._cuts and _COMMITS.search(data):
                    self.cut += 1
                    if self._cuts.pop(0) == "after":
                        await _end(answers)
                        back_writer.write(data)
                        await back_writer.drain()
                        await back_reader.read(1)
                    break
                back_writer.write(data)
                await back_writer.drain()
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            await _end(answers)
            for end in (writer, back_writer):
                end.transport.abort()

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError, ConnectionError):
        await task


@asynccontextmanager
async def through_a_line(url: str, folder: Path) -> AsyncIterator[tuple[PostgresStore, Line]]:
    line = Line(server().directory / ".s.PGSQL.5432")
    listening = await asyncio.start_unix_server(line.serve, folder / ".s.PGSQL.5432")
    mine = url.replace(quote(str(server().directory), safe=""), quote(str(folder), safe=""))
    async with await PostgresStore.open(mine) as store:
        yield store, line
    listening.close()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_append_whose_answer_was_lost_is_carried_out_once(url: str, tmp_path: Path, when: str) -> None:
    async with through_a_line(url, tmp_path) as (store, line):
        await store.append(Append(TABLE, 0, bodies(1), OPEN))
        line.cut_at_next_commit(when)
        assert await store.append(Append(TABLE, 1, bodies(2, 3), PLAYING)) == 3
        line.cut_at_next_commit(when)
        assert await store.append(Append(LogId("new"), 0, bodies(1), OPEN)) == 1
        line.cut_at_next_commit(when)
        assert await store.append(Append(TABLE, 3, bodies(4), FINISHED, finish=finish(ratings=[rating(ANN, 1)]))) == 4
        assert line.cut == 3
        assert await store.read(TABLE) == bodies(1, 2, 3, 4)
        assert await store.read(LogId("new")) == bodies(1)
        assert [row.games for row in await store.ratings_of(ANN)] == [1]
        assert await store.game(GameId("game"))


async def test_other_writes_survive_a_lost_answer(url: str, tmp_path: Path) -> None:
    async with through_a_line(url, tmp_path) as (store, line):
        line.cut_at_next_commit("after")
        account = await store.create_account(ANN, "Ann", "hash", 1)
        assert line.cut == 1
        assert await store.account_named("ann") == account


async def test_a_crash_of_the_server_loses_nothing_and_is_noticed(url: str) -> None:
    async with await open_store(url) as store, store.changes() as changes:
        last = 0

        async def play() -> None:
            nonlocal last
            while last < 200:
                last = await store.append(Append(TABLE, last, bodies(last + 1), PLAYING))

        playing = asyncio.create_task(play())
        while last < 50:
            await asyncio.sleep(0.005)
        await asyncio.to_thread(server().crash)
        server().start()
        async with asyncio.timeout(60):
            await playing
            async for change in changes:
                if change == EVERYTHING:
                    break
        assert await store.read(TABLE) == bodies(*range(1, 201))


async def test_a_listener_whose_connection_was_ended_hears_on(url: str) -> None:
    async with await open_store(url) as store, store.changes() as changes:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as other:
            await other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        async with asyncio.timeout(60):
            assert await anext(changes) == EVERYTHING
            await store.append(Append(TABLE, 0, bodies(1), OPEN))
            assert await anext(changes) == Change(TABLE, 1)


async def test_words_of_strangers_on_our_channel_are_ignored(url: str) -> None:
    async with await open_store(url) as store, store.changes() as changes:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as other:
            await other.execute("NOTIFY meldstone_log, 'what? ever'")
            await other.execute("NOTIFY meldstone_talk, 'hello'")
        await store.append(Append(TABLE, 0, bodies(1), OPEN))
        async with asyncio.timeout(60):
            assert await anext(changes) == Change(TABLE, 1)


async def test_what_one_process_says_the_others_hear(url: str) -> None:
    words = bytes(range(256)) * 23
    async with await open_store(url) as first, await open_store(url) as second, first.heard() as own, second.heard() as heard:
        await first.say(LogId("a table"), words)
        await second.say(TABLE, b"answer")
        async with asyncio.timeout(60):
            assert await anext(heard) == ("a table", words)
            assert await anext(own) == (TABLE, b"answer")
        with pytest.raises(ValueError, match="too many"):
            await first.say(TABLE, bytes(6_001))


async def test_commits_are_durable_even_where_the_server_is_careless(url: str) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as other:
        await other.execute("ALTER ROLE meldstone SET synchronous_commit = off")
        try:
            async with await PostgresStore.open(url) as store, store._pool.connection() as connection:
                assert await (await connection.execute("SHOW synchronous_commit")).fetchone() == ("on",)
        finally:
            await other.execute("ALTER ROLE meldstone RESET synchronous_commit")


async def test_a_server_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(UnavailableError) as failure:
        await open_store(f"postgresql://meldstone:hunter2@/x?host={quote(str(tmp_path), safe='')}")
    assert "hunter2" not in str(failure.value)
    assert str(failure.value).startswith("postgresql://meldstone:***@/x?host=")
