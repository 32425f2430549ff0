"""Backups: one file, an SQLite database with the schema of its time, whichever database it was made from."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from meldstone.store.errors import BackupError, StoreCode, UnavailableError
from meldstone.store.port import Progress
from meldstone.store.sqlite_file import OURS, connect, migrate

TABLES = {
    "logs": ("log", "last", "status", "deadline", "listing", "created_at", "changed_at", "indexed"),
    "log_players": ("player", "log", "seated"),
    "records": ("log", "seq", "body"),
    "games": ("id", "log", "edition", "finished_at", "rated", "listed", "record"),
    "game_players": ("game", "seat", "player", "name"),
    "ratings": ("player", "edition", "size", "mu", "sigma", "games", "score"),
    "accounts": ("id", "name", "folded", "password_hash", "generation", "created_at", "banned_at", "established", "ranked"),
    "skeletons": ("skeleton", "account"),
    "recovery_codes": ("digest", "account", "created_at"),
    "blocks": ("player", "blocked", "name", "at"),
    "reports": ("id", "at", "reporter", "reported", "name", "log", "seq", "note", "chat"),
    "ended_sessions": ("session", "expires"),
    "deleted_accounts": ("id",),
    "bot_tokens": ("digest", "owner", "label", "created_at", "revoked_at"),
    "secrets": ("name", "secret"),
    "alive": ("one", "process", "at", "before"),
    "outages": ("began", "ended"),
}
"""What a backup holds. Drafts and orders are not worth keeping; who serves, and how often a backup was restored, belongs to the
database."""

_PAGES_AT_ONCE = 2_000


def no_progress(done: int, total: int) -> None:
    """The progress that nobody watches."""


@contextmanager
def new_file(path: Path, *, replace: bool) -> Iterator[Path]:
    """A file to write to, which takes the given place when it is whole and on disk."""
    try:
        if path.exists() and not replace:
            raise BackupError(f"{path} exists already", code=StoreCode.IN_THE_WAY, path=str(path))
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(handle)
    except (OSError, ValueError) as error:
        raise _unusable(path, error) from error
    part = Path(name)
    try:
        yield part
        _sync(part)
        os.replace(part, path)
        _sync(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise _unusable(path, error) from error
    finally:
        part.unlink(missing_ok=True)


def copy_sqlite(source: Path, target: Path, progress: Progress) -> None:
    """Copies an SQLite file as it is now, page by page, while others go on reading and writing it."""
    with closing(connect(source, read_only=True)) as reader, closing(sqlite3.connect(target)) as writer:
        # One read transaction around all steps: without it every write of others would restart the copy.
        reader.execute("BEGIN")
        reader.execute("SELECT version FROM schema_version").fetchone()
        reader.backup(writer, pages=_PAGES_AT_ONCE, progress=lambda _, left, total: progress(total - left, total), sleep=0)
        reader.execute("COMMIT")
        # the copy is one file, without a log beside it
        writer.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def readable(path: Path) -> Iterator[sqlite3.Connection]:
    """A backup, brought up to the present schema in a copy; raises `BackupError` if it is none."""
    with tempfile.TemporaryDirectory(prefix="meldstone-") as directory:
        copy = Path(directory) / "backup.db"
        try:
            shutil.copyfile(path, copy)
        except (OSError, ValueError) as error:
            raise _unusable(path, error) from error
        try:
            connection = connect(copy)
        except UnavailableError as error:
            raise _no_backup(path, str(error.details["reason"])) from error
        with closing(connection):
            try:
                ours = connection.execute("PRAGMA application_id").fetchone()[0] == OURS
                whole = ours and connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
                if whole:
                    migrate(connection, path)
            except sqlite3.Error as error:
                raise _no_backup(path, str(error)) from error
            if not whole:
                raise _no_backup(path, "damaged" if ours else "no backup of this program")
            yield connection


def row_counts(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table of a backup has."""
    return {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES}


def selection(table: str) -> str:
    """The query for all that a backup holds of a table."""
    return f"SELECT {', '.join(TABLES[table])} FROM {table}"


def restore_sqlite(source: Path, target: Path, progress: Progress) -> None:
    """Replaces the content of an SQLite file in one transaction."""
    with readable(source) as backup, closing(connect(target)) as writer:
        counts = row_counts(backup)
        total, done = sum(counts.values()), 0
        writer.execute("PRAGMA synchronous = FULL")
        writer.execute("BEGIN IMMEDIATE")
        try:
            writer.execute("DELETE FROM drafts")
            for table, columns in TABLES.items():
                writer.execute(f"DELETE FROM {table}")
                cursor = backup.execute(selection(table))
                insertion = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
                while rows := cursor.fetchmany(1_000):
                    writer.executemany(insertion, rows)
                    done += len(rows)
                    progress(done, total)
            writer.execute("UPDATE restores SET times = times + 1")
            writer.execute("COMMIT")
        except BaseException:
            writer.execute("ROLLBACK")
            raise


def _unusable(path: Path, error: OSError | ValueError | sqlite3.Error) -> BackupError:
    return _no_backup(path, (error.strerror if isinstance(error, OSError) else None) or str(error))


def _no_backup(path: Path, reason: str) -> BackupError:
    return BackupError(f"{path}: {reason}", path=str(path), reason=reason)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
