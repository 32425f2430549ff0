"""The log beside an SQLite file is brought in without a commit waiting for it, and does not grow without end."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from meldstone.store.checkpoints import Checkpoints
from meldstone.store.sqlite_file import connect


@pytest.fixture
def writer(tmp_path: Path) -> sqlite3.Connection:
    path = tmp_path / "test.db"
    path.touch()
    connection = connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("CREATE TABLE words (word BLOB)")
    return connection


def write(connection: sqlite3.Connection, times: int) -> None:
    for _ in range(times):
        connection.execute("INSERT INTO words VALUES (randomblob(3000))")


def soon(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def in_the_file(path: Path) -> int:
    """Rows in the file itself, without the log beside it; -1 if a log is just being brought in, so that a copy is half new."""
    copy = path.with_name("copy.db")
    copy.write_bytes(path.read_bytes())
    try:
        with sqlite3.connect(copy) as connection:
            found: int = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'words'").fetchone()[0]
            return connection.execute("SELECT count(*) FROM words").fetchone()[0] if found else 0
    except sqlite3.DatabaseError:
        return -1


def test_after_enough_writes_the_log_is_brought_in_and_starts_again(tmp_path: Path, writer: sqlite3.Connection) -> None:
    path, log = tmp_path / "test.db", tmp_path / "test.db-wal"
    checkpoints = Checkpoints(path, writes=10)
    try:
        write(writer, 9)
        checkpoints.after_commit(writer, 9)
        time.sleep(0.05)
        assert in_the_file(path) == 0
        write(writer, 1)
        checkpoints.after_commit(writer, 1)
        soon(lambda: in_the_file(path) == 10)
        length = log.stat().st_size
        for number in range(20):
            write(writer, 10)
            checkpoints.after_commit(writer, 10)
            soon(lambda number=number: in_the_file(path) == 20 + 10 * number)  # type: ignore[misc]
        # now and then a slow machine writes on before the log can start again; without that it would be twenty times as long
        assert log.stat().st_size < 10 * length
    finally:
        checkpoints.close()


def test_a_log_that_became_too_long_is_brought_in_by_the_writer(tmp_path: Path, writer: sqlite3.Connection) -> None:
    checkpoints = Checkpoints(tmp_path / "test.db", writes=10, too_long=1)
    try:
        write(writer, 10)
        checkpoints.after_commit(writer, 10)
        assert in_the_file(tmp_path / "test.db") == 10
    finally:
        checkpoints.close()


def test_a_reader_keeps_nobody_waiting(tmp_path: Path, writer: sqlite3.Connection) -> None:
    reader = connect(tmp_path / "test.db")
    write(writer, 1)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM words").fetchone()
    checkpoints = Checkpoints(tmp_path / "test.db", writes=1, too_long=1)
    began = time.monotonic()
    write(writer, 5)
    checkpoints.after_commit(writer, 5)
    checkpoints.close()
    assert time.monotonic() - began < 25, "the patience for a busy file is 30 seconds"
    assert reader.execute("SELECT count(*) FROM words").fetchone() == (1,)
