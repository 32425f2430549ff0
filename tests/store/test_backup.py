"""Backups: one moment of a database that goes on being written, which either database can become again."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import psycopg
import pytest

from meldstone.store import EVERYTHING, Append, BackupError, LogId, NewerSchemaError, Store, StoreCode, open_store, sqlite_url
from meldstone.store.backup import TABLES, selection
from meldstone.store.location import is_postgres, sqlite_path
from tests.postgres import server
from tests.store.samples import OPEN, PLAYING, TABLE, bodies
from tests.store.test_migrations import check, fill
from tests.vectors import DATA

pytestmark = pytest.mark.anyio

Content = dict[str, list[tuple[object, ...]]]


def content(url: str) -> Content:
    """Everything that a backup keeps."""
    if is_postgres(url):
        with psycopg.connect(url) as connection:
            rows = {table: connection.execute(selection(table).encode()).fetchall() for table in TABLES}
    else:
        with closing(sqlite3.connect(sqlite_path(url))) as file:
            rows = {table: file.execute(selection(table)).fetchall() for table in TABLES}
    return {table: sorted(found, key=repr) for table, found in rows.items()}


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of either kind."""
    return sqlite_url(tmp_path / "target.db") if request.param == "sqlite" else server().new_database()


async def test_a_backup_becomes_the_same_store_in_either_database(url: str, target: str, tmp_path: Path) -> None:
    await fill(url)
    async with await open_store(url) as store:
        steps: list[tuple[int, int]] = []
        await store.backup(tmp_path / "backup", lambda done, total: steps.append((done, total)))
    assert steps
    assert steps[-1][0] == steps[-1][1]
    assert all(earlier[0] <= later[0] for earlier, later in pairwise(steps))
    async with await open_store(target) as store:
        await store.append(Append(LogId("in the way"), 0, bodies(1), OPEN))
        await store.restore(tmp_path / "backup", lambda done, total: steps.append((done, total)))
    assert steps[-1][0] == steps[-1][1]
    assert content(target) == content(url)
    await check(target)


async def test_a_backup_is_one_file_for_its_owner_only(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    async with await open_store(url) as store:
        await store.append(Append(TABLE, 0, bodies(1), OPEN))
        await store.backup(folder / "backup")
        assert [path.name for path in folder.iterdir()] == ["backup"]
        assert stat.S_IMODE((folder / "backup").stat().st_mode) == 0o600


async def test_a_backup_while_others_write_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """Two logs grow in turn; in a backup neither is more than one step ahead, and no record is without its index row."""
    left, right = LogId("left"), LogId("right")
    async with await open_store(url) as store, await open_store(url) as writer:
        # enough pages for the copy to take several steps
        await store.append(Append(LogId("ballast"), 0, [bytes(1_000)] * 20_000, OPEN))
        written = 0
        stop = asyncio.Event()

        async def write() -> None:
            nonlocal written
            while not stop.is_set():
                for log in (left, right):
                    await writer.append(Append(log, written, [b"x" * 500], PLAYING))
                written += 1

        writing = asyncio.create_task(write())
        while not written:
            await asyncio.sleep(0.001)
        before = written
        async with asyncio.timeout(60):
            await store.backup(tmp_path / "backup")
        after = written
        stop.set()
        await writing
    assert after > before
    async with await open_store(sqlite_url(tmp_path / "restored.db")) as restored:
        await restored.restore(tmp_path / "backup")
        lasts = [await restored.last(log) for log in (left, right)]
        assert lasts[0] - lasts[1] in (0, 1)
        assert before <= lasts[0] <= after + 1
        assert [len(await restored.read(log)) for log in (left, right)] == lasts


async def test_who_serves_during_a_restore_is_told(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as serving, await open_store(url) as other:
        await serving.append(Append(TABLE, 0, bodies(1), OPEN))
        await serving.backup(tmp_path / "backup")
        await serving.append(Append(TABLE, 1, bodies(2), OPEN))
        async with serving.changes() as changes, asyncio.timeout(60):
            await other.restore(tmp_path / "backup")
            # what it appended itself may be told late
            while await anext(changes) != EVERYTHING:
                pass
        assert await serving.read(TABLE) == bodies(1)
        assert await serving.append(Append(TABLE, 1, bodies(3), OPEN)) == 2


async def test_a_file_that_is_there_is_not_overwritten_unasked(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    path.write_text("precious")
    with pytest.raises(BackupError) as failure:
        await store.backup(path)
    assert failure.value.code == StoreCode.IN_THE_WAY
    assert path.read_text() == "precious"
    await store.backup(path, replace=True)
    await store.restore(path)


async def test_a_place_that_cannot_be_written_is_named(store: Store, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="No such file or directory"):
        await store.backup(tmp_path / "nowhere" / "backup")


def damaged(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 8192)


@pytest.mark.parametrize("kind", ["missing", "text", "empty", "foreign", "damaged", "truncated"])
async def test_what_is_no_backup_leaves_everything_as_it_was(url: str, tmp_path: Path, kind: str) -> None:
    await fill(url)
    before = content(url)
    path = tmp_path / "backup"
    async with await open_store(url) as store:
        if kind == "text":
            path.write_text("Dear Sir or Madam, " * 100)
        elif kind == "empty":
            path.touch()
        elif kind == "foreign":
            with closing(sqlite3.connect(path)) as theirs:
                theirs.execute("CREATE TABLE logs (log TEXT)")
        elif kind in ("damaged", "truncated"):
            await store.backup(path)
            if kind == "damaged":
                damaged(path)
            else:
                path.write_bytes(path.read_bytes()[: 4096 * 3])
        with pytest.raises(BackupError) as failure:
            await store.restore(path)
        assert failure.value.code == StoreCode.NO_BACKUP
    assert content(url) == before


async def test_a_backup_of_a_newer_version_is_refused(store: Store, tmp_path: Path) -> None:
    await store.backup(tmp_path / "backup")
    with closing(sqlite3.connect(tmp_path / "backup")) as file:
        file.execute("UPDATE schema_version SET version = 999")
        file.commit()
    with pytest.raises(NewerSchemaError):
        await store.restore(tmp_path / "backup")


async def test_a_backup_of_the_first_version_can_be_restored(url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "backup")) as file:
        file.executescript((DATA / "store_v1_sqlite.sql").read_text(encoding="utf-8"))
    async with await open_store(url) as store:
        await store.restore(tmp_path / "backup")
    await check(url, released=1)
