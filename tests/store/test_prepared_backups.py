"""A prepared backup is refused in a moment, with a code, and nothing has changed."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from meldstone.store import Append, BackupError, BotToken, PlayerId, Store, StoreCode, open_store, sqlite_url
from meldstone.store.backup import verify
from meldstone.store.deleted_list import read_deleted
from tests.postgres import server
from tests.store.prepared_backups import PREPARED
from tests.store.samples import ANN, BEN, CAM, FINISHED, PLAYING, TABLE, bodies, finish, rating, with_account
from tests.store.test_backup import content
from tests.store.test_migrations import fill

pytestmark = pytest.mark.anyio

BOT = PlayerId("ann.my-bot")
PATIENCE = 30
"""Seconds, far above the two that it may take: what is endless shows all the same."""


async def prepared(directory: Path, name: str) -> Path:
    """A true backup, and then something done to it."""
    url, path = sqlite_url(directory / "source.db"), directory / "prepared"
    await fill(url)
    async with await open_store(url) as store:
        await store.backup(path)
    PREPARED[name](path)
    return path


@pytest.mark.parametrize("name", PREPARED)
async def test_a_prepared_backup_is_refused_and_nothing_has_changed(tmp_path: Path, name: str) -> None:
    path = await prepared(tmp_path, name)
    url = sqlite_url(tmp_path / "source.db")
    before = content(url)
    # in a process of its own: what is endless can only be ended with it
    command = [sys.executable, "-m", "meldstone", "restore", str(path), "--force", "--database", url]
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False, text=True)
    assert (done.returncode, done.stderr.split(": ")[:2]) == (2, ["meldstone", "store/no-backup"]), done
    assert content(url) == before
    with pytest.raises(BackupError) as failure:
        verify(path)
    assert failure.value.code == StoreCode.NO_BACKUP


@pytest.mark.parametrize("name", ["a view without end", "a text for bytes", "a trigger without end"])
async def test_postgresql_is_given_none_of_it_either(tmp_path: Path, name: str) -> None:
    path = await prepared(tmp_path, name)
    url = server().clean_database()
    await fill(url)
    before = content(url)
    async with await open_store(url) as store:
        with pytest.raises(BackupError) as failure:
            await store.restore(path)
        assert failure.value.code == StoreCode.NO_BACKUP
    assert content(url) == before


async def somebody_deleted(store: Store, directory: Path) -> Path:
    """A backup of the time before two accounts were deleted, one of them with a bot."""
    for id in (ANN, BEN, CAM):
        await with_account(store, id)
    await store.add_bot_token(BotToken(digest=b"digest", owner=ANN, label="my bot", created_at=0))
    await store.append(Append(TABLE, 0, bodies(1), PLAYING, players=(ANN, CAM)))
    await store.append(Append(TABLE, 1, bodies(2), FINISHED, finish=finish("game", (ANN, BOT), (rating(ANN, 1), rating(BOT, 1)))))
    await store.backup(directory / "before")
    assert await store.delete_account(ANN, (BOT,))
    assert await store.delete_account(BEN)
    return directory / "before"


async def check_deleted(store: Store) -> None:
    """Nothing points at them any more, and whoever stayed is there."""
    for id in (ANN, BEN, BOT):
        assert await store.account(id) is None
        assert await store.ratings_of(id) == []
        assert await store.games(player=id) == []
    assert await store.account(CAM) is not None
    assert await store.bot_token(b"digest") is None
    # their names in the records of rooms are the next to go
    assert await store.unforgotten() == [(TABLE, ANN)]


async def test_who_was_deleted_stays_deleted_after_a_restore(store: Store, tmp_path: Path) -> None:
    path = await somebody_deleted(store, tmp_path)
    await store.restore(path)
    await check_deleted(store)
    await store.restore(path)
    await check_deleted(store)


async def test_sessions_that_were_ended_since_stay_ended(store: Store, tmp_path: Path) -> None:
    await store.backup(tmp_path / "before")
    await store.end_session("session", 2**50, 0)
    await store.restore(tmp_path / "before")
    assert await store.session_ended("session")


async def test_on_another_machine_a_list_says_who_was_deleted(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        path = await somebody_deleted(store, tmp_path)
    async with await open_store(sqlite_url(tmp_path / "new" / "new.db")) as there:
        await there.restore(path, deleted=(ANN, BEN, BOT))
        await check_deleted(there)


async def test_the_list_beside_a_file_is_kept_and_heeded(tmp_path: Path) -> None:
    async with await open_store(sqlite_url(tmp_path / "old.db")) as store:
        path = await somebody_deleted(store, tmp_path)
    kept = tmp_path / "old.db.deleted"
    assert kept.read_text().split() == [ANN, BOT, BEN]
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    kept.rename(tmp_path / "new.db.deleted")
    async with await open_store(sqlite_url(tmp_path / "new.db")) as there:
        await there.restore(path)
        await check_deleted(there)


def test_what_is_no_list_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "list"
    for data in (b"\xff", b"x" * 200, b"a\x1b[2J"):
        path.write_bytes(data)
        with pytest.raises(BackupError):
            read_deleted(path)
    path.write_text("# gone in May\n\n  ann \nann\nben\n")
    assert read_deleted(path) == {"ann", "ben"}
    with pytest.raises(BackupError, match="No such file"):
        read_deleted(tmp_path / "missing")


async def test_a_true_backup_is_verified_by_its_counts(url: str, tmp_path: Path) -> None:
    await fill(url)
    async with await open_store(url) as store:
        await store.backup(tmp_path / "backup")
    assert verify(tmp_path / "backup") == {table: len(rows) for table, rows in content(url).items()}
