"""The writer of an SQLite file: few commits, each safe, and one that fails spoils only what was in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meldstone.store import Append, LogId, UnavailableError
from meldstone.store.sqlite import SqliteStore
from tests.store.samples import OPEN, TABLE, bodies

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    async with await SqliteStore.open(tmp_path / "store.db") as opened:
        yield opened


def statements(store: SqliteStore) -> list[str]:
    """What the writer says to SQLite from now on."""
    said: list[str] = []
    store._writer._connection.set_trace_callback(said.append)
    return said


async def test_one_commit_serves_many(store: SqliteStore) -> None:
    said = statements(store)
    await asyncio.gather(*(store.append(Append(LogId(f"t{n}"), 0, bodies(1), OPEN)) for n in range(200)))
    assert 1 <= said.count("COMMIT") < 50
    assert sum(statement.startswith("INSERT INTO records") for statement in said) == 200


async def test_moves_wait_for_the_disk_and_drafts_do_not(store: SqliteStore) -> None:
    said = statements(store)
    await store.append(Append(TABLE, 0, bodies(1), OPEN))
    await store.keep_draft(TABLE, b"draft")
    await store.keep_draft(TABLE, b"other draft")
    await store.append(Append(TABLE, 1, bodies(2), OPEN))
    story = [statement for statement in said if statement == "COMMIT" or statement.startswith("PRAGMA synchronous")]
    assert story == ["COMMIT", "PRAGMA synchronous = NORMAL", "COMMIT", "COMMIT", "PRAGMA synchronous = FULL", "COMMIT"]


async def test_the_writer_begins_with_all_care(store: SqliteStore) -> None:
    connection = store._writer._connection
    full = 2
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_full_disk_is_told_and_over_when_there_is_room(store: SqliteStore) -> None:
    connection = store._writer._connection
    await store.append(Append(TABLE, 0, bodies(1), OPEN))
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(UnavailableError, match="full"):
        await store.append(Append(TABLE, 1, [bytes(100_000)], OPEN))
    assert await store.read(TABLE) == bodies(1)
    connection.execute("PRAGMA max_page_count = 1000000")
    assert await store.append(Append(TABLE, 1, bodies(2), OPEN)) == 2
    assert await store.read(TABLE) == bodies(1, 2)
