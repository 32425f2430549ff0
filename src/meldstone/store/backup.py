"""Backups: one file, an SQLite database with the schema of its time, whichever database it was made from."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Collection, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from meldstone.store import personal_data
from meldstone.store.backup_check import checked_backup
from meldstone.store.errors import BackupError, StoreCode, UnavailableError
from meldstone.store.migrations import scripts
from meldstone.store.port import Progress
from meldstone.store.rows import PlayerId
from meldstone.store.sqlite_file import carry_out, connect, migrate

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
    "reports": ("id", "at", "reporter", "reported", "name", "log", "seq", "note", "chat", "records", "people"),
    "merged_guests": ("guest", "account", "at"),
    "room_codes": ("code", "log", "at"),
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
    """A backup with the present schema; one of an older version is brought up to date in a copy. Raises `BackupError`."""
    with ExitStack() as stack:
        try:
            connection = stack.enter_context(checked_backup(path))
            if int(connection.execute("SELECT version FROM schema_version").fetchone()[0]) < len(scripts("sqlite")):
                copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="meldstone-"))) / "backup.db"
                # only what is in tables, however long the file pretends to be
                connection.execute("VACUUM INTO ?", (str(copy),))
                connection = stack.enter_context(closing(connect(copy)))
                migrate(connection, path)
        except (OSError, ValueError, sqlite3.Error) as error:
            raise _unusable(path, error) from error
        except UnavailableError as error:
            raise _no_backup(path, str(error.details["reason"])) from error
        yield connection


def verify(path: Path) -> dict[str, int]:
    """How many rows each table of a backup has, if it can be restored; raises `BackupError` or `NewerSchemaError`."""
    with readable(path) as connection:
        return row_counts(connection)


def row_counts(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table of a backup has."""
    return {table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES}


def selection(table: str) -> str:
    """The query for all that a backup holds of a table."""
    return f"SELECT {', '.join(TABLES[table])} FROM {table}"


def restore_sqlite(source: Path, target: Path, progress: Progress, deleted: Collection[PlayerId] = ()) -> None:
    """Replaces the content of an SQLite file in one transaction. Who was deleted here, or is on the list, stays deleted."""
    with readable(source) as backup, closing(connect(target)) as writer:
        counts = row_counts(backup)
        total, done = sum(counts.values()), 0
        writer.execute("PRAGMA synchronous = FULL")
        writer.execute("BEGIN IMMEDIATE")
        try:
            ended = carry_out(writer, personal_data.deleted_up_to_now(deleted))
            writer.execute("DELETE FROM drafts")
            for table, columns in TABLES.items():
                writer.execute(f"DELETE FROM {table}")
                cursor = backup.execute(selection(table))
                insertion = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
                while rows := cursor.fetchmany(1_000):
                    writer.executemany(insertion, rows)
                    done += len(rows)
                    progress(done, total)
            carry_out(writer, personal_data.delete_again(ended))
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
